"""What classes of actions cost, from the owner's ``costs.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from rules.great_canal import actions as a
from rules.great_canal.hands import single
from rules.great_canal.view.seen import Seen
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


def cost_of(view: Seen, action: type[Action]) -> Text | None:
    """Return the price of a class of actions, "1 brick, 1 lumber"; None for what is free or differs.

    It differs for improvements. Roads and ships that are built by a card are free.
    """
    if action not in PRICE_OF or view.decision is not None:
        return None
    price = getattr(view.prices, PRICE_OF[action])
    parts = [
        Text("cost", {"goods": Bundle("good", single(good, count))})
        for good, count in enumerate(price)
        if count
    ]
    return (
        reduce(lambda first, last: Text("cost-and", {"first": first, "last": last}), parts) if parts else None
    )
