"""What happens to knights."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner
from rules.records import Event
from rules.values import Seat


class KnightHired(Event, frozen=True, tag="knight_hired"):
    """A seat hired a knight."""

    awaited = ("seat", "knight")

    seat: Seat
    knight: Corner

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat hired another knight."""
        return KnightsHired(self.seat, (self.knight,)).merged(later)


class KnightsHired(Event, frozen=True, tag="knights_hired"):
    """Told: several knights that a seat hired."""

    seat: Seat
    knights: tuple[Corner, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one knight more."""
        if not isinstance(later, KnightHired) or later.seat != self.seat:
            return None
        return KnightsHired(self.seat, (*self.knights, later.knight))


class KnightActivated(Event, frozen=True, tag="knight_activated"):
    """A seat activated a knight."""

    awaited = ("seat", "knight")

    seat: Seat
    knight: Corner

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat activated another knight."""
        return KnightsActivated(self.seat, (self.knight,)).merged(later)


class KnightsActivated(Event, frozen=True, tag="knights_activated"):
    """Told: several knights that a seat activated."""

    seat: Seat
    knights: tuple[Corner, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one knight more."""
        if not isinstance(later, KnightActivated) or later.seat != self.seat:
            return None
        return KnightsActivated(self.seat, (*self.knights, later.knight))


class KnightPromoted(Event, frozen=True, tag="knight_promoted"):
    """A seat promoted a knight."""

    seat: Seat
    knight: Corner
    level: int


class KnightMoved(Event, frozen=True, tag="knight_moved"):
    """A seat moved a knight."""

    awaited = ("seat", "to")

    seat: Seat
    knight: Corner
    to: Corner


class KnightDisplaced(Event, frozen=True, tag="knight_displaced"):
    """A seat's knight took the corner of another one."""

    awaited = ("seat", "to")
    awaited_as = "knight_moved"

    seat: Seat
    knight: Corner
    to: Corner
    other: Seat


class KnightRetreated(Event, frozen=True, tag="knight_retreated"):
    """A displaced knight went to another corner."""

    awaited = ("seat", "to")
    awaited_as = "knight_moved"
    follows = True

    seat: Seat
    knight: Corner
    to: Corner


class KnightReturned(Event, frozen=True, tag="knight_returned"):
    """A displaced knight found no corner and left the board."""

    follows = True

    seat: Seat
    knight: Corner


class RobberChased(Event, frozen=True, tag="robber_chased"):
    """A seat's knight chased the robber away."""

    seat: Seat
    knight: Corner
