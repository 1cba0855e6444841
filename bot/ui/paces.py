"""The pace of a table in words: read as somebody types it, and told with what it does."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime

import discord

from bot.i18n.catalogue import join_list, translate
from bot.table import Pace, TableInfo
from bot.ui.errors import UserError
from bot.ui.names import marked_names
from rules.language.lookup import normalize
from rules.language.texts import FALLBACK

USUAL = (Pace(12, 24), Pace(24, 72), Pace(48, 120), Pace(168, 168))
"""The paces that are offered; any other can be typed."""

_HOUR = 3600
_UNITS = {"week": 7 * 24 * _HOUR, "day": 24 * _HOUR, "hour": _HOUR, "minute": 60, "second": 1}
"""The seconds of each unit that is understood; a pace is of whole hours."""

_PART = re.compile(r"\s*(\d{1,4})\s*([^\W\d_]+)\.?\s*(?:,\s*)?")


def pace_name(pace: Pace | None, language: str) -> str:
    """Return a pace as it is chosen by, and can be typed: the time of each turn, and with a plus the bank."""
    if pace is None:
        return translate(language, "pace-none")
    turn = duration_text(pace.turn, language)
    if not pace.bank:
        return turn
    return translate(language, "pace-with-bank", turn=turn, bank=duration_text(pace.bank, language))


def pace_choice(pace: Pace | None, language: str) -> str:
    """Return a pace as it is chosen from a menu, which may be seen alone: with that it is one."""
    if pace is None:
        return translate(language, "pace-choose-none")
    turn, bank = duration_text(pace.turn, language), duration_text(pace.bank, language)
    return translate(language, "pace-choose-bank" if pace.bank else "pace-choose-turn", turn=turn, bank=bank)


def duration_text(hours: int, language: str) -> str:
    """Return so many hours as people say it: in weeks, or in days and hours."""
    units = {"week": 7 * 24} if hours and hours % (7 * 24) == 0 else {"day": 24, "hour": 1}
    texts: list[str] = []
    for unit, size in units.items():
        count, hours = divmod(hours, size)
        if count:
            texts.append(translate(language, f"pace-{unit}", count=count))
    return " ".join(texts)


def length_text(hours: int, language: str) -> str:
    """Return how long something took in hours as people say it; none as less than one."""
    return duration_text(hours, language) or translate(language, "length-under-an-hour")


def pace_line(info: TableInfo, language: str) -> list[str]:
    """Return at what pace a table plays and what that means, in a line; none where it takes its time."""
    pace = info.pace
    if pace is None:
        return []
    turn, bank = duration_text(pace.turn, language), duration_text(pace.bank, language)
    return [translate(language, "pace-line" if pace.bank else "pace-line-turn", turn=turn, bank=bank)]


def clock_lines(info: TableInfo, language: str, seats: Collection[int] | None = None) -> list[str]:
    """Return until when those have time whose clocks run, and whose time is over, a line each.

    With ``seats`` it is of these alone.
    """
    shown = range(info.needed) if seats is None else seats
    until = {seat: until for seat, until in info.until.items() if seat in shown}
    return times_lines(
        until, [seat for seat in info.over if seat in shown], marked_names(info, language), language
    )


def times_lines(
    until: Mapping[int, datetime], over: Iterable[int], names: Sequence[str], language: str
) -> list[str]:
    """Return ``until`` when seats have time whose clocks run, and whose time is ``over``, a line each."""
    lines = list[str]()
    running = sorted(until.items())
    late = [names[seat] for seat in over]
    if running:
        clocks = [
            translate(language, "clock-of", name=names[seat], when=discord.utils.format_dt(until, "R"))
            for seat, until in running
        ]
        lines.append(translate(language, "clock-until", clocks=join_list(language, clocks)))
    if late:
        lines.append(translate(language, "clock-over", names=join_list(language, late)))
    return lines


def find_pace(written: str, language: str) -> Pace | None:
    """Return the pace that somebody types; None where they want none.

    A bank of 0 is none. Raises UserError with how it is typed, or with what is possible.
    """
    if normalize(written) == normalize(translate(language, "pace-none")):
        return None
    times = [_seconds(part, language) for part in written.split("+")]
    if len(times) > 2 or None in times:
        examples = tuple(pace_name(one, language) for one in USUAL)
        raise UserError("pace_unknown", written=written.strip(), examples=examples)
    turn, bank = (times[0] or 0), (times[1] or 0) if len(times) == 2 else 0
    if turn < _HOUR:
        raise UserError("pace_short", written=written.strip(), least=duration_text(1, language))
    if turn % _HOUR or bank % _HOUR:
        raise UserError("pace_hours", written=written.strip())
    pace = Pace(turn // _HOUR, bank // _HOUR)
    if not pace.is_possible:
        raise UserError("pace_long", written=written.strip(), most=duration_text(Pace.LONGEST, language))
    return pace


def _seconds(written: str, language: str) -> int | None:
    """Return how long a time is that somebody has typed, in one unit or several; None if that cannot be read.

    Nothing at all needs no unit.
    """
    if written.strip() == "0":
        return 0
    units, seconds, end = dict(_unit_words(language)), 0, 0
    while (found := _PART.match(written, end)) is not None:
        size = units.get(normalize(found[2]))
        if size is None:
            return None
        seconds, end = seconds + int(found[1]) * size, found.end()
    return seconds if end and end == len(written) else None


def _unit_words(language: str) -> Iterator[tuple[str, int]]:
    """Yield each word for a unit with its seconds: those of English, and over them those of a language."""
    for spoken in (FALLBACK, language):
        for unit, size in _UNITS.items():
            for word in translate(spoken, f"pace-words-{unit}").split():
                yield normalize(word), size
