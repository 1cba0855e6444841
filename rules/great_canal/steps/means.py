"""What a seat has for its turn, as far as it decides which steps are worth asking.

Means are bits of one number, so that the steps that go with them are found by a look.
"""

from __future__ import annotations

from rules.great_canal.components.costs import PRICED
from rules.great_canal.components.kinds import CLOTH
from rules.great_canal.hands import payable
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.drawing import over_limit

PAYS = {name: 1 << index for index, name in enumerate(PRICED)}
"""The hand pays the price of this."""
SHIPS, KNIGHTS, TRACKS, CARDS, PARTNERS, OFFER, ROOM, NO_ROOM = (
    1 << index for index in range(len(PRICED), len(PRICED) + 8)
)
"""Ships that may still move, knights, commodities for a level, as many cards as the bank takes, somebody with
cards, an open offer, no more progress cards than the limit, and more."""


def means_of(game: GreatCanalState, seat: int) -> int:
    """Return what the seat in turn has for it."""
    hand, realm, levels = game.hands[seat], game.pieces.realms[seat], game.holdings[seat].levels
    prices = game.box.prices
    means = payable(prices, hand) | (NO_ROOM if over_limit(game, seat) else ROOM)
    if realm.ships and not game.turn.sailed:
        means |= SHIPS
    if realm.knights:
        means |= KNIGHTS
    cloth, coin, paper = hand[CLOTH:]
    if cloth > levels[0] or coin > levels[1] or paper > levels[2]:
        means |= TRACKS
    if max(hand) >= prices.text.special_rate:
        means |= CARDS
    if game.offer is not None:
        means |= OFFER
    for other, cards in enumerate(game.hands):
        if other != seat and any(cards):
            return means | PARTNERS if any(hand) else means
    return means
