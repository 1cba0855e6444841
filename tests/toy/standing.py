"""The standing answers of the toy game: a number for every round, and no to every offer."""

from __future__ import annotations

from rules import Action, Standing
from tests.toy import actions as a
from tests.toy.components import Reply
from tests.toy.view import ToyView


class AlwaysChoose(Standing, frozen=True, tag="always_choose"):
    """Choosing the same number in every round."""

    topic = "number"

    number: int


class RefuseOffers(Standing, frozen=True, tag="refuse_offers"):
    """Refusing all offers."""

    topic = "offers"


STANDING: tuple[type[Standing], ...] = (AlwaysChoose, RefuseOffers)


def offered(view: ToyView) -> tuple[Standing, ...]:
    """Return all that there are, until the game is over."""
    if view.outcome is not None:
        return ()
    return (*map(AlwaysChoose, range(1, view.numbers + 1)), RefuseOffers())


def action_of(view: ToyView, seat: int, standing: Standing) -> Action | None:
    """Return what a seat does by a standing answer; None if it is not asked."""
    if seat not in view.waiting_for:
        return None
    match standing:
        case AlwaysChoose(number) if view.turn is None:
            return a.Choose(number)
        case RefuseOffers() if view.offer is not None:
            return a.Answer(Reply.REFUSE)
        case _:
            return None
