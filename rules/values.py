"""The parameters of texts: kinds of values, values with their kind, and texts not yet in any language.

Rules never hold words. They hold values (a space, a card, a seat) whose kind is written beside the
field with ``Annotated[..., Kind("space")]``; a view names a value of a kind
(:meth:`rules.view.View.words`) by a :class:`Text`, which :mod:`rules.language.words` renders.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

Scalar: TypeAlias = int | str | bool | None


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of a field's value, beside its type (``Annotated[int, Kind("space", place=True)]``).

    ``name`` is the kind, known to the game's view. ``place`` means that values of this kind lie on the
    board, so that a painter can mark them (``spots``); ``printed`` that the board shows their names or
    numbers, by which they are chosen, so that they get none of their own. ``bundle`` means that the field
    counts by kind: a tuple of ints (``Annotated[tuple[int, ...], Kind("good", bundle=True)]``), each how many
    there are of the value at the same index of the view's values of this kind. ``held`` means that values of
    this kind are held in private, and that those to choose from are in the seat's own hand: then the hand is
    shown beside the board.
    """

    name: str
    place: bool = False
    printed: bool = False
    bundle: bool = False
    held: bool = False


Seat = Annotated[int, Kind("seat")]
"""A seat, counted from 0; rendered as the name of the person who sits there."""


class Value(msgspec.Struct, frozen=True):
    """A bare value with the name of its kind: what a painter numbers and what errors have as parameters."""

    kind: str
    value: Scalar


class Bundle(msgspec.Struct, frozen=True):
    """How many there are of each value of a kind, in the order of the view's values of it."""

    kind: str
    counts: tuple[int, ...]


class AnyOf(msgspec.Struct, frozen=True):
    """Alternatives, one of which somebody may choose: parameters that are rendered as a list with "or"."""

    items: tuple[object, ...]


class Text(msgspec.Struct, frozen=True):
    """A message of the game's language files and its parameters, not yet in any language.

    Parameters are numbers, strings, :class:`Value`, :class:`Bundle`, other texts, or tuples of these
    (rendered as a list) and :class:`AnyOf` of them.
    """

    key: str
    params: Mapping[str, object] = {}


@dataclass(frozen=True, slots=True)
class FieldKind:
    """The type of one field of an action or event, as the bot and the texts need it.

    ``kind`` is None for bare numbers, booleans and strings. ``many`` marks a tuple of such values and
    ``optional`` a field that may be None. ``base`` is the bare Python type (int, str, bool or an enum), int
    for a bundle, which is not ``many``.
    """

    name: str
    kind: Kind | None
    base: type[Any]
    many: bool
    optional: bool
    required: bool

    @property
    def bundle(self) -> bool:
        """Say whether the field counts by kind."""
        return self.kind is not None and self.kind.bundle


def _unwrap(annotation: Any) -> tuple[Any, Kind | None, bool, bool]:
    """Return the bare type, kind, many and optional of an annotation."""
    kind: Kind | None = None
    many = optional = False
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *marks = get_args(annotation)
            kind = next((mark for mark in marks if isinstance(mark, Kind)), kind)
        elif origin is tuple:
            annotation, many = get_args(annotation)[0], True
        elif origin in (Union, UnionType):
            optional = True
            annotation = next(arg for arg in get_args(annotation) if arg is not NoneType)
        else:
            return annotation, kind, many and not (kind is not None and kind.bundle), optional


@cache
def fields_of(struct: type[msgspec.Struct]) -> tuple[FieldKind, ...]:
    """Return the fields of an action or event class in order, with their kinds."""
    hints = get_type_hints(struct, include_extras=True)
    found: list[FieldKind] = []
    for field in msgspec.structs.fields(struct):
        base, kind, many, optional = _unwrap(hints[field.name])
        found.append(FieldKind(field.name, kind, base, many, optional, field.required))
    return tuple(found)


def tag_of(struct: type[msgspec.Struct] | msgspec.Struct) -> str:
    """Return the tag written out in a class of a union: its name in stored games and language files."""
    return str(struct.__struct_config__.tag)
