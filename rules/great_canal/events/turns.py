"""Turns, the longest trade route, the end."""

from __future__ import annotations

from rules.records import Event
from rules.values import Seat


class RouteTaken(Event, frozen=True, tag="route_taken"):
    """A seat has the longest trade route now, from whoever had it."""

    awaited = ("seat",)
    follows = True

    seat: Seat
    length: int
    loser: Seat | None = None


class RouteLost(Event, frozen=True, tag="route_lost"):
    """A seat has the longest trade route no longer, and nobody else has."""

    follows = True

    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A seat ended its turn."""

    ends_turn = True

    seat: Seat


class GameEnded(Event, frozen=True, tag="game_ended"):
    """A seat has won."""

    announces = True
    concludes = True

    seat: Seat
    points: int
