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
    tried = cache(partial(_tried, kind, names))
    while parts:
        value, length = _longest(parts, tried)
        if not isinstance(value, RuleError):
            found.append(value)
            parts = parts[length:]
            continue
        halves = _halves(parts[0], names)
        if not halves:
            raise value
        parts = [*halves, *parts[1:]]
    return tuple(dict.fromkeys(found))


def _tried(kind: str, names: Names, written: str) -> Scalar | RuleError:
    """Return the value that a text names, or why it names none."""
    try:
        return names.find(kind, written)
    except RuleError as error:
        return error


def _longest(parts: list[str], tried: Callable[[str], Scalar | RuleError]) -> tuple[Scalar | RuleError, int]:
    """Return the value that the most of these parts name together, and how many they are.

    Where not even the first one is a name, that is why not.
    """
    for length in range(min(len(parts), _MOST_COMMAS + 1), 1, -1):
        value = tried(",".join(parts[:length]).strip())
        if not isinstance(value, RuleError):
            return value, length
    return tried(parts[0].strip()), 1


def _halves(part: str, names: Names) -> list[str]:
    """Return what stands before and after the first "and" between words; [] if there is none."""
    words = part.split()
    for place in range(1, len(words) - 1):
        if words[place].casefold() in names.and_words:
            return [" ".join(words[:place]), " ".join(words[place + 1 :])]
    return []
