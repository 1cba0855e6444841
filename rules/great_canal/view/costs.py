"""What actions cost, from the owner's ``costs.toml`` and by the levels of the seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import GOOD_INDEX, TRACK_INDEX
from rules.great_canal.hands import NOTHING, single
from rules.great_canal.steps.improve import CRANE_SAVES, price_of
from rules.great_canal.view.seen import Seen
from rules.kit.tuples import Counts
from rules.records import Action
from rules.values import Bundle, Text

PRICE_OF: Mapping[type[Action], str] = {
    a.BuildRoad: "road",
    a.BuildShip: "ship",
    a.BuildSettlement: "settlement",
    a.BuildCity: "city",
    a.BuildWall: "wall",
    a.HireKnight: "knight",
    a.ActivateKnight: "activation",
    a.PromoteKnight: "promotion",
    a.PlayMedicine: "medicine",
}
"""What is paid for by each class, of which every action costs the same."""


LEVELS_BY: Mapping[type[Action], int] = {a.Improve: 0, a.PlayCrane: CRANE_SAVES}
"""The classes by which levels are bought, and how many commodities less each takes for one."""


def cost_of(view: Seen, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
    """Return the price of a class of actions, "1 brick, 1 lumber"; None for what is free or differs.

    A level has its price once its track is chosen, a trade with the bank once the good is that it takes.
    Roads and ships that are built by a card are free.
    """
    price = NOTHING if view.decision is not None else _price_of(view, action, chosen)
    parts = [
        Text("cost", {"goods": Bundle("good", single(good, count))})
        for good, count in enumerate(price)
        if count
    ]
    if not parts:
        return None
    cost = reduce(lambda first, last: Text("cost-and", {"first": first, "last": last}), parts)
    return _bought(cost, chosen.get("take")) if action is a.TradeBank else cost


def _bought(cost: Text, good: str | None) -> Text:
    """Return the price of a trade with what it brings, as far as that is chosen."""
    if good is None:
        return Text("cost-for-one", {"cost": cost})
    return Text("cost-for", {"cost": cost, "goods": Bundle("good", single(GOOD_INDEX[good]))})


def _price_of(view: Seen, action: type[Action], chosen: Mapping[str, Any]) -> Counts:
    """Return what an action takes by good; nothing of what is free or not known yet."""
    if action in PRICE_OF:
        price: Counts = getattr(view.prices, PRICE_OF[action])
        return price
    if view.seat is None:
        return NOTHING
    if action is a.TradeBank:
        good = GOOD_INDEX.get(chosen.get("give", ""))
        return NOTHING if good is None else single(good, view.rates[view.seat][good])
    track = TRACK_INDEX.get(chosen.get("track", ""))
    if action not in LEVELS_BY or track is None:
        return NOTHING
    return price_of(view.levels[view.seat], track, LEVELS_BY[action])
