"""The state of the toy game: its fields, and what follows from them at once."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import msgspec

from rules import Game
from rules.kit.pending import next_decision, waiting_seats
from tests.toy.components import Colour, Pieces


class Numbers(msgspec.Struct, frozen=True, tag="numbers", forbid_unknown_fields=True):
    """Everybody has to choose a number; None where a seat has not yet."""

    chosen: tuple[int | None, ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have not chosen yet."""
        return tuple(seat for seat, number in enumerate(self.chosen) if number is None)


class Turn(msgspec.Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """A seat has its turn, with ``left`` actions."""

    seat: int
    left: int

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)


class OfferMade(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """A seat has to answer an offer; the cards are still the giver's."""

    giver: int
    to: int
    cards: tuple[Colour, ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seat that answers."""
        return (self.to,)


Due: TypeAlias = Numbers | Turn | OfferMade
"""A pending decision; its class is the step that is open."""


class ToyState(Game, frozen=True):
    """The fields of a toy game, and what follows from them at once.

    ``queue`` holds what has to be decided in this round, the next decision first. ``hands`` and ``points``
    go by seat, ``ponds`` in their order; ``pile`` has its top card first; ``away`` are the extra cards.
    """

    pieces: Pieces
    first: int
    round: int
    queue: tuple[Due, ...]
    hands: tuple[tuple[Colour, ...], ...]
    pile: tuple[Colour, ...]
    ponds: tuple[tuple[Colour, ...], ...]
    away: tuple[Colour, ...]
    points: tuple[int, ...]

    @property
    def due(self) -> Due | None:
        """Return the decision that has to be made now; None when the game is over."""
        return next_decision(self.queue)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that have to decide now; () when the game is over."""
        return waiting_seats(self.queue, range(self.seats))


S = TypeVar("S", bound=ToyState)
"""The class of the state: what goes into a step comes out of it."""
