"""What a position promises a seat: yields, cards, sites, harbours (all from what the seat may know).

Yields are counted in hundredths of a pip, by good: a pip is one throw of the dice in 36. Worth is in
thousandths of a point (:mod:`rules.great_canal.policy.weights`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.great_canal.components.board import Board
from rules.great_canal.components.kinds import (
    COMMODITIES,
    FIELD,
    RESOURCES,
    TERRAIN_COMMODITIES,
    TERRAIN_RESOURCES,
)
from rules.great_canal.ground import Ground
from rules.great_canal.hands import NOTHING, minus
from rules.great_canal.pieces import Pieces
from rules.great_canal.policy import weights as w
from rules.great_canal.scoring import scores_of
from rules.great_canal.state import GreatCanalState
from rules.great_canal.steps.bank_trade import rates
from rules.great_canal.topology import CORNER_HEXES, CORNERS, HEX_CORNER_MASKS
from rules.kit.masks import bits
from rules.kit.tuples import Counts

PIPS = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)
"""How many throws of 36 bring each token."""
THROWS = 36
WHOLE = 100
"""A pip, in the unit of yields."""
CACHE, GROUNDS = 1 << 11, 32
"""How many answers are kept: small ones, and those about all corners of a board."""
RESOURCE_GOODS = range(len(RESOURCES))
COMMODITY_GOODS = range(len(RESOURCES), len(RESOURCES) + len(COMMODITIES))


def _barren_percent(game: GreatCanalState) -> int:
    """Return the percent of its pips that a field counts, the less the farther the canal is from done."""
    if game.flooded:
        return WHOLE
    return w.BARREN_PERCENT + w.BARREN_PERCENT_PER_SECTION * len(game.dug)


@lru_cache(maxsize=GROUNDS)
def site_yields(ground: Ground, fields: int) -> tuple[tuple[Counts, Counts], ...]:
    """Return for each corner what a settlement yields there, and what a city yields more.

    ``fields`` is the percent of its pips that a field counts.
    """
    return tuple([_corner_yields(ground, fields, corner) for corner in range(CORNERS)])


def _corner_yields(ground: Ground, fields: int, corner: int) -> tuple[Counts, Counts]:
    first, second = list(NOTHING), list(NOTHING)
    for hexagon in CORNER_HEXES[corner]:
        kind = ground.terrain[hexagon]
        resource = TERRAIN_RESOURCES.get(kind)
        if resource is not None:
            pips = PIPS[ground.tokens[hexagon]] * (fields if kind == FIELD else WHOLE)
            first[resource] += pips
            second[TERRAIN_COMMODITIES.get(kind, resource)] += pips
    return tuple(first), tuple(second)


@lru_cache(maxsize=CACHE)
def total_yield(ground: Ground, fields: int, buildings: int, cities: int) -> Counts:
    """Return what buildings on some corners yield together, those of ``cities`` as cities."""
    sites, found = site_yields(ground, fields), list(NOTHING)
    for corner in bits(buildings):
        first, second = sites[corner]
        for good, pips in enumerate(first):
            found[good] += pips
        if cities >> corner & 1:
            for good, pips in enumerate(second):
                found[good] += pips
    return tuple(found)


def yield_worth(before: Counts, added: Sequence[int], rolls: int) -> int:
    """Return what a yield is worth to a seat that has one already, for so many rolls."""
    worth = 0
    for good, more in enumerate(added):
        if more:
            had = before[good]
            worth += w.GOOD_PERCENT[good] * (_useful(had + more) - _useful(had))
    return worth * rolls * w.CARD // (THROWS * WHOLE * WHOLE)


def _useful(pips: int) -> int:
    """Return what of a yield of one good can be used: the more there is of it, the less of the next."""
    bounded = min(pips, w.MOST_YIELD)
    return bounded * (2 * w.MOST_YIELD - bounded) // w.EVEN_YIELD


def cards_at(pieces: Pieces, hexagon: int) -> list[int]:
    """Return for each seat how many cards a hex brings it when it yields."""
    corners = HEX_CORNER_MASKS[hexagon]
    return [
        (realm.buildings & corners).bit_count() + (realm.city_mask & corners).bit_count()
        for realm in pieces.realms
    ]


class Outlook:
    """What a seat reckons with in one position; nothing in it is hidden from the seat.

    ``hand`` are its goods, ``rates`` what the bank takes of it for one card. ``scores`` are the points by
    seat, ``missing`` those that the seat lacks to the victory, ``rolls`` the rolls of all that are thought to
    be left. ``fields`` is the percent that barren fields count, ``sites`` the yields by corner, ``pips`` the
    seat's own. ``income`` are the thousandths of a card of each good that it gets in a round on average,
    ``worth`` what a card of each good is worth to it.
    """

    def __init__(self, game: GreatCanalState, seat: int) -> None:
        """Look at a position as a seat."""
        self.game, self.seat = game, seat
        self.board, self.prices, self.pieces = game.box.board, game.box.prices, game.pieces
        self.realm, self.holding, self.hand = game.pieces.realms[seat], game.holdings[seat], game.hands[seat]
        self.rates, self.scores = rates(game, seat), scores_of(game)
        goal = self.prices.goal(game.seats)
        self.missing = goal - self.scores[seat]
        rounds = max(w.LEAST_ROUNDS, w.ROUNDS_PER_POINT * (goal - max(self.scores)))
        self.rolls = game.seats * rounds
        self.fields = _barren_percent(game)
        self.sites = site_yields(game.ground, self.fields)
        self.pips = self._yield(self.fields)
        now = self._yield(WHOLE if game.flooded else 0)
        self.income = tuple([pips * game.seats * 1000 // (THROWS * WHOLE) for pips in now])
        self.worth = tuple(map(_card_worth, self.income))

    def _yield(self, fields: int) -> Counts:
        """Return what the seat's buildings yield if fields count so many percent."""
        return total_yield(self.game.ground, fields, self.realm.buildings, self.realm.city_mask)

    def site_worth(self, corner: int) -> int:
        """Return what the yield of a new settlement on a corner is worth, and the harbour at it."""
        worth = yield_worth(self.pips, self.sites[corner][0], self.rolls)
        for good in harbours_at(self.board, corner):
            if good is None and max(self.rates) >= self.prices.text.bank_rate:
                worth += w.HARBOUR
            elif good is not None and self.rates[good] > self.prices.text.special_rate:
                worth += w.SPECIAL_HARBOUR
        return worth

    def city_worth(self, corner: int) -> int:
        """Return what the further yield of a city on a corner is worth."""
        return yield_worth(self.pips, self.sites[corner][1], self.rolls)

    def victory(self, points: int) -> int:
        """Return what so many points bring beside themselves: all, if they win."""
        return w.VICTORY if points and points >= self.missing else 0

    def leads(self, other: int) -> int:
        """Return the percent that harm to a seat counts: more for those ahead."""
        ahead = self.scores[other] - self.scores[self.seat]
        return max(w.LEAST_HARM, min(w.MOST_HARM, 100 + w.LEADER_PERCENT * ahead))

    def pool(self) -> Counts:
        """Return what all others hold together, which the bank's stock shows (great_canal.R43)."""
        return minus(minus(self.prices.supply, self.game.bank), self.hand)


def _card_worth(income: int) -> int:
    """Return what a card is worth of a good of which so many thousandths come in a round."""
    return max(w.COMMON_CARD, w.RARE_CARD - (w.RARE_CARD - w.COMMON_CARD) * income // 1000)


def harbours_at(board: Board, corner: int) -> tuple[int | None, ...]:
    """Return the goods of the home harbours at a corner, None for all goods alike."""
    return tuple([harbour.good for harbour in board.home_harbours if harbour.corners >> corner & 1])


def hex_worth(look: Outlook, hexagon: int) -> list[int]:
    """Return for each seat what the cards are worth that a hex brings it in a round."""
    ground, game = look.game.ground, look.game
    kind = ground.terrain[hexagon]
    if kind not in TERRAIN_RESOURCES or (kind == FIELD and not game.flooded):
        return [0] * game.seats
    each = PIPS[ground.tokens[hexagon]] * game.seats * w.CARD
    return [cards * each // THROWS for cards in cards_at(game.pieces, hexagon)]
