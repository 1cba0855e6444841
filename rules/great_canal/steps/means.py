"""What a seat has for its turn, as far as it decides which steps are worth asking.

Means are bits of one number, so that the steps that go with them are found by a look.
"""

from __future__ import annotations

from functools import lru_cache
from operator import gt

from rules.great_canal.components.costs import PRICED, Costs
from rules.great_canal.components.kinds import CLOTH
from rules.great_canal.hands import NOTHING, payable
from rules.great_canal.pieces import CACHE
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.drawing import over_limit
from rules.kit.tuples import Counts

PAYS = {name: 1 << index for index, name in enumerate(PRICED)}
"""The hand pays the price of this."""
HAND, CARDS, SHIPS, KNIGHTS, TRACKS, PARTNERS, OFFER, ROOM, NO_ROOM = (
    1 << index for index in range(len(PRICED), len(PRICED) + 9)
)
"""A card, as many cards as the bank takes, ships that may still move, knights, a city and commodities for a
level, two seats with cards, an open offer, no more progress cards than the limit, and more."""


def means_of(game: GreatCanalState, seat: int) -> int:
    """Return what the seat in turn has for it, an open offer aside."""
    hand, realm = game.hands[seat], game.pieces.realms[seat]
    means = _means_in(game.box.prices, hand) | (NO_ROOM if over_limit(game, seat) else ROOM)
    if realm.ships and not game.turn.sailed:
        means |= SHIPS
    if realm.knights:
        means |= KNIGHTS
    if realm.cities and any(map(gt, hand[CLOTH:], game.holdings[seat].levels)):
        means |= TRACKS
    if game.hands.count(NOTHING) < game.seats - 1:
        means |= PARTNERS
    return means


@lru_cache(maxsize=CACHE)
def _means_in(prices: Costs, hand: Counts) -> int:
    """Return the means that a hand of goods is by itself."""
    means = payable(prices, hand)
    if max(hand) >= prices.text.special_rate:
        means |= CARDS
    return means | HAND if any(hand) else means
