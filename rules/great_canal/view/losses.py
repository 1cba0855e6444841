"""What would be lost by an action, for a panel to ask once before it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
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
    """Return that the open offer ends with the turn, or whom a Commercial Harbor still lets the seat ask."""
    offer = view.offer
    if offer is not None:
        there = tuple(Value("seat", taker) for taker in takers(offer))
        return Text("lost-offer-answers" if there else "lost-offer", {"takers": there, "count": len(there)})
    askable = _askable(view, seat)
    return Text("lost-askings", {"seats": tuple(Value("seat", one) for one in askable)}) if askable else None


def _by_skipping(view: Seen, seat: int) -> Text | None:
    """Return what the seat would do without: all of it, not the rest of what it has made use of."""
    match view.decision:
        case d.FreePieces(left=left) if left > 1:
            return Text("lost-pieces", {"count": left})
        case d.Take():
            return Text("lost-resource")
        case d.Rebuild(ship=ship):
            return Text("lost-piece", {"ship": ship})
        case d.Place():
            return Text("lost-knight")
        case d.Keep(victim=victim):
            return Text("lost-search", {"victim": Value("seat", victim)})
        case _:
            return None


def _askable(view: Seen, seat: int) -> tuple[int, ...]:
    """Return whom the seat can still ask by a Commercial Harbor; () where it has asked some, but not all.

    Each card lets every other seat be asked once: then the counts differ (great_canal.R53).
    """
    left = {count for other, count in enumerate(view.turn.askings) if other != seat}
    if len(left) != 1 or left == {0} or not any((view.goods or ())[: len(RESOURCES)]):
        return ()
    return tuple(other for other in range(view.seats) if other != seat and view.hand_sizes[other])


LOST_BY: Mapping[type[Action], Callable[[Seen, int], Text | None]] = {
    a.Roll: _by_rolling,
    a.EndTurn: _by_ending,
    a.Skip: _by_skipping,
}
"""What a seat loses by each class of actions by which anything can be lost; None for nothing worth asking.

What could merely be lost later, or done better, is not asked about.
"""
