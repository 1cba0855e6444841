"""Clocks stand still while the game rests, a stand-in plays or the person is away, and go on after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.store.kinds import OF_SEATS, Status, TimerKind
from bot.store.lifecycle import set_ended
from bot.store.timers import TimerRow, save_timer, timers_at
from bot.table import ProposalKind, Tables
from tests.bot.table.doing import (
    attach,
    detach,
    pause,
    reset,
    restore,
)
from tests.bot.table.paced import (
    HOUR,
    bank,
    clock_of,
    clocks,
    in_turn,
    late,
    left,
    set_away,
    store_away,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    MODERATOR,
    deliver_all,
    end_turn,
    names_of,
)

Do = Callable[[Tables, int], Awaitable[object]]


def resume(tables: Tables, game: int) -> Awaitable[object]:
    return tables.lifecycle.resume(game, MODERATOR)


async def replaced_by_the_bot(tables: Tables, game: int) -> None:
    """Let the bot play for Ann, by consent."""
    proposal = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 0)
    await tables.consent.agree(game, proposal.id, CLEO)


def back(tables: Tables, game: int) -> Awaitable[object]:
    return tables.stand_ins.dismiss(game, ANN)


RESTS = [(pause, resume), (reset, restore), (detach, attach), (replaced_by_the_bot, back)]
resting = pytest.mark.parametrize(("rest", "go_on"), RESTS, ids=lambda do: do.__name__)


@resting
async def test_while_the_game_or_the_person_rests_the_clock_stands_still(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    game = await in_turn(tables)
    clock_of(tables).advance(hours=90)
    await rest(tables, game)
    clock_of(tables).advance(hours=1000)
    assert await tables.timers.next_due() is None
    assert await tables.timers.end_due() == ()
    assert await left(tables, game) == 6
    assert (await tables.get(game)).until == {}
    await go_on(tables, game)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 6 * HOUR}


@resting
async def test_a_time_that_ran_out_unseen_is_over_when_the_game_goes_on(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    """The program did not run at the end of it."""
    game = await in_turn(tables)
    clock_of(tables).advance(hours=200)
    await rest(tables, game)
    await go_on(tables, game)
    clock_of(tables).advance(seconds=1)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).over == (0,)


async def test_what_is_over_stays_so_over_a_pause(tables: Tables) -> None:
    game = await late(tables)
    await pause(tables, game)
    await resume(tables, game)
    assert await tables.timers.end_due() == ()
    assert (await tables.get(game)).over == (0,)
    assert names_of(await deliver_all(tables)) == ["pause", "resume"]


@pytest.mark.parametrize(("rest", "go_on"), RESTS[1:3], ids=lambda do: do.__name__)
async def test_what_is_over_is_told_anew_where_the_game_comes_back(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    game = await late(tables)
    await rest(tables, game)
    await go_on(tables, game)
    await deliver_all(tables)
    clock_of(tables).advance(seconds=1)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit", "time_over"]


async def test_who_comes_back_for_the_stand_in_has_the_time_of_a_turn(tables: Tables) -> None:
    game = await late(tables)
    await replaced_by_the_bot(tables, game)
    assert (await tables.get(game)).over == ()
    await back(tables, game)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 24 * HOUR}


async def test_what_the_stand_in_plays_costs_nothing_of_the_bank(tables: Tables) -> None:
    game = await in_turn(tables)
    clock_of(tables).advance(hours=10)
    await replaced_by_the_bot(tables, game)
    clock_of(tables).advance(hours=1000)
    await tables.stand_ins.play(game)
    assert await bank(tables, game) is None
    assert 0 not in await clocks(tables, game)


async def test_while_somebody_is_away_their_clock_stands_still(tables: Tables) -> None:
    """It goes on by itself when they are to be back; the channel gets no new message by that."""
    game, clock = await in_turn(tables), clock_of(tables)
    clock.advance(hours=20)
    until = clock.now + 200 * HOUR
    await set_away(tables, ANN, until)
    assert (await tables.get(game)).until == {}
    clock.advance(hours=100)
    assert await tables.timers.end_due() == ()
    assert await left(tables, game) == 76
    clock.advance(hours=100)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit"]
    assert (await tables.get(game)).until == {0: until + 76 * HOUR}
    clock.advance(hours=76)
    assert await tables.timers.end_due() == (game,)


async def test_who_is_back_before_goes_on_from_then(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 200 * HOUR)
    clock.advance(hours=100)
    await set_away(tables, ANN, None)
    assert (await tables.get(game)).until == {0: clock.now + 96 * HOUR}


async def test_a_time_away_that_is_made_longer_counts(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 10 * HOUR)
    clock.advance(hours=5)
    later = clock.now + 50 * HOUR
    await set_away(tables, ANN, later)
    clock.advance(hours=50)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {0: later + 96 * HOUR}


async def test_who_is_away_when_the_game_comes_to_wait_for_them_has_the_whole_time_then(
    tables: Tables,
) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    until = clock.now + 40 * HOUR
    await set_away(tables, BOB, until)
    await end_turn(tables, game, ANN)
    assert await left(tables, game, 1) == 96
    clock.advance(hours=40)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {1: until + 96 * HOUR}


async def test_who_is_away_while_the_game_is_paused_is_away_even_so(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 10 * HOUR)
    await pause(tables, game)
    clock.advance(hours=5)
    await resume(tables, game)
    assert (await tables.get(game)).until == {}
    await pause(tables, game)
    clock.advance(hours=50)
    await resume(tables, game)
    assert (await tables.get(game)).until == {0: clock.now + 96 * HOUR}


async def test_the_time_of_who_is_away_is_not_over_also_where_nothing_followed_it(tables: Tables) -> None:
    """What they set was stored and nothing else was done about it."""
    game, clock = await in_turn(tables), clock_of(tables)
    async with tables.store.write() as queries:
        await store_away(queries, ANN, clock.now + 500 * HOUR)
    clock.advance(hours=96)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit"]
    info = await tables.get(game)
    assert (info.over, info.until) == ((), {})
    clock.advance(hours=404)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {0: clock.now + timedelta(milliseconds=1)}
    clock.advance(seconds=1)
    assert await tables.timers.end_due() == (game,)


async def test_one_that_is_due_while_the_game_rests_is_left_as_it_is(tables: Tables) -> None:
    """Whoever pauses may do so after it was found due; here it is put into the store afterwards."""
    game = await in_turn(tables)
    clock = (await clocks(tables, game))[0]
    await pause(tables, game)
    async with tables.store.write() as queries:
        await save_timer(queries, clock, tables.store.now())
    clock_of(tables).advance(days=30)
    assert await tables.timers.end_due() == ()
    assert (await clocks(tables, game))[0] == clock
    assert await bank(tables, game) is None


async def test_with_the_end_of_a_game_goes_whatever_would_come_due_for_its_seats(tables: Tables) -> None:
    game = await in_turn(tables)
    now = tables.store.now()
    async with tables.store.write() as queries:
        for kind in OF_SEATS:
            await save_timer(queries, TimerRow(game, kind, "1", due=now), now)
        await set_ended(queries, game, Status.ABANDONED, now, None)
    assert await timers_at(tables.store.reader, game, tuple(TimerKind)) == ()
