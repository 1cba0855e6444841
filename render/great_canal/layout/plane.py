"""The frame of the board in the plane: the middles of hexes and edges, and the corners.

One unit of the plane is a pixel of the tall picture; other pictures show the plane larger.
"""

from __future__ import annotations

import math

from render.kit.boxes import Box
from render.kit.curve import Point
from rules.great_canal.topology import (
    CORNERS,
    EDGE_CORNERS,
    EDGE_HEXES,
    HEX_CORNERS,
    HEX_EDGES,
    HEX_NAMES,
    ROWS,
)
from rules.values import Value

RADIUS = 67.5
"""From the middle of a hex to a corner; an edge is as long."""
APOTHEM = RADIUS * math.sqrt(3) / 2
"""From the middle of a hex to the middle of an edge."""
_MIDDLE = (500.0, 437.0)
"""The middle of D5."""
EDGE_ANGLES = (-60, 0, 60, 120, 180, 240)
"""Where the edges of a hex lie from its middle, in degrees clockwise from the right, in their order."""
CORNER_ANGLES = (-90, -30, 30, 90, 150, 210)
"""Where the corners lie."""


def away(start: Point, degrees: float, distance: float) -> Point:
    """Return the point in a direction from another one, clockwise from the right."""
    angle = math.radians(degrees)
    return start[0] + distance * math.cos(angle), start[1] + distance * math.sin(angle)


def _hex_middle(name: str) -> Point:
    row, place = "ABCDEFG".index(name[0]), int(name[1:]) - 1
    x, y = _MIDDLE
    return x + (2 * place + 1 - ROWS[row]) * APOTHEM, y + (row - len(ROWS) // 2) * 1.5 * RADIUS


HEX_MIDDLES = tuple(_hex_middle(name) for name in HEX_NAMES)


def _corner_points() -> tuple[Point, ...]:
    points = {
        corner: away(HEX_MIDDLES[hexagon], angle, RADIUS)
        for hexagon, corners in enumerate(HEX_CORNERS)
        for corner, angle in zip(corners, CORNER_ANGLES, strict=True)
    }
    return tuple(points[corner] for corner in range(CORNERS))


CORNER_POINTS = _corner_points()
EDGE_MIDDLES = tuple(
    (
        (CORNER_POINTS[first][0] + CORNER_POINTS[second][0]) / 2,
        (CORNER_POINTS[first][1] + CORNER_POINTS[second][1]) / 2,
    )
    for first, second in EDGE_CORNERS
)
EDGE_TURNS = tuple(
    EDGE_ANGLES[HEX_EDGES[hexes[0]].index(edge)] % 180 for edge, hexes in enumerate(EDGE_HEXES)
)
"""The direction across each edge, in degrees: 0 for one that stands upright, 60 and 120 for the others."""


def outline(hexagon: int, radius: float = RADIUS) -> list[Point]:
    """Return the six corners of a hex drawn with another radius."""
    return [away(HEX_MIDDLES[hexagon], angle, radius) for angle in CORNER_ANGLES]


def hex_boxes(hexagon: int, margin: float = 0.0) -> tuple[Box, ...]:
    """Return three boxes that cover a hex nearly: it is widest in the middle."""
    x, y = HEX_MIDDLES[hexagon]
    reach = RADIUS + margin
    return tuple(
        Box(x - across * reach, y - down * reach, x + across * reach, y + down * reach)
        for across, down in ((0.87, 0.5), (0.58, 0.67), (0.29, 0.84))
    )


def point_of(place: Value) -> Point | None:
    """Return where a place lies: the middle of a hex or an edge, or a corner; None for other values."""
    points = {"hex": HEX_MIDDLES, "corner": CORNER_POINTS, "edge": EDGE_MIDDLES}.get(place.kind)
    return points[place.value] if points is not None and isinstance(place.value, int) else None
