"""What people type of reminders: after how many hours, quiet hours, and a time zone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from zoneinfo import available_timezones

from bot.features.my.typed import DAY, any_of, clock_pattern, is_half_said, minutes_of, words
from bot.table import LONGEST_AFTER, QuietHours
from bot.ui.errors import UserError
from rules import RuleError
from rules.language.lookup import find_value, normalize
from rules.values import Scalar

_OFFSET = re.compile(r"(?:utc|gmt|z)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)


def read_hours(hours: int) -> int | None:
    """Return after how many hours somebody is reminded, None for 0; UserError if it is too many or none."""
    if not 0 <= hours <= LONGEST_AFTER:
        raise UserError("own_hours", written=str(hours), most=LONGEST_AFTER)
    return hours or None


def read_quiet(written: str, language: str) -> QuietHours | None:
    """Return quiet hours as somebody has typed them, None for none; UserError if that is not understood."""
    typed = normalize(written)
    if typed in words(language, "none"):
        return None
    clock, before, between = clock_pattern(language), any_of(language, "from"), any_of(language, "between")
    found = re.fullmatch(rf"(?:(?:{before}) )?{clock}(?: ?[-–—] ?| (?:{between}) | ){clock}", typed)
    start, end = ((), ()) if found is None else (found.groups()[:5], found.groups()[5:])
    if found is None or is_half_said(start, end):
        raise UserError("own_quiet", written=written)
    first, last = minutes_of(start), minutes_of(end)
    if first is None or last is None or first % DAY == last % DAY:
        raise UserError("own_quiet", written=written)
    return QuietHours(first % DAY, last % DAY)


def read_zone(written: str) -> str:
    """Return the IANA name of a time zone that somebody has typed: whole, or the place alone.

    An offset of whole hours is one that knows no summer time. Raises UserError for what is none.
    """
    typed = written.strip()
    if offset := _OFFSET.fullmatch(typed):
        return _fixed(written, *offset.groups())
    wanted = normalize(typed).replace(" ", "_")
    names = {normalize(name): name for name in zone_names()}
    if wanted in names:
        return names[wanted]
    places = [name for known, name in names.items() if known.rpartition("/")[2] == wanted]
    if len(places) == 1:
        return places[0]
    if places:
        raise UserError("own_zone", written=written, zones=tuple(places))
    raise UserError("own_zone", written=written, zones=_alike(wanted, names.values()))


def _fixed(written: str, sign: str, hours: str, minutes: str | None) -> str:
    """Return the zone of an offset from UTC, which is called by the opposite sign; UserError for none."""
    opposite = "-" if sign == "+" else "+"
    name = f"Etc/GMT{opposite}{int(hours)}" if int(hours) else "UTC"
    if int(minutes or 0) or name not in available_timezones():
        raise UserError("own_zone_offset", written=written)
    return name


@cache
def zone_names() -> tuple[str, ...]:
    """Return the names of all time zones that are called after a place, and UTC, in order."""
    named = (name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return (*sorted(named), "UTC")


def _alike(wanted: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the zones whose name is most like what was typed."""
    known: dict[Scalar, str] = {name: name for name in names}
    try:
        return (str(find_value(wanted, known)),)
    except RuleError as error:
        options = error.params.get("possible")
        return tuple(map(str, getattr(options, "items", ()))) or ("Europe/Paris",)
