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
    GameEnded,
)
