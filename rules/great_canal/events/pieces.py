"""Pieces founded, built, moved and lost."""

from __future__ import annotations

from rules.game import Event
from rules.great_canal.components.kinds import Corner, Edge
from rules.values import Seat


class Founded(Event, frozen=True, tag="founded"):
    """A seat founded a settlement, or its city."""

    seat: Seat
    corner: Corner
    city: bool


class RoadBuilt(Event, frozen=True, tag="road_built"):
    """A seat built a road."""

    seat: Seat
    edge: Edge


class ShipBuilt(Event, frozen=True, tag="ship_built"):
    """A seat built a ship."""

    seat: Seat
    edge: Edge


class ShipMoved(Event, frozen=True, tag="ship_moved"):
    """A seat moved a ship."""

    seat: Seat
    ship: Edge
    to: Edge


class SettlementBuilt(Event, frozen=True, tag="settlement_built"):
    """A seat built a settlement."""

    seat: Seat
    corner: Corner


class CityBuilt(Event, frozen=True, tag="city_built"):
    """A seat made a settlement a city."""

    seat: Seat
    corner: Corner


class WallBuilt(Event, frozen=True, tag="wall_built"):
    """A seat built a wall."""

    seat: Seat
    corner: Corner


class CityLost(Event, frozen=True, tag="city_lost"):
    """A seat lost a city, with its ``wall`` if it had one; ``fallen`` if it lies on its side now."""

    seat: Seat
    corner: Corner
    fallen: bool
    wall: bool
