"""The numbers in a rulebook's texts, read from a game's component files.

A number is called by the stem of its file and the keys that lead to it: ``board.cost.lock``. Items of a
list are called by their ``id`` (``board.vineyard.brulhois.capacity``) or by their place from 1
(``board.score.points.5``). ``count`` is how many items a list has, ``sum`` and ``max`` are of the numbers
in a list or table, or in a column of a list of tables (``board.stretch.spaces.sum``), and ``list`` is all
numbers of a list. ``which`` of a column of marks are the items that are marked, in Roman numerals
(``sites.site.city.which``: I, III, IV). ``name`` of an item is its name in the reader's language. What a file
lists as ``reconstructed`` is there under that (``sites.reconstructed.site.need``), and is not if an owner's
file does not list it. An owner's file stands for the whole packaged one. What follows from the files by a
game's own rules, such as the towns in play with 2 seats, is worked out by ``told`` in its package.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TypeAlias, cast

from rules.kit.names import name_text
from rules.language.texts import FALLBACK, has_text, sources_of
from rules.registry import GAMES
from rules.values import Text

Number: TypeAlias = int | str | Text | tuple[Text | str, ...]
"""A number, or what else a text has a place for: words, a name, or names that are told as a list."""
Numbers: TypeAlias = Mapping[str, Number]


def numbers_of(kind: str, components: Mapping[str, object] | None = None) -> Numbers:
    """Return the numbers of a game played with these component texts by stem; packaged ones for the rest."""
    given = components or {}
    stems = (name.rsplit(".", 1)[0] for name in GAMES[kind].components)
    texts = tuple((stem, text) for stem in stems if isinstance(text := given.get(stem), str))
    return _numbers(kind, texts)


def is_packaged(kind: str, components: Mapping[str, object] | None) -> bool:
    """Say whether these component texts have the numbers and names of the packaged ones."""
    return _facts(numbers_of(kind, components)) == _facts(numbers_of(kind))


def _facts(numbers: Numbers) -> dict[str, Number]:
    """Return what numbers say, whoever says it."""
    return {name: value for name, value in numbers.items() if ".reconstructed" not in name}


@lru_cache(maxsize=64)
def _numbers(kind: str, texts: tuple[tuple[str, str], ...]) -> Numbers:
    found: dict[str, Number] = {}
    given = dict(texts)
    for name in GAMES[kind].components:
        stem = name.rsplit(".", 1)[0]
        if stem not in given:
            given[stem] = files(GAMES[kind].package).joinpath(name).read_text("utf-8")
        _flatten(stem, tomllib.loads(given[stem]), found)
    found |= _told(GAMES[kind].package)(given)
    return {name: value for name, value in found.items() if _is_named(kind, value)}


def _is_named(kind: str, value: Number) -> bool:
    """Say whether a value is no name, or one that the language files have."""
    return not isinstance(value, Text) or has_text(FALLBACK, sources_of(kind), value.key)


@cache
def _told(package: str) -> Callable[[Mapping[str, str]], Numbers]:
    """Return what works out further numbers of a game from its component files, by stem."""
    module = f"{package}.told"
    return (lambda _: {}) if find_spec(module) is None else import_module(module).told


def _flatten(name: str, value: object, found: dict[str, Number]) -> None:
    if isinstance(value, dict):
        table = cast("dict[str, object]", value)
        for key, item in table.items():
            _flatten(f"{name}.{key}", item, found)
        _sum_up(name, table.values(), found)
    elif isinstance(value, list):
        _flatten_list(name, cast("list[object]", value), found)
    elif type(value) is int:
        found[name] = value


def _flatten_list(name: str, items: list[object], found: dict[str, Number]) -> None:
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


def _sum_up(name: str, items: Iterable[object], found: dict[str, Number]) -> None:
    numbers = [item for item in items if type(item) is int]
    if numbers:
        found[f"{name}.sum"] = sum(numbers)
        found[f"{name}.max"] = max(numbers)
