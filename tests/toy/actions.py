"""The actions of the toy game, and the parser of what is typed for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from rules import Action, RuleError
from rules.names import Names, Parser
from rules.values import Seat
from tests.toy.components import Colour, HeldCard, Pond, Reply

MOST_TYPED = 99


def parse_cards(written: str, names: Names) -> tuple[Colour, ...]:
    """Return cards that people write as "2 red, blue", in the order in which hands are kept."""
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
    """Choosing a number in secret; it can be changed until everybody has one."""

    command = "choose"

    number: int


class Play(Action, frozen=True, tag="play"):
    """Laying a card in a pond that lacks its colour; an extra card, put away, makes it worth one more."""

    command = "card play"

    card: HeldCard
    pond: Pond
    extra: HeldCard | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Taking the top card of the pile."""

    command = "card draw"


class Offer(Action, frozen=True, tag="offer"):
    """Offering any cards of the hand to another seat."""

    command = "card offer"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": parse_cards}

    to: Seat
    cards: tuple[HeldCard, ...]


class Answer(Action, frozen=True, tag="answer"):
    """Taking or refusing the cards offered."""

    command = "answer"

    reply: Reply


class EndTurn(Action, frozen=True, tag="end"):
    """Passing the turn, whatever is left of it."""

    command = "end"
    role = "end"


class Levy(Action, frozen=True, tag="levy"):
    """Beginning the turn with a tax: everybody else gives back half of their cards."""

    command = "market levy"
    role = "begin"


class Give(Action, frozen=True, tag="give"):
    """Giving back a card for the tax."""

    command = "market give"

    card: HeldCard


class Sell(Action, frozen=True, tag="sell"):
    """Selling a card to whoever wants it."""

    command = "market sell"

    card: HeldCard


class Buy(Action, frozen=True, tag="buy"):
    """Buying the card that is sold, for a point to the seller."""

    command = "market buy"


class Swap(Action, frozen=True, tag="swap"):
    """Taking the card that is sold for another one."""

    command = "market swap"

    card: HeldCard


class Decline(Action, frozen=True, tag="decline"):
    """Leaving the card that is sold to others."""

    command = "market decline"


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Taking back what one sells."""

    command = "market withdraw"


ACTIONS: tuple[type[Action], ...] = (
    *(Choose, Play, Draw, Offer, Answer, EndTurn),
    *(Levy, Give, Sell, Buy, Swap, Decline, Withdraw),
)
