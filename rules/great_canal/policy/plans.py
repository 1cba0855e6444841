"""What a seat could pay for, now or some rounds ahead, and how its cards serve that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.great_canal.actions import TradeBank
from rules.great_canal.components.kinds import GOOD_INDEX
from rules.great_canal.hands import NOTHING, minus, plus, single
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.steps.bank_trade import TRADES
from rules.kit.tuples import Counts, add
from rules.records import Action

WAITS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17)
"""So many rounds of waiting are told apart; a plan that takes longer is none."""
CONSIDERED = 8
"""How many plans are thought of when cards are weighed."""


class Plan(NamedTuple):
    """Something to pay for: what it brings, what all of it costs, what is done first and what that costs."""

    gain: int
    cost: Counts
    action: Action
    first: Counts
    points: int = 0
    """Points that the first action brings at once."""

    @property
    def whole(self) -> bool:
        """Say whether it is done with the first action."""
        return self.cost == self.first


class Means(NamedTuple):
    """What pays for plans: thousandths of cards by good that come in a round, and the bank's rates."""

    income: Counts
    rates: Counts


def rounds_until(hand: Counts, cost: Counts, means: Means) -> int | None:
    """Return how many rounds it takes until a cost can be paid with trades at the bank; None for too many."""
    lacking, spare = 0, 0
    for held, due, rate in zip(hand, cost, means.rates, strict=True):
        if held < due:
            lacking += due - held
        else:
            spare += (held - due) // rate
    if lacking <= spare:
        return 0
    for wait in WAITS[1:]:
        lacking, spare = 0, 0
        for held, due, come, rate in zip(hand, cost, means.income, means.rates, strict=True):
            left = (held - due) * 1000 + come * wait
            if left < 0:
                lacking -= left
            else:
                spare += left // rate
        if lacking <= spare:
            return wait
    return None


def lacking(hand: Counts, cost: Counts) -> int:
    """Return how many cards of a cost a hand has not got."""
    return sum([due - held for held, due in zip(hand, cost, strict=True) if due > held])


@lru_cache(maxsize=1 << 12)
def fading(hand: Counts, cost: Counts, means: Means) -> tuple[int, int]:
    """Return what is left of a gain whose cost a hand cannot pay yet: thousandths, and percent of those.

    Kept, since the same few costs are weighed with the same hands from one action to the next.
    """
    wait = rounds_until(hand, cost, means)
    if wait is None:
        return 0, 0
    return w.FADE[wait], 100 - (100 - w.TRADES_FADE) * lacking(hand, cost)


def prospect(hand: Counts, plan: Plan, means: Means) -> int:
    """Return what a plan is worth with a hand: the less the longer it takes until it can be paid."""
    thousandths, percent = fading(hand, plan.cost, means)
    return plan.gain * thousandths // 1000 * percent // 100


class Budget:
    """A seat's plans, the best ones first, and what a hand is worth for them."""

    def __init__(self, look: Outlook, plans: Iterable[Plan]) -> None:
        """Order the plans by what they promise with the hand as it is."""
        self.look = look
        self.means = Means(look.income, look.rates)
        rated = [(prospect(look.hand, plan, self.means), plan) for plan in plans]
        rated = [one for one in rated if one[0] > 0]
        rated.sort(key=lambda one: -one[0])
        self.plans: Sequence[Plan] = [plan for _, plan in rated]

    def worth(self, hand: Counts, without: Plan | None = None, means: Means | None = None) -> int:
        """Return what a hand is worth: what the best plan promises with it, and all its cards a little.

        ``without`` is a plan that has been carried out, ``means`` are other ones than the seat's.
        """
        done, best = None if without is None else without.action, 0
        for plan in self.plans[:CONSIDERED]:
            if plan.action != done:
                best = max(best, prospect(hand, plan, means or self.means))
        kept = sum([count * worth for count, worth in zip(hand, self.look.worth, strict=True)])
        return (best * w.PLANNED + kept * w.KEPT) // 100

    def gain(self, more: Counts) -> int:
        """Return what it is worth to get some cards."""
        return self.worth(plus(self.look.hand, more)) - self.held

    def loss(self, fewer: Counts) -> int:
        """Return what it costs to give some cards away."""
        return self.held - self.worth(minus(self.look.hand, fewer))

    @cached_property
    def held(self) -> int:
        """Return what the hand is worth as it is."""
        return self.worth(self.look.hand)

    def most_wanted(self, goods: Iterable[int]) -> int:
        """Return the good of which one more card is worth the most."""
        return max(goods, key=lambda good: self.gain(single(good)))

    def least_wanted(self, count: int, goods: Sequence[int]) -> Counts:
        """Return so many cards of the hand, of some goods, that are missed the least, one by one."""
        hand, given = self.look.hand, NOTHING
        for _ in range(count):
            held = [good for good in goods if hand[good]]
            good = max(held, key=lambda good: (self.worth(add(hand, good, -1)), hand[good]))
            hand, given = add(hand, good, -1), add(given, good, 1)
        return given


def traded(look: Outlook, cost: Counts) -> list[TradeBank] | None:
    """Return the trades with the bank after which the hand pays a cost, none if it does; None if they fail.

    What there is most to spare of goes first. The bank must have what is wanted.
    """
    bank, left, trades = look.game.bank, list(look.hand), list[TradeBank]()
    for good, due in enumerate(cost):
        while left[good] < due:
            give = _most_spare(look, left, cost)
            if give is None or bank[good] < 1:
                return None
            left[give] -= look.rates[give]
            left[good] += 1
            trades.append(TRADES[give][good])
    return trades


def _most_spare(look: Outlook, hand: Sequence[int], cost: Counts) -> int | None:
    """Return the good of which a hand can make the most trades beside a cost; None if it can make none."""
    spare = [
        (left // rate, left, -good)
        for good, (held, due, rate) in enumerate(zip(hand, cost, look.rates, strict=True))
        if (left := held - due) >= rate
    ]
    return -max(spare)[2] if spare else None


def after_trades(look: Outlook, trades: Iterable[TradeBank]) -> Counts:
    """Return the hand after trades with the bank."""
    hand = look.hand
    for trade in trades:
        give = GOOD_INDEX[trade.give]
        hand = add(add(hand, give, -look.rates[give]), GOOD_INDEX[trade.take], 1)
    return hand


def trade_towards(look: Outlook, cost: Counts) -> TradeBank | None:
    """Return a trade with the bank for a card that the hand lacks of a cost; None if none is possible."""
    held = tuple(map(min, look.hand, cost))
    for good, due in enumerate(cost):
        if look.hand[good] < due:
            trades = traded(look, add(held, good, 1))
            if trades:
                return trades[0]
    return None
