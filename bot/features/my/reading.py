"""What people type of time: quiet hours, a time zone, until when they are away."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.i18n.catalogue import translate
from bot.table import LONGEST_AFTER, QuietHours, zone_of
from bot.ui.errors import UserError
from bot.ui.own_times import moment_text
from rules import RuleError
from rules.language.lookup import find_value, normalize
from rules.language.texts import FALLBACK
from rules.values import Scalar

_LONGEST_AWAY = timedelta(days=366)

_CLOCK = r"(\d{1,2})(?:[:.h](\d{2})?)?"
_QUIET = re.compile(rf"{_CLOCK} ?(?:-|–|—|\s) ?{_CLOCK}")
_OFFSET = re.compile(r"(?:utc|gmt|z)?\s*[+-−]\s*\d{1,2}(?::?\d{2})?", re.IGNORECASE)
_LENGTH = re.compile(r"(\d{1,4}) ?([a-z]+)\.?")
_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})(?:er)?\.? ?(?:de |d')?([a-z]+)\.?(?: (?:de )?(\d{4}))?")
_MONTH_FIRST = re.compile(r"([a-z]+)\.? (\d{1,2})(?:,? (\d{4}))?")
_AT = re.compile(rf"(.*?)(?:,? (?:at |um |a |à )?{_CLOCK.replace('?:[:.h]', '?:[:h]')}(?: ?uhr)?)")


def read_hours(hours: int) -> int | None:
    """Return after how many hours somebody is reminded, None for 0; UserError if it is too many or none."""
    if not 0 <= hours <= LONGEST_AFTER:
        raise UserError("own_hours", written=str(hours), most=LONGEST_AFTER)
    return hours or None


def read_quiet(written: str, language: str) -> QuietHours | None:
    """Return quiet hours as somebody has typed them, None for none; UserError if that is not understood."""
    typed = normalize(written)
    if typed in _words(language, "none"):
        return None
    found = _QUIET.fullmatch(typed)
    if found is None:
        raise UserError("own_quiet", written=written)
    start, end = (_minutes(*found.groups()[at : at + 2]) for at in (0, 2))
    if start is None or end is None or start % (24 * 60) == end % (24 * 60):
        raise UserError("own_quiet", written=written)
    return QuietHours(start % (24 * 60), end % (24 * 60))


def read_zone(written: str) -> str:
    """Return the IANA name of a time zone that somebody has typed: whole, or the place alone.

    Raises UserError for what is none: an offset is not, since it does not follow summer time.
    """
    typed = written.strip()
    if _OFFSET.fullmatch(typed):
        raise UserError("own_zone_offset", written=written)
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


def read_until(written: str, language: str, zone: str | None, now: datetime) -> int:
    """Return until when somebody is away as they have typed it, in milliseconds.

    That is a length from ``now`` on, or a day in their zone, to its last minute where they say no time.
    Raises UserError if it is not understood, past, or more than a year ahead.
    """
    typed, here = normalize(written), now.astimezone(zone_of(zone))
    try:
        until = _length(typed, language, now) or _day(typed, language, here)
    except OverflowError:
        until = None
    if until is None:
        raise UserError("own_away", written=written)
    millis = int(until.timestamp()) * 1000
    if until <= now:
        raise UserError("own_away_past", when=moment_text(millis))
    if until - now > _LONGEST_AWAY:
        raise UserError("own_away_far", when=moment_text(millis))
    return millis


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


def _words(language: str, what: str) -> tuple[str, ...]:
    """Return the words for something in a language, and in the one that all may type."""
    both = dict.fromkeys((language, FALLBACK))
    texts = (translate(one, f"when-{what}") for one in both)
    return tuple(normalize(word) for text in texts for word in text.split(","))


def _minutes(hours: str, minutes: str | None) -> int | None:
    """Return a time of the day in minutes; None if there is none such."""
    found = int(hours) * 60 + int(minutes or 0)
    return found if int(minutes or 0) < 60 and found <= 24 * 60 else None


def _length(typed: str, language: str, now: datetime) -> datetime | None:
    found = _LENGTH.fullmatch(typed)
    if found is None:
        return None
    units = {"hours": timedelta(hours=1), "days": timedelta(days=1), "weeks": timedelta(weeks=1)}
    for name, unit in units.items():
        if found[2] in _words(language, name):
            return now + int(found[1]) * unit
    return None


def _day(typed: str, language: str, here: datetime) -> datetime | None:
    """Return a day, with a time or to its last minute, by the clock of ``here``; None if it is none."""
    date, minutes = _date(typed, language, here), 24 * 60 - 1
    if date is None and (found := _AT.fullmatch(typed)) is not None:
        date, at = _date(found[1].strip(), language, here), _minutes(found[2], found[3])
        minutes = -1 if at is None else at
    if date is None or minutes < 0:
        return None
    zone = here.tzinfo
    assert isinstance(zone, ZoneInfo)
    day = datetime(*date, tzinfo=zone) + timedelta(days=minutes // (24 * 60))
    return day.replace(hour=minutes // 60 % 24, minute=minutes % 60).astimezone(UTC)


def _date(typed: str, language: str, here: datetime) -> tuple[int, int, int] | None:
    """Return year, month and day; without a year, of the next time that there is such a day."""
    for days, name in enumerate(("today", "tomorrow")):
        if typed in _words(language, name):
            day = here.date() + timedelta(days=days)
            return day.year, day.month, day.day
    if found := _DATE.fullmatch(typed):
        return _existing(int(found[1]), int(found[2]), int(found[3]))
    if found := _DAY_FIRST.fullmatch(typed):
        day, month, year = found.groups()
    elif found := _MONTH_FIRST.fullmatch(typed):
        month, day, year = found.groups()
    else:
        return None
    number = _month(month, language)
    if number is None:
        return None
    if year is not None:
        return _existing(int(year), number, int(day))
    this = _existing(here.year, number, int(day))
    if this is not None and this >= (here.year, here.month, here.day):
        return this
    return _existing(here.year + 1, number, int(day))


def _month(written: str, language: str) -> int | None:
    """Return the number of the one month that is called so, or whose name begins so."""
    for one in dict.fromkeys((language, FALLBACK)):
        months = _words(one, "months")[:12]
        begun = [number for number, name in enumerate(months, 1) if name.startswith(written)]
        if len(written) >= 3 and len(begun) == 1:
            return begun[0]
    return None


def _existing(year: int, month: int, day: int) -> tuple[int, int, int] | None:
    try:
        datetime(year, month, day)
    except ValueError:
        return None
    return year, month, day
