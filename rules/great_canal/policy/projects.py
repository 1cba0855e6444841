"""All plans of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from rules.great_canal.policy.building import building_plans
from rules.great_canal.policy.duties import Duties
from rules.great_canal.policy.evaluate import Outlook
from rules.great_canal.policy.improving import improvement_plans
from rules.great_canal.policy.plans import Plan
from rules.great_canal.policy.reach import road_ways, ship_ways
from rules.great_canal.policy.serving import knight_plans


def plans_of(look: Outlook, duties: Duties) -> Iterator[Plan]:
    """Yield all that a seat can think of paying for; what wins the game is worth the most."""
    roads, ships = road_ways(look), ship_ways(look)
    for plans in (
        building_plans(look, roads, ships),
        improvement_plans(look),
        knight_plans(look, duties, roads),
    ):
        for plan in plans:
            won = look.victory(plan.points)
            yield plan._replace(gain=plan.gain + won) if won else plan
