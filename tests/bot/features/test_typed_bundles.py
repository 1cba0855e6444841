"""Bundles are typed in commands and in the panel's form."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bot.answers import answer_of, choose_all, lay_out
from tests.bot.playing import act_by_command, act_by_panel, open_game, open_panel
from tests.discord import Server
from tests.discord import server as running
from tests.hoard import TITLE, Hoard, PutAway, hoarding
from tests.toy.components import Colour


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Start the bot while the game with bundles is known."""
    with hoarding(tmp_path, monkeypatch):
        async with running(tmp_path / "games.db") as made:
            yield made


async def in_turn(server: Server) -> tuple[int, int]:
    """Open a game in a turn of a seat with two blue cards and a red one; return the game and the seat."""
    game_id = await open_game(server, TITLE, 2)
    seat = await choose_all(server, game_id)
    game: Any = (await server.tables.load(game_id)).game
    hand = (Colour.BLUE, Colour.BLUE, Colour.RED)
    await lay_out(server, game_id, replace(game, hands=tuple(hand for _ in game.hands)))
    return game_id, seat


async def hand_of(server: Server, game_id: int, seat: int) -> tuple[Colour, ...]:
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Hoard)
    return game.hands[seat]


@pytest.mark.parametrize("panel", [False, True])
async def test_a_bundle_is_typed(server: Server, panel: bool) -> None:
    game_id, seat = await in_turn(server)
    position = await server.tables.load(game_id)
    if panel:
        await act_by_panel(server, await open_panel(server, seat), position, seat, PutAway((1, 0, 1)))
    else:
        await act_by_command(server, position, seat, PutAway((1, 0, 1)))
    assert await hand_of(server, game_id, seat) == (Colour.BLUE,)


async def test_what_is_no_bundle_is_explained(server: Server) -> None:
    game_id, seat = await in_turn(server)
    person = server.people[seat]
    answer = answer_of(await person.slash(server.channel, "hoard away", cards="2 blue, violet"))
    assert "“violet” is not understood here. Possible: blue, green or red." in answer
    answer = answer_of(await person.slash(server.channel, "hoard away", cards="0 blue"))
    assert "“0” is not a possible number" in answer
    answer = answer_of(await person.slash(server.channel, "hoard away", cards="3 blue"))
    assert "You hold 2 blue and 1 red." in answer
    await person.slash(server.channel, "hoard away", cards="Blue and 1x RED")
    assert await hand_of(server, game_id, seat) == (Colour.BLUE,)


async def test_why_not_names_what_stands_in_the_way_of_a_bundle(server: Server) -> None:
    """A bundle of nothing, of the right length, is tried."""
    game_id, seat = await in_turn(server)
    game: Any = (await server.tables.load(game_id)).game
    await lay_out(server, game_id, replace(game, hands=((),) * 2))
    answer = await server.people[seat].slash(server.channel, "why", action="Put away")
    assert "Put at least one card away." in answer_of(answer)
