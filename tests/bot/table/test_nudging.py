"""Nudging: once within some hours for each seat, and when what its person has set allows it."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.kinds import TimerKind
from bot.table import OwnTimes, QuietHours, Reminders, TableError, Tables, read_note
from tests.bot.table.doing import stand_in_for_cleo
from tests.bot.table.seated import ANN, BOB, CLEO, DAN, MODERATOR, deliver_all, end_turn, names_of, start
from tests.bot.table.test_reminders import away, clock_of, in_turn, kept
from tests.toy.actions import Choose


async def nudges(tables: Tables) -> list[str]:
    """Return the seats that are nudged, with their decisions, by what is to be sent."""
    rows = [row for row in await deliver_all(tables) if names_of([row]) == ["nudge"]]
    return [str(read_note(row).params["seats"]) for row in rows]


async def test_all_who_are_waited_for_are_nudged_at_once(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await tables.play.act(game, ANN, Choose(1))
    await deliver_all(tables)
    found = await tables.nudging.nudge(game, ANN)
    assert (found.at_once, found.later) == ((1, 2), ())
    assert await nudges(tables) == ["1/1,2/1"]


async def test_again_after_eight_hours_only(tables: Tables) -> None:
    game, clock = await in_turn(tables, 3), clock_of(tables)
    await tables.nudging.nudge(game, BOB)
    clock.advance(hours=8, seconds=-1)
    await tables.timers.end_due()
    for person in (BOB, CLEO):
        with pytest.raises(TableError, match="nudge_again") as refused:
            await tables.nudging.nudge(game, person)
        assert refused.value.params["when"] == str(tables.store.now() // 1000 + 1)
    clock.advance(seconds=1)
    assert await tables.timers.end_due() == ()
    await tables.nudging.nudge(game, CLEO)
    assert len(await nudges(tables)) == 2


async def test_two_at_once_nudge_once(tables: Tables) -> None:
    game = await in_turn(tables, 3)
    both = [tables.nudging.nudge(game, person) for person in (BOB, CLEO)]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(one, TableError) for one in found] == [False, True]
    assert len(await nudges(tables)) == 1


async def test_who_may_not_and_whom_there_is_nobody_to_nudge(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    for person, key in ((DAN, "not_seated"), (ANN, "nudge_waited")):
        with pytest.raises(TableError, match=key):
            await tables.nudging.nudge(game, person)
    for person in (ANN, BOB):
        await tables.play.act(game, person, Choose(1))
    with pytest.raises(TableError, match="nudge_alone"):
        await tables.nudging.nudge(game, CLEO)
    await stand_in_for_cleo(tables, game)
    with pytest.raises(TableError, match="nudge_nobody"):
        await tables.nudging.nudge(game, ANN)
    await tables.lifecycle.pause(game, MODERATOR)
    with pytest.raises(TableError):
        await tables.nudging.nudge(game, ANN)


async def test_within_quiet_hours_it_waits_for_their_end(tables: Tables) -> None:
    quiet = Reminders(quiet=QuietHours(11 * 60, 20 * 60))
    await tables.personal_times.change(ANN, lambda _: OwnTimes(quiet))
    game, clock = await in_turn(tables), clock_of(tables)
    found = await tables.nudging.nudge(game, BOB)
    assert (found.at_once, found.later) == ((), (0,))
    assert await nudges(tables) == []
    clock.advance(hours=7)
    with pytest.raises(TableError, match="nudge_later"):
        await tables.nudging.nudge(game, BOB)
    clock.advance(hours=1)
    assert await tables.timers.end_due() == (game,)
    assert await nudges(tables) == ["0/3"]
    assert await tables.timers.end_due() == ()
    with pytest.raises(TableError, match="nudge_again"):
        await tables.nudging.nudge(game, BOB)


OTHERWISE = {
    "none": OwnTimes(),
    "other hours": OwnTimes(Reminders(quiet=QuietHours(13 * 60, 20 * 60))),
    "another zone": OwnTimes(Reminders(quiet=QuietHours(11 * 60, 20 * 60)), zone="Asia/Tokyo"),
}
"""What somebody sets at noon in UTC in the place of quiet hours that had begun."""


@pytest.mark.parametrize("times", OTHERWISE.values(), ids=OTHERWISE.keys())
async def test_when_quiet_hours_are_taken_back_it_comes_at_once(tables: Tables, times: OwnTimes) -> None:
    quiet = Reminders(quiet=QuietHours(11 * 60, 20 * 60))
    await tables.personal_times.change(ANN, lambda _: OwnTimes(quiet))
    game = await in_turn(tables)
    await tables.nudging.nudge(game, BOB)
    await tables.personal_times.change(ANN, lambda _: times)
    assert await tables.timers.end_due() == (game,)
    assert await nudges(tables) == ["0/3"]


async def test_with_quiet_hours_that_end_later_it_comes_later(tables: Tables) -> None:
    for end in (20, 21):
        quiet = Reminders(quiet=QuietHours(11 * 60, end * 60))
        await tables.personal_times.change(ANN, lambda _, quiet=quiet: OwnTimes(quiet))
        if end == 20:
            await tables.nudging.nudge(await in_turn(tables), BOB)
    assert await kept(tables, TimerKind.NUDGE) == [("0/later", 9, None)]


async def test_who_is_away_is_nudged_when_they_are_back(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await away(tables, ANN, days=9)
    await deliver_all(tables)
    assert (await tables.nudging.nudge(game, BOB)).away == (0,)
    clock.advance(days=1)
    assert await tables.timers.end_due() == ()
    await away(tables, ANN)
    assert await tables.timers.end_due() == (game,)
    assert await nudges(tables) == ["0/3"]


async def test_who_acts_meanwhile_is_not_nudged_later(tables: Tables) -> None:
    game = await in_turn(tables)
    await away(tables, ANN, days=9)
    await tables.nudging.nudge(game, BOB)
    await end_turn(tables, game, ANN)
    assert await kept(tables, TimerKind.NUDGE) == []


async def test_a_cool_down_stands_still_with_the_game_and_goes_with_the_person(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await tables.nudging.nudge(game, BOB)
    clock.advance(hours=2)
    await tables.lifecycle.pause(game, MODERATOR)
    assert await kept(tables, TimerKind.NUDGE) == [("0", None, 6)]
    await tables.lifecycle.resume(game, MODERATOR)
    assert await kept(tables, TimerKind.NUDGE) == [("0", 6, None)]
    await tables.seats.replace(game, MODERATOR, 0, DAN)
    assert await kept(tables, TimerKind.NUDGE) == []
