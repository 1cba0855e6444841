"""What the cards of trade bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import GOOD_INDEX, TERRAIN_RESOURCES
from rules.great_canal.hands import single
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import COMMODITY_GOODS, RESOURCE_GOODS, Outlook
from rules.great_canal.policy.plans import Means
from rules.great_canal.policy.robbing import theft_worth
from rules.great_canal.policy.thought import Thought
from rules.great_canal.progress.trade import TAKEN, ResourceMonopoly, TradeMonopoly
from rules.kit.tuples import put
from rules.records import Action


def _monopoly(thought: Thought, good: int, most: int) -> int:
    """Return what it brings if every opponent gives so many cards of a good at most."""
    cards = _expected(thought.look, good, most)
    if not cards:
        return 0
    whole = max(1, cards // 100)
    brought = thought.budget.gain(single(good, whole)) * cards // (100 * whole)
    return brought + cards * w.LOST_BY_OTHERS // 100


def _expected(look: Outlook, good: int, most: int) -> int:
    """Return the hundredths of cards of a good that opponents are thought to give, so many each at most.

    What all of them hold together is public, and how many cards each has (great_canal.R34, R43).
    """
    pool = look.pool()
    total = sum(pool)
    if not total:
        return 0
    return sum(
        min(100 * most, 100 * sum(hand) * pool[good] // total)
        for other, hand in enumerate(look.game.hands)
        if other != look.seat
    )


def _resource_monopoly(thought: Thought, action: a.PlayResourceMonopoly) -> int:
    return _monopoly(thought, GOOD_INDEX[action.resource], ResourceMonopoly.most)


def _trade_monopoly(thought: Thought, action: a.PlayTradeMonopoly) -> int:
    return _monopoly(thought, GOOD_INDEX[action.commodity], TradeMonopoly.most)


def _commercial_harbor(thought: Thought, action: Action) -> int:
    """Return what it brings to ask all opponents, as far as there are resources to lay down."""
    look = thought.look
    chances = sum(_commodity_chance(look, other) for other in range(look.game.seats) if other != look.seat)
    held = sum(look.hand[good] for good in RESOURCE_GOODS)
    return min(chances, 100 * held) * w.EXCHANGED // 100


def _commodity_chance(look: Outlook, other: int) -> int:
    """Return the percent by which a seat is thought to hold a commodity, from public facts."""
    pool = look.pool()
    total, commodities = sum(pool), sum(pool[good] for good in COMMODITY_GOODS)
    return min(100, 100 * sum(look.game.hands[other]) * commodities // total) if total else 0


def best_asking(thought: Thought, askings: list[a.AskHarbor]) -> tuple[int, a.AskHarbor]:
    """Return the best way to ask for a commodity by a Commercial Harbor, and what it brings."""
    look, budget = thought.look, thought.budget
    wanted = budget.gain(single(budget.most_wanted(COMMODITY_GOODS))) // 2 + w.LOST_BY_OTHERS
    lost = {name: budget.loss(single(GOOD_INDEX[name])) for name in {one.resource for one in askings}}
    chances = {other: _commodity_chance(look, other) for other in {one.seat for one in askings}}

    def worth(action: a.AskHarbor) -> int:
        return (wanted - lost[action.resource]) * chances[action.seat] // 100

    best = max(askings, key=worth)
    return worth(best), best


def _master_merchant(thought: Thought, action: a.PlayMasterMerchant) -> int:
    """Return what it brings to choose of a hand: the larger it is, the more there is to choose of."""
    look = thought.look
    held = sum(look.game.hands[action.seat])
    chosen = min(TAKEN, held) * w.CHOSEN_CARD + w.CHOICE * min(held, w.LARGE_HAND)
    return chosen + theft_worth(look, action.seat)


def _merchant(thought: Thought, action: a.PlayMerchant) -> int:
    """Return what the merchant's point and rate bring, and that an opponent loses it."""
    look, game = thought.look, thought.look.game
    good = TERRAIN_RESOURCES[game.ground.terrain[action.hex]]
    worth = 0
    if look.rates[good] > look.prices.text.special_rate:
        worth = look.income[good] * w.MERCHANT_YIELD // 1000 + w.MERCHANT_CARD * look.hand[good]
    if game.merchant_seat == look.seat:
        return worth
    if game.merchant_seat is not None:
        worth += w.MERCHANT_TAKEN * look.leads(game.merchant_seat) // 100
    return worth + look.prices.points.merchant * w.MERCHANT + look.victory(look.prices.points.merchant)


def _merchant_fleet(thought: Thought, action: a.PlayMerchantFleet) -> int:
    """Return what the better rate brings for the cards that the seat holds."""
    look, budget = thought.look, thought.budget
    good, special = GOOD_INDEX[action.good], look.prices.text.special_rate
    if look.hand[good] <= special:
        return 0
    means = Means(look.income, put(look.rates, good, special))
    better = budget.worth(look.hand, means=means) - budget.held
    return better + w.CHEAP_TRADE * (look.hand[good] // special)


TRADE_WORTHS: Mapping[type[Action], Callable[[Thought, Any], int]] = {
    a.PlayCommercialHarbor: _commercial_harbor,
    a.PlayMasterMerchant: _master_merchant,
    a.PlayMerchant: _merchant,
    a.PlayMerchantFleet: _merchant_fleet,
    a.PlayResourceMonopoly: _resource_monopoly,
    a.PlayTradeMonopoly: _trade_monopoly,
}
"""What playing a card brings, by the class of its action."""
