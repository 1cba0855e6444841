"""The state of the toy game: its fields, and what follows from them at once."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import msgspec
from propcache.api import cached_property

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


class TaxDue(msgspec.Struct, frozen=True, tag="tax", forbid_unknown_fields=True):
    """A seat has levied a tax: by seat how many cards are still owed, and how many were paid."""

    by: int
    owed: tuple[int, ...]
    paid: tuple[int, ...]

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have still to pay."""
        return tuple(seat for seat, owed in enumerate(self.owed) if owed)


class Sale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that a seat sells; the card lies apart. ``asked`` have not answered, ``declined`` have.

    ``number`` tells it from all other sales of the seat.
    """

    number: int
    seller: int
    card: Colour
    asked: tuple[int, ...]
    declined: tuple[int, ...]


Due: TypeAlias = Numbers | Turn | OfferMade | TaxDue
"""A pending decision; its class is the step that is open."""


class ToyState(Game, frozen=True, omit_defaults=True, dict=True):
    """The fields of a toy game, and what follows from them at once.

    ``queue`` holds what has to be decided in this round, the next decision first. ``hands`` and ``points``
    go by seat, ``ponds`` in their order; ``pile`` has its top card first; ``away`` are the extra cards.
    ``sale`` is what is sold just now, whoever is to move.
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
    sale: Sale | None = None

    @property
    def due(self) -> Due | None:
        """Return the decision that has to be made now; None when the game is over."""
        return next_decision(self.queue)

    @property
    def answering(self) -> tuple[int, ...]:
        if self.sale is None or self.outcome is not None:
            return ()
        return tuple(seat for seat in self.sale.asked if seat not in self.waiting_for)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that have to decide now; () when the game is over."""
        return self.asked_now

    @cached_property
    def asked_now(self) -> tuple[int, ...]:
        """Return the seats that have to decide now: kept, as each candidate asks for it."""
        return waiting_seats(self.queue, range(self.seats))


S = TypeVar("S", bound=ToyState)
"""The class of the state: what goes into a step comes out of it."""
