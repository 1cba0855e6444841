"""What has happened since the channel was last told of moves, as each seat may know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.table import Tables
from tests.bot.table.seated import ANN, BOB, choose_all, end_turn, opened, start, tamper
from tests.bot.table.test_undo import play
from tests.toy.actions import Choose, Draw
from tests.toy.events import Chosen, ChosenNumber, Drawn, DrawnCard, Played


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two in which Ann has her turn."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    return game


async def kinds(tables: Tables, game: int, seat: int | None) -> list[type]:
    """Return the classes of the events that a seat knows of and no message has told."""
    position = await tables.load(game)
    return [type(event) for event in await tables.records.news(position, seat)]


async def test_what_was_done_this_turn(tables: Tables, game: int) -> None:
    """Everybody may know what is public of it, and nothing is left once the turn has passed."""
    assert await kinds(tables, game, 0) == []
    await tables.play.act(game, ANN, play((await tables.load(game)).game))
    await tables.play.act(game, ANN, Draw())
    assert await kinds(tables, game, 0) == [Played, Drawn, DrawnCard]
    assert await kinds(tables, game, 1) == await kinds(tables, game, None) == [Played, Drawn]
    await end_turn(tables, game, ANN)
    assert [await kinds(tables, game, seat) for seat in (0, 1, None)] == [[], [], []]


async def test_a_secret_stays_with_its_seat(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, BOB, Choose(2))
    assert await kinds(tables, game, 1) == [Chosen, ChosenNumber]
    assert await kinds(tables, game, 0) == await kinds(tables, game, None) == [Chosen]


async def test_what_was_taken_back_is_not_there(tables: Tables, game: int) -> None:
    first = await tables.play.act(game, ANN, play((await tables.load(game)).game))
    await tables.play.act(game, ANN, play(first.position.game))
    await tables.undo.undo_last(game, ANN)
    assert await kinds(tables, game, 0) == [Played]
    await tables.undo.undo_last(game, ANN)
    assert await kinds(tables, game, 0) == []
    await tables.play.act(game, ANN, play((await tables.load(game)).game))
    assert await kinds(tables, game, 0) == [Played]


async def test_it_goes_with_the_position_that_was_read(tables: Tables, game: int) -> None:
    """What happened after that, a message among it, is not marked where it cannot be seen."""
    first = await tables.play.act(game, ANN, play((await tables.load(game)).game))
    await tables.play.act(game, ANN, Draw())
    await end_turn(tables, game, ANN)
    (event,) = await tables.records.news(first.position, 0)
    assert isinstance(event, Played)


async def test_events_that_todays_rules_do_not_know_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await tables.play.act(game, BOB, Choose(2))
    tamper(path, """UPDATE entry SET events = '[{"type":"gone"}]'""")
    async with opened(path) as tables:
        assert await kinds(tables, game, 1) == []
