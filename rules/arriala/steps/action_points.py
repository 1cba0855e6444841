"""Action points: what they pay (arriala.R17)."""

from __future__ import annotations

from rules.arriala.state import ArrialaState
from rules.game import RuleError


def pays(points: int, cost: int) -> bool:
    """Say whether so many action points pay a cost; they never go below 0 (arriala.R17)."""
    return cost <= points


def require_points(game: ArrialaState, cost: int) -> None:
    """Raise RuleError unless the action points left pay a cost."""
    if not pays(game.action_points, cost):
        raise RuleError("arriala.points", cost=cost, left=game.action_points)
