"""Lists of values as people type them, with commas between."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from rules.names import Names, Parser
from rules.records import RuleError
from rules.values import Scalar

_MOST_COMMAS = 3
"""How many commas a name has at most: that of a place with all that lies there has two or three."""


def list_parser(kind: str) -> Parser:
    """Return the parser of a field that is a tuple of values of a kind, in the order in which they stand.

    Names stand between commas or "and"; a name may hold some itself, the longest that is one counts. What
    is named twice is there once. The parser raises RuleError("game.value") for what is none, or if nothing
    is named.
    """
    return partial(_parse, kind)


def _parse(kind: str, written: str, names: Names) -> tuple[Scalar, ...]:
    parts = [part for part in written.split(",") if part.strip()]
    if not parts:
        return (names.find(kind, written),)
    found: list[Scalar] = []
    find = cache(partial(names.find, kind))
    while parts:
        try:
            value, length = _longest(parts, find)
        except RuleError:
            halves = _halves(parts[0], names)
            if not halves:
                raise
            parts = [*halves, *parts[1:]]
            continue
        found.append(value)
        parts = parts[length:]
    return tuple(dict.fromkeys(found))


def _longest(parts: list[str], find: Callable[[str], Scalar]) -> tuple[Scalar, int]:
    """Return the value that the most of these parts name together, and how many they are."""
    for length in range(min(len(parts), _MOST_COMMAS + 1), 1, -1):
        try:
            return find(",".join(parts[:length]).strip()), length
        except RuleError:
            continue
    return find(parts[0].strip()), 1


def _halves(part: str, names: Names) -> list[str]:
    """Return what stands before and after the first "and" between words; [] if there is none."""
    words = part.split()
    for place in range(1, len(words) - 1):
        if words[place].casefold() in names.and_words:
            return [" ".join(words[:place]), " ".join(words[place + 1 :])]
    return []
