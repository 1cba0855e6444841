"""The frame of the board: 51 hexes, 128 corners and 178 edges, numbered once and for all (great_canal.R17).

All three are numbered by their height from the top, then from the left; edges by their middles. Hexes stand
on a point. What lies on them is in :mod:`rules.great_canal.components.board`; here is only what touches what,
as tuples of numbers and as masks of them (:mod:`rules.kit.masks`).
"""

from __future__ import annotations

from typing import TypeAlias

from rules.kit.masks import mask_of

Point: TypeAlias = tuple[int, int]
"""A point of the plane, in half widths of a hex from the left and in quarters of its height from the top."""

ROWS = (6, 7, 8, 9, 8, 7, 6)
"""How many hexes lie in each row; the two ends of the longest are printed sea."""
CORNER_DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
"""Where the corners of a hex lie, clockwise."""
EDGE_DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")
"""Where the edges of a hex lie, clockwise; each runs from the corner of the same index to the next one."""

_CORNER_OFFSETS: tuple[Point, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def _centres() -> dict[str, Point]:
    """Return the middle of each hex by its name: the letter of its row, its number from the left."""
    return {
        f"{'ABCDEFG'[row]}{place + 1}": (2 * place - length, 3 * row)
        for row, length in enumerate(ROWS)
        for place in range(length)
    }


def _corners_of(centre: Point) -> tuple[Point, ...]:
    x, y = centre
    return tuple((x + dx, y + dy) for dx, dy in _CORNER_OFFSETS)


def _edges_of(centre: Point) -> tuple[Point, ...]:
    """Return the middles of the edges of a hex, each doubled so that it is made of whole numbers."""
    corners = _corners_of(centre)
    following = (*corners[1:], corners[0])
    return tuple((x + u, y + v) for (x, y), (u, v) in zip(corners, following, strict=True))


def _numbered(points: set[Point]) -> dict[Point, int]:
    """Return the number of each point: by height from the top, then from the left."""
    return {point: number for number, point in enumerate(sorted(points, key=lambda point: point[::-1]))}


def _inverse(groups: tuple[tuple[int, ...], ...], size: int) -> tuple[tuple[int, ...], ...]:
    """Return for each of ``size`` numbers the indexes of the groups that hold it."""
    return tuple(
        tuple(index for index, group in enumerate(groups) if number in group) for number in range(size)
    )


_CENTRES = _centres()
_CORNER_NUMBERS = _numbered({point for centre in _CENTRES.values() for point in _corners_of(centre)})
_EDGE_NUMBERS = _numbered({point for centre in _CENTRES.values() for point in _edges_of(centre)})

HEX_NAMES = tuple(_CENTRES)
"""The name of each hex, as it stands on the board."""
HEX_NUMBERS = {name: number for number, name in enumerate(HEX_NAMES)}
HEXES, CORNERS, EDGES = len(_CENTRES), len(_CORNER_NUMBERS), len(_EDGE_NUMBERS)

POINTS = {
    "hex": tuple(_CENTRES.values()),
    "corner": tuple(_CORNER_NUMBERS),
    "edge": tuple(_EDGE_NUMBERS),
}
"""The middle of each place, by kind and number; of edges each number is doubled. Of x a unit is the square
root of 3 times as long as of y."""

HEX_CORNERS = tuple(
    tuple(_CORNER_NUMBERS[point] for point in _corners_of(centre)) for centre in _CENTRES.values()
)
"""The six corners of each hex, by the index of their direction."""
HEX_EDGES = tuple(tuple(_EDGE_NUMBERS[point] for point in _edges_of(centre)) for centre in _CENTRES.values())
"""The six edges of each hex, by the index of their direction."""
CORNER_HEXES = _inverse(HEX_CORNERS, CORNERS)
"""The one to three hexes at each corner."""
EDGE_HEXES = _inverse(HEX_EDGES, EDGES)
"""The one or two hexes at each edge; an edge with one lies on the rim."""


def _ends() -> tuple[tuple[int, int], ...]:
    """Return the two corners of each edge, the lower number first."""
    ends: dict[int, tuple[int, int]] = {}
    for corners, edges in zip(HEX_CORNERS, HEX_EDGES, strict=True):
        for index, edge in enumerate(edges):
            first, second = sorted((corners[index], corners[(index + 1) % 6]))
            ends[edge] = (first, second)
    return tuple(ends[edge] for edge in range(EDGES))


EDGE_CORNERS = _ends()
"""The two corners of each edge, the lower number first."""
CORNER_EDGES = _inverse(EDGE_CORNERS, CORNERS)
"""The two or three edges at each corner."""
HEX_NEIGHBOURS = tuple(
    tuple(other for edge in edges for other in EDGE_HEXES[edge] if other != hexagon)
    for hexagon, edges in enumerate(HEX_EDGES)
)
"""The hexes beside each hex, clockwise."""

HEX_CORNER_MASKS = tuple(map(mask_of, HEX_CORNERS))
CORNER_HEX_MASKS = tuple(map(mask_of, CORNER_HEXES))
HEX_EDGE_MASKS = tuple(map(mask_of, HEX_EDGES))
CORNER_EDGE_MASKS = tuple(map(mask_of, CORNER_EDGES))
EDGE_CORNER_MASKS = tuple(map(mask_of, EDGE_CORNERS))
CORNER_NEIGHBOUR_MASKS = tuple(
    mask_of(end for edge in edges for end in EDGE_CORNERS[edge]) & ~(1 << corner)
    for corner, edges in enumerate(CORNER_EDGES)
)
"""The corners one edge away from each corner."""
EDGE_NEAR_MASKS = tuple(mask_of(edge for end in ends for edge in CORNER_EDGES[end]) for ends in EDGE_CORNERS)
"""Each edge and those that share a corner with it."""


FAR_CORNERS: tuple[dict[int, int], ...] = tuple(
    {1 << edge: sum(EDGE_CORNERS[edge]) - corner for edge in edges}
    for corner, edges in enumerate(CORNER_EDGES)
)
"""The corner at the other end of each edge at each corner, by the mask of the edge."""


def far_end(edge: int, corner: int) -> int:
    """Return the corner at the other end of an edge."""
    first, second = EDGE_CORNERS[edge]
    return second if corner == first else first
