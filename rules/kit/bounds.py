"""Bounds: what the numbers, texts and lists of a state can ever be.

A state that the rules have made keeps them by itself. One that somebody brings along is held against them
before anything else is asked of it, so that nothing of it is too big to be drawn or to be reckoned with. None
is within all bounds: the types say where it may stand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias, cast

import msgspec

MANY = 99_999
"""More than there ever is of what is only counted: turns, questions, draws."""


class Number(NamedTuple):
    """A number from ``least`` to ``most``."""

    least: int
    most: int


class Letters(NamedTuple):
    """A text of at most so many characters."""

    most: int


class Among(NamedTuple):
    """One of these texts."""

    texts: Collection[str]


class Several(NamedTuple):
    """From ``least`` to ``most`` of a kind in a row; ``different`` says that none is there twice."""

    bound: Bound
    most: int
    least: int = 0
    different: bool = False


class Each(NamedTuple):
    """A row of as many as there are bounds, each within its own."""

    bounds: Sequence[Bound]


class Parts(NamedTuple):
    """A record of a class, with a bound for each of its fields."""

    kind: type[msgspec.Struct]
    fields: Mapping[str, Bound]


class OneOf(NamedTuple):
    """A record of one of several classes."""

    kinds: Sequence[Parts]


class Free(NamedTuple):
    """What its type alone bounds: a truth value, one of a few words."""


Bound: TypeAlias = Number | Letters | Among | Several | Each | Parts | OneOf | Free

FREE = Free()


def exactly(bound: Bound, number: int) -> Several:
    """Return the bound of a row of so many, each within the same bound."""
    return Several(bound, number, number)


def counts(most: Sequence[int]) -> Each:
    """Return the bound of counts by kind, each from 0 to the most there are of it."""
    return Each([Number(0, one) for one in most])


def outside(value: object, bound: Bound, place: str = "$") -> str | None:
    """Return the place of the first thing that is not within its bound, as in ``$.hands[2]``; None if all is.

    Raises TypeError if a record has a field without a bound, or a bound without a field.
    """
    if value is None:
        return None
    match bound:
        case Free():
            return None
        case Number(least, most):
            good = isinstance(value, int) and least <= value <= most
            return None if good else place
        case Letters(most):
            return None if isinstance(value, str) and len(value) <= most else place
        case Among(texts):
            return None if value in texts else place
        case Several(one, most, least, different):
            return _outside_row(value, place, one, least, most, different=different)
        case Each(bounds):
            row = cast("tuple[object, ...]", value)
            return place if len(row) != len(bounds) else _first_outside(row, bounds, place)
        case OneOf(kinds):
            fitting = next((one for one in kinds if type(value) is one.kind), None)
            return place if fitting is None else outside(value, fitting, place)
        case Parts():
            return _outside_parts(value, bound, place)


def _outside_row(
    value: object, place: str, bound: Bound, least: int, most: int, *, different: bool
) -> str | None:
    row = cast("tuple[object, ...]", value)
    if not least <= len(row) <= most or (different and len(set(row)) < len(row)):
        return place
    return _first_outside(row, [bound] * len(row), place)


def _first_outside(row: Sequence[object], bounds: Sequence[Bound], place: str) -> str | None:
    for index, (value, bound) in enumerate(zip(row, bounds, strict=True)):
        found = outside(value, bound, f"{place}[{index}]")
        if found is not None:
            return found
    return None


def _outside_parts(value: object, bound: Parts, place: str) -> str | None:
    if not isinstance(value, bound.kind):
        return place
    names = value.__struct_fields__
    if set(names) != set(bound.fields):
        raise TypeError(f"{type(value).__name__}: bounds of {sorted(bound.fields)}, fields {sorted(names)}")
    for name in names:
        found = outside(getattr(value, name), bound.fields[name], f"{place}.{name}")
        if found is not None:
            return found
    return None
