"""Answers that cannot be given beforehand, and why."""

from __future__ import annotations

from collections.abc import Mapping

from rules.great_canal.standing import kinds as k
from tests.rules.great_canal.positions import corner, goods, position, seat
from tests.rules.refusals import Given

HOME = seat(cities="B4 n, C5 n", settlements="D4 n", knights="B4 s 1, C5 s 2")
GAME = position(HOME, metropolises=(None, corner("B4 n"), None))

STANDING: Mapping[str, Given] = {
    "nothing to keep": Given(GAME, k.KeepGoods(()), "great_canal.standing.empty"),
    "the same twice to keep": Given(GAME, k.KeepGoods(("ore", "ore")), "great_canal.standing.twice"),
    "no such good to keep": Given(GAME, k.KeepGoods(("gold",)), "great_canal.standing.unknown"),
    "more to get than there is": Given(
        GAME, k.AcceptOffers(goods(wool=1), goods(brick=99)), "great_canal.R11.supply"
    ),
    "a metropolis to lose": Given(GAME, k.LoseCities((corner("B4 n"),)), "great_canal.standing.city"),
    "no knight there to lose": Given(GAME, k.LoseKnights((corner("B4 n"),)), "great_canal.standing.knight"),
}
