"""Pending decisions: the queue of what has to be settled before the turn goes on (great_canal.R12, R15).

Each is a small record that names the seats it waits for; one without seats is a step that takes its course
as soon as it comes first.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from rules.great_canal.pieces import Knight


class PendingDecision(msgspec.Struct, frozen=True, gc=False):
    """What all decisions have."""

    within_event: ClassVar[bool] = False
    """Whether it belongs to the event that led to it: what follows from that comes after it (R29)."""


class OwnCourse(PendingDecision, frozen=True, gc=False):
    """A step that takes its course by itself."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return (): nobody is asked."""
        return ()


class OneSeat(PendingDecision, frozen=True, gc=False):
    """A decision of one seat."""

    seat: int

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat that decides."""
        return (self.seat,)


class Founding(OneSeat, frozen=True, gc=False, tag="found", forbid_unknown_fields=True):
    """A seat founds a settlement, or its city (great_canal.R2)."""

    city: bool
    income: bool
    """Whether it is the building that brings the first cards."""


class Fleet(OwnCourse, frozen=True, gc=False, tag="fleet", forbid_unknown_fields=True):
    """The barbarian fleet sails on; on its last step the barbarians attack (great_canal.R22)."""


class Sacrifice(PendingDecision, frozen=True, gc=False, tag="sacrifice", forbid_unknown_fields=True):
    """These seats lose a city of their choice each (great_canal.R22)."""

    waiting: tuple[int, ...]


class Defend(PendingDecision, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """These seats, tied best defenders, draw a progress card of a deck of their choice (great_canal.R41)."""

    waiting: tuple[int, ...]


class Progress(OwnCourse, frozen=True, gc=False, tag="progress", forbid_unknown_fields=True):
    """Those whose track is far enough draw a progress card of its deck, one by one (great_canal.R12, R23)."""

    track: int
    seats: tuple[int, ...]


class Limit(OwnCourse, frozen=True, gc=False, tag="limit", forbid_unknown_fields=True):
    """It is seen who is over the limit of progress cards and not in turn (great_canal.R23)."""


class Drop(PendingDecision, frozen=True, gc=False, tag="drop", forbid_unknown_fields=True):
    """These seats put back progress cards down to the limit (great_canal.R23)."""

    waiting: tuple[int, ...]


class Yield(OwnCourse, frozen=True, gc=False, tag="yield", forbid_unknown_fields=True):
    """The hexes with this number yield, or it is a seven (great_canal.R12)."""

    total: int


class Discards(PendingDecision, frozen=True, gc=False, tag="discard", forbid_unknown_fields=True):
    """These seats put back cards of their choice; ``counts`` says how many, by seat.

    ``saboteur`` is who has played the card by which they do; None on a seven.
    """

    waiting: tuple[int, ...]
    counts: tuple[int, ...]
    saboteur: int | None = None


class RobberMove(OneSeat, frozen=True, gc=False, tag="robber", forbid_unknown_fields=True):
    """A seat moves the robber (great_canal.R18)."""


class Take(PendingDecision, frozen=True, gc=False, tag="take", forbid_unknown_fields=True):
    """These seats take a resource of their choice from the bank (great_canal.R42).

    ``gold`` are those to whom a gold field gives it; the others have the Aqueduct and may decline.
    """

    waiting: tuple[int, ...]
    gold: tuple[int, ...]


class Retreat(OneSeat, frozen=True, gc=False, tag="retreat", forbid_unknown_fields=True):
    """A seat's displaced knight has to go from a corner to another one (great_canal.R21).

    It is one piece that moves: what follows comes when it has arrived (great_canal.R36).
    """

    within_event: ClassVar[bool] = True

    knight: Knight


class FreePieces(OneSeat, frozen=True, gc=False, tag="build", forbid_unknown_fields=True):
    """A seat builds so many roads or ships for nothing, one after the other (Road Building)."""

    left: int


class Rebuild(OneSeat, frozen=True, gc=False, tag="rebuild", forbid_unknown_fields=True):
    """A seat may build the road or ship that it took from an edge again, elsewhere (Diplomat)."""

    within_event: ClassVar[bool] = True

    edge: int
    ship: bool


class Activations(OwnCourse, frozen=True, gc=False, tag="activate", forbid_unknown_fields=True):
    """The knights of a seat on these corners become active, one by one (great_canal.R5)."""

    seat: int
    corners: tuple[int, ...]


class Dismiss(OneSeat, frozen=True, gc=False, tag="dismiss", forbid_unknown_fields=True):
    """A seat takes one of its knights off the board; it deserts to another one (Deserter)."""

    to: int


class Place(OneSeat, frozen=True, gc=False, tag="place", forbid_unknown_fields=True):
    """A seat may place the knight that deserted to it (great_canal.R20, R55)."""

    level: int
    active: bool


class Keep(OneSeat, frozen=True, gc=False, tag="keep", forbid_unknown_fields=True):
    """A seat sees the progress cards of another one and may take one (Spy)."""

    victim: int


class Give(PendingDecision, frozen=True, gc=False, tag="give", forbid_unknown_fields=True):
    """These seats give a seat cards of their choice; ``counts`` says how many, by seat (Wedding)."""

    waiting: tuple[int, ...]
    counts: tuple[int, ...]
    to: int


class Deliver(OneSeat, frozen=True, gc=False, tag="deliver", forbid_unknown_fields=True):
    """A seat gives another one a commodity for a resource that it does not see (great_canal.R53).

    ``resource`` is its id, None where it is not known (in views).
    """

    by: int
    resource: str | None


class ChooseGoods(OneSeat, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """A seat sees the goods of another one and takes so many of them, one by one (Master Merchant)."""

    victim: int
    left: int


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
    | Take
    | Retreat
    | FreePieces
    | Rebuild
    | Activations
    | Dismiss
    | Place
    | Keep
    | Give
    | Deliver
    | ChooseGoods
)
"""What has to be settled; its class is the step that is open."""
