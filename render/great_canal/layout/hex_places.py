"""Where tokens, the robber and the merchant, chips and names may lie on a hex, the best places first.

All points count from the middle of the hex.
"""

from __future__ import annotations

from functools import lru_cache

from render.great_canal.layout.canal import Section
from render.great_canal.layout.hex_room import is_inside
from render.great_canal.layout.plane import HEX_MIDDLES, RADIUS, away
from render.kit.curve import Point

_MIDDLE = (0.0, 0.0)
_SIDE = 44.0
"""How far from the middle a name stands."""


def _around(degrees: float, distance: float) -> Point:
    x, y = away(_MIDDLE, degrees, distance)
    return round(x, 2), round(y, 2)


def from_middle(hexagon: int, point: Point) -> Point:
    """Return a point of the plane, counted from the middle of a hex."""
    x, y = HEX_MIDDLES[hexagon]
    return round(point[0] - x, 2), round(point[1] - y, 2)


@lru_cache(maxsize=64)
def token_places(section: Section | None, *, shared: bool) -> tuple[Point, ...]:
    """Return places of a token: in the middle of the hex, aside of the canal, or of who stands there."""
    if section is not None:
        return tuple(from_middle(section.hexagon, point) for point in (section.number, *section.sides))
    if shared:
        return tuple(_around(degrees, out) for out in (22.0, 27.0) for degrees in range(180, 540, 30))
    return (_MIDDLE, *(_around(degrees, out) for out in (6.0, 11.0) for degrees in range(30, 390, 60)))


@lru_cache(maxsize=64)
def figure_places(section: Section | None, *, alone: bool) -> tuple[Point, ...]:
    """Return places of the robber or the merchant: ``alone`` in the middle, on the canal, or around it."""
    options: list[Point] = [(0.0, 4.0)] if alone else []
    if section is not None:
        course, hexagon = section.course, section.hexagon
        shares = (0.5, 0.38, 0.62, 0.28, 0.72)
        options += [from_middle(hexagon, course.at(course.length * share)) for share in shares]
    options += [
        _around(degrees, share * RADIUS) for share in (0.42, 0.36, 0.5) for degrees in range(0, 360, 30)
    ]
    return tuple(options)


@lru_cache(maxsize=128)
def chip_places(section: Section, *, second: bool) -> tuple[Point, ...]:
    """Return places of one of the two chips: on the curve, or beside it."""
    course, usual = section.course, 0.73 if second else 0.27
    shares = sorted((0.16 + 0.034 * step for step in range(21)), key=lambda share: abs(share - usual))
    options = [course.at(course.length * share) for share in shares]
    for offset in (8.0, -8.0, 14.0, -14.0):
        options += [course.at(course.length * share, offset) for share in shares[::2]]
    there = [from_middle(section.hexagon, point) for point in options]
    return tuple(point for point in there if is_inside(point, 15.0))


@lru_cache(maxsize=2)
def name_places(*, black: bool) -> tuple[Point, ...]:
    """Return places of the name of a hex: at the upper corner, then at other corners, then at edges."""
    side = _SIDE - (8 if black else 0)
    corners = (-90, 90, -30, 210, 30, 150)
    between = (-60, 240, 60, 120, 0, 180)
    near = [_around(degrees, side + out) for out in (0, 4, -3) for degrees in corners]
    near += [_around(degrees, side - 3 + out) for out in (0, -5) for degrees in between]
    far = [
        _around(degrees + turn, side + out) for out in (0, -6) for degrees in corners for turn in (-15, 15)
    ]
    return tuple(near + far)
