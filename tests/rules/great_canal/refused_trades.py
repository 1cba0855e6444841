"""Refusals about trade with the bank and between players, and by a Commercial Harbor."""

from __future__ import annotations

from collections.abc import Mapping

from rules.great_canal import actions as a
from rules.great_canal.state import Turn
from tests.rules.great_canal.offering import GIVE, NO, OTHER, WANT, YES, opened
from tests.rules.great_canal.positions import ROLLED, act, goods, position
from tests.rules.great_canal.rolling import left_in_all
from tests.rules.refusals import Case

HANDS = {0: goods(wool=3, coin=1), 1: goods(wool=2, ore=1), 2: goods(grain=1)}
MINE = position(hands=HANDS)
ASKING = position(hands=HANDS, turn=Turn(4, ROLLED, askings=(0, 1, 0, 1)))
EMPTY = left_in_all()

BANK: Mapping[str, Case] = {
    "no such kind": Case(MINE, a.TradeBank("gold", "ore"), "great_canal.unknown.good"),
    "a kind for itself": Case(MINE, a.TradeBank("wool", "wool"), "great_canal.R30.same"),
    "what the bank has not": Case(
        position(hands={0: EMPTY}), a.TradeBank("wool", "ore"), "great_canal.R30.bank"
    ),
    "of a bank that has nothing else": Case(
        position(hands={0: tuple(19 if good < 5 else 12 for good in range(8))}),
        a.TradeBank("wool", "ore"),
        "great_canal.R30.bank",
    ),
    "too few for the bank": Case(MINE, a.TradeBank("wool", "ore"), "great_canal.R57"),
    "none for the bank": Case(MINE, a.TradeBank("brick", "ore"), "great_canal.R57"),
}

OFFERS: Mapping[str, Case] = {
    "a kind on both sides": Case(
        MINE, a.MakeOffer(goods(wool=1), goods(wool=1, ore=1)), "great_canal.R11.both"
    ),
    "more than there are": Case(MINE, a.MakeOffer(goods(wool=1), goods(ore=20)), "great_canal.R11.supply"),
    "what is not held": Case(MINE, a.MakeOffer(goods(ore=1), goods(brick=1)), "great_canal.R11.held"),
    "nobody to offer to": Case(
        position(hands={0: goods(wool=1)}), a.MakeOffer(goods(wool=1), goods(ore=1)), "great_canal.R45.nobody"
    ),
    "an offer to who has no card": Case(
        MINE, a.MakeOffer(goods(wool=1), goods(ore=1), (3,)), "great_canal.R45.asked"
    ),
    "an offer for more than a week": Case(
        MINE, a.MakeOffer(goods(wool=1), goods(ore=1), hours=169), "great_canal.R11.hours"
    ),
    "the same offer": Case(opened(), a.MakeOffer(GIVE, WANT), "great_canal.R45.same"),
    "no offer to answer": Case(MINE, YES, "great_canal.R11.none", seat=1),
    "an answer to an offer for others": Case(
        act(MINE, a.MakeOffer(goods(wool=1), goods(ore=1), (1,))), NO, "great_canal.R45.others", seat=2
    ),
    "a yes again": Case(act(opened(), YES, by=1), YES, "great_canal.R45.accept", seat=1),
    "a no again": Case(act(opened(), NO, by=1), NO, "great_canal.R45.decline", seat=1),
    "a yes without the cards": Case(opened(), YES, "great_canal.R45.held", seat=3),
    "the terms of the offer": Case(opened(), a.CounterOffer(WANT, GIVE), "great_canal.R47.same", seat=1),
    "the terms of the offer, accepted": Case(
        act(opened(), YES, by=1), a.CounterOffer(WANT, GIVE), "great_canal.R47.same", seat=1
    ),
    "the same terms again": Case(act(opened(), OTHER, by=1), OTHER, "great_canal.R47.already", seat=1),
    "an answer that is not there": Case(act(opened(), YES, by=1), a.PickAnswer(2), "great_canal.R11.answer"),
    "no answer at all": Case(opened(), a.PickAnswer(2), "great_canal.R11.answer"),
}

HARBOR: Mapping[str, Case] = {
    "asked without a Commercial Harbor": Case(MINE, a.AskHarbor(1, "wool"), "great_canal.R53"),
    "asked again": Case(ASKING, a.AskHarbor(2, "wool"), "great_canal.R53.seat"),
    "nobody left to ask": Case(
        position(hands=HANDS, turn=Turn(4, ROLLED, askings=(0, 0, 0, 1))),
        a.AskHarbor(2, "wool"),
        "great_canal.R53.seat",
    ),
    "a resource that is not held": Case(ASKING, a.AskHarbor(1, "ore"), "great_canal.R53.resource"),
    "no resource at all": Case(
        position(hands={**HANDS, 0: goods(coin=1)}, turn=Turn(4, ROLLED, askings=(0, 1, 0, 1))),
        a.AskHarbor(1, "ore"),
        "great_canal.R53.resource",
    ),
}

TRADES: Mapping[str, Case] = {**BANK, **OFFERS, **HARBOR}
"""By what is wrong."""
