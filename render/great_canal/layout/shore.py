"""Roads, ships and harbours: what lies on edges."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from render.great_canal.layout.places import Placed, placed, settled
from render.great_canal.layout.plane import (
    APOTHEM,
    CORNER_POINTS,
    EDGE_ANGLES,
    EDGE_MIDDLES,
    EDGE_TURNS,
    HEX_MIDDLES,
    RADIUS,
    away,
)
from render.great_canal.layout.sorts import (
    ROAD_HALF_LENGTH,
    Jetty,
    Road,
    Sail,
    Sort,
    reach,
    shape_of,
)
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.room import Room
from rules.great_canal.components.board import Board, Harbour
from rules.great_canal.topology import CORNER_HEXES, EDGE_CORNERS, EDGE_HEXES, HEX_EDGES
from rules.great_canal.view import GreatCanalView

_OUT = 9.0
"""How far out to sea ships lie from the coast."""
_ASIDE = 8.0
"""How far they keep away from an end at which a piece stands."""
_AROUND = 95.0
"""How far from the middle of an edge a ship of it reaches, wherever it lies."""
_STEP = 3
_LEAST = 6.0
"""What is to be seen of a road between two pieces, at least."""


@lru_cache(maxsize=4096)
def road(seat: int, edge: int, at_first: Sort | None, at_second: Sort | None) -> Placed:
    """Return a road; what stands at its ends stands on it, and what is to be seen is what they leave."""
    first, second = EDGE_CORNERS[edge]
    start, end = CORNER_POINTS[first], CORNER_POINTS[second]
    towards = ((end[0] - start[0]) / RADIUS, (end[1] - start[1]) / RADIUS)
    least = RADIUS / 2 - ROAD_HALF_LENGTH
    near = _taken(at_first, towards, least)
    far = _taken(at_second, (-towards[0], -towards[1]), least)
    seen = max(RADIUS - near - far, _LEAST)
    shift = (near + (RADIUS - near - far) / 2) - RADIUS / 2
    middle = EDGE_MIDDLES[edge]
    turn = EDGE_TURNS[edge]
    downwards = away((0.0, 0.0), turn + 90, 1.0)
    sign = 1 if downwards[0] * towards[0] + downwards[1] * towards[1] > 0 else -1
    sort = Road(seat, turn, _STEP * round(sign * shift / _STEP), _STEP * round(seen / _STEP))
    visible = (middle[0] + towards[0] * shift, middle[1] + towards[1] * shift)
    half = min(0.25 * seen, 5.0)
    return placed(sort, edge, middle, (box_around(*visible, 2 * half, 2 * half),))


def _taken(sort: Sort | None, towards: Point, least: float) -> float:
    """Return how much of a road what stands at its end covers, at least what a road leaves free there."""
    return least if sort is None else max(least, reach(sort, towards))


def ships(view: GreatCanalView, at: Mapping[int, Placed], room: Room) -> tuple[Placed, ...]:
    """Return the ships, off the coast and away from pieces at the ends of their edges."""
    found: list[Placed] = []
    for seat, realm in enumerate(view.pieces.realms):
        for edge in realm.ships:
            first, second = EDGE_CORNERS[edge]
            lean = (first in at) - (second in at)
            around = tuple(room.inside(box_around(*EDGE_MIDDLES[edge], 2 * _AROUND, 2 * _AROUND)))
            land = _land_around(view.board, edge)
            found.append(_berthed(Sail(seat), edge, lean, _land_at(view, edge), land, around))
            room.take(found[-1].shape)
    return tuple(sorted(found, key=lambda ship: ship.y))


@lru_cache(maxsize=1024)
def _berthed(
    sort: Sail, edge: int, lean: int, land: int | None, coast: frozenset[int], around: tuple[Box, ...]
) -> Placed:
    """Return a ship at an edge with such boxes taken around it, off the land hexes of the coast."""
    return settled(sort, edge, _berths(edge, lean, land), Room(around), _near(edge, coast))


def _land_at(view: GreatCanalView, edge: int) -> int | None:
    """Return the only land hex at an edge; None if there is none, or two."""
    land = [hexagon for hexagon in EDGE_HEXES[edge] if view.board.land >> hexagon & 1]
    return land[0] if len(land) == 1 else None


@lru_cache(maxsize=1024)
def _berths(edge: int, lean: int, land: int | None) -> tuple[Point, ...]:
    """Return where a ship may lie at an edge, the best first: so far from the coast, so far along it."""
    first, second = (CORNER_POINTS[corner] for corner in EDGE_CORNERS[edge])
    middle = EDGE_MIDDLES[edge]
    along = ((second[0] - first[0]) / RADIUS, (second[1] - first[1]) / RADIUS)
    if land is None:
        out, usual = (-along[1], along[0]), 0.0
    else:
        x, y = HEX_MIDDLES[land]
        length = math.dist(middle, (x, y))
        out, usual = ((middle[0] - x) / length, (middle[1] - y) / length), _OUT
    ways = [
        (further, _ASIDE * lean + aside)
        for further in (0.0, 5.0, -5.0, 10.0, 16.0, -10.0, 22.0, 28.0)
        for aside in (0.0, 4.0, -4.0, 8.0, -8.0, 13.0, -13.0)
    ]
    ways.sort(key=lambda way: (way[0] if way[0] > 0 else -2.5 * way[0]) + 1.6 * abs(way[1] - _ASIDE * lean))
    return tuple(
        (
            middle[0] + out[0] * (usual + further) + along[0] * aside,
            middle[1] + out[1] * (usual + further) + along[1] * aside,
        )
        for further, aside in ways
    )


@lru_cache(maxsize=512)
def _near(edge: int, land: frozenset[int]) -> tuple[Point, ...]:
    """Return points around the middle of an edge, off the coast of some land hexes, the nearest first."""
    x, y = EDGE_MIDDLES[edge]
    points = [(x + across, y + down) for across in range(-66, 67, 3) for down in range(-66, 67, 3)]
    middles = [HEX_MIDDLES[hexagon] for hexagon in sorted(land)]
    at_sea = [point for point in points if all(math.dist(point, middle) >= APOTHEM - 6 for middle in middles)]
    return tuple(sorted(at_sea, key=lambda point: math.dist(point, (x, y))))


def _land_around(board: Board, edge: int) -> frozenset[int]:
    """Return the land hexes at the ends of an edge."""
    return frozenset(
        hexagon
        for corner in EDGE_CORNERS[edge]
        for hexagon in CORNER_HEXES[corner]
        if board.land >> hexagon & 1
    )


def harbours(view: GreatCanalView, room: Room) -> tuple[Placed, ...]:
    """Return the harbours: as near to the coast as the pieces and ships there allow."""
    rates = view.prices.text
    return tuple(
        _harbour(harbour, rates.harbour_rate if harbour.good is None else rates.special_rate, room)
        for harbour in _all_harbours(view.board)
    )


def usual_moorings(board: Board) -> tuple[Point, ...]:
    """Return where the harbours of a board lie if nothing is in their way."""
    return tuple(_moorings(harbour.edge, _angle_of(harbour))[0] for harbour in _all_harbours(board))


def _all_harbours(board: Board) -> tuple[Harbour, ...]:
    return (*board.home_harbours, *board.island_harbours)


def _angle_of(harbour: Harbour) -> int:
    """Return in which direction from its edge a harbour lies."""
    return EDGE_ANGLES[HEX_EDGES[harbour.hexagon].index(harbour.edge)]


_QUAYS = tuple(
    sorted(
        ((distance, aside) for distance in range(40, 106, 5) for aside in range(-63, 64, 7)),
        key=lambda quay: (quay[0] - 40) + 0.7 * abs(quay[1]),
    )
)
"""How far from its edge and how far aside a harbour may lie, the best first."""
_FURTHEST = 160.0


@lru_cache(maxsize=256)
def _moorings(edge: int, angle: int) -> tuple[Point, ...]:
    """Return where a harbour at an edge may lie, in the order of _QUAYS."""
    middle = EDGE_MIDDLES[edge]
    return tuple(away(away(middle, angle, distance), angle + 90, aside) for distance, aside in _QUAYS)


def _harbour(harbour: Harbour, rate: int, room: Room) -> Placed:
    """Return a harbour with its rate in the best place, and take the room there."""
    area = box_around(*EDGE_MIDDLES[harbour.edge], 2 * _FURTHEST, 2 * _FURTHEST)
    found = _moored(harbour, rate, tuple(room.inside(area)))
    room.take(found.shape)
    return found


@lru_cache(maxsize=512)
def _moored(harbour: Harbour, rate: int, around: tuple[Box, ...]) -> Placed:
    """Return a harbour with such boxes taken around it."""
    angle = _angle_of(harbour)
    options = _moorings(harbour.edge, angle)
    point = Room(around).best(shape_of(Jetty(harbour.good, rate, angle, 0, 0)), options)
    distance, aside = _QUAYS[options.index(point)]
    return placed(Jetty(harbour.good, rate, angle, distance, aside), harbour.edge, point)
