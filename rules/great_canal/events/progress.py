"""Progress cards and city improvements."""

from __future__ import annotations

from rules.great_canal.components.kinds import Card, Corner, Deck, Track
from rules.great_canal.events.lines import LinePart
from rules.records import Event
from rules.values import Seat, Text, Value


class CardDrawn(LinePart, frozen=True, tag="card_drawn"):
    """A seat drew a progress card."""

    reveals = True
    lines = ("roll", "attack")
    part = "told-drawn"

    seat: Seat
    deck: Deck

    def item(self) -> Text:
        """Return the seat with the deck."""
        return _of_deck(self.seat, self.deck)


class CardSeen(LinePart, frozen=True, tag="card_seen"):
    """A seat drew this progress card."""

    reveals = True
    lines = ("roll", "attack")
    part = "told-drawn"
    refines = True

    seat: Seat
    card: Card

    def item(self) -> Text:
        """Return the seat with the card."""
        return _of_card("told-card", self.seat, self.card)

    def audience(self) -> tuple[int, ...]:
        """Return the seat that drew it."""
        return (self.seat,)


class CardLaidOpen(LinePart, frozen=True, tag="card_laid_open"):
    """A seat laid a progress card open: a point."""

    reveals = True
    lines = ("roll", "attack")
    part = "told-drawn"
    refines = True

    seat: Seat
    card: Card

    def item(self) -> Text:
        """Return the seat with the card."""
        return _of_card("told-card-open", self.seat, self.card)


class CardDropped(LinePart, frozen=True, tag="card_dropped"):
    """A seat put a progress card back."""

    follows = True
    lines = ("roll", "attack")
    part = "told-dropped"

    seat: Seat
    deck: Deck

    def item(self) -> Text:
        """Return the seat with the deck."""
        return _of_deck(self.seat, self.deck)


class OwnCardDropped(LinePart, frozen=True, tag="own_card_dropped"):
    """A seat put this progress card back."""

    follows = True
    lines = ("roll", "attack")
    part = "told-dropped"
    refines = True

    seat: Seat
    card: Card

    def item(self) -> Text:
        """Return the seat with the card."""
        return _of_card("told-card", self.seat, self.card)

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

    awaited = ("seat", "track")

    seat: Seat
    track: Track
    city: Corner
    loser: Seat | None


def _of_deck(seat: int, deck: str) -> Text:
    """Return a seat with the deck of its card."""
    return Text("told-deck", {"seat": Value("seat", seat), "deck": Value("track", deck)})


def _of_card(key: str, seat: int, card: str) -> Text:
    """Return a seat with its card."""
    return Text(key, {"seat": Value("seat", seat), "card": Value("card", card)})
