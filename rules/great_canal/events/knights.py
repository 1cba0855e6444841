"""What happens to knights."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Corner
from rules.values import Seat


class KnightHired(Event, frozen=True, tag="knight_hired"):
    """A seat hired a knight."""

    seat: Seat
    knight: Corner


class KnightActivated(Event, frozen=True, tag="knight_activated"):
    """A seat activated a knight."""

    seat: Seat
    knight: Corner


class KnightPromoted(Event, frozen=True, tag="knight_promoted"):
    """A seat promoted a knight."""

    seat: Seat
    knight: Corner
    level: int


class KnightMoved(Event, frozen=True, tag="knight_moved"):
    """A seat moved a knight."""

    seat: Seat
    knight: Corner
    to: Corner


class KnightDisplaced(Event, frozen=True, tag="knight_displaced"):
    """A seat's knight took the corner of another one."""

    seat: Seat
    knight: Corner
    to: Corner
    other: Seat


class KnightRetreated(Event, frozen=True, tag="knight_retreated"):
    """A displaced knight went to another corner."""

    seat: Seat
    knight: Corner
    to: Corner


class KnightReturned(Event, frozen=True, tag="knight_returned"):
    """A displaced knight found no corner and left the board."""

    seat: Seat
    knight: Corner


class RobberChased(Event, frozen=True, tag="robber_chased"):
    """A seat's knight chased the robber away."""

    seat: Seat
    knight: Corner
