"""What the cards of science bring, but for the Alchemist, which is played before the roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.great_canal import actions as a
from rules.great_canal.components.kinds import (
    FIELD,
    GRAIN,
    MOUNTAINS,
    ORE,
    TERRAIN_RESOURCES,
    TRACK_INDEX,
)
from rules.great_canal.hands import minus, single
from rules.great_canal.policy import weights as w
from rules.great_canal.policy.building import city_gain
from rules.great_canal.policy.evaluate import PIPS, THROWS, Outlook, cards_at
from rules.great_canal.policy.improving import improvement_gain, metropolis_city
from rules.great_canal.policy.serving import promotion_gain
from rules.great_canal.policy.thought import Thought
from rules.great_canal.progress.science import HARVEST
from rules.great_canal.steps.improve import CRANE_SAVES, price_of
from rules.great_canal.steps.placing import knight_at
from rules.great_canal.topology import HEX_CORNER_MASKS
from rules.records import Action


def _crane(thought: Thought, action: a.PlayCrane) -> int:
    """Return what a level brings that is bought for a commodity less."""
    look, budget = thought.look, thought.budget
    if action.city is not None and action.city != metropolis_city(look):
        return 0
    track = TRACK_INDEX[action.track]
    left = minus(look.hand, price_of(look.holding.levels, track, CRANE_SAVES))
    points = 0 if action.city is None else look.prices.points.metropolis
    gain = improvement_gain(look, track) + look.victory(points) + w.CARD
    return gain + budget.worth(left) - budget.held


def _engineer(thought: Thought, action: Action) -> int:
    return w.WALL_NEEDED


def _inventor(thought: Thought, action: a.PlayInventor) -> int:
    """Return what it brings to swap two tokens: pips go from the first hex to the second, or back."""
    look, kept = thought.look, thought.pip_worths
    for hexagon in (action.first, action.second):
        if hexagon not in kept:
            kept[hexagon] = _pip_worth(look, hexagon)
    tokens = look.game.ground.tokens
    more = PIPS[tokens[action.second]] - PIPS[tokens[action.first]]
    return more * (kept[action.first] - kept[action.second])


def _pip_worth(look: Outlook, hexagon: int) -> int:
    """Return what a pip more on a hex brings a seat, what it brings others set against it."""
    kind = look.game.ground.terrain[hexagon]
    if kind not in TERRAIN_RESOURCES:
        return 0
    share, worth = look.fields if kind == FIELD else 100, 0
    for seat, cards in enumerate(cards_at(look.pieces, hexagon)):
        if cards:
            brought = cards * w.CARD * look.rolls * share // (THROWS * 100)
            worth += brought if seat == look.seat else -brought * look.leads(seat) // 300
    return worth


def _irrigation(thought: Thought, action: Action) -> int:
    return _harvest(thought, FIELD, GRAIN)


def _mining(thought: Thought, action: Action) -> int:
    return _harvest(thought, MOUNTAINS, ORE)


def _harvest(thought: Thought, terrain: int, good: int) -> int:
    """Return what the cards bring that there are for the hexes of a terrain."""
    look = thought.look
    hexes = sum(
        1
        for hexagon, kind in enumerate(look.game.ground.terrain)
        if kind == terrain and HEX_CORNER_MASKS[hexagon] & look.realm.buildings
    )
    cards = min(HARVEST * hexes, look.game.bank[good])
    return thought.budget.gain(single(good, cards)) + w.HARVESTED * cards


def _medicine(thought: Thought, action: a.PlayMedicine) -> int:
    """Return what a city brings at the lower price."""
    look, budget = thought.look, thought.budget
    left = minus(look.hand, look.prices.medicine)
    points = look.prices.points.city - look.prices.points.settlement
    gain = city_gain(look, action.settlement) + look.victory(points) + 2 * w.CARD
    return gain + budget.worth(left) - budget.held


def _road_building(thought: Thought, action: Action) -> int:
    """Return what two free pieces bring where they lead to something."""
    leads = any(isinstance(plan.action, a.BuildRoad | a.BuildShip) for plan in thought.plans)
    return w.ROAD_BUILDING if leads else 0


def _smith(thought: Thought, action: a.PlaySmith) -> int:
    """Return what the promotions bring."""
    worth = 0
    for corner in (action.first, action.second):
        knight = None if corner is None else knight_at(thought.look.game, thought.look.seat, corner)
        if knight is not None:
            worth += w.CARD + promotion_gain(thought.duties, active=knight.active)
    return worth


SCIENCE_WORTHS: Mapping[type[Action], Callable[[Thought, Any], int]] = {
    a.PlayCrane: _crane,
    a.PlayEngineer: _engineer,
    a.PlayInventor: _inventor,
    a.PlayIrrigation: _irrigation,
    a.PlayMedicine: _medicine,
    a.PlayMining: _mining,
    a.PlayRoadBuilding: _road_building,
    a.PlaySmith: _smith,
}
"""What playing a card brings, by the class of its action."""
