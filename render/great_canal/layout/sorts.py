"""The sorts of things on the map, and what each covers around its point, in units of the plane.

The light edge of a piece may run under its neighbours; it is not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from render.great_canal.layout.plane import RADIUS, away
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.room import Shape, disc


@dataclass(frozen=True)
class Building:
    """A settlement, a city, or one that has fallen on its side; the track is that of its metropolis."""

    seat: int
    size: Literal["settlement", "city", "fallen"]
    wall: bool = False
    track: int | None = None


@dataclass(frozen=True)
class Helmet:
    """A knight."""

    seat: int
    level: int
    active: bool


@dataclass(frozen=True)
class Road:
    """A road across whose edge the direction ``turn`` runs (0, 60 or 120 degrees).

    ``shift`` is how far its visible middle lies from that of the edge, ``room`` how much of it is visible.
    """

    seat: int
    turn: int
    shift: int
    room: int


@dataclass(frozen=True)
class Sail:
    """A ship."""

    seat: int


@dataclass(frozen=True)
class Disc:
    """A number token; ``barren`` where the hex yields nothing yet."""

    number: int
    radius: int
    barren: bool


@dataclass(frozen=True)
class Jetty:
    """A harbour, so far from its edge towards ``angle``, and aside; the good is None for all goods.

    It takes ``rate`` of a good for one of another.
    """

    good: int | None
    rate: int
    angle: int
    distance: int
    aside: int


@dataclass(frozen=True)
class Figure:
    """The robber, or the merchant of a seat; its ``scale`` is smaller on a crowded hex."""

    seat: int | None
    scale: float = 1.0


@dataclass(frozen=True)
class Chip:
    """A gold chip on a section that is not dug."""

    radius: float


@dataclass(frozen=True)
class Name:
    """The name of a hex on a terrain; a place to choose has it ivory on black, smaller on a crowded hex."""

    text: str
    terrain: int
    black: bool
    scale: float = 1.0


@dataclass(frozen=True)
class Spot:
    """The number of a place to choose."""

    number: int
    radius: int


Sort: TypeAlias = Building | Helmet | Road | Sail | Disc | Jetty | Figure | Chip | Name | Spot

SETTLEMENT = Box(-21.5, -24.5, 21.5, 21.5)
CITY = Box(-26.5, -28.0, 26.0, 25.5)
WALLED = Box(-29.0, -29.5, 29.0, 27.5)
FALLEN = Box(-27.0, -21.5, 26.5, 22.0)
IDLE_KNIGHT = Box(-20.5, -24.5, 20.5, 22.5)
ACTIVE_KNIGHT = Box(-20.5, -30.5, 26.0, 22.5)
ROBBER = Box(-15.0, -27.0, 15.0, 19.5)
MERCHANT = Box(-14.5, -23.5, 14.5, 18.0)
HULL, SAIL = Box(-22.0, 2.0, 22.0, 17.5), Box(-8.5, -23.0, 19.0, 3.0)
NAME, BLACK_NAME = Box(-13.2, -9.2, 13.2, 9.2), Box(-21.0, -15.0, 21.0, 15.0)
HARBOUR_RADIUS = 30.0
CHIP_RADIUS, SMALL_CHIP_RADIUS, LEAST_CHIP_RADIUS = 14.0, 11.0, 8.0
TOKEN_RADIUS, CANAL_TOKEN_RADIUS = 26, 24
SMALLER = ((21, 0.78), (18, 0.66))
"""The radius of a token and the scale of the robber, the merchant and black names on crowded hexes."""
FIGURE_REACH = 0.75
"""The share of a token's radius in which its number stands."""
ROAD_HALF_LENGTH, ROAD_HALF_WIDTH = 20.25, 8.5
_RIM = 2.0


@lru_cache(maxsize=1024)
def shape_of(sort: Sort) -> Shape:
    """Return what something covers around its point."""
    match sort:
        case Building():
            return (_building(sort),)
        case Helmet():
            return (ACTIVE_KNIGHT if sort.active else IDLE_KNIGHT,)
        case Road():
            return bar(sort.turn, ROAD_HALF_LENGTH)
        case Sail():
            return (HULL, SAIL)
        case Disc():
            return disc(sort.radius + _RIM)
        case Jetty():
            return disc(HARBOUR_RADIUS)
        case Figure():
            return (_scaled(ROBBER if sort.seat is None else MERCHANT, sort.scale),)
        case Chip():
            return disc(sort.radius + 1.5)
        case Name():
            return (_scaled(BLACK_NAME, sort.scale) if sort.black else NAME,)
        case Spot():
            return disc(sort.radius + _RIM)


def _scaled(box: Box, scale: float) -> Box:
    return Box(box.left * scale, box.top * scale, box.right * scale, box.bottom * scale)


def _building(sort: Building) -> Box:
    if sort.size == "settlement":
        return SETTLEMENT
    if sort.size == "fallen":
        return FALLEN
    return WALLED if sort.wall else CITY


def bar(turn: int, half_length: float, middle: Point = (0.0, 0.0)) -> Shape:
    """Return the shape of a bar across which a direction runs, around a point: boxes along it."""
    boxes: list[Box] = []
    count = 3 if turn else 1
    half = half_length / count
    for place in range(count):
        x, y = away(middle, turn + 90, (2 * place + 1 - count) * half)
        end = away((0.0, 0.0), turn + 90, half)
        side = away((0.0, 0.0), turn, ROAD_HALF_WIDTH)
        across = max(abs(end[0]), 0.8 * (abs(end[0]) + abs(side[0])))
        down = max(abs(end[1]), 0.8 * (abs(end[1]) + abs(side[1])))
        boxes.append(Box(x - across, y - down, x + across, y + down))
    return tuple(boxes)


def reach(sort: Sort, towards: Point) -> float:
    """Return how far something on a corner reaches in a direction, a vector of length 1."""
    if isinstance(sort, Spot):
        return sort.radius + _RIM
    box, (across, down) = shape_of(sort)[0], towards
    found = RADIUS
    if across:
        found = min(found, (box.right if across > 0 else box.left) / across)
    if down:
        found = min(found, (box.bottom if down > 0 else box.top) / down)
    return found
