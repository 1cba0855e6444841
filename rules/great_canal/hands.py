"""Goods in hands and bundles: sums, differences and comparisons of counts by good."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, ge, getitem, sub

from msgspec.structs import replace

from rules.great_canal.components.costs import Costs
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.state import GreatCanalState, S
from rules.kit.seats import seats_after
from rules.kit.tuples import Counts, put

NOTHING: Counts = (0,) * len(GOODS)


def plus(one: Counts, other: Sequence[int]) -> Counts:
    """Return two bundles together."""
    return tuple(map(add, one, other))


def minus(one: Counts, other: Counts) -> Counts:
    """Return what is left of a bundle without another."""
    return tuple(map(sub, one, other))


def covers(one: Counts, other: Counts) -> bool:
    """Say whether a bundle holds all of another."""
    return all(map(ge, one, other))


def payable(prices: Costs, hand: Counts) -> int:
    """Return which prices a hand pays, as a mask by their place in PRICED."""
    found = -1
    for paid in map(getitem, prices.paid_by, hand):
        found &= paid
    return found


def single(good: int, count: int = 1) -> Counts:
    """Return a bundle of one kind."""
    return (*NOTHING[:good], count, *NOTHING[good + 1 :])


def first_held(hand: Counts) -> int:
    """Return the first good of which a hand that is not empty has a card."""
    good = 0
    while not hand[good]:
        good += 1
    return good


def most_of(hand: Counts, count: int) -> Counts:
    """Return so many cards of a hand, each of what there is most of then."""
    left, cards = list(hand), list(NOTHING)
    for _ in range(count):
        good = left.index(max(left))
        left[good] -= 1
        cards[good] += 1
    return tuple(cards)


def seats_with_cards(game: GreatCanalState, seat: int) -> list[int]:
    """Return the other seats with a card of goods, in turn order from a seat."""
    return [other for other in seats_after(seat, game.seats) if any(game.hands[other])]


def hand_over(game: S, giver: int, taker: int, bundle: Counts) -> S:
    """Return the game in which a seat has given another one a bundle, which it must have."""
    return gain(lose(game, giver, bundle), taker, bundle)


def exchange(game: S, seat: int, given: Counts, got: Counts) -> S:
    """Return the game in which a seat holds a bundle less, which it must have, and another one more."""
    return replace(game, hands=put(game.hands, seat, plus(minus(game.hands[seat], given), got)))


def gain(game: S, seat: int, bundle: Counts) -> S:
    """Return the game in which a seat holds a bundle more."""
    return replace(game, hands=put(game.hands, seat, plus(game.hands[seat], bundle)))


def lose(game: S, seat: int, bundle: Counts) -> S:
    """Return the game in which a seat holds a bundle less, which it must have."""
    return replace(game, hands=put(game.hands, seat, minus(game.hands[seat], bundle)))
