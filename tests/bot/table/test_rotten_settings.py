"""What somebody has set of time and has rotted since: it is as if nothing was set, and stops nobody."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import OwnTimes, QuietHours, Reminders, Tables, zone_of
from bot.table.own_times import read_own_times, read_reminders
from bot.table.quiet import MINUTES_OF_A_DAY, out_of_quiet
from tests.bot.table.paced import in_turn
from tests.bot.table.seated import ANN, BOB, deliver_all, end_turn, names_of
from tests.bot.table.test_reminders import away, clock_of, want

ROTTEN = [
    ("reminders", '{"after":99999999999999999}'),
    ("reminders", '{"after":0,"repeated":true}'),
    ("reminders", '{"after":-5,"repeated":true}'),
    ("reminders", '{"after":24,"repeated":true,"quiet":[0,1530]}'),
    ("reminders", '{"after":24,"quiet":[-1,99999999999999999999999]}'),
    ("reminders", '{"after":24,"quiet":[60]}'),
    ("away", "99999999999999999999"),
    ("away", "9999999999999999"),
    ("away", "9" * 5000),
    ("away", "-5"),
    ("away", "x"),
    ("zone", "a\x00b"),
    ("zone", "../../etc/passwd"),
]


@pytest.mark.parametrize(("key", "value"), ROTTEN)
async def test_the_table_plays_on(tables: Tables, key: str, value: str) -> None:
    await want(
        tables, BOB, Reminders(after=24, repeated=True, quiet=QuietHours(0, 1430)), zone="Europe/Paris"
    )
    await away(tables, BOB, days=3)
    game = await in_turn(tables)
    with closing(sqlite3.connect(tables.store.path)) as connection, connection:
        wrote = connection.execute("UPDATE person_preference SET value = ? WHERE key = ?", (value, key))
        assert wrote.rowcount == 1
    await end_turn(tables, game, ANN)
    await tables.get(game)
    await tables.lists.of_person(BOB.discord_id or 0)
    clock_of(tables).advance(hours=200)
    await tables.timers.end_due()
    await deliver_all(tables)
    await tables.nudging.nudge(game, ANN)
    await tables.people.personal_data(BOB.discord_id or 0)
    await tables.personal_times.change(BOB, lambda _: OwnTimes(Reminders(after=1)))
    clock_of(tables).advance(hours=1)
    await tables.timers.end_due()
    called = {"reminder", "nudge"}.intersection(names_of(await deliver_all(tables)))
    assert called, "one that quiet hours had put off comes now, the other counts as done by it"


def test_it_is_as_nothing_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    for _ in range(3):
        assert read_reminders('{"after":17,"quiet":[0,1440]}') == Reminders()
        assert read_own_times({"away": "400000000000000"}) == OwnTimes()
    assert len(caplog.records) == 2


@given(st.integers(-(10**24), 10**24), st.integers(-(10**24), 10**24))
def test_quiet_hours_end_whatever_they_are(start: int, end: int) -> None:
    """Nobody is quiet by hours that no clock shows."""
    at = datetime(2026, 3, 1, 12, tzinfo=UTC)
    over = out_of_quiet(at, QuietHours(start, end), zone_of("Europe/Paris"))
    possible = 0 <= start < MINUTES_OF_A_DAY and 0 <= end < MINUTES_OF_A_DAY
    assert possible or over == at
