"""What a seat has for its turn, as far as it decides which steps are worth asking.

Means are bits of one number, so that the steps that go with them are found by a look.
"""

from __future__ import annotations

from operator import gt

from rules.great_canal.components.costs import PRICED
from rules.great_canal.components.kinds import CLOTH
from rules.great_canal.hands import NOTHING, payable
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.drawing import over_limit

PAYS = {name: 1 << index for index, name in enumerate(PRICED)}
"""The hand pays the price of this."""
HAND, CARDS, SHIPS, KNIGHTS, TRACKS, PARTNERS, ROOM, NO_ROOM = (
    1 << index for index in range(len(PRICED), len(PRICED) + 8)
)
"""A card, as many cards as the bank takes, ships that may still move, knights, a city and commodities for a
level, two seats with cards, no more progress cards than the limit, and more."""


def means_of(game: GreatCanalState, seat: int) -> int:
    """Return what the seat in turn has for it."""
    hand, realm, prices = game.hands[seat], game.pieces.realms[seat], game.box.prices
    means = payable(prices, hand) | (NO_ROOM if over_limit(game, seat) else ROOM)
    most = max(hand)
    if most:
        means |= HAND if most < prices.text.special_rate else HAND | CARDS
    if realm.ships and not game.turn.sailed:
        means |= SHIPS
    if realm.knights:
        means |= KNIGHTS
    if realm.cities and any(map(gt, hand[CLOTH:], game.holdings[seat].levels)):
        means |= TRACKS
    if game.hands.count(NOTHING) < game.seats - 1:
        means |= PARTNERS
    return means
