"""Actions like those that are legal, and values that their fields may have."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace as replace_field
from enum import Enum

from msgspec.structs import replace

from rules.game import Game
from rules.records import Action
from rules.testing.playing import Step
from rules.values import FieldKind, Scalar, fields_of
from rules.view import View


def universe(steps: Iterable[Step]) -> tuple[Action, ...]:
    """Return all actions that were legal for anybody in these steps, each once."""
    seen: dict[Action, None] = {}
    for step in steps:
        for seat in range(step.before.seats):
            seen.update(dict.fromkeys(step.before.legal_actions(seat)))
    return tuple(seen)


def near_misses(game: Game, seat: int, known: tuple[Action, ...], rng: random.Random) -> Iterator[Action]:
    """Yield actions like those that are legal: legal at another time, one field changed, or of any fields.

    ``known`` are actions that were legal at some time (:func:`universe`); some of those yielded are legal.
    """
    view = game.view(seat)
    legal = game.legal_actions(seat)
    yield from rng.sample(known, min(len(known), 30))
    for action in rng.sample(legal, min(len(legal), 6)):
        for field in fields_of(type(action)):
            for _ in range(3):
                yield replace(action, **{field.name: any_value(field, view, rng)})
    for kind in game.actions:
        fields = fields_of(kind)
        for _ in range(10 if fields else 1):
            yield kind(**{field.name: any_value(field, view, rng) for field in fields})


def any_value(field: FieldKind, view: View, rng: random.Random) -> object:
    """Return a value of the field's type, possible or now and then impossible."""
    if field.many:
        one = replace_field(field, many=False)
        return tuple(any_value(one, view, rng) for _ in range(rng.randint(0, 3)))
    impossible = _impossible(field, view)
    if impossible and rng.random() < 0.1:
        return rng.choice(impossible)
    return likely_value(field, view, rng)


def _impossible(field: FieldKind, view: View) -> Sequence[object]:
    """Return values of a field's type that no game has: out of range, or bundles of no such kinds."""
    values = _values(field, view)
    if field.bundle:
        nothing = (0,) * len(values)
        return (nothing[1:], (*nothing, 1), (-1, *nothing[1:]), (10**12, *nothing[1:]))
    if field.base is int:
        numbers = [value for value in values if isinstance(value, int)]
        return (-1, max(numbers, default=9) + 1, 97, 10**12)
    return ("", "nothing of the kind") if field.base is str else ()


def _values(field: FieldKind, view: View) -> Sequence[Scalar]:
    """Return all values of a field's kind that there are in the game viewed."""
    if field.kind is None:
        return ()
    return range(view.seats) if field.kind.name == "seat" else view.values(field.kind.name)


def likely_value(field: FieldKind, view: View, rng: random.Random) -> object:
    """Return a value that the field may well have in some game like the one viewed."""
    if field.many:
        one = replace_field(field, many=False)
        return tuple(likely_value(one, view, rng) for _ in range(rng.randint(0, 3)))
    if field.bundle:
        return tuple(rng.choice((0, 0, 0, 1, 2)) for _ in _values(field, view))
    values: list[object] = [None] if field.optional else []
    if issubclass(field.base, Enum):
        values += field.base
    elif field.base is bool:
        values += [False, True]
    elif field.kind is not None:
        values += _values(field, view)
    elif field.base is int:
        values += range(10)
    return rng.choice(values or ["anything"])
