"""Playing the cards of science."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner, Hex, Track
from rules.records import Action


class PlayAlchemist(Action, frozen=True, tag="play_alchemist"):
    """Name both production dice before they are rolled."""

    command = "card alchemist"

    yellow: int
    red: int


class PlayCrane(Action, frozen=True, tag="play_crane"):
    """Buy the next level of a track for a commodity less; the city is named where it brings a metropolis."""

    command = "card crane"
    by_hand = True

    track: Track
    city: Corner | None = None


class PlayEngineer(Action, frozen=True, tag="play_engineer"):
    """Build a wall for nothing."""

    command = "card engineer"

    city: Corner


class PlayInventor(Action, frozen=True, tag="play_inventor"):
    """Swap the tokens of two hexes (great_canal.R10, R56)."""

    command = "card inventor"

    first: Hex
    second: Hex


class PlayIrrigation(Action, frozen=True, tag="play_irrigation"):
    """Take two grain for each field at an own building."""

    command = "card irrigation"


class PlayMedicine(Action, frozen=True, tag="play_medicine"):
    """Make a settlement a city at a lower price."""

    command = "card medicine"

    settlement: Corner


class PlayMining(Action, frozen=True, tag="play_mining"):
    """Take two ore for each mountains at an own building."""

    command = "card mining"


class PlayRoadBuilding(Action, frozen=True, tag="play_road_building"):
    """Build two roads or ships for nothing."""

    command = "card road-building"


class PlaySmith(Action, frozen=True, tag="play_smith"):
    """Promote one or two knights for nothing, in this order (great_canal.R56)."""

    command = "card smith"

    first: Corner
    second: Corner | None = None
