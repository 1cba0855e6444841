"""What one seat learns, gets or gives by a progress card."""

from __future__ import annotations

from rules.great_canal.components.kinds import Card, Commodity, Deck, Good, Goods, Resource
from rules.records import Event
from rules.values import Seat


class CardsSearched(Event, frozen=True, tag="cards_searched"):
    """A seat looked at the progress cards of another one."""

    reveals = True

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, CardsFound) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class CardsFound(Event, frozen=True, tag="cards_found"):
    """A seat saw these progress cards of another one."""

    reveals = True

    seat: Seat
    other: Seat
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        """Return the seat that sees them."""
        return (self.seat,)


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A seat took a progress card of another one."""

    seat: Seat
    other: Seat
    deck: Deck

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, TakenCardSeen) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class TakenCardSeen(Event, frozen=True, tag="taken_card_seen"):
    """A seat took this progress card of another one."""

    seat: Seat
    other: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.other)


class CardsLeft(Event, frozen=True, tag="cards_left"):
    """A seat took none of the progress cards that it saw."""

    seat: Seat


class HandSearched(Event, frozen=True, tag="hand_searched"):
    """A seat looked at the goods of another one."""

    reveals = True

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, HandFound) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class HandFound(Event, frozen=True, tag="hand_found"):
    """A seat saw these goods of another one."""

    reveals = True

    seat: Seat
    other: Seat
    cards: Goods

    def audience(self) -> tuple[int, ...]:
        """Return the seat that sees them."""
        return (self.seat,)


class GoodTaken(Event, frozen=True, tag="good_taken"):
    """A seat took a card of goods of another one."""

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, TakenGoodSeen) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class TakenGoodSeen(Event, frozen=True, tag="taken_good_seen"):
    """A seat took this card of another one."""

    seat: Seat
    other: Seat
    good: Good

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.other)


class Given(Event, frozen=True, tag="given"):
    """A seat gave cards to another one."""

    follows = True
    reveals = True

    seat: Seat
    other: Seat
    count: int

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, GivenSeen) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class GivenSeen(Event, frozen=True, tag="given_seen"):
    """A seat gave these cards to another one."""

    follows = True
    reveals = True

    seat: Seat
    other: Seat
    cards: Goods

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.other)


class HarborAsked(Event, frozen=True, tag="harbor_asked"):
    """A seat asked another one for a commodity."""

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the bargain that came of it, or what was laid down for it to whoever did so."""
        if isinstance(later, LaidDownSeen) and later.seat == self.seat:
            return HarborAskedFor(self.seat, self.other, later.resource)
        return _bargain(self, later)


class HarborAskedFor(Event, frozen=True, tag="harbor_asked_for"):
    """Told: a seat asked another one for a commodity, for this resource."""

    seat: Seat
    other: Seat
    resource: Resource

    def merged(self, later: Event) -> Event | None:
        """Return the bargain that came of it."""
        return _bargain(self, later)


class HarborBargain(Event, frozen=True, tag="harbor_bargain"):
    """Told: a seat got a commodity of another one."""

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the bargain with what it was to those who know that."""
        match later:
            case HarborTradedSeen(giver, asker, commodity, resource) if (asker, giver) == (
                self.seat,
                self.other,
            ):
                return HarborBargainSeen(asker, giver, commodity, resource)
            case _:
                return None


class HarborBargainSeen(Event, frozen=True, tag="harbor_bargain_seen"):
    """Told: a seat got this commodity of another one for this resource."""

    seat: Seat
    other: Seat
    commodity: Commodity
    resource: Resource


class HarborRefused(Event, frozen=True, tag="harbor_refused"):
    """Told: a seat asked another one for a commodity, which had none."""

    seat: Seat
    other: Seat


class LaidDownSeen(Event, frozen=True, tag="laid_down_seen"):
    """A seat laid down this resource for a commodity."""

    seat: Seat
    resource: Resource

    def audience(self) -> tuple[int, ...]:
        """Return the seat that asked."""
        return (self.seat,)


class HarborTraded(Event, frozen=True, tag="harbor_traded"):
    """A seat gave another one a commodity and got its resource."""

    follows = True
    reveals = True

    seat: Seat
    other: Seat

    def merged(self, later: Event) -> Event | None:
        """Return the event with what it was to those who know that."""
        same = isinstance(later, HarborTradedSeen) and (later.seat, later.other) == (self.seat, self.other)
        return later if same else None


class HarborTradedSeen(Event, frozen=True, tag="harbor_traded_seen"):
    """A seat gave another one this commodity and got this resource."""

    follows = True
    reveals = True

    seat: Seat
    other: Seat
    commodity: Commodity
    resource: Resource

    def audience(self) -> tuple[int, ...]:
        """Return the two seats."""
        return (self.seat, self.other)


class NothingDelivered(Event, frozen=True, tag="nothing_delivered"):
    """A seat has no commodity for another one."""

    follows = True
    reveals = True

    seat: Seat
    other: Seat


def _bargain(asked: HarborAsked | HarborAskedFor, later: Event) -> Event | None:
    """Return what came of an asking, as a doing of whoever asked; None if the later event is no answer."""
    match later:
        case HarborTraded(giver, asker) if (asker, giver) == (asked.seat, asked.other):
            return HarborBargain(asker, giver)
        case NothingDelivered(giver, asker) if (asker, giver) == (asked.seat, asked.other):
            return HarborRefused(asker, giver)
        case _:
            return None
