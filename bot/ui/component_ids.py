"""What the ids of buttons, menus and forms say.

Each kind of component has a small frozen class, as actions have; its tag is the action that it asks for. The
wire form names the game, the seat that the component was made for and that seat's decision number, so that a
component that is used too late is noticed and never acts on another game or state::

    r:<action>:<game>:<seat or ->:<decision>:<path>[:<topic>]

A field of a class goes into the slot of its own name, or into the one that it is marked with
(``Annotated[int, Slot.DECISION]``). Nothing is kept in memory: components work after a restart, and as long
as their message is there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

import msgspec

PATTERN = (
    r"r:(?P<action>[a-z_]+):(?P<game>[0-9]{1,18}):(?P<seat>[0-9]{1,2}|-):(?P<decision>[0-9]{1,9})"
    r":(?P<path>[A-Za-z0-9_.~@+-]*)(?::(?P<topic>[\w./-]{1,80}))?"
)

_NUMBER = re.compile("-?[0-9]{1,19}")
_MOST = (1 << 63) - 1
"""Numbers of Discord and of the database are none above it."""


class Slot(Enum):
    """A part of the wire form that holds the value of a field."""

    GAME = "game"
    SEAT = "seat"
    DECISION = "decision"
    PATH = "path"
    TOPIC = "topic"


class Wire(NamedTuple):
    """The parts of a custom_id, as they are written."""

    action: str
    game: str = "0"
    seat: str = "-"
    decision: str = "0"
    path: str = ""
    topic: str = ""

    @classmethod
    def of_match(cls, match: re.Match[str]) -> Wire:
        """Return the parts that a match of the pattern has found."""
        return cls(**{name: match[name] or "" for name in cls._fields})

    @classmethod
    def parse(cls, custom_id: str) -> Wire | None:
        """Return the parts of a custom_id; None if it is not one of ours."""
        match = re.fullmatch(PATTERN, custom_id)
        return None if match is None else cls.of_match(match)

    def __str__(self) -> str:
        topic = f":{self.topic}" if self.topic else ""
        return f"r:{self.action}:{self.game}:{self.seat}:{self.decision}:{self.path}{topic}"


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of a class, the slot that holds it, its bare type, and whether it may be None."""

    name: str
    slot: Slot
    base: Any
    optional: bool


class ComponentId(msgspec.Struct, frozen=True, tag_field="action"):
    """What one kind of component asks for."""

    @classmethod
    def action(cls) -> str:
        """Return what the kind of component asks for, which its handler is registered for."""
        return str(cls.__struct_config__.tag)

    @property
    def custom_id(self) -> str:
        """Return the id that Discord gives back; at most 100 characters."""
        cls = type(self)
        written = {field.slot.value: _written(getattr(self, field.name)) for field in _fields(cls)}
        return str(Wire(cls.action(), **{slot: text for slot, text in written.items() if text is not None}))

    @classmethod
    def read(cls, wire: Wire) -> Self:
        """Return the value that the parts of a custom_id stand for; ValueError if they do not fit."""
        defaults = _defaults(cls)
        found: dict[str, Any] = {}
        for field in _fields(cls):
            text = getattr(wire, field.slot.value)
            if field.slot in (Slot.PATH, Slot.TOPIC) and not text and field.name in defaults:
                continue
            if field.slot is Slot.SEAT and text == "-":
                if not field.optional:
                    raise ValueError(f"{wire} names no seat")
                continue
            found[field.name] = _parsed(field.base, text)
        return cls(**found)


def _written(value: Any) -> str | None:
    """Return a value as it stands in its slot; None leaves the slot as it is without one."""
    if value is None:
        return None
    return str(int(value)) if isinstance(value, bool) else str(value)


def _parsed(base: Any, text: str) -> Any:
    if base is str:
        return text
    if base in (int, bool):
        return base(whole_number(text))
    return base.parse(text)


def whole_number(text: str) -> int:
    """Return the number that is written in an id; ValueError if it is none, or more than is ever counted."""
    if not _NUMBER.fullmatch(text) or not -_MOST <= int(text) <= _MOST:
        raise ValueError(text)
    return int(text)


@cache
def _fields(cls: type[ComponentId]) -> tuple[_Field, ...]:
    hints = get_type_hints(cls, include_extras=True)
    return tuple(_field(field.name, hints[field.name]) for field in msgspec.structs.fields(cls))


def _field(name: str, annotation: Any) -> _Field:
    slot: Slot | None = None
    optional = False
    if get_origin(annotation) is Annotated:
        annotation, *marks = get_args(annotation)
        slot = next(mark for mark in marks if isinstance(mark, Slot))
    if get_origin(annotation) in (Union, UnionType):
        optional = True
        annotation = next(arg for arg in get_args(annotation) if arg is not NoneType)
    return _Field(name, slot or Slot(name), annotation, optional)


@cache
def _defaults(cls: type[ComponentId]) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(cls) if not field.required)
