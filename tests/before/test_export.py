"""Files that the bot of before has exported become games that go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES
from tests.before.loading import EXPORTS, examined, export, exported_state, play_on, state_by_log
from tests.bot.answers import response_of
from tests.bot.moderating import server_message
from tests.bot.table.filed import brought_in
from tests.bot.table.seated import opened
from tests.discord import server as running
from tests.discord import texts


@pytest.mark.parametrize("name", ["export", "export-arriala"])
async def test_a_file_becomes_the_game_that_it_was(tmp_path: Path, name: str) -> None:
    data = export(name)
    kinds = {entry["kind"] for entry in json.loads(data)["entries"]}
    assert kinds >= ({"undo", "rollback", "dice", "export"} if name == "export" else {"undo", "export"})
    candidate: Any = await examined(data)
    assert (candidate.status, candidate.older) == ("open", False)
    async with running(tmp_path / "games.db") as server:
        result = await server.moderator.slash(server.channel, "mod import", file=("game.json", data))
        question = response_of(result)
        await server.moderator.click(question, label="Import")
        assert "The game has been imported" in texts(server_message(server, question).components)
        tables = server.tables
        info = await tables.find(server.channel.id)
        assert info is not None
        assert [one.name for one in info.seats] == ["Ada", "Bea", "Cleo"]
        stands, led = await state_by_log(tables, info.id)
        assert stands == led == exported_state(data)
        for _ in range(5):
            assert await play_on(tables, info.id)
        stands, led = await state_by_log(tables, info.id)
        assert stands == led
        while name == "export" and await play_on(tables, info.id):
            pass
        if name == "export":
            assert (await tables.records.verify(info.id)).ok


@pytest.mark.parametrize("name", EXPORTS)
@pytest.mark.parametrize("older", [False, True])
async def test_every_file_of_before_comes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, older: bool
) -> None:
    """By the rules that it was played by, and once these have changed."""
    data = export(name)
    rules = GAMES[json.loads(data)["kind"]]
    if older:
        monkeypatch.setattr(rules, "version", rules.version + 1)
    async with opened(tmp_path / "games.db") as tables:
        info = await brought_in(tables, data)
        position = await tables.load(info.id)
        assert (position.game, info.rules_version) == (exported_state(data), rules.version)
        kinds = [entry.kind for entry in await tables.records.history(info.id, None, 2)]
        assert ("rules" in kinds) == older
        for _ in range(10):
            assert await play_on(tables, info.id)
        stands, led = await state_by_log(tables, info.id)
        assert stands == led


async def test_a_changed_file_is_refused() -> None:
    with pytest.raises(Exception, match="import_damaged"):
        await examined(export("export").replace(b'"undo"', b'"call"', 1))
