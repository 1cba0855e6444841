"""The numbers in a rulebook's texts, read from a game's component files.

A number is called by the stem of its file and the keys that lead to it: ``board.cost.lock``. Items of a
list are called by their ``id`` (``board.vineyard.brulhois.capacity``) or by their place from 1
(``board.score.points.5``). ``count`` is how many items a list has, ``sum`` and ``max`` are of the numbers
in a list or table, or in a column of a list of tables (``board.stretch.spaces.sum``), and ``list`` is all
numbers of a list. ``which`` of a column of marks are the items that are marked, in Roman numerals
(``sites.site.city.which``: I, III, IV). ``name`` of an item is its name in the reader's language. What a file
lists as ``reconstructed`` is there under that (``sites.reconstructed.site.need``), and is not if an owner's
file does not list it. An owner's file stands for the whole packaged one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from math import prod
from typing import TypeAlias, cast

from rules.kit.names import name_text
from rules.language.texts import FALLBACK, has_text, sources_of
from rules.registry import GAMES
from rules.values import Text

Numbers: TypeAlias = Mapping[str, int | str | Text]

PLACEHOLDER = re.compile(
    r"\{([a-z0-9_.#]+(?:[-+*][a-z0-9_.#]+)*)(?:\|([^|{}]*)\|([^|{}]*)|([?!])([^{}]*))?\}"
)
"""``{board.cost.lock}``, ``{board.score.lock|point|points}`` with the noun for one and for several, a sum
``{sites.pieces.coins-2*sites.start.coins}``; ``{sites.reconstructed.site.need?words}`` are words if there is
that, with ``!`` if there is not."""

_LAST_PLACE = 40
"""How far the places of a list are looked through; no component file has a longer one."""

_NONE_IS_ONE = ("fr", "oc")
"""Languages that count 0 as they count 1."""


def numbers_of(kind: str, components: Mapping[str, object] | None = None) -> Numbers:
    """Return the numbers of a game played with these component texts by stem; packaged ones for the rest."""
    given = components or {}
    stems = (name.rsplit(".", 1)[0] for name in GAMES[kind].components)
    texts = tuple((stem, text) for stem in stems if isinstance(text := given.get(stem), str))
    return _numbers(kind, texts)


def fill(text: str, numbers: Numbers, language: str, render: Callable[[Text], str] = str) -> str:
    """Return a text with its numbers put in; raise KeyError for one that there is not.

    ``render`` returns names in the reader's language.
    """

    def number(match: re.Match[str]) -> str:
        if match[4]:
            return match[5] if (match[1] in numbers) == (match[4] == "?") else ""
        value = _value(match[1], numbers)
        if isinstance(value, Text):
            return render(value)
        if match[2] is None:
            return str(value)
        one = value == 1 or (value == 0 and language in _NONE_IS_ONE)
        return f"{value}\u00a0{match[2] if one else match[3]}"

    return PLACEHOLDER.sub(number, text)


def lines_said(text: str, numbers: Numbers) -> Iterator[str]:
    """Yield the lines of a text.

    Those that need a number that there is not are left out. One of a list (``- ``) with ``#`` is said for
    each place for which there is what it needs: ``- {board.town.#.name}: {board.town.#+1.name}``.
    """
    for line in text.split("\n"):
        for said in _at_places(line) if line.startswith("- ") and "#" in line else (line,):
            if all(name in numbers for name in names_in(said)):
                yield said


def _at_places(line: str) -> Iterator[str]:
    """Yield a line with each place for ``#``, and the one after it for ``#+1``."""
    for place in range(1, _LAST_PLACE + 1):
        yield line.replace("#+1", str(place + 1)).replace("#", str(place))


def names_in(text: str) -> tuple[str, ...]:
    """Return what a text needs of the numbers, apart from what it only asks for."""
    wanted = (match[1] for match in PLACEHOLDER.finditer(text) if not match[4])
    return tuple(name for sum_ in wanted for name in re.split(r"[-+*]", sum_) if not name.isdecimal())


def may_be_said(text: str, numbers: Numbers) -> bool:
    """Say whether a text asks for nothing, or for something that there is."""
    asked = [match[1] for match in PLACEHOLDER.finditer(text) if match[4] == "?"]
    return not asked or any(name in numbers for name in asked)


def _value(written: str, numbers: Numbers) -> int | str | Text:
    """Return a number, or what a sum of products of them comes to."""
    if written in numbers:
        return numbers[written]
    total = 0
    for sign, product in re.findall(r"([-+]?)([^-+]+)", written):
        factors = (int(name) if name.isdecimal() else numbers[name] for name in product.split("*"))
        value = prod(cast("Iterable[int]", factors))
        total += -value if sign == "-" else value
    return total


@lru_cache(maxsize=64)
def _numbers(kind: str, texts: tuple[tuple[str, str], ...]) -> Numbers:
    found: dict[str, int | str | Text] = {}
    package = files(GAMES[kind].package)
    given = dict(texts)
    for name in GAMES[kind].components:
        stem = name.rsplit(".", 1)[0]
        text = given[stem] if stem in given else package.joinpath(name).read_text("utf-8")
        _flatten(stem, tomllib.loads(text), found)
    return {name: value for name, value in found.items() if _is_named(kind, value)}


def _is_named(kind: str, value: int | str | Text) -> bool:
    """Say whether a value is no name, or one that the language files have."""
    return not isinstance(value, Text) or has_text(FALLBACK, sources_of(kind), value.key)


def _flatten(name: str, value: object, found: dict[str, int | str | Text]) -> None:
    if isinstance(value, dict):
        table = cast("dict[str, object]", value)
        for key, item in table.items():
            _flatten(f"{name}.{key}", item, found)
        _sum_up(name, table.values(), found)
    elif isinstance(value, list):
        _flatten_list(name, cast("list[object]", value), found)
    elif type(value) is int:
        found[name] = value


def _flatten_list(name: str, items: list[object], found: dict[str, int | str | Text]) -> None:
    found[f"{name}.count"] = len(items)
    columns: dict[str, list[object]] = {}
    for place, item in enumerate(items, 1):
        table = cast("dict[str, object]", item) if isinstance(item, dict) else {}
        for column, cell in table.items():
            columns.setdefault(column, []).append(cell)
        for called in dict.fromkeys((str(place), str(table.get("id", place)))):
            _flatten(f"{name}.{called}", cast("object", item), found)
            if isinstance(identity := table.get("id"), str):
                own = table.get("name")
                found[f"{name}.{called}.name"] = name_text(identity, own if isinstance(own, str) else None)
        if name.endswith(".reconstructed"):
            found[f"{name}.{item}"] = place
    _sum_up(name, items, found)
    if all(type(item) is int for item in items):
        found[f"{name}.list"] = ", ".join(map(str, items))
    for column, cells in columns.items():
        _sum_up(f"{name}.{column}", cells, found)
        if all(type(cell) is bool for cell in cells):
            marked = (place for place, item in enumerate(items, 1) if _is_marked(item, column))
            found[f"{name}.{column}.which"] = ", ".join(map(_roman, marked))


def _is_marked(item: object, column: str) -> bool:
    return isinstance(item, dict) and cast("dict[str, object]", item).get(column) is True


def _roman(number: int) -> str:
    numeral = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        numeral += sign * (number // value)
        number %= value
    return numeral


def _sum_up(name: str, items: Iterable[object], found: dict[str, int | str | Text]) -> None:
    numbers = [item for item in items if type(item) is int]
    if numbers:
        found[f"{name}.sum"] = sum(numbers)
        found[f"{name}.max"] = max(numbers)
