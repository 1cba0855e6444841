"""When the command tree is sent to Discord, and how commands are mentioned."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient

import rules.registry
from bot.app import make_client
from bot.client import Riquet
from bot.ui.mentions import typed_name
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server


class Synced(Server):
    """A server whose bot sends its commands only when they have changed, as on Discord; counts that."""

    def __init__(self, database: Path, **settings: Any) -> None:
        self.syncs = 0
        super().__init__(database, **settings)

    def _new_client(self) -> Riquet:
        return make_client(self.config, self.database)

    def _correct_simcord(self) -> None:
        super()._correct_simcord()
        request = FakeHTTPClient.request

        async def counted(client: FakeHTTPClient, route: Any, **given: Any) -> Any:
            self.syncs += (route.method, route.path) == ("PUT", "/applications/{application_id}/commands")
            return await request(client, route, **given)

        FakeHTTPClient.request = counted  # type: ignore[method-assign]


async def test_commands_are_sent_when_they_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Synced(tmp_path / "games.db")
    await server.start()
    try:
        assert server.syncs == 1
        ids = server.services.mentions.ids
        assert set(ids) == {command["name"] for command in await server.client.tree_payload()}
        await server.restart()
        assert server.syncs == 1, "nothing has changed since"
        assert server.services.mentions.ids == ids
        answer = answer_of(await server.stranger.slash(server.channel, "help"))
        assert f"</game new:{ids['game']}>" in answer
        assert f"</rules search:{ids['rules']}>" in answer
        for path, number in re.findall(r"</([^:>]+):(\d+)>", answer):
            assert int(number) == ids[path.split()[0]]
        monkeypatch.delitem(rules.registry._games, "toy")
        await server.restart()
        assert server.syncs == 2, "the tree is another"
        assert "toy" not in server.services.mentions.ids
    finally:
        await server.stop()


async def test_another_application_gets_its_own_commands(tmp_path: Path) -> None:
    """A database that moves to another bot holds the ids of commands that are not this bot's."""
    server = Synced(tmp_path / "games.db")
    await server.start()
    try:
        stored = json.loads(await server.tables.store.meta("commands") or "")
        await server.tables.store.set_meta("commands", json.dumps({**stored, "digest": "of another"}))
        await server.restart()
        assert server.syncs == 2
    finally:
        await server.stop()


async def test_an_unknown_command_is_shown_unclickable(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    position = await server.tables.load(game_id)
    server.services.mentions.ids = {}
    answer = answer_of(await server.people[0].slash(server.channel, "moves"))
    assert "`/toy choose`" in answer
    await act_by_command(server, position, 0, position.game.suggest(0))


@pytest.mark.parametrize(
    ("path", "typed"),
    [
        ("panel", "play"),
        ("seat call", "seat substitute"),
        ("mod reset", "mod reset"),
        ("arriala end", "arriala end"),
        ("mod", "mod"),
    ],
)
def test_a_command_is_mentioned_as_it_is_typed(path: str, typed: str) -> None:
    """A path in the code stays what it is; what people type stands in the texts."""
    assert typed_name(path) == typed


async def test_every_mention_is_a_command_that_there_is(server: Server) -> None:
    """The help mentions commands by their paths in the code."""
    known = {path for command in await server.client.tree_payload() for path in _paths(command)}
    answer = answer_of(await server.stranger.slash(server.channel, "help"))
    assert set(re.findall(r"</([^:>]+):\d+>", answer)) <= known
    assert "</play:" in answer


def _paths(command: dict[str, Any], above: str = "") -> list[str]:
    path = f"{above} {command['name']}".strip()
    below = [one for one in command.get("options", []) if one["type"] in (1, 2)]
    return [found for one in below for found in _paths(one, path)] or [path]
