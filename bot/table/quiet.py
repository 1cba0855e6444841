"""Quiet hours: a part of each day by somebody's own clock in which nothing is sent to them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES_OF_A_DAY = 24 * 60


class QuietHours(NamedTuple):
    """When quiet hours begin and end, in minutes of the day that a clock shows; past midnight too.

    Where both are the same there are none.
    """

    start: int
    end: int

    @property
    def is_possible(self) -> bool:
        """Return whether a clock shows both."""
        return 0 <= self.start < MINUTES_OF_A_DAY and 0 <= self.end < MINUTES_OF_A_DAY


@lru_cache
def zone_of(name: str | None) -> ZoneInfo:
    """Return a time zone by its IANA name; UTC for None, and for one that is not known any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, OSError, ValueError):
        return ZoneInfo("UTC")


def is_quiet(at: datetime, hours: QuietHours | None, zone: ZoneInfo) -> bool:
    """Say whether a time is within quiet hours by the clocks of a zone; never where no clock shows these."""
    if hours is None or not hours.is_possible:
        return False
    shown = at.astimezone(zone)
    minute = shown.hour * 60 + shown.minute
    if hours.start <= hours.end:
        return hours.start <= minute < hours.end
    return minute >= hours.start or minute < hours.end


def out_of_quiet(at: datetime, hours: QuietHours | None, zone: ZoneInfo) -> datetime:
    """Return a time, or the first after it that is not within quiet hours by the clocks of a zone.

    Where clocks are put forward past the end of the quiet hours, that is when they are; where they are put
    back into them, the hours go on.
    """
    while hours is not None and is_quiet(at, hours, zone):
        shown = at.astimezone(zone)
        minutes = (hours.end - shown.hour * 60 - shown.minute) % MINUTES_OF_A_DAY
        end = at + timedelta(minutes=minutes, seconds=-shown.second, microseconds=-shown.microsecond)
        at = _clocks_changed(at, end, zone) or end
    return at.astimezone(UTC)


def _clocks_changed(start: datetime, end: datetime, zone: ZoneInfo) -> datetime | None:
    """Return when the clocks of a zone are put forward or back between two times; None if they are not."""
    before = start.astimezone(zone).utcoffset()
    if end.astimezone(zone).utcoffset() == before:
        return None
    low, high = int(start.timestamp()), int(end.timestamp())
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == before:
            low = middle
        else:
            high = middle
    return datetime.fromtimestamp(high, UTC)
