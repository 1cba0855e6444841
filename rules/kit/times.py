"""How often something is to count, as people write it."""

from __future__ import annotations

from rules.kit.refusals import quoted
from rules.names import Names
from rules.records import RuleError

MOST_TIMES = 99
"""How often something can be said to count."""


def read_times(written: str, names: Names) -> int:
    """Return a number from 1 to :data:`MOST_TIMES`, of figures or as a word.

    Raises RuleError("game.times") for anything else.
    """
    plain = written.strip().casefold()
    number = int(plain) if plain.isdecimal() and len(plain) <= len(str(MOST_TIMES)) else 0
    times = names.number_words.get(plain, number)
    if not 1 <= times <= MOST_TIMES:
        raise RuleError("game.times", written=quoted(written), most=MOST_TIMES)
    return times
