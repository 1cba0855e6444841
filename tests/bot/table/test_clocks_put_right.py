"""A clock that ran ahead and is put right: timers run their time, and what people read of them is changed."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

import pytest

from bot.table import OwnTimes, Reminders, Tables, read_note
from tests.bot.table import paced
from tests.bot.table.market import open_market, questions, sell
from tests.bot.table.seated import ANN, BOB, MODERATOR, deliver_all, names_of
from tests.bot.table.test_reminders import in_turn
from tests.bot.table.test_timers import clock_of
from tests.toy.view import SALE_HOURS


async def test_what_a_clock_that_ran_ahead_has_set_runs_its_time_once_it_is_put_right(
    trading: Tables,
) -> None:
    clock = clock_of(trading)
    right = clock.now
    clock.advance(hours=1000)
    game = await open_market(trading)
    await sell(trading, game)
    clock.advance(hours=-1000)
    await trading.timers.correct()
    assert await trading.timers.next_due() == right + timedelta(hours=SALE_HOURS)
    clock.advance(hours=1)
    await trading.timers.correct()
    assert await trading.timers.next_due() == right + timedelta(hours=SALE_HOURS)


async def test_the_board_shows_until_when_a_clock_runs_then(tables: Tables) -> None:
    clock = clock_of(tables)
    right = clock.now
    clock.advance(days=3)
    game = await paced.in_turn(tables)
    clock.advance(days=-3)
    assert await tables.timers.correct() == (game,)
    assert (await tables.get(game)).until == {0: right + timedelta(hours=24 + 72)}
    assert names_of(await deliver_all(tables)) == ["edit"]
    assert await tables.timers.correct() == ()
    assert await deliver_all(tables) == []


async def test_a_question_shows_until_when_it_is_open_then(trading: Tables) -> None:
    """At a table without a pace the board shows no time, and stays as it is."""
    clock = clock_of(trading)
    clock.advance(days=3)
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    clock.advance(days=-3)
    assert await trading.timers.correct() == (game,)
    rows = await deliver_all(trading)
    assert [(kind, post.stage) for kind, post in questions(rows)] == [("matter_edit", "open")]
    assert names_of(rows) == ["matter_edit"]


async def test_reminders_are_put_right_without_a_word(tables: Tables) -> None:
    await tables.personal_times.change(ANN, lambda _: OwnTimes(Reminders(after=1)))
    clock = clock_of(tables)
    clock.advance(days=3)
    game = await in_turn(tables)
    clock.advance(days=-3)
    assert await tables.timers.correct() == ()
    now = clock.advance(hours=1)
    assert await tables.timers.end_due() == (game,)
    (row,) = await deliver_all(tables)
    assert int(read_note(row).params["since"]) <= now.timestamp(), "nobody is waited for since tomorrow"


async def test_until_when_somebody_is_away_stays_what_they_have_typed(tables: Tables) -> None:
    """What they and the tables have read of it is a time, and no length."""
    clock = clock_of(tables)
    clock.advance(days=3)
    game, until = await paced.in_turn(tables), clock.now + timedelta(days=1)
    await paced.set_away(tables, ANN, until)
    clock.advance(days=-3)
    assert await tables.timers.correct() == ()
    assert (await tables.get(game)).away == {0: until}
    assert await tables.timers.next_due() == until


async def test_lists_know_of_nothing_that_is_still_to_come(tables: Tables) -> None:
    clock = clock_of(tables)
    clock.advance(days=3)
    game = await in_turn(tables)
    right = clock.advance(days=-3)
    (found,) = (await tables.lists.of_person(ANN.discord_id or 0)).games
    assert (found.id, found.since, found.created) == (game, (right,), right)
    clock.advance(days=3)
    await tables.lifecycle.pause(game, MODERATOR)
    clock.advance(days=-3)
    (found,) = (await tables.lists.of_person(BOB.discord_id or 0)).games
    assert found.paused == right


async def test_where_the_message_fails_timers_are_put_right_all_the_same(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = clock_of(tables)
    right = clock.now
    clock.advance(days=3)
    game = await paced.in_turn(tables)
    clock.advance(days=-3)

    async def fails(*_: Any) -> bool:
        raise OSError

    monkeypatch.setattr("bot.table.session.show_corrected", fails)
    with caplog.at_level(logging.ERROR):
        assert await tables.timers.correct() == ()
    assert (await tables.get(game)).until == {0: right + timedelta(hours=24 + 72)}
    assert "cannot be put right" in caplog.text
