"""The marks of places to choose: numbers on free corners and edges, and beside the pieces on others.

Hexes are chosen by their printed names, so they have no numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from render.great_canal.layout.places import Placed, on_corner, placed
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, EDGE_TURNS, away
from render.great_canal.layout.sorts import Spot, shape_of
from render.kit.curve import Point
from render.kit.room import Room
from rules.great_canal.view import GreatCanalView
from rules.values import Value


class Radii(NamedTuple):
    """The radii of marks: on free corners, and elsewhere as far as there is room, the largest first."""

    corner: int
    elsewhere: tuple[int, ...]


RADII = (Radii(24, (21, 18, 15)), Radii(20, (18, 15)), Radii(17, (15, 13)), Radii(14, (12, 11)))
"""Those that are tried one after the other until there is room for everything."""
_NEAREST = 48
"""How many of its places are near enough for a smaller mark to be better there than a larger one further."""
_BESIDE_ANGLES = (-45, -135, 45, 135, -90, 90, 0, 180, -20, -160, 20, 160, -70, -110, 70, 110)


def numbers_of(spots: Sequence[Value]) -> dict[Value, int]:
    """Return the number of each corner and edge to choose, counted from 1 in their order."""
    places = [spot for spot in spots if spot.kind in ("corner", "edge")]
    return {place: number for number, place in enumerate(places, 1)}


def spots_on_corners(numbers: Mapping[Value, int], at: Mapping[int, Placed], radii: Radii) -> list[Placed]:
    """Return the marks of the corners on which nothing stands."""
    return [
        on_corner(Spot(number, radii.corner), place.value)
        for place, number in numbers.items()
        if place.kind == "corner" and isinstance(place.value, int) and place.value not in at
    ]


def spots_on_edges(
    view: GreatCanalView, numbers: Mapping[Value, int], radii: Radii, room: Room
) -> list[Placed]:
    """Return the marks of the edges on which nothing stands, smaller where there is little room."""
    edges = view.pieces.edges
    found: list[Placed] = []
    for place, number in numbers.items():
        index = place.value
        if place.kind == "edge" and isinstance(index, int) and not edges >> index & 1:
            sorts = [Spot(number, radius) for radius in radii.elsewhere]
            found.append(_first_clear(sorts, index, _on_edge(index), room))
    return found


def _first_clear(
    sorts: Sequence[Spot], place: int, options: Sequence[Point], room: Room, soft: Room | None = None
) -> Placed:
    """Return the first of some marks that covers nothing, at the nearest places first, or else the last."""
    tried = [(sort, points) for points in (options[:_NEAREST], options) for sort in sorts]
    sort, point = sorts[-1], options[0]
    for sort, points in tried:
        point = room.best(shape_of(sort), points, (), soft)
        if not room.covered(shape_of(sort), *point):
            break
    found = placed(sort, place, point)
    room.take(found.shape)
    return found


@lru_cache(maxsize=256)
def _on_edge(edge: int) -> tuple[Point, ...]:
    """Return where the mark of an edge may be: in its middle, further along it, or aside."""
    middle, turn = EDGE_MIDDLES[edge], EDGE_TURNS[edge]
    ways = [(along, aside) for along in range(-24, 25, 3) for aside in range(-40, 41, 5)]
    ways.sort(key=lambda way: abs(way[0]) + 1.5 * abs(way[1]))
    return tuple(away(away(middle, turn + 90, along), turn, aside) for along, aside in ways)


def spots_beside(
    view: GreatCanalView,
    numbers: Mapping[Value, int],
    at: Mapping[int, Placed],
    ships: Mapping[int, Placed],
    radii: Radii,
    room: Room,
    soft: Room,
) -> list[Placed]:
    """Return the marks of the corners and edges with a piece, beside it; rather not on what is ``soft``."""
    edges = view.pieces.edges
    found: list[Placed] = []
    for place, number in numbers.items():
        index = place.value
        if not isinstance(index, int):
            continue
        sorts = [Spot(number, radius) for radius in radii.elsewhere[-2:]]
        if place.kind == "corner" and index in at:
            found.append(_first_clear(sorts, index, _beside(CORNER_POINTS[index], 40), room, soft))
        elif place.kind == "edge" and edges >> index & 1:
            ship = ships.get(index)
            middle = EDGE_MIDDLES[index] if ship is None else (ship.x, ship.y)
            found.append(_first_clear(sorts, index, _beside(middle, 28), room, soft))
    return found


def _beside(middle: Point, near: float) -> list[Point]:
    """Return points around a piece, the nearest first."""
    return [away(middle, degrees, near + out) for out in (0, 4, 8, 12, 16, 20) for degrees in _BESIDE_ANGLES]
