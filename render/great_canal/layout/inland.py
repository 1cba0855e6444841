"""Tokens, the robber and the merchant, chips and names: what lies on hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from render.great_canal.layout.canal import Section
from render.great_canal.layout.looks import (
    CANAL_TOKEN_RADIUS,
    FIGURE_REACH,
    TOKEN_RADIUS,
    Chip,
    Disc,
    Figure,
    Name,
    shape_of,
)
from render.great_canal.layout.places import Placed, placed, settled
from render.great_canal.layout.plane import HEX_MIDDLES, RADIUS, away
from render.great_canal.layout.room import Room, disc, moved
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from rules.great_canal.topology import HEX_NAMES
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.values import Value

_WATER = 13.0
"""Half the width of a dug section, without its quays; names keep off it."""
_LINE = 4.0
_SIDE = 44.0


def tokens_and_figures(
    view: GreatCanalView, lie: Sequence[Section], room: Room
) -> tuple[tuple[Placed, ...], tuple[Placed, ...]]:
    """Return the tokens, and the robber and the merchant beside those of their hexes."""
    canal = {section.hexagon: section for section in lie}
    standing: dict[int, list[Figure]] = {view.robber: [Figure(None)]}
    if view.merchant is not None and view.merchant_seat is not None:
        standing.setdefault(view.merchant, []).append(Figure(view.merchant_seat))
    tokens: list[Placed] = []
    figures: list[Placed] = []
    hexes = bits(view.board.land)
    for hexagon in sorted(hexes, key=lambda hexagon: hexagon in standing):
        there = standing.get(hexagon, [])
        token, section = _token(view, hexagon, canal), canal.get(hexagon)
        options = _token_places(hexagon, section, shared=bool(there))
        if token is not None and there:
            options = (_best_beside(token, hexagon, section, there, options, room),)
        if token is not None:
            point = room.best(shape_of(token), options)
            found = placed(token, hexagon, point, moved(disc(token.radius * FIGURE_REACH), *point))
            room.take(found.shape)
            tokens.append(found)
        for figure in there:
            places = _figure_places(hexagon, section, alone=token is None)
            figures.append(settled(figure, hexagon, places, room))
    return tuple(tokens), tuple(figures)


def _best_beside(
    token: Disc,
    hexagon: int,
    section: Section | None,
    there: Sequence[Figure],
    options: Sequence[Point],
    room: Room,
) -> Point:
    """Return where a token stands best with the robber or the merchant beside it."""
    least, chosen = float("inf"), options[0]
    around = box_around(*HEX_MIDDLES[hexagon], 2.4 * RADIUS, 2.4 * RADIUS)
    for point in options:
        tried = room.near(around)
        cost = tried.covered(shape_of(token), *point, least)
        tried.take(moved(shape_of(token), *point))
        for figure in there:
            if cost < least:
                places = _figure_places(hexagon, section, alone=False)
                there_at = tried.best(shape_of(figure), places)
                cost += tried.covered(shape_of(figure), *there_at, least)
                tried.take(moved(shape_of(figure), *there_at))
        if cost < least:
            least, chosen = cost, point
        if not cost:
            break
    return chosen


@lru_cache(maxsize=256)
def _token_places(hexagon: int, section: Section | None, *, shared: bool) -> tuple[Point, ...]:
    """Return where a token may lie: in the middle of the hex, aside of the canal, or of who stands there."""
    x, y = HEX_MIDDLES[hexagon]
    if section is not None:
        return (section.number, *section.sides)
    if not shared:
        return ((x, y),)
    return tuple(away((x, y), degrees, out) for out in (22.0, 27.0) for degrees in range(180, 540, 30))


@lru_cache(maxsize=256)
def _figure_places(hexagon: int, section: Section | None, *, alone: bool) -> tuple[Point, ...]:
    """Return where the robber or the merchant may stand on a hex, ``alone`` in its middle."""
    middle = HEX_MIDDLES[hexagon]
    options: list[Point] = [(middle[0], middle[1] + 4)] if alone else []
    if section is not None:
        course = section.course
        options += [course.at(course.length * share) for share in (0.5, 0.38, 0.62, 0.28, 0.72)]
    options += [
        away(middle, degrees, share * RADIUS) for share in (0.42, 0.36, 0.5) for degrees in range(0, 360, 30)
    ]
    return tuple(options)


def _token(view: GreatCanalView, hexagon: int, canal: Mapping[int, Section]) -> Disc | None:
    """Return the token on a hex, pale where the hex yields nothing yet (great_canal.R7)."""
    number = view.ground.tokens[hexagon]
    if not number:
        return None
    barren = not view.flooded and bool(view.board.fields >> hexagon & 1)
    return Disc(number, CANAL_TOKEN_RADIUS if hexagon in canal else TOKEN_RADIUS, barren)


def chips(view: GreatCanalView, lie: Sequence[Section], room: Room) -> tuple[Placed, ...]:
    """Return two chips on each section that is not dug, where its curve has room for them."""
    found: list[Placed] = []
    for place, section in enumerate(lie):
        if place in view.dug:
            continue
        course = section.course
        for usual in (0.27, 0.73):
            shares = sorted(
                (0.15 + 0.035 * step for step in range(21)), key=lambda share, usual=usual: abs(share - usual)
            )
            options = [course.at(course.length * share) for share in shares]
            options += [
                course.at(course.length * share, offset)
                for offset in (8.0, -8.0, 14.0, -14.0)
                for share in shares[::2]
            ]
            found.append(settled(Chip(), section.hexagon, options, room))
    return tuple(found)


def names(
    view: GreatCanalView, lie: Sequence[Section], spots: frozenset[Value], room: Room
) -> tuple[Placed, ...]:
    """Return the names of the land hexes; those that can be chosen are larger and on black."""
    for place, section in enumerate(lie):
        half = _WATER if place in view.dug else _LINE
        room.take(Box(x - half, y - half, x + half, y + half) for x, y in section.course.points[::2])
    found: list[Placed] = []
    hexes = bits(view.board.land)
    chosen = [hexagon for hexagon in hexes if Value("hex", hexagon) in spots]
    for hexagon in (*chosen, *(hexagon for hexagon in hexes if hexagon not in chosen)):
        look = Name(HEX_NAMES[hexagon], view.ground.terrain[hexagon], hexagon in chosen)
        found.append(settled(look, hexagon, _name_places(hexagon, look.black), room))
    return tuple(found)


@lru_cache(maxsize=256)
def _name_places(hexagon: int, black: bool) -> tuple[Point, ...]:
    """Return where the name of a hex may stand, the best first: at the upper corner, then around the hex."""
    middle, side = HEX_MIDDLES[hexagon], _SIDE - (6 if black else 0)
    corners = (-90, 90, -30, 210, 30, 150)
    between = (-60, 240, 60, 120, 0, 180)
    near = [away(middle, degrees, side + out) for out in (0, 4, -3) for degrees in corners]
    near += [away(middle, degrees, side - 3 + out) for out in (0, -5) for degrees in between]
    far = [
        away(middle, degrees + turn, side + out)
        for out in (0, -6, 6)
        for degrees in corners
        for turn in (-15, 15)
    ]
    inside = [away(middle, degrees, share) for share in (0, 16, 28) for degrees in range(-90, 270, 30)]
    return tuple(near + far + inside)
