"""Settlements, cities, walls and metropolises."""

from __future__ import annotations

from render.great_canal.layout.sorts import Building
from render.great_canal.pieces.drawing import around, edged, shifted
from render.great_canal.pieces.goods import TRACK_COLOURS
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, PLAYERS, Palette, mix
from render.kit.sprites import Sprite, centred
from render.kit.tokens import token_shape
from rules.great_canal.components.kinds import TRACKS

_HOUSE: tuple[Point, ...] = ((-17, 17), (-17, -3), (0, -20), (17, -3), (17, 17))
_HOUSE_SCALE = 1.12
_TOWN: tuple[Point, ...] = (
    (-27, 27),
    (-27, 3),
    (-4, 3),
    (-4, -14),
    (11, -28),
    (26, -14),
    (26, 27),
)
_TOWN_SCALE = 0.88
_WALL_TOP, _WALL_FOOT, _WALL_HALF = 10.0, 25.0, 26.5


def building(sort: Building, theme: str, zoom: float) -> Sprite:
    """Return a building, held at its corner of the map."""
    palette = PALETTES[theme]
    canvas = around(38, 38, zoom)
    if sort.size == "settlement":
        _draw_house(canvas, sort.seat, palette)
    elif sort.size == "fallen":
        _draw_fallen(canvas, sort.seat, palette)
    else:
        _draw_city(canvas, sort, palette)
    return centred(canvas)


def _draw_house(canvas: Canvas, seat: int, palette: Palette) -> None:
    style = PLAYERS[seat]
    edged(canvas, shifted(_HOUSE, _HOUSE_SCALE), style.fill, palette)
    canvas.polygon(token_shape(style.shape, 0, 4.5, 8.4), style.figure)


def _draw_city(canvas: Canvas, sort: Building, palette: Palette) -> None:
    """Draw a house with a tower, with a wall before it and a crown on it."""
    style, lift = PLAYERS[sort.seat], -2.5 if sort.wall else 0.0
    edged(canvas, shifted(_TOWN, _TOWN_SCALE, lift), style.fill, palette)
    canvas.line([(-3.4, 3 + lift), (-3.4, 22 + lift)], mix(style.fill, palette.outline, 0.45), 2)
    canvas.polygon(token_shape(style.shape, 9.7, -0.5 + lift, 8.2), style.figure)
    if sort.wall:
        _draw_wall(canvas, palette)
    if sort.track is not None:
        _draw_crown(canvas, TRACK_COLOURS[TRACKS[sort.track]], lift, palette)


def _draw_wall(canvas: Canvas, palette: Palette) -> None:
    """Draw a crenellated wall before the foot of a city."""
    outline: list[Point] = [(-_WALL_HALF, _WALL_FOOT)]
    tooth = 2 * _WALL_HALF / 7
    for place in range(7):
        top = _WALL_TOP if place % 2 == 0 else _WALL_TOP + 4.5
        left = -_WALL_HALF + place * tooth
        outline += [(left, top), (left + tooth, top)]
    outline.append((_WALL_HALF, _WALL_FOOT))
    edged(canvas, outline, palette.stone, palette, 7.5, 4)
    canvas.line([(-_WALL_HALF + 2, 19.5), (_WALL_HALF - 2, 19.5)], palette.stone_joint, 1.6)
    for x, y in ((-18, 19.5), (-4, 19.5), (10, 19.5), (22, 19.5)):
        canvas.line([(x, y), (x, _WALL_FOOT - 1)], palette.stone_joint, 1.6)


def _draw_crown(canvas: Canvas, colour: str, lift: float, palette: Palette) -> None:
    """Draw the crown of a metropolis on the lower roof and over the tower's wall."""
    left, right, foot, top = -26.0, 0.5, 3.5 + lift, -20.0 + lift
    middle = (left + right) / 2
    outline = [
        (left, foot),
        (left - 1.5, top + 3),
        (left + 7.5, foot - 11),
        (middle, top - 2),
        (right - 7.5, foot - 11),
        (right + 1.5, top + 3),
        (right, foot),
    ]
    edged(canvas, outline, colour, palette, 6.5, 4)
    canvas.line([(left + 1, foot - 4.5), (right - 1, foot - 4.5)], palette.outline, 1.6)


def _draw_fallen(canvas: Canvas, seat: int, palette: Palette) -> None:
    """Draw a city on its side: its tower points to the left, and nothing is on it."""
    style = PLAYERS[seat]
    outline = [(y * _TOWN_SCALE, -x * _TOWN_SCALE * 0.82) for x, y in _TOWN]
    edged(canvas, outline, mix(style.fill, palette.stone, 0.3), palette)
    canvas.line([(2.6, 2), (22, 2)], mix(style.fill, palette.outline, 0.45), 2)
    canvas.polygon(token_shape(style.shape, -3, -8, 6.4), style.figure)
