"""Quiet hours by the clocks of a zone, across the days on which these are put forward and back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.quiet import QuietHours, is_quiet, out_of_quiet, zone_of

PARIS, NEW_YORK = "Europe/Paris", "America/New_York"
NIGHT, MORNING, NOON, SHORT = (
    QuietHours(22 * 60, 7 * 60),
    QuietHours(60, 2 * 60 + 30),
    QuietHours(12 * 60, 14 * 60),
    QuietHours(2 * 60, 2 * 60 + 30),
)

CASES = [
    # In Paris clocks are put forward on 29 March 2026 at 01:00 UTC, and back on 25 October at 01:00 UTC.
    (NIGHT, PARIS, "2026-01-10 12:00", "2026-01-10 12:00"),
    (NIGHT, PARIS, "2026-01-10 21:00", "2026-01-11 06:00"),
    (NIGHT, PARIS, "2026-01-10 20:59", "2026-01-10 20:59"),
    (NIGHT, PARIS, "2026-01-11 05:59", "2026-01-11 06:00"),
    (NIGHT, PARIS, "2026-01-11 06:00", "2026-01-11 06:00"),
    (NIGHT, PARIS, "2026-03-28 22:00", "2026-03-29 05:00"),
    (NIGHT, PARIS, "2026-03-29 05:00", "2026-03-29 05:00"),
    (NIGHT, PARIS, "2026-10-24 21:00", "2026-10-25 06:00"),
    (NIGHT, PARIS, "2026-10-25 05:30", "2026-10-25 06:00"),
    (MORNING, PARIS, "2026-03-29 00:30", "2026-03-29 01:00"),
    (MORNING, PARIS, "2026-10-25 00:40", "2026-10-25 00:40"),
    (MORNING, PARIS, "2026-10-25 00:10", "2026-10-25 00:30"),
    (MORNING, PARIS, "2026-10-25 01:10", "2026-10-25 01:30"),
    (SHORT, PARIS, "2026-03-29 00:59", "2026-03-29 00:59"),
    (SHORT, PARIS, "2026-03-29 01:00", "2026-03-29 01:00"),
    (SHORT, PARIS, "2026-10-25 00:00", "2026-10-25 00:30"),
    (SHORT, PARIS, "2026-10-25 01:00", "2026-10-25 01:30"),
    (NIGHT, NEW_YORK, "2026-03-08 03:00", "2026-03-08 11:00"),
    (NIGHT, NEW_YORK, "2026-11-01 03:00", "2026-11-01 12:00"),
    (NOON, "Asia/Kathmandu", "2026-06-01 06:20", "2026-06-01 08:15"),
    (NIGHT, None, "2026-06-01 23:00", "2026-06-02 07:00"),
    (None, PARIS, "2026-06-01 23:00", "2026-06-01 23:00"),
    (QuietHours(60, 60), PARIS, "2026-06-01 23:00", "2026-06-01 23:00"),
]


def utc(written: str) -> datetime:
    """Return a time that is written in UTC."""
    return datetime.fromisoformat(written).replace(tzinfo=UTC)


@pytest.mark.parametrize(("hours", "zone", "asked", "expected"), CASES)
def test_what_falls_into_them_waits_for_their_end(
    hours: QuietHours | None, zone: str | None, asked: str, expected: str
) -> None:
    assert out_of_quiet(utc(asked), hours, zone_of(zone)) == utc(expected)


@given(
    at=st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1)),
    start=st.integers(0, 1439),
    end=st.integers(0, 1439),
    name=st.sampled_from([PARIS, NEW_YORK, "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"]),
)
def test_never_within_and_never_earlier(at: datetime, start: int, end: int, name: str) -> None:
    """Nothing is put off further than it must: a second before, it would still be within them."""
    asked, hours, zone = at.replace(tzinfo=UTC, microsecond=0), QuietHours(start, end), zone_of(name)
    found = out_of_quiet(asked, hours, zone)
    assert not is_quiet(found, hours, zone)
    assert asked <= found <= asked + timedelta(hours=26)
    assert found == asked or is_quiet(found - timedelta(seconds=1), hours, zone)


def test_a_zone_that_is_not_known_any_more_is_utc() -> None:
    for name in ("Nowhere/Here", "../../etc/passwd", "", None):
        assert zone_of(name) == ZoneInfo("UTC")
