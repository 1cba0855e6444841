"""Conditions that several steps share: whose moment it is, what places there are, what is paid."""

from __future__ import annotations

from typing import TypeVar

from rules.great_canal.actions import Skip
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.hands import NOTHING, covers, lose
from rules.great_canal.instead import wrong_choice
from rules.great_canal.state import GreatCanalState, S
from rules.kit.bundles import require_bundle
from rules.kit.masks import bits
from rules.kit.tuples import Counts
from rules.records import RuleError
from rules.values import Bundle, tag_of

D = TypeVar("D")

SKIP = (Skip(),)
"""That something is left which may be."""


def require_turn(game: GreatCanalState, seat: int) -> None:
    """Raise RuleError unless a seat is in turn, has rolled, and nothing has to be settled."""
    if game.queue or seat != game.active:
        require_free(game, seat)
    if game.turn.dice is None:
        raise RuleError("great_canal.unrolled")


def require_free(game: GreatCanalState, seat: int) -> None:
    """Raise RuleError unless a seat is in turn and nothing has to be settled."""
    if game.queue:
        raise _unsettled(game, seat)
    if seat != game.active:
        raise game.not_waited_for()


def require_decision(game: GreatCanalState, seat: int, decision: type[D]) -> D:
    """Return the decision that a seat has to make now; RuleError if it is another one or another seat's."""
    head = game.head
    if isinstance(head, decision):
        if seat not in game.waiting_for:
            raise game.not_waited_for()
        return head
    if head is not None:
        raise _unsettled(game, seat)
    raise RuleError(f"great_canal.moment.{tag_of(decision)}")  # type: ignore[arg-type]


def _unsettled(game: GreatCanalState, seat: int) -> RuleError:
    """Return the error about a decision that comes first: the seat's own, or somebody else's."""
    head = game.head
    assert head is not None
    if seat in head.waiting:
        return RuleError(f"great_canal.first.{tag_of(head)}")
    return game.not_waited_for()


def require_place(mask: int, number: int, size: int, kind: str, rule: str) -> None:
    """Raise RuleError of a rule, with some places that there are, unless the number is one of them.

    ``number`` may be any, the places are below ``size``.
    """
    if not (0 <= number < size and mask >> number & 1):
        raise wrong_choice(rule, kind, bits(mask), number)


def pay(game: S, seat: int, price: Counts) -> S:
    """Return the game in which a seat has paid the bank; RuleError if it cannot."""
    if not covers(game.hands[seat], price):
        lacking = tuple(max(0, cost - held) for cost, held in zip(price, game.hands[seat], strict=True))
        raise RuleError("great_canal.price", price=Bundle("good", price), lacking=Bundle("good", lacking))
    return lose(game, seat, price)


def require_piece(left: int, kind: str) -> None:
    """Raise RuleError unless a piece is left in the supply."""
    if left < 1:
        raise RuleError(f"great_canal.supply.{kind}")


def require_chosen(game: GreatCanalState, seat: int, cards: Counts, count: int, rule: str) -> None:
    """Raise RuleError of a rule unless a bundle is so many cards of a seat's hand."""
    require_cards(cards)
    if sum(cards) != count:
        raise RuleError(f"{rule}.count", count=count)
    if not covers(game.hands[seat], cards):
        raise RuleError(f"{rule}.held", count=count, hand=Bundle("good", game.hands[seat]))


def require_cards(bundle: Counts) -> None:
    """Raise RuleError unless a bundle counts each good, and something of it."""
    require_bundle(bundle, len(GOODS))
    if bundle == NOTHING:
        raise RuleError("great_canal.nothing")
