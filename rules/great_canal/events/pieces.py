"""Pieces founded, built, moved and lost."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner, Edge
from rules.great_canal.events.lines import LinePart
from rules.records import Event
from rules.values import Seat, Text, Value


class Founded(Event, frozen=True, tag="founded"):
    """A seat founded a settlement, or its city."""

    awaited = ("seat", "corner")
    ends_turn = True

    seat: Seat
    corner: Corner
    city: bool


class RoadBuilt(Event, frozen=True, tag="road_built"):
    """A seat built a road."""

    awaited = ("seat", "edge")

    seat: Seat
    edge: Edge

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat built another one."""
        return RoadsBuilt(self.seat, (self.edge,)).merged(later)


class RoadsBuilt(Event, frozen=True, tag="roads_built"):
    """Told: several roads that a seat built."""

    seat: Seat
    edges: tuple[Edge, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, RoadBuilt) or later.seat != self.seat:
            return None
        return RoadsBuilt(self.seat, (*self.edges, later.edge))


class ShipBuilt(Event, frozen=True, tag="ship_built"):
    """A seat built a ship."""

    awaited = ("seat", "edge")

    seat: Seat
    edge: Edge

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat built another one."""
        return ShipsBuilt(self.seat, (self.edge,)).merged(later)


class ShipsBuilt(Event, frozen=True, tag="ships_built"):
    """Told: several ships that a seat built."""

    seat: Seat
    edges: tuple[Edge, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, ShipBuilt) or later.seat != self.seat:
            return None
        return ShipsBuilt(self.seat, (*self.edges, later.edge))


class ShipMoved(Event, frozen=True, tag="ship_moved"):
    """A seat moved a ship."""

    awaited = ("seat", "to")

    seat: Seat
    ship: Edge
    to: Edge


class SettlementBuilt(Event, frozen=True, tag="settlement_built"):
    """A seat built a settlement."""

    awaited = ("seat", "corner")

    seat: Seat
    corner: Corner

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat built another one."""
        return SettlementsBuilt(self.seat, (self.corner,)).merged(later)


class SettlementsBuilt(Event, frozen=True, tag="settlements_built"):
    """Told: several settlements that a seat built."""

    seat: Seat
    corners: tuple[Corner, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, SettlementBuilt) or later.seat != self.seat:
            return None
        return SettlementsBuilt(self.seat, (*self.corners, later.corner))


class CityBuilt(Event, frozen=True, tag="city_built"):
    """A seat made a settlement a city."""

    awaited = ("seat", "corner")

    seat: Seat
    corner: Corner

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat built another one."""
        return CitiesBuilt(self.seat, (self.corner,)).merged(later)


class CitiesBuilt(Event, frozen=True, tag="cities_built"):
    """Told: several settlements that a seat made cities."""

    seat: Seat
    corners: tuple[Corner, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, CityBuilt) or later.seat != self.seat:
            return None
        return CitiesBuilt(self.seat, (*self.corners, later.corner))


class WallBuilt(Event, frozen=True, tag="wall_built"):
    """A seat built a wall."""

    seat: Seat
    corner: Corner

    def merged(self, later: Event) -> Event | None:
        """Return both as one if the seat built another one."""
        return WallsBuilt(self.seat, (self.corner,)).merged(later)


class WallsBuilt(Event, frozen=True, tag="walls_built"):
    """Told: several walls that a seat built."""

    seat: Seat
    corners: tuple[Corner, ...]

    def merged(self, later: Event) -> Event | None:
        """Return the event with one more."""
        if not isinstance(later, WallBuilt) or later.seat != self.seat:
            return None
        return WallsBuilt(self.seat, (*self.corners, later.corner))


class CityLost(LinePart, frozen=True, tag="city_lost"):
    """A seat lost a city, with its ``wall`` if it had one; ``fallen`` if it lies on its side now."""

    lines = ("attack",)
    part = "told-cities-lost"

    seat: Seat
    corner: Corner
    fallen: bool
    wall: bool

    def item(self) -> Text:
        """Return the seat with its city."""
        return Text(
            "city-lost",
            {
                "seat": Value("seat", self.seat),
                "corner": Value("corner", self.corner),
                "fallen": self.fallen,
                "wall": self.wall,
            },
        )
