"""What can be done in the toy game, and what can happen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, ClassVar

from rules import Action, Event, RuleError
from rules.game import Names, Parser
from rules.values import Kind, Seat


class Colour(StrEnum):
    """The colour of a card."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"


class Reply(StrEnum):
    """What may be said to an offer."""

    TAKE = "take"
    REFUSE = "refuse"


Card = Annotated[Colour, Kind("card")]
Pond = Annotated[int, Kind("pond", place=True)]

MOST_TYPED = 99


def parse_cards(written: str, names: Names) -> tuple[Colour, ...]:
    """Cards as people write them, "2 red, blue", in the order in which hands are kept."""
    cards: list[Colour] = []
    for part in re.split(r"[,;+]", written):
        typed = re.fullmatch(r"\s*(?:(\d{1,2})\s*[x×]?\s*)?(\D+?)\s*", part)
        if typed is None:
            raise RuleError("toy.cards.unreadable", written=written)
        cards += [Colour(str(names.find("card", typed[2])))] * int(typed[1] or 1)
    if not 0 < len(cards) <= MOST_TYPED:
        raise RuleError("toy.cards.unreadable", written=written)
    return tuple(sorted(cards))


class Choose(Action, frozen=True, tag="choose"):
    """Chooses a number in secret; it can be changed until everybody has one."""

    command = "choose"

    number: int


class Play(Action, frozen=True, tag="play"):
    """Lays a card in a pond that lacks its colour; an extra card, put away, makes it worth one more."""

    command = "card play"

    card: Card
    pond: Pond
    extra: Card | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Takes the top card of the pile."""

    command = "card draw"


class Offer(Action, frozen=True, tag="offer"):
    """Offers any cards of the hand to another seat."""

    command = "card offer"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": parse_cards}

    to: Seat
    cards: tuple[Card, ...]


class Answer(Action, frozen=True, tag="answer"):
    """Takes or refuses the cards offered."""

    command = "answer"

    reply: Reply


class EndTurn(Action, frozen=True, tag="end"):
    """Passes the ball, whatever is left of the turn."""

    command = "end"
    role = "end"


class Chosen(Event, frozen=True, tag="chosen"):
    """Somebody is ready; what was chosen stays secret."""

    seat: Seat


class ChosenNumber(Event, frozen=True, tag="chosen-number"):
    """What a seat itself sees of its choice, also when it changes it."""

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
    """The last card has been drawn; everybody hears of it at once."""

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
    """The ball passes."""

    seat: Seat


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last turn is over; more than one winner means a tie."""

    announces = True

    winners: tuple[Seat, ...]
    points: int
