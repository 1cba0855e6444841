"""Reminders within quiet hours: put off to their end, or to what is allowed by what is set since."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table import OwnTimes, QuietHours, Reminders, Tables
from tests.bot.table.seated import ANN, BOB, MODERATOR
from tests.bot.table.test_reminders import away, clock_of, in_turn, kept, reminded, want
from tests.toy.actions import Draw

NIGHT = Reminders(after=12, quiet=QuietHours(22 * 60, 7 * 60))


async def put_off(tables: Tables, reminders: Reminders = NIGHT) -> int:
    """Let the reminder of Ann be put off for six hours, at one at night in Paris; return the game's id."""
    await want(tables, ANN, reminders, zone="Europe/Paris")
    game = await in_turn(tables)
    clock_of(tables).advance(hours=12)
    assert await reminded(tables) == []
    return game


async def test_in_quiet_hours_it_waits_for_their_end(tables: Tables) -> None:
    """It is noon in UTC, one o'clock in Paris: twelve hours later it is one at night there."""
    await put_off(tables)
    assert await kept(tables) == [("0/0", 6, 0)]
    clock_of(tables).advance(hours=6)
    assert await reminded(tables) == [("Ann", "channel")]
    assert await kept(tables) == []


OTHERWISE = {
    "none": OwnTimes(Reminders(after=12), "Europe/Paris"),
    "shorter": OwnTimes(Reminders(after=12, quiet=QuietHours(22 * 60, 30)), "Europe/Paris"),
    "another zone": OwnTimes(NIGHT, "Asia/Tokyo"),
}
"""What is set at one at night in Paris, by which it is no quiet hour any more."""


@pytest.mark.parametrize("times", OTHERWISE.values(), ids=OTHERWISE.keys())
async def test_when_they_are_taken_back_it_comes_at_once(tables: Tables, times: OwnTimes) -> None:
    await put_off(tables)
    await tables.personal_times.change(ANN, lambda _: times)
    assert await reminded(tables) == [("Ann", "channel")]
    assert await kept(tables) == []


@pytest.mark.parametrize(("end", "hours"), [(5, 4), (9, 8)])
async def test_when_they_end_at_another_time_it_comes_then(tables: Tables, end: int, hours: int) -> None:
    await put_off(tables, replace(NIGHT, repeated=True))
    quiet = QuietHours(22 * 60, end * 60)
    await want(tables, ANN, replace(NIGHT, repeated=True, quiet=quiet), zone="Europe/Paris")
    assert await kept(tables) == [("0/0", hours, 0)]
    clock_of(tables).advance(hours=hours)
    assert await reminded(tables) == [("Ann", "channel")]
    assert await kept(tables) == [("0/1", 12, None)]


async def test_what_is_set_beyond_time_leaves_it_where_it_is(tables: Tables) -> None:
    await put_off(tables)
    await want(tables, ANN, replace(NIGHT, direct=True), zone="Europe/Paris")
    assert await kept(tables) == [("0/0", 6, 0)]


async def test_it_is_due_as_soon_as_the_game_goes_on_or_its_person_is_back(tables: Tables) -> None:
    game = await put_off(tables)
    await tables.lifecycle.pause(game, MODERATOR)
    assert await kept(tables) == [("0/0", None, 0)]
    clock_of(tables).advance(hours=2)
    await tables.lifecycle.resume(game, MODERATOR)
    assert await reminded(tables) == [], "it is three at night"
    assert await kept(tables) == [("0/0", 4, 0)]
    await away(tables, ANN, days=2)
    assert await kept(tables) == [("0/0", None, 0)]
    clock_of(tables).advance(hours=10)
    await away(tables, ANN)
    assert await reminded(tables) == [("Ann", "channel")]


async def test_who_has_acted_has_all_their_time_again(tables: Tables) -> None:
    game = await put_off(tables)
    await tables.personal_times.change(BOB, lambda _: OwnTimes(NIGHT, "Europe/Paris"))
    assert await kept(tables) == [("0/0", 6, 0)], "what others set changes nothing"
    await tables.play.act(game, ANN, Draw())
    assert await kept(tables) == [("0/0", 12, None)]
