"""Trade with the bank, at the best rate that a seat has (great_canal.R8, R30, R57)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import ge

from rules.great_canal import events as e
from rules.great_canal.actions import TradeBank
from rules.great_canal.components.board import Board
from rules.great_canal.components.costs import Costs
from rules.great_canal.components.kinds import (
    ABILITY_LEVEL,
    COMMODITIES,
    GOOD_INDEX,
    GOODS,
    RESOURCES,
    TRADE,
)
from rules.great_canal.hands import exchange, single
from rules.great_canal.instead import wrong_choice
from rules.great_canal.pieces import CACHE
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_turn
from rules.kit.tuples import Counts
from rules.records import Action, Event, RuleError
from rules.values import Bundle

TRADES = tuple(tuple(TradeBank(give, take) for take in GOODS) for give in GOODS)


def rates(game: GreatCanalState, seat: int) -> Counts:
    """Return how many cards of each good the bank takes of a seat for one of another."""
    realm, prices = game.pieces.realms[seat], game.box.prices
    harbours = _harbour_rates(game.box.board, prices, realm.buildings, realm.knight_mask)
    goods = game.seams.rates(game, seat)
    if game.holdings[seat].levels[TRADE] >= ABILITY_LEVEL:
        goods = (*goods, *range(len(RESOURCES), len(GOODS)))
    if not goods:
        return harbours
    found, special = list(harbours), prices.text.special_rate
    for good in goods:
        found[good] = min(found[good], special)
    return tuple(found)


@lru_cache(maxsize=CACHE)
def _harbour_rates(board: Board, costs: Costs, buildings: int, knights: int) -> Counts:
    """Return the rates by harbours alone: at home by buildings, on small islands by knights (R8, R30)."""
    rates = [costs.text.bank_rate] * (len(RESOURCES) + len(COMMODITIES))
    owned = [harbour for harbour in board.home_harbours if harbour.corners & buildings]
    owned += [harbour for harbour in board.island_harbours if harbour.corners & (buildings | knights)]
    for harbour in owned:
        if harbour.good is None:
            rates = [min(rate, costs.text.harbour_rate) for rate in rates]
    for harbour in owned:
        if harbour.good is not None:
            rates[harbour.good] = min(rates[harbour.good], costs.text.special_rate)
    return tuple(rates)


def _payable(game: GreatCanalState, seat: int) -> list[int]:
    """Return the goods of which a seat holds as many as the bank takes."""
    return list(compress(range(len(GOODS)), map(ge, game.hands[seat], rates(game, seat))))


def _in_stock(game: GreatCanalState) -> list[int]:
    """Return the goods that the bank has."""
    return [good for good, count in enumerate(game.bank) if count > 0]


def offer_trades(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the trades with the bank that a seat can pay: kinds the bank has, never a kind for itself."""
    gives = _payable(game, seat)
    if not gives:
        return ()
    takes = _in_stock(game)
    return [TRADES[give][take] for give in gives for take in takes if take != give]


def trade(game: S, seat: int, action: TradeBank, events: list[Event]) -> S:
    """Return the game after a trade with the bank; RuleError if it cannot be, or cannot be paid."""
    require_turn(game, seat)
    give, take = require_good(action.give), require_good(action.take)
    if give == take:
        raise RuleError("great_canal.R30.same")
    if game.stock(take) <= 0:
        stock = [GOODS[good] for good in _in_stock(game) if good != give]
        raise wrong_choice("great_canal.R30.bank", "good", stock)
    rate, held = rates(game, seat)[give], game.hands[seat][give]
    if held < rate:
        raise RuleError("great_canal.R57", price=Bundle("good", single(give, rate)), held=held)
    events.append(e.BankTraded(seat, action.give, rate, action.take))
    return exchange(game, seat, single(give, rate), single(take))


def require_good(named: str) -> int:
    """Return the index of a good by its id; RuleError if there is none."""
    if named not in GOOD_INDEX:
        raise wrong_choice("great_canal.unknown.good", "good", GOODS)
    return GOOD_INDEX[named]
