"""The marks of places to choose: numbers on free corners and edges, and beside the pieces on others.

Hexes are chosen by their printed names, so they have no numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.great_canal.layout.looks import Spot
from render.great_canal.layout.places import Placed, settled
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, EDGE_TURNS, away
from render.great_canal.layout.room import Room
from render.kit.curve import Point
from rules.great_canal.view import GreatCanalView
from rules.values import Value

_ON_CORNER, _ON_EDGE, _BESIDE = 24, 21, 18
"""The radius of a mark."""


def numbers_of(spots: Sequence[Value]) -> dict[Value, int]:
    """Return the number of each corner and edge to choose, counted from 1 in their order."""
    places = [spot for spot in spots if spot.kind in ("corner", "edge")]
    return {place: number for number, place in enumerate(places, 1)}


def spots_on(
    view: GreatCanalView, numbers: Mapping[Value, int], at: Mapping[int, Placed], room: Room
) -> list[Placed]:
    """Return the marks of the corners and edges on which nothing stands."""
    edges = view.pieces.edges
    found: list[Placed] = []
    for place, number in numbers.items():
        index = place.value
        if not isinstance(index, int):
            continue
        if place.kind == "corner" and index not in at:
            found.append(settled(Spot(number, _ON_CORNER), index, (CORNER_POINTS[index],), room))
        elif place.kind == "edge" and not edges >> index & 1:
            found.append(settled(Spot(number, _ON_EDGE), index, _on_edge(index), room))
    return found


def _on_edge(edge: int) -> list[Point]:
    """Return where the mark of an edge may be: in its middle, further along it, or aside."""
    middle, turn = EDGE_MIDDLES[edge], EDGE_TURNS[edge]
    ways = [(along, aside) for along in range(-18, 19, 3) for aside in (0, 7, -7, 14, -14, 21, -21)]
    ways.sort(key=lambda way: abs(way[0]) + 1.5 * abs(way[1]))
    return [away(away(middle, turn + 90, along), turn, aside) for along, aside in ways]


def spots_beside(
    view: GreatCanalView,
    numbers: Mapping[Value, int],
    at: Mapping[int, Placed],
    ships: Mapping[int, Placed],
    room: Room,
) -> list[Placed]:
    """Return the marks of the corners and edges with a piece, beside it."""
    edges = view.pieces.edges
    found: list[Placed] = []
    for place, number in numbers.items():
        index = place.value
        if not isinstance(index, int):
            continue
        if place.kind == "corner" and index in at:
            found.append(settled(Spot(number, _BESIDE), index, _beside(CORNER_POINTS[index], 40), room))
        elif place.kind == "edge" and edges >> index & 1:
            ship = ships.get(index)
            middle = EDGE_MIDDLES[index] if ship is None else (ship.x, ship.y)
            found.append(settled(Spot(number, _BESIDE), index, _beside(middle, 28), room))
    return found


def _beside(middle: Point, near: float) -> list[Point]:
    """Return points around a piece, the nearest first."""
    return [
        away(middle, degrees, near + out)
        for out in (0, 5, 10, 15, 20)
        for degrees in (-45, -135, 45, 135, -90, 90, 0, 180, -20, -160, 20, 160, -70, -110, 70, 110)
    ]
