"""How often something is to count, and how many hours it lasts, as people write it."""

from __future__ import annotations

import re
from functools import partial

from rules.kit.numbers import whole_number
from rules.kit.refusals import quoted
from rules.names import Names, Parser
from rules.records import RuleError

MOST_TIMES = 99
"""How often something can be said to count."""
_TIME = re.compile(r"(?P<count>[0-9]+|[^\W\d_]+)\s*(?P<unit>[^\W\d_]*)\.?")


def read_times(written: str, names: Names) -> int:
    """Return a number from 1 to :data:`MOST_TIMES`, of figures or as a word.

    Raises RuleError("game.times") for anything else.
    """
    times = _counted(written, names)
    if times is None or not 1 <= times <= MOST_TIMES:
        raise RuleError("game.times", written=quoted(written), most=MOST_TIMES)
    return times


def hours_parser(most: int) -> Parser:
    """Return the parser of a field that says how many hours something lasts, from 1 to ``most``.

    It reads "3", "3h", "3 hours", "an hour", "2 days" and "one week", in the reader's language and English.
    It raises RuleError("game.hours") for anything else.
    """
    return partial(_read_hours, most)


def _read_hours(most: int, written: str, names: Names) -> int:
    match = _TIME.fullmatch(written.strip().casefold())
    count = None if match is None else _counted(match["count"], names)
    unit = None if match is None else names.time_words.get(match["unit"] or "h")
    if count is None or unit is None or not 1 <= count * unit <= most:
        raise RuleError("game.hours", written=quoted(written), most=most)
    return count * unit


def _counted(written: str, names: Names) -> int | None:
    """Return the number that figures or a word say; None where they say none."""
    plain = written.strip().casefold()
    return names.number_words.get(plain, whole_number(plain))
