"""What would be lost by an action, for a panel to ask once before it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.great_canal import actions as a
from rules.great_canal.components.cards import BEFORE_ROLL
from rules.great_canal.components.kinds import RESOURCES
from rules.great_canal.view.offers import takers
from rules.great_canal.view.seen import Seen
from rules.records import Action
from rules.values import Text, Value


def _by_rolling(view: Seen, seat: int) -> Text | None:
    """Return that a card can only be played before the roll, if the seat holds one such."""
    card = next((card for card in view.progress or () if card in BEFORE_ROLL), None)
    return None if card is None else Text("lost-card", {"card": Value("card", card)})


def _by_ending(view: Seen, seat: int) -> Text | None:
    """Return that the open offer ends with the turn, or that a Commercial Harbor was played for nothing."""
    offer = view.offer
    if offer is not None:
        there = tuple(Value("seat", taker) for taker in takers(offer))
        return Text("lost-offer-answers" if there else "lost-offer", {"takers": there, "count": len(there)})
    return Text("lost-askings") if _harbor_unused(view, seat) else None


def _harbor_unused(view: Seen, seat: int) -> bool:
    """Say whether nobody was asked for a commodity since the card was played, and somebody still can be.

    Each card lets every other seat be asked once: after an asking the counts differ (great_canal.R53).
    """
    others = [other for other in range(view.seats) if other != seat]
    left = {view.turn.askings[other] for other in others} if view.turn.askings else {0}
    could = any(view.hand_sizes[other] for other in others) and any((view.goods or ())[: len(RESOURCES)])
    return could and len(left) == 1 and left != {0}


LOST_BY: Mapping[type[Action], Callable[[Seen, int], Text | None]] = {
    a.Roll: _by_rolling,
    a.EndTurn: _by_ending,
}
"""What a seat loses by each class of actions by which anything can be lost; None for nothing worth asking.

What could merely be lost later, or done better, is not asked about.
"""
