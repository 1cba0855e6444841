"""What would be lost by an action, for a panel to ask once before it is done."""

from __future__ import annotations

from rules.great_canal import actions as a
from rules.great_canal.components.cards import BEFORE_ROLL
from rules.great_canal.components.kinds import RESOURCES
from rules.great_canal.view.offers import takers
from rules.great_canal.view.seen import Seen
from rules.records import Action
from rules.values import Text, Value

ASKED_ABOUT = (a.Roll, a.EndTurn)
"""The classes of actions by which anything can be lost."""


def lost_by(view: Seen, seat: int, action: Action) -> Text | None:
    """Return what a seat loses by rolling or by ending its turn; None if that is nothing worth a question.

    What could merely be lost later, or done better, is not asked about.
    """
    if isinstance(action, a.Roll):
        return _by_rolling(view)
    return _by_ending(view, seat) if isinstance(action, a.EndTurn) else None


def _by_rolling(view: Seen) -> Text | None:
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
