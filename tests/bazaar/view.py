"""What a seat may know of a bazaar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import Matter, View
from rules.kit.matters import matter_key
from rules.records import Action
from rules.values import Scalar, Text
from tests.bazaar.actions import GOODS, STALLS, BuildRoad

ROWS = "ABCDEF"


class BazaarView(View, frozen=True):
    """The position; ``hand`` is the seat's own, () for the public, ``owed`` what seats have to put away."""

    game = "bazaar"

    active: int
    rolled: bool
    owners: tuple[int | None, ...]
    owed: tuple[int, ...]
    hand: tuple[int, ...]

    def words(self, kind: str, value: Scalar) -> Text | str:
        if kind == "good" and value in GOODS:
            return Text(f"good-{value}")
        if kind == "stall" and isinstance(value, int) and value in range(STALLS):
            row, number = divmod(value, 10)
            return Text("stall", {"name": f"{ROWS[row]}{number + 1}", "side": Text("side-north")})
        raise ValueError(f"no {kind} {value!r}")

    def values(self, kind: str) -> tuple[Scalar, ...]:
        return GOODS if kind == "good" else tuple(range(STALLS))

    def aliases(self, kind: str, value: Scalar) -> tuple[Text | str, ...]:
        if kind == "good":
            return (Text(f"also-{value}"),)
        if not isinstance(value, int) or value < 10:
            return ()
        row, number = divmod(value - 10, 10)
        return (Text("stall", {"name": f"{ROWS[row]}{number + 1}", "side": Text("side-south")}),)

    def surroundings(self, kind: str, value: Scalar) -> Text | None:
        if kind != "stall" or not isinstance(value, int):
            return None
        return Text("stall-detail", {"good": Text(f"good-{GOODS[value % 3]}"), "number": 2 + value % 11})

    def held(self, kind: str) -> tuple[int, ...] | None:
        return self.hand if kind == "good" and self.hand else None

    def cost(self, action: type[Action], chosen: Mapping[str, Any]) -> Text | None:
        return Text("cost-road") if action is BuildRoad else None

    def status(self) -> Text:
        return Text("status")

    def open_matters(self) -> tuple[Matter, ...]:
        if not self.waiting_for:
            return ()
        key = matter_key("turn", self.active, self.rolled, self.owed)
        return (Matter(key, self.status(), self.waiting_for),)
