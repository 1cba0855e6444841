"""Timers that are not as they were written: they stop no other, and are made anew."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing

import pytest

from bot.store.kinds import TimerKind
from bot.table import Reminders, Tables
from tests.bot.table import paced
from tests.bot.table.doing import put_away
from tests.bot.table.market import open_market, sell, toy
from tests.bot.table.planned import plan_of
from tests.bot.table.seated import ANN, BOB, CHANNEL, MODERATOR
from tests.bot.table.test_reminders import DAILY, away, clock_of, in_turn, kept, reminded, want
from tests.toy.actions import Draw, EndTurn
from tests.toy.view import SALE_HOURS

ROTS = {
    "kind": "kind = 'clocj'",
    "no text": "kind = CAST(x'63ff6f636b' AS TEXT)",
    "key": "key = '9/0'",
    "no number": "key = 'p/0'",
    "due": "due = 1",
    "seal": "seal = 0",
}


def rot(tables: Tables, what: str, game: int) -> None:
    """Let the timers of a game be other than they were written."""
    with closing(sqlite3.connect(tables.store.path)) as connection, connection:
        assert connection.execute(f"UPDATE timer SET {what} WHERE game = ?", (game,)).rowcount == 1


@pytest.mark.parametrize("what", ROTS)
async def test_one_that_has_rotted_stops_no_other(
    tables: Tables, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    await in_turn(tables, channel=CHANNEL + 1)
    rot(tables, ROTS[what], game)
    clock_of(tables).advance(hours=24)
    with caplog.at_level(logging.ERROR):
        assert await reminded(tables) == [("Ann", "channel")]
        assert await reminded(tables) == []
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert f"game {game} is not as it was written" in caplog.text
    assert await kept(tables) == [("0/1", 24, None)]


async def test_one_of_a_kind_that_nobody_knows_stops_no_other(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    game = await in_turn(tables)
    async with tables.store.write() as queries:
        await queries.run("INSERT INTO timer (game, kind, key, due, made) VALUES (?, 'tea', '0', 1, 1)", game)
    clock_of(tables).advance(hours=24)
    assert await reminded(tables) == [("Ann", "channel")]


async def test_nothing_is_due_by_one_that_has_rotted(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    rot(tables, "due = due + 1", await in_turn(tables))
    assert await tables.timers.next_due() is None


async def test_a_clock_that_is_put_right_takes_none_for_sound(tables: Tables) -> None:
    await want(tables, ANN, DAILY)
    rot(tables, "made = made + 3600000", await in_turn(tables))
    await tables.timers.correct()
    assert await tables.timers.next_due() is None


@pytest.mark.parametrize("what", ["seal = 0", "due = 1", "key = '9'"])
async def test_a_clock_is_made_anew(tables: Tables, what: str) -> None:
    game = await paced.in_turn(tables)
    whole = await paced.clocks(tables, game)
    rot(tables, what, game)
    assert (await tables.get(game)).until == {}
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.resume(game, MODERATOR)
    assert await paced.clocks(tables, game) == whole


async def test_a_clock_that_rots_while_nothing_is_done_is_made_anew_when_it_is_due(tables: Tables) -> None:
    game = await paced.in_turn(tables)
    rot(tables, "seal = 0", game)
    hours = paced.PACE.turn + paced.PACE.bank
    clock_of(tables).advance(hours=hours)
    assert await tables.timers.end_due() == ()
    clock_of(tables).advance(hours=hours)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).over == (0,)


async def test_a_question_has_its_time_anew(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    rot(trading, "due = 1", game)
    assert await trading.timers.end_due() == ()
    clock_of(trading).advance(hours=SALE_HOURS)
    assert await trading.timers.end_due() == (game,)
    assert (await toy(trading, game)).sale is None


async def test_being_away_lasts_as_long_as_it_was_to(tables: Tables) -> None:
    game = await in_turn(tables)
    await away(tables, ANN, days=9)
    rot(tables, "due = 1", game)
    await tables.play.act(game, ANN, Draw())
    assert await kept(tables, TimerKind.AWAY) == [("0", 9 * 24, None)]


async def test_a_damaged_game_that_is_put_away_has_none_and_no_plans(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    await want(tables, ANN, Reminders(after=1, repeated=True))
    game = await paced.in_turn(tables)
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    async with tables.store.write() as queries:
        await queries.run("UPDATE game SET seal = 0")
    await put_away(tables, game)
    for table in ("timer", "plan"):
        assert await tables.store.reader.rows(f"SELECT * FROM {table}") == []
    clock_of(tables).advance(days=30)
    assert await tables.timers.end_due() == ()
    assert caplog.records == []
