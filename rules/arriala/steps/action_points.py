"""Action points: what they pay (arriala.R17)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.arriala.components.board_file import Costs
from rules.arriala.state import ArrialaState
from rules.records import RuleError

Price: TypeAlias = Literal["step", "card", "to_vineyard", "draw", "worker", "river_work", "to_canal", "lock"]
"""What has a price: a field of :class:`~rules.arriala.components.board_file.Costs`."""


def price_of(costs: Costs, price: Price) -> int:
    """Return a price in action points."""
    return getattr(costs, price)


def pays(points: int, cost: int) -> bool:
    """Say whether so many action points pay a cost; they never go below 0 (arriala.R17)."""
    return cost <= points


def require_points(game: ArrialaState, cost: int) -> None:
    """Raise RuleError unless the action points left pay a cost."""
    if not pays(game.action_points, cost):
        raise RuleError("arriala.points", cost=cost, left=game.action_points)


def require_price(game: ArrialaState, price: Price) -> int:
    """Return a price in action points; RuleError unless the action points left pay it."""
    cost = price_of(game.the_board.cost, price)
    require_points(game, cost)
    return cost
