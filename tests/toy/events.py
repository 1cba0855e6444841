"""The events of the toy game."""

from __future__ import annotations

from rules import Event
from rules.values import Seat
from tests.toy.components import Card, Pond, Reply


class Chosen(Event, frozen=True, tag="chosen"):
    """Somebody is ready; the number stays secret."""

    seat: Seat


class ChosenNumber(Event, frozen=True, tag="chosen-number"):
    """The number that a seat chose, visible to it alone; also when it changes it."""

    seat: Seat
    number: int

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class NumberShown(Event, frozen=True, tag="number-shown"):
    """All have chosen: one seat's number and what it scores."""

    reveals = True
    announces = True

    seat: Seat
    number: int
    points: int


class Played(Event, frozen=True, tag="played"):
    """A card lies in a pond."""

    awaited = ("seat", "card", "pond")

    seat: Seat
    card: Card
    pond: Pond
    extra: Card | None
    points: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Somebody drew a card."""

    seat: Seat

    def merged(self, later: Event) -> Event | None:
        return later if isinstance(later, DrawnCard) and later.seat == self.seat else None


class DrawnCard(Event, frozen=True, tag="drawn-card"):
    """The card that was drawn."""

    reveals = True

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class PileEmpty(Event, frozen=True, tag="pile-empty"):
    """The last card has been drawn; it is announced at once."""

    announces = True
    awaited = ()


class Offered(Event, frozen=True, tag="offered"):
    """Somebody offers cards, and all see how many."""

    giver: Seat
    to: Seat
    count: int


class OfferedCards(Event, frozen=True, tag="offered-cards"):
    """Which cards are offered."""

    reveals = True

    giver: Seat
    to: Seat
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        return (self.giver, self.to)


class Answered(Event, frozen=True, tag="answered"):
    """An offer was taken or refused."""

    seat: Seat
    giver: Seat
    reply: Reply
    points: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """The turn passes."""

    seat: Seat


class TaxLevied(Event, frozen=True, tag="tax-levied"):
    """Somebody begins the turn with a tax."""

    awaited = ("seat",)

    seat: Seat


class TaxPaid(Event, frozen=True, tag="tax-paid"):
    """Somebody gives back cards for the tax."""

    seat: Seat
    count: int

    def merged(self, later: Event) -> Event | None:
        if not isinstance(later, TaxPaid) or later.seat != self.seat:
            return None
        return TaxPaid(self.seat, self.count + later.count)


class TaxPaidCard(Event, frozen=True, tag="tax-paid-card"):
    """The card that was given back."""

    seat: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class TaxOver(Event, frozen=True, tag="tax-over"):
    """All have paid."""

    seat: Seat


class Selling(Event, frozen=True, tag="selling"):
    """A card is sold to whoever wants it."""

    awaited = ("seat", "card")

    seat: Seat
    card: Card


class Declined(Event, frozen=True, tag="declined"):
    """Somebody does not want the card that is sold."""

    seat: Seat


class Bought(Event, frozen=True, tag="bought"):
    """Somebody has bought the card, for a point to the seller."""

    agreed = True

    seat: Seat
    seller: Seat


class Swapped(Event, frozen=True, tag="swapped"):
    """Somebody has given another card for it."""

    agreed = True

    seat: Seat
    seller: Seat


class SwappedCard(Event, frozen=True, tag="swapped-card"):
    """The card that was given for it."""

    seat: Seat
    seller: Seat
    card: Card

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.seller)


class SaleOver(Event, frozen=True, omit_defaults=True, tag="sale-over"):
    """The sale has come to nothing, or its time was over (``over``)."""

    added = ("over",)

    seat: Seat
    over: bool = False

    def as_expired(self) -> SaleOver:
        """Return that the time of the sale was over."""
        return SaleOver(self.seat, over=True)


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last turn is over; more than one winner means a tie."""

    announces = True
    concludes = True

    winners: tuple[Seat, ...]
    points: int


EVENTS: tuple[type[Event], ...] = (
    Chosen,
    ChosenNumber,
    NumberShown,
    Played,
    Drawn,
    DrawnCard,
    PileEmpty,
    Offered,
    OfferedCards,
    Answered,
    TurnEnded,
    TaxLevied,
    TaxPaid,
    TaxPaidCard,
    TaxOver,
    Selling,
    Declined,
    Bought,
    Swapped,
    SwappedCard,
    SaleOver,
    GameEnded,
)
