"""Progress cards and city improvements."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Card, Corner, Deck, Track
from rules.values import Seat


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A seat drew a progress card."""

    reveals = True

    seat: Seat
    deck: Deck


class CardSeen(Event, frozen=True, tag="card_seen"):
    """A seat drew this progress card."""

    reveals = True

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        """Return the seat that drew it."""
        return (self.seat,)


class CardLaidOpen(Event, frozen=True, tag="card_laid_open"):
    """A seat laid a progress card open: a point."""

    reveals = True

    seat: Seat
    card: Card


class CardDropped(Event, frozen=True, tag="card_dropped"):
    """A seat put a progress card back."""

    seat: Seat
    deck: Deck


class OwnCardDropped(Event, frozen=True, tag="own_card_dropped"):
    """A seat put this progress card back."""

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        """Return the seat that held it."""
        return (self.seat,)


class Improved(Event, frozen=True, tag="improved"):
    """A seat reached a level of a track."""

    seat: Seat
    track: Track
    level: int


class MetropolisWon(Event, frozen=True, tag="metropolis_won"):
    """A seat got the metropolis of a track, from whoever had it."""

    seat: Seat
    track: Track
    city: Corner
    loser: Seat | None
