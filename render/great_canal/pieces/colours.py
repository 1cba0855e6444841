"""The colours of terrains, trenches and numbers; they are the same in both themes."""

from __future__ import annotations

from rules.great_canal.components.kinds import (
    DESERT,
    FIELD,
    FOREST,
    GOLD,
    HILLS,
    LAKE,
    MOUNTAINS,
    PASTURE,
    SEA,
)

TERRAINS = {
    SEA: "#8FC3CF",
    LAKE: "#3F8FB0",
    DESERT: "#EBDCAE",
    GOLD: "#DDA23A",
    FIELD: "#F0CB5C",
    HILLS: "#D58A60",
    FOREST: "#5F9460",
    PASTURE: "#B7D07C",
    MOUNTAINS: "#A7A9AC",
}
"""The ground of each terrain."""
BARREN = "#CFC0A0"
"""Fields until the canal is done."""
TRENCH, TRENCH_TICK = "#B98A55", "#7C5830"
"""A section that is dug."""
COAST = "#F6EBD0"
"""The line between hexes."""
HOT = "#B3261E"
"""The numbers 6 and 8."""
