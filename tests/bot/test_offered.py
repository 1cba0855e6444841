"""Only games with a painter are offered: of any other nothing is to be seen on Discord."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import render
from bot.ui.board_parts import part_names
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from bot.ui.rule_links import COSTS, Topic
from rules import GAMES, new_game
from rules.language.texts import languages
from rules.language.words import Words
from tests.bot.answers import answer_of
from tests.bot.features.moderation.files import answer_of as refusal_of
from tests.bot.features.moderation.files import asked_to_import
from tests.bot.table.filed import begin
from tests.bot.table.seated import CHANNEL, MODERATOR, opened
from tests.discord import Server
from tests.discord import server as running
from tests.made_up import known
from tests.offered import OFFERED
from tests.readme import README, command_table
from tests.toy import painter
from tests.toy.game import Toy
from tests.unpainted import Unpainted, UnpaintedView


@pytest.fixture
def kind() -> Iterator[str]:
    """Make the game known."""
    with known(Unpainted) as kind:
        yield kind


@pytest.fixture
async def server(kind: str, tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot, and send its commands, while the game is known."""
    async with running(tmp_path / "games.db") as made:
        yield made


def titles() -> set[str]:
    """Return what the games that are offered are called."""
    return {Words(kind, "en").text("title") for kind in OFFERED}


@pytest.mark.parametrize("game", OFFERED)
def test_all_parts_of_a_board_have_names(game: str) -> None:
    """Panels and /board name them, in each language of the game."""
    view = new_game(game, seats=min(GAMES[game].seat_numbers), seed=1).view(0)
    for language in languages(GAMES[game].package, "texts"):
        names = part_names(Words(game, language, (), view))
        assert len(set(names.values())) == len(names)


def test_a_game_is_offered_once_it_has_a_painter(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind in GAMES
    assert tuple(offered_games()) == OFFERED
    assert offered_games()["toy"] is Toy
    monkeypatch.setattr("render.registry._painters", {UnpaintedView: painter})
    assert render.paints(UnpaintedView)
    assert dict(offered_games()) == {kind: Unpainted}


async def test_it_has_no_commands(server: Server, kind: str) -> None:
    payload = await server.client.tree_payload()
    assert {"game", "toy", "arriala"} <= {command["name"] for command in payload}
    assert kind not in json.dumps(payload)
    ada = server.people[0]
    assert not [path for path in ada.available_commands(server.channel) if kind in path]


async def test_it_is_not_in_the_readme(kind: str) -> None:
    assert await command_table() in README.read_text("utf-8")


async def test_no_table_is_opened_for_it(server: Server, kind: str) -> None:
    ada = server.people[0]
    choices: Any = await ada.autocomplete(server.channel, "game new", "game", "")
    assert {choice["name"] for choice in choices} == titles()
    answer = answer_of(await ada.slash(server.channel, "game new", game=kind))
    assert all(title in answer for title in titles())
    assert await server.tables.find(server.channel.id) is None


async def test_nobody_reads_of_it(server: Server, kind: str) -> None:
    ada = server.people[0]
    assert kind not in answer_of(await ada.slash(server.channel, "help"))
    for path, given in (("rules cost", {}), ("rules search", {"query": "card"})):
        choices: Any = await ada.autocomplete(server.channel, path, "game", "")
        assert choices
        assert {choice["name"] for choice in choices} <= titles()
        answer = answer_of(await ada.slash(server.channel, path, game=kind, **given))
        assert "The toy game" in answer
    with pytest.raises(UserError, match="rules_gone"):
        Topic.parse(f"{kind}/{COSTS}")


async def test_it_is_not_brought_in_from_a_file(server: Server, kind: str, tmp_path: Path) -> None:
    async with opened(tmp_path / "elsewhere.db") as tables:
        info = await begin(tables, kind, 2, CHANNEL)
        data = await tables.transfer.export(info.id, MODERATOR)
    answer = refusal_of(await asked_to_import(server, data))
    assert answer == "There is no game called “unpainted” here."
