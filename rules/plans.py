"""Plans: what a seat does when its turn, or another decision of its own, comes.

A plan has branches. The first whose condition was met by an event since the plan was made is taken, else the
last one if that has no condition. What may be waited for is said by event classes (``Event.awaited``) and,
for a position, by :meth:`rules.game.Game.awaited`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import product
from typing import cast

import msgspec

from rules.records import Action, Event
from rules.values import FieldKind, Scalar, fields_of, tag_of

MOST_BRANCHES = 6
"""How many branches a plan has at most."""
MOST_MOVES = 6
"""How many moves a branch has at most."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That something happens: "Joan closes the section from 12 on".

    ``event`` is the tag of an event class that may be waited for (:func:`awaited_tag`), ``values`` are values
    of its fields, in the order of ``Event.awaited``; a field that is left out may be anything.
    """

    event: str
    values: tuple[tuple[str, Scalar], ...] = ()

    def covers(self, other: Condition) -> bool:
        """Say whether this is met by whatever meets the other: of its fields some may be left open here."""
        return self.event == other.event and set(self.values) <= set(other.values)


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is done if a condition is met, move after move; without a condition, if none before it is.

    Raises ValueError if there is no move, or more than :data:`MOST_MOVES`.
    """

    condition: Condition | None
    moves: tuple[Action, ...]

    def __post_init__(self) -> None:
        if not 0 < len(self.moves) <= MOST_MOVES:
            raise ValueError(f"a branch has 1 to {MOST_MOVES} moves, not {len(self.moves)}")


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat does when it is asked next, by branches; the last alone may be without a condition.

    ``repeated`` is a standing pass: the turn is ended again each time, behind what begins it if that has to
    be (the roles "begin" and "end" of actions).

    Raises ValueError if there are no branches, more than :data:`MOST_BRANCHES`, or such as do not belong
    together.
    """

    branches: tuple[Branch, ...]
    repeated: bool = False

    def __post_init__(self) -> None:
        if not 0 < len(self.branches) <= MOST_BRANCHES:
            raise ValueError(f"a plan has 1 to {MOST_BRANCHES} branches, not {len(self.branches)}")
        if any(branch.condition is None for branch in self.branches[:-1]):
            raise ValueError("only the last branch may be without a condition")
        if self.repeated and not self._passes():
            raise ValueError("only the end of a turn can be repeated, whatever happens")

    def _passes(self) -> bool:
        """Say whether it is nothing but the end of a turn, or its beginning and end."""
        first, *others = self.branches
        roles = [move.role for move in first.moves]
        return not others and first.condition is None and roles in (["end"], ["begin", "end"])


def awaited_tag(event: Event | type[Event]) -> str:
    """Return the tag of the class that plans wait for by an event, or by events of a class."""
    return event.awaited_as or tag_of(event)


def awaited_fields(event: type[Event]) -> tuple[FieldKind, ...]:
    """Return the fields whose values a condition on an event class may name; () for any other class."""
    fields = {field.name: field for field in fields_of(event)}
    return tuple(fields[name] for name in event.awaited or ())


def conditions_of(event: Event) -> tuple[Condition, ...]:
    """Return the conditions that an event meets, each with all fields; () if it is none to wait for.

    There are several where a field has several values.
    """
    if event.awaited is None:
        return ()
    values = product(*(_values_of(event, name) for name in event.awaited))
    return tuple(condition_on(type(event), *one) for one in values)


def condition_on(event: type[Event], *values: Scalar) -> Condition:
    """Return the condition on a class of events, with a value for each field that matters."""
    return Condition(awaited_tag(event), tuple(zip(event.awaited or (), values, strict=True)))


def meets(condition: Condition, event: Event) -> bool:
    """Say whether an event is what a condition waits for."""
    if event.awaited is None or condition.event != awaited_tag(event):
        return False
    return all(name in event.awaited and value in _values_of(event, name) for name, value in condition.values)


def awaited_class(events: Iterable[type[Event]], tag: str) -> type[Event]:
    """Return the event class that has a tag; raise ValueError if there is none to wait for."""
    event = next((one for one in events if tag_of(one) == tag), None)
    if event is None or event.awaited is None or event.awaited_as:
        raise ValueError(f"nobody can wait for {tag!r}")
    return event


def check_condition(events: Iterable[type[Event]], condition: Condition) -> None:
    """Raise ValueError unless a condition is on one of the event classes, with values of fields in order."""
    fields = {field.name: field for field in awaited_fields(awaited_class(events, condition.event))}
    named = [name for name, _ in condition.values]
    if named != [name for name in fields if name in named]:
        raise ValueError(f"{condition.event} has the fields {', '.join(fields)}, not {', '.join(named)}")
    for name, value in condition.values:
        if not _is_of(fields[name], value):
            raise ValueError(f"{value!r} is no {name} of {condition.event}")


def _is_of(field: FieldKind, value: Scalar) -> bool:
    """Say whether a value is of a field's type."""
    if value is None:
        return field.optional
    if issubclass(field.base, Enum):
        return value in {one.value for one in field.base}
    return type(value) is field.base


def _values_of(event: Event, name: str) -> tuple[Scalar, ...]:
    """Return the value of a field, or all that it has, as conditions have them."""
    value = getattr(event, name)
    values = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
    return tuple(cast("Scalar", one.value if isinstance(one, Enum) else one) for one in values)
