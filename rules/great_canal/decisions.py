"""Pending decisions: the queue of what has to be settled before the turn goes on (great_canal.R12, R15).

Each is a small record that names the seats it waits for; one without seats is a step that takes its course
as soon as it comes first.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.great_canal.pieces import Knight


class OwnCourse(msgspec.Struct, frozen=True):
    """A step that takes its course by itself."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return (): nobody is asked."""
        return ()


class Founding(msgspec.Struct, frozen=True, gc=False, tag="found", forbid_unknown_fields=True):
    """A seat founds a settlement, or its city (great_canal.R2)."""

    seat: int
    city: bool
    income: bool
    """Whether it is the building that brings the first cards."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat that founds."""
        return (self.seat,)


class Fleet(OwnCourse, frozen=True, gc=False, tag="fleet", forbid_unknown_fields=True):
    """The barbarian fleet sails on; on its last step the barbarians attack (great_canal.R22)."""


class Sacrifice(msgspec.Struct, frozen=True, gc=False, tag="sacrifice", forbid_unknown_fields=True):
    """These seats lose a city of their choice each (great_canal.R22)."""

    waiting: tuple[int, ...]


class Defend(msgspec.Struct, frozen=True, gc=False, tag="defend", forbid_unknown_fields=True):
    """These seats, tied best defenders, draw a progress card of a deck of their choice (great_canal.R41)."""

    waiting: tuple[int, ...]


class Progress(OwnCourse, frozen=True, gc=False, tag="progress", forbid_unknown_fields=True):
    """Whoever's track is far enough draws a progress card of its deck (great_canal.R12, R23)."""

    track: int


class Limit(OwnCourse, frozen=True, gc=False, tag="limit", forbid_unknown_fields=True):
    """It is seen who is over the limit of progress cards and not in turn (great_canal.R23)."""


class Drop(msgspec.Struct, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """These seats put back progress cards down to the limit (great_canal.R23)."""

    waiting: tuple[int, ...]


class Yield(OwnCourse, frozen=True, gc=False, tag="yield", forbid_unknown_fields=True):
    """The hexes with this number yield, or it is a seven (great_canal.R12)."""

    total: int


class Discards(msgspec.Struct, frozen=True, gc=False, tag="discard", forbid_unknown_fields=True):
    """These seats put back cards of their choice; ``counts`` says how many, by seat."""

    waiting: tuple[int, ...]
    counts: tuple[int, ...]


class RobberMove(msgspec.Struct, frozen=True, gc=False, tag="robber", forbid_unknown_fields=True):
    """A seat moves the robber (great_canal.R18)."""

    seat: int

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat that moves it."""
        return (self.seat,)


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """These seats take a resource of their choice from the bank (great_canal.R42).

    ``gold`` are those to whom a gold field gives it; the others have the Aqueduct and may decline.
    """

    waiting: tuple[int, ...]
    gold: tuple[int, ...]


class Retreat(msgspec.Struct, frozen=True, gc=False, tag="retreat", forbid_unknown_fields=True):
    """A seat's displaced knight has to go from a corner to another one (great_canal.R21)."""

    seat: int
    knight: Knight

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the knight's seat."""
        return (self.seat,)


Decision: TypeAlias = (
    Founding
    | Fleet
    | Sacrifice
    | Defend
    | Progress
    | Limit
    | Drop
    | Yield
    | Discards
    | RobberMove
    | Choose
    | Retreat
)
"""What has to be settled; its class is the step that is open."""
