"""Building, and moving a ship."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner, Edge
from rules.records import Action


class BuildRoad(Action, frozen=True, tag="build_road"):
    """Build a road."""

    command = "build road"

    edge: Edge


class BuildShip(Action, frozen=True, tag="build_ship"):
    """Build a ship."""

    command = "build ship"

    edge: Edge


class BuildSettlement(Action, frozen=True, tag="build_settlement"):
    """Build a settlement."""

    command = "build settlement"

    corner: Corner


class BuildCity(Action, frozen=True, tag="build_city"):
    """Make a settlement a city."""

    command = "build city"

    corner: Corner


class BuildWall(Action, frozen=True, tag="build_wall"):
    """Build a wall under a city."""

    command = "build wall"

    corner: Corner


class Sail(Action, frozen=True, tag="sail"):
    """Move a ship (great_canal.R28)."""

    command = "sail"

    ship: Edge
    to: Edge
