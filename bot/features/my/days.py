"""Until when somebody is away, as they have typed it: a length, a time of the day, or a day."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from bot.features.my.typed import DAY, any_of, clock_pattern, is_time, minutes_of, place_of, words
from bot.table import zone_of
from bot.ui.errors import UserError
from bot.ui.own_times import moment_text
from rules.language.lookup import normalize
from rules.language.texts import FALLBACK

_LONGEST = timedelta(days=366)
_LAST_MINUTE = DAY - 1

_LENGTH = re.compile(r"(\d{1,4}) ?([a-z]+)\.?")
_YEAR_FIRST = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?")
_DOTTED = re.compile(r"(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4})|\.(\d{2})|\.)?")
_SLASHED = re.compile(r"(\d{1,2})([/-])(\d{1,2})(?:\2(?:(\d{4})|(\d{2})))?")
_DAY_FIRST = re.compile(r"(\d{1,2})(?:er|st|nd|rd|th)?\.? ?(?:de |d'|of )?([a-z]+)\.?(?:,? (?:de )?(\d{4}))?")
_MONTH_FIRST = re.compile(r"([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?")

_LAST_DAYS = re.compile(r"(?<!\d)(?:29|30|31)(?!\d)")
"""The days that not every month has."""

_SHORTEST_MONTH, _SHORTEST_WEEKDAY = 3, 2
"""Of how many letters a beginning of the name of a month or of a day of the week is at least."""


def read_until(written: str, language: str, zone: str | None, now: datetime) -> int:
    """Return until when somebody is away as they have typed it, in milliseconds.

    That is a length from ``now`` on, the next time that their clock shows a time of the day, or a day in
    their zone, to its last minute where they say no time. Raises UserError if it is not understood, no time
    at all, past, more than a year ahead, or if more than one can be meant.
    """
    here = now.astimezone(zone_of(zone))
    try:
        found = _readings(normalize(written), language, here)
    except OverflowError:
        raise UserError("own_away", written=written) from None
    if not found:
        missing = _is_missing(normalize(written), language, here)
        raise UserError("own_away_no_day" if missing else "own_away", written=written)
    possible = sorted({one for one in found if now < one <= now + _LONGEST})
    if len(possible) > 1:
        raise UserError("own_away_two", written=written, times=tuple(_typed(one, here) for one in possible))
    until = next(iter(possible), found[0])
    millis = int(until.timestamp()) * 1000
    if until == now:
        raise UserError("own_away_none", written=written)
    if until < now:
        raise UserError("own_away_past", when=moment_text(millis))
    if until - now > _LONGEST:
        raise UserError("own_away_far", written=written)
    return millis


def _readings(typed: str, language: str, here: datetime) -> Sequence[datetime]:
    """Return all that can be meant, by the clock of ``here``; nothing if it is not understood.

    Raises OverflowError for a time that no calendar has.
    """
    said = _without(typed, any_of(language, "within"))
    if said != typed:
        return _length(said, language, here)
    said = _without(typed, any_of(language, "until"))
    lengths, times = _length(said, language, here), _day(said, language, here)
    # "Until 18h" is said of a clock; "18h" alone may be either where hours are written like that.
    return times if times and said != typed else (*lengths, *times)


def _is_missing(typed: str, language: str, here: datetime) -> bool:
    """Say whether what is not understood is a date, of a day that its month does not have."""
    first, _, rest = typed.partition(" ")
    weekday = place_of(first.rstrip(",."), language, "weekdays", _SHORTEST_WEEKDAY)
    said = typed if weekday is None else rest
    shorter = _LAST_DAYS.sub("28", said, count=1)
    return not _readings(said, language, here) and bool(_readings(shorter, language, here))


def _without(typed: str, before: str) -> str:
    """Return what was typed without the words before it."""
    return re.sub(rf"(?:(?:{before}) )+", "", typed, count=1) if re.match(rf"(?:{before}) ", typed) else typed


def _length(typed: str, language: str, here: datetime) -> Sequence[datetime]:
    """Return when a length is over that begins now."""
    number, _, unit = typed.partition(" ")
    if number in words(language, "one"):
        typed = f"1 {unit}"
    found = _LENGTH.fullmatch(typed)
    if found is None:
        return ()
    count, now = int(found[1]), here.astimezone(UTC)
    units = {"hours": timedelta(hours=1), "days": timedelta(days=1), "weeks": timedelta(weeks=1)}
    for name, unit in units.items():
        if found[2] in words(language, name):
            return (now + count * unit,)
    return (_months_on(here, count).astimezone(UTC),) if found[2] in words(language, "months-long") else ()


def _months_on(here: datetime, count: int) -> datetime:
    """Return the same day and time so many months later, or the last day of a month that is shorter."""
    years, month = divmod(here.month - 1 + count, 12)
    year = here.year + years
    if year > date.max.year:
        raise OverflowError
    return here.replace(year=year, month=month + 1, day=min(here.day, monthrange(year, month + 1)[1]))


def _day(typed: str, language: str, here: datetime) -> Sequence[datetime]:
    """Return the days that can be meant, with a time or to their last minute; or the next time of a clock."""
    days = _dates(typed, language, here.date())
    if days:
        return tuple(_at(day, _LAST_MINUTE, here.tzinfo) for day in days)
    clock, at = clock_pattern(language), any_of(language, "at")
    if found := re.fullmatch(rf"((?:{at}) )?{clock}", typed):
        before, *shown = found.groups()
        minutes = minutes_of(shown) if before or is_time(shown, language) else None
        return () if minutes is None else (_next_time(minutes, here),)
    found = re.fullmatch(rf"(.*?),? (?:(?:{at}) )?{clock}", typed)
    minutes = None if found is None else minutes_of(found.groups()[1:])
    if found is None or minutes is None:
        return ()
    return tuple(_at(day, minutes, here.tzinfo) for day in _dates(found[1], language, here.date()))


def _next_time(minutes: int, here: datetime) -> datetime:
    """Return the next time that a clock shows so many minutes of the day."""
    today = _at(here.date(), minutes, here.tzinfo)
    return today if today > here else _at(here.date() + timedelta(days=1), minutes, here.tzinfo)


def _at(day: date, minutes: int, zone: tzinfo | None) -> datetime:
    """Return a time of a day by the clocks of a zone, at the end of which the next one begins."""
    days, minutes = divmod(minutes, DAY)
    shown = time(minutes // 60, minutes % 60, tzinfo=zone)
    return datetime.combine(day + timedelta(days=days), shown).astimezone(UTC)


def _dates(typed: str, language: str, today: date) -> Sequence[date]:
    """Return the days that can be meant; a day of the week before a date has to be the one it is."""
    for days, name in enumerate(("today", "tomorrow", "after-tomorrow")):
        if typed in words(language, name):
            return (today + timedelta(days=days),)
    weekday = place_of(typed.rstrip("."), language, "weekdays", _SHORTEST_WEEKDAY)
    if weekday is not None:
        ahead = timedelta(days=(weekday - today.weekday()) % 7)
        return (today + ahead,) if ahead else (today, today + timedelta(weeks=1))
    first, _, rest = typed.partition(" ")
    weekday = place_of(first.rstrip(",."), language, "weekdays", _SHORTEST_WEEKDAY)
    found = () if weekday is None else _calendar(_without(rest, any_of(language, "until")), language, today)
    return tuple(day for day in found if day.weekday() == weekday) or _calendar(typed, language, today)


def _calendar(typed: str, language: str, today: date) -> Sequence[date]:
    """Return the dates that can be meant; without a year, the next time that there is such a day."""
    if found := _YEAR_FIRST.fullmatch(typed):
        return _existing(found[1], int(found[3]), int(found[4]), today)
    if found := _DOTTED.fullmatch(typed):
        return _existing(found[3] or found[4], int(found[2]), int(found[1]), today)
    if found := _SLASHED.fullmatch(typed):
        first, second, year = int(found[1]), int(found[3]), found[4] or found[5]
        day_first, month_first = (_existing(year, *one, today) for one in ((second, first), (first, second)))
        if language == FALLBACK:
            # English is written both ways.
            return (*day_first, *month_first)
        return day_first or month_first
    if found := _DAY_FIRST.fullmatch(typed):
        day, month, year = found.groups()
    elif found := _MONTH_FIRST.fullmatch(typed):
        month, day, year = found.groups()
    else:
        return ()
    number = place_of(month, language, "months", _SHORTEST_MONTH)
    return () if number is None else _existing(year, number + 1, int(day), today)


def _existing(year: str | None, month: int, day: int, today: date) -> Sequence[date]:
    """Return a day of a year of two or four digits, else the next one from today on, if there is one."""
    years = (today.year, today.year + 1) if year is None else (int(year) + (2000 if len(year) == 2 else 0),)
    for one in years:
        try:
            found = date(one, month, day)
        except ValueError:
            continue
        if year is not None or found >= today:
            return (found,)
    return ()


def _typed(moment: datetime, here: datetime) -> str:
    """Return a time as it is typed so that nothing else is meant."""
    shown = moment.astimezone(here.tzinfo)
    return f"{shown:%Y-%m-%d}" if shown.time() == time(23, 59) else f"{shown:%Y-%m-%d %H:%M}"
