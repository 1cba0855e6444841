"""What a seat does by a standing answer, from its view alone; None where the answer does not fit.

Then the person is asked, as if there were none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import COMMODITIES, GOOD_INDEX, TRACK_INDEX
from rules.great_canal.hands import covers, minus, most_of, plus, single
from rules.great_canal.standing import kinds as k
from rules.great_canal.state import Offer
from rules.great_canal.view import GreatCanalView
from rules.great_canal.view.matters import over_limit
from rules.kit.tuples import Counts
from rules.records import Action, Standing


def action_of(view: GreatCanalView, seat: int, standing: Standing) -> Action | None:
    """Return what a seat does now by a standing answer; None if it is not asked, or that does not fit."""
    if view.outcome is not None:
        return None
    return DOING[type(standing)](view, seat, standing)


def _asked(view: GreatCanalView, seat: int, *classes: type[d.Decision]) -> Any:
    """Return the decision that waits for a seat if it is of these classes; None otherwise.

    In its own turn the person sits there and is asked.
    """
    decision = view.decision
    out_of_turn = seat in view.waiting_for and seat != view.active
    return decision if out_of_turn and isinstance(decision, classes) else None


def _goods(view: GreatCanalView, seat: int, standing: k.KeepGoods) -> Action | None:
    decision = _asked(view, seat, d.Discards, d.Give)
    if decision is None or view.goods is None:
        return None
    cards = given_up(view.goods, decision.counts[seat], standing.goods)
    return a.Discard(cards) if isinstance(decision, d.Discards) else a.GiveCards(cards)


def given_up(hand: Counts, count: int, kept: Sequence[str]) -> Counts:
    """Return so many cards of a hand, those that are to be kept only when no others are left.

    Of all others those go first of which there are most; then the last of those that are to be kept.
    """
    wanted = [GOOD_INDEX[good] for good in kept]
    others = tuple(0 if good in wanted else held for good, held in enumerate(hand))
    cards = most_of(others, min(count, sum(others)))
    for good in reversed(wanted):
        more = min(count - sum(cards), minus(hand, cards)[good])
        cards = plus(cards, single(good, more))
    return cards


def _aqueduct(view: GreatCanalView, seat: int, standing: k.SkipAqueduct) -> Action | None:
    decision = _asked(view, seat, d.Take)
    return a.Skip() if decision is not None and seat not in decision.gold else None


def _resources(view: GreatCanalView, seat: int, standing: k.TakeResources) -> Action | None:
    if _asked(view, seat, d.Take) is None:
        return None
    there = (one for one in standing.resources if view.bank[GOOD_INDEX[one]] > 0)
    return _first(a.TakeResource, there)


def _cards(view: GreatCanalView, seat: int, standing: k.DropCards) -> Action | None:
    if _asked(view, seat, d.Drop) is None:
        return None
    return _first(a.DropCard, (card for card in standing.cards if card in (view.progress or ())))


def _cities(view: GreatCanalView, seat: int, standing: k.LoseCities) -> Action | None:
    if _asked(view, seat, d.Sacrifice) is None:
        return None
    return _first(a.Sacrifice, (city for city in standing.cities if city in view.plain_cities[seat]))


def _knights(view: GreatCanalView, seat: int, standing: k.LoseKnights) -> Action | None:
    if _asked(view, seat, d.Dismiss) is None:
        return None
    own = view.pieces.realms[seat].knight_mask
    return _first(a.DismissKnight, (corner for corner in standing.knights if own >> corner & 1))


def _deck(view: GreatCanalView, seat: int, standing: k.DrawFrom) -> Action | None:
    asked = _asked(view, seat, d.Defend) is not None
    return a.DrawCard(standing.deck) if asked and view.pile_sizes[TRACK_INDEX[standing.deck]] else None


def _commodities(view: GreatCanalView, seat: int, standing: k.DeliverCommodities) -> Action | None:
    if _asked(view, seat, d.Deliver) is None or view.goods is None:
        return None
    held = [one for one in COMMODITIES if view.goods[GOOD_INDEX[one]]]
    if not held:
        return a.Skip()
    return _first(a.DeliverCommodity, (one for one in standing.commodities if one in held))


def _first(make: Callable[[Any], Action], there: Any) -> Action | None:
    """Return the action with the first of some values; None if there is none."""
    value = next(iter(there), None)
    return None if value is None else make(value)


def _unanswered(view: GreatCanalView, seat: int) -> Offer | None:
    """Return the open offer if it asks a seat that has never answered it.

    Whose answer has lapsed is asked in person: it may have been given by hand (great_canal.R45).
    """
    offer = view.offer
    if offer is None or seat not in offer.asked or seat in offer.lapsed:
        return None
    return offer if offer.reply_of(seat) is None else None


def _acceptance(view: GreatCanalView, seat: int, standing: k.AcceptOffers) -> Action | None:
    offer = _unanswered(view, seat)
    if offer is None or view.goods is None:
        return None
    good = covers(standing.give, offer.want) and covers(offer.give, standing.get)
    return a.AcceptOffer() if good and covers(view.goods, offer.want) else None


def _refusal(view: GreatCanalView, seat: int, standing: k.DeclineOffers) -> Action | None:
    return None if _unanswered(view, seat) is None else a.DeclineOffer()


def _goods_refusal(view: GreatCanalView, seat: int, standing: k.DeclineGoods) -> Action | None:
    offer = _unanswered(view, seat)
    asks = offer is not None and any(offer.want[GOOD_INDEX[good]] for good in standing.goods)
    return a.DeclineOffer() if asks else None


def _end(view: GreatCanalView, seat: int, standing: k.EndAfterOffer) -> Action | None:
    free = view.decision is None and view.turn.dice is not None and over_limit(view, seat) <= 0
    own = seat == view.active and standing.turn == view.turn.number and standing.offer <= view.asked.number
    return a.EndTurn() if own and free and view.offer is None else None


DOING: Mapping[type[Standing], Callable[[GreatCanalView, int, Any], Action | None]] = {
    k.KeepGoods: _goods,
    k.SkipAqueduct: _aqueduct,
    k.TakeResources: _resources,
    k.DropCards: _cards,
    k.LoseCities: _cities,
    k.LoseKnights: _knights,
    k.DrawFrom: _deck,
    k.DeliverCommodities: _commodities,
    k.AcceptOffers: _acceptance,
    k.DeclineOffers: _refusal,
    k.DeclineGoods: _goods_refusal,
    k.EndAfterOffer: _end,
}
"""What is done by each class."""
