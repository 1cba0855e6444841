"""The places for numbers in a rulebook's texts, and what is said with the numbers of the files in use.

``{board.cost.lock}`` is a number, ``{board.score.lock|point|points}`` one with the noun for one and for
several, ``{sites.pieces.coins-2*sites.start.coins}`` a sum. ``{board.river_work.count?words}`` are words that
are said if there is that and it is not 0, with ``!`` if not; ``{board.vineyard.1.seats=4?words}`` if it is
that number. Words may have places for numbers and conditions of their own; those have no further ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import TypeAlias, cast

from rules.language.rulebook.numbers import Number, Numbers
from rules.values import Text

Names: TypeAlias = Text | tuple[Text | str, ...]
"""A name, or several that are told as a list."""

_SUM = r"[a-z0-9_.#]+(?:[-+*][a-z0-9_.#]+)*"
_NAMED = re.compile(rf"\{{({_SUM})(?=[|=?!}}])")
PLACEHOLDER = re.compile(rf"\{{({_SUM})(?:\|([^|{{}}]*)\|([^|{{}}]*))?\}}")
_CONDITION = re.compile(rf"\{{({_SUM})(?:=(\d+))?([?!])((?:[^{{}}]|\{{(?:[^{{}}]|\{{[^{{}}]*\}})*\}})*)\}}")
_DEEPEST = 2
"""How many conditions stand in one another."""

_LAST_PLACE = 40
"""How far the places of a list are looked through; no component file has a longer one."""

_NONE_IS_ONE = ("fr", "oc")
"""Languages that count 0 as they count 1."""


def fill(text: str, numbers: Numbers, language: str, render: Callable[[Names], str] = str) -> str:
    """Return a text with its numbers put in; raise KeyError for one that there is not.

    ``render`` returns names, and lists of them, in the reader's language.
    """

    def number(match: re.Match[str]) -> str:
        value = _value(match[1], numbers)
        if isinstance(value, (Text, tuple)):
            return render(value)
        if match[2] is None:
            return str(value)
        one = value == 1 or (value == 0 and language in _NONE_IS_ONE)
        return f"{value}\u00a0{match[2] if one else match[3]}"

    return PLACEHOLDER.sub(number, settle(text, numbers))


def settle(text: str, numbers: Numbers) -> str:
    """Return a text with the words whose condition holds, and without the others.

    A condition on the places of a list (``#``) is left as it stands.
    """

    def words(match: re.Match[str]) -> str:
        if "#" in match[1]:
            return match[0]
        return match[4] if holds(match[1], numbers, match[2]) == (match[3] == "?") else ""

    for _ in range(_DEEPEST):
        text = _CONDITION.sub(words, text)
    return text


def holds(written: str, numbers: Numbers, wanted: str | None = None) -> bool:
    """Say whether there is a number or sum that is not 0, or else is the one wanted; what lacks counts 0."""
    value = numbers[written] if written in numbers else _sum(written, lambda name: numbers.get(name, 0))
    return bool(value) if wanted is None else value == int(wanted)


def lines_said(text: str, numbers: Numbers) -> Iterator[str]:
    """Yield the lines of a text.

    Those that need a number that there is not are left out, and those that come to nothing. One of a list
    (``- ``) with ``#`` is said for each place for which there is what it needs:
    ``- {board.town.#.name}: {board.town.#+1.name}``.
    """
    for line in settle(text, numbers).split("\n"):
        for at_place in _at_places(line) if line.startswith("- ") and "#" in line else (line,):
            said = settle(at_place, numbers)
            if said.strip("- ") and all(name in numbers for name in _needed(said)):
                yield said


def _at_places(line: str) -> Iterator[str]:
    """Yield a line with each place for ``#``, and the one after it for ``#+1``."""
    for place in range(1, _LAST_PLACE + 1):
        yield line.replace("#+1", str(place + 1)).replace("#", str(place))


def names_in(text: str) -> tuple[str, ...]:
    """Return what a text needs or asks for of the numbers, in its conditions too, but for places of lists."""
    return tuple(_parts(written for written in _NAMED.findall(text) if "#" not in written))


def may_be_said(text: str, numbers: Numbers) -> bool:
    """Say whether a text asks for nothing that is reconstructed, or for something that still is."""
    asked = [match[1] for match in _NAMED.finditer(text) if ".reconstructed." in match[1]]
    return not asked or any(name in numbers for name in asked)


def _needed(settled: str) -> Iterator[str]:
    """Yield what a text without conditions needs of the numbers."""
    yield from _parts(match[1] for match in PLACEHOLDER.finditer(settled))


def _parts(sums: Iterable[str]) -> Iterator[str]:
    """Yield the names in sums."""
    for written in sums:
        yield from (name for name in re.split(r"[-+*]", written) if not name.isdecimal())


def _value(written: str, numbers: Numbers) -> Number:
    """Return a number, or what a sum of products of them comes to."""
    return numbers[written] if written in numbers else _sum(written, numbers.__getitem__)


def _sum(written: str, number: Callable[[str], Number]) -> int:
    total = 0
    for sign, product in re.findall(r"([-+]?)([^-+]+)", written):
        factors = (int(name) if name.isdecimal() else number(name) for name in product.split("*"))
        value = prod(cast("Iterable[int]", factors))
        total += -value if sign == "-" else value
    return total
