"""The standing answers of the toy game: a number for every round, no to offers, cards for a tax."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules import Action, RuleError, Standing
from rules.names import Parser
from tests.toy import actions as a
from tests.toy.actions import parse_cards
from tests.toy.components import Colour, HeldCard, Reply, Rest
from tests.toy.view import ToyView


class AlwaysChoose(Standing, frozen=True, tag="always_choose"):
    """Choosing the same number in every round."""

    topic = "number"

    number: int


class RefuseOffers(Standing, frozen=True, tag="refuse_offers"):
    """Refusing all offers."""

    topic = "offers"


class DeclineSales(Standing, frozen=True, tag="decline_sales"):
    """Wanting nothing that is sold."""

    topic = "sales"
    limited = True


class GiveFirst(Standing, frozen=True, tag="give_first"):
    """Giving back certain cards for a tax, and any or none where these are not there."""

    topic = "tax"
    open_ended = True
    limited = True
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": parse_cards}

    cards: tuple[HeldCard, ...]
    rest: Rest


STANDING: tuple[type[Standing], ...] = (AlwaysChoose, RefuseOffers, DeclineSales, GiveFirst)


def offered(view: ToyView) -> tuple[Standing, ...]:
    """Return all that there are, until the game is over."""
    if view.outcome is not None:
        return ()
    always = (*map(AlwaysChoose, range(1, view.numbers + 1)), RefuseOffers())
    example = GiveFirst((Colour.BLUE,), Rest.ASK)
    return (*always, DeclineSales(), example) if view.market else always


def check_order(standing: Standing) -> None:
    """Raise RuleError if an order of cards names one twice."""
    if isinstance(standing, GiveFirst) and len(set(standing.cards)) < len(standing.cards):
        raise RuleError("toy.tax.twice")


def action_of(view: ToyView, seat: int, standing: Standing) -> Action | None:
    """Return what a seat does by a standing answer; None if it is not asked."""
    if isinstance(standing, DeclineSales):
        return a.Decline() if view.sale is not None and seat in view.sale.asked else None
    if seat not in view.waiting_for:
        return None
    match standing:
        case AlwaysChoose(number) if view.turn is None:
            return a.Choose(number)
        case RefuseOffers() if view.offer is not None:
            return a.Answer(Reply.REFUSE)
        case GiveFirst(cards, rest) if view.tax is not None:
            held = [card for card in cards if card in view.hand]
            held += view.hand if rest is Rest.ANY else ()
            return a.Give(held[0]) if held else None
        case _:
            return None
