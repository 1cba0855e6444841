"""The signs on the plates and on the barbarians' way: knights, pieces, dice, the ship of the barbarians."""

from __future__ import annotations

import math
from functools import lru_cache

from render.great_canal.pieces.goods import INK, TRACK_COLOURS, draw_crown
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, PLAYERS, mix
from render.kit.sheet import draw_panel
from render.kit.sprites import Sprite, centred

_IVORY, _RED, _STEEL = PALETTES["light"].halo, "#B3261E", "#D7DCDD"
_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
}


def draw_knight(canvas: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Draw an active knight: a helmet with a raised spade, its whole about ``height`` pixels high."""
    s = height / 62
    handle = [(x + 15 * s, y + 24 * s), (x + 25 * s, y - 12 * s)]
    canvas.line(handle, INK, 5 * s + 2, True)
    blade = [(18, -12), (33, -7), (36, -25), (30, -32), (22, -29)]
    canvas.polygon([(x + right * s, y + down * s) for right, down in blade], _STEEL, INK, 2.4)
    canvas.polygon(_helmet(x, y + 6 * s, s, 5), _IVORY)
    canvas.polygon(
        [(x - 6 * s, y - 8 * s), (x - 18 * s, y - 30 * s), (x + 5 * s, y - 23 * s)], fill, INK, 2.2
    )
    for grown, colour in ((2.4, INK), (0.0, fill)):
        canvas.polygon(_helmet(x, y + 6 * s, s, grown), colour)


def _helmet(x: float, y: float, s: float, grown: float) -> list[Point]:
    foot, side = 16 * s + grown, 18 * s + grown
    arch = [
        (
            x + side * math.cos(math.radians(angle)),
            y - 2 * s + (19 * s + grown) * math.sin(math.radians(angle)),
        )
        for angle in range(190, 351, 16)
    ]
    return [(x - foot, y + 19 * s + grown), (x - side, y - 2 * s), *arch, (x + side, y - 2 * s),
            (x + foot, y + 19 * s + grown)]  # fmt: skip


def draw_barbarian_ship(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Draw a ship with a square sail, within ``size`` pixels around a point."""
    s = size
    hull = [(-1.0, 0.2), (1.0, 0.2), (0.66, 0.75), (-0.66, 0.75)]
    sail = [(-0.6, -0.85), (0.6, -0.85), (0.72, -0.02), (-0.72, -0.02)]
    for outline in (hull, sail):
        canvas.polygon([(x + right * s, y + down * s) for right, down in outline], colour)
    canvas.line([(x, y + s * 0.2), (x, y - s)], colour, s * 0.12)


def draw_attack(canvas: Canvas, x: float, y: float, radius: float, line: str) -> None:
    """Draw the red disc of the attack, with a star of rays."""
    canvas.disc(x, y, radius, _RED, line, 2.4)
    reach = radius * 0.57
    for angle in (0, 45, 90, 135):
        right, down = reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle))
        canvas.line([(x - right, y - down), (x + right, y + down)], _IVORY, radius * 0.15, True)


@lru_cache(maxsize=128)
def die(theme: str, colour: str, pips: int, half: float) -> Sprite:
    """Return a die, "red" or "yellow", of so many pips; with none it is an empty dashed square."""
    canvas = Canvas(2 * half + 8, 2 * half + 8)
    x = y = canvas.width / 2
    if not pips:
        return _empty_die(canvas, theme, half)
    style = PLAYERS[0] if colour == "red" else PLAYERS[1]
    _draw_die(canvas, x, y, half, style.fill)
    for right, down in _PIPS[pips]:
        canvas.disc(x + right * half * 0.52, y + down * half * 0.52, half * 0.2, style.figure)
    return centred(canvas)


@lru_cache(maxsize=64)
def event_die(theme: str, face: str, half: float) -> Sprite:
    """Return the event die with its face, "fleet" or a track; "" is an empty dashed square."""
    canvas = Canvas(2 * half + 8, 2 * half + 8)
    x = y = canvas.width / 2
    if not face:
        return _empty_die(canvas, theme, half)
    if face == "fleet":
        _draw_die(canvas, x, y, half, INK)
        draw_barbarian_ship(canvas, x, y, half * 0.66, _IVORY)
    else:
        _draw_die(canvas, x, y, half, TRACK_COLOURS[face])
        draw_crown(canvas, x, y, half * 1.35, _IVORY, INK)
    return centred(canvas)


def _draw_die(canvas: Canvas, x: float, y: float, half: float, fill: str) -> None:
    canvas.rectangle(x - half - 2, y - half - 2, x + half + 2, y + half + 2, INK, radius=11)
    canvas.rectangle(x - half, y - half, x + half, y + half, fill, radius=9)


def _empty_die(canvas: Canvas, theme: str, half: float) -> Sprite:
    x = y = canvas.width / 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    outline = [(x + right * half, y + down * half) for right, down in corners]
    canvas.dashed(outline, PALETTES[theme].ink_soft, 2.4, 8, 7)
    return centred(canvas)


@lru_cache(maxsize=32)
def route_sign(player: int, half: float, line: str) -> Sprite:
    """Return the sign of the longest trade route: a way in the colour of who has it."""
    canvas = Canvas(2 * half + 16, 2 * half + 16)
    x, y = canvas.width / 2, canvas.height / 2
    way = [(x - half, y + half * 0.55), (x - half * 0.35, y - half * 0.4), (x + half * 0.3, y + half * 0.35)]
    way.append((x + half, y - half * 0.65))
    canvas.line(way, line, half * 0.62, True)
    canvas.line(way, PLAYERS[player].fill, half * 0.36, True)
    return centred(canvas)


@lru_cache(maxsize=32)
def panel(theme: str, width: int, height: int) -> Sprite:
    """Return an empty panel, held at its upper left corner."""
    canvas = Canvas(width + 2, height + 2, None, -1, -1)
    draw_panel(canvas, Box(0, 0, width, height), PALETTES[theme])
    return Sprite(canvas.image(), 1, 1)


@lru_cache(maxsize=8)
def dug_sign(theme: str, width: float, *, wet: bool) -> Sprite:
    """Return a piece of the canal, dry or with water, as the sign of the sections that lie."""
    palette = PALETTES[theme]
    canvas = Canvas(width + 4, width * 0.62 + 4)
    y, ends = canvas.height / 2, (2.0, width + 2)
    for share, colour in ((0.62, palette.outline), (0.5, palette.stone), (0.34, palette.outline)):
        canvas.line([(ends[0], y), (ends[1], y)], colour, width * share)
    canvas.line([(ends[0], y), (ends[1], y)], palette.water if wet else "#B98A55", width * 0.27)
    if not wet:
        for step in (0.2, 0.5, 0.8):
            at = ends[0] + step * width
            canvas.line([(at - 3, y), (at + 3, y)], mix("#B98A55", INK, 0.5), 2)
    return centred(canvas)


def draw_settlement(canvas: Canvas, x: float, y: float, size: float, fill: str) -> None:
    """Draw a house within ``size`` pixels around a point."""
    outline = [(-0.85, 0.9), (-0.85, -0.15), (0, -1), (0.85, -0.15), (0.85, 0.9)]
    _outlined(canvas, x, y, size, outline, fill)


def draw_city(canvas: Canvas, x: float, y: float, size: float, fill: str) -> None:
    """Draw a house with a tower within ``size`` pixels around a point."""
    outline = [(-1, 0.9), (-1, 0), (-0.1, 0), (-0.1, -0.5), (0.42, -1), (0.95, -0.5), (0.95, 0.9)]
    _outlined(canvas, x, y, size, outline, fill)


def draw_wall(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a piece of a wall within ``size`` pixels around a point."""
    merlons: list[Point] = []
    for step in range(5):
        height = -0.45 if step % 2 == 0 else -0.1
        merlons += [(-1 + 0.4 * step, height), (-0.6 + 0.4 * step, height)]
    _outlined(canvas, x, y, size, [(-1, 0.6), *merlons, (1, 0.6)], "#CFC5B0")


def draw_road(canvas: Canvas, x: float, y: float, size: float, fill: str) -> None:
    """Draw a road within ``size`` pixels around a point."""
    outline = [(-1, 0.1), (0.85, -0.55), (1, -0.1), (-0.85, 0.55)]
    _outlined(canvas, x, y, size, outline, fill)


def draw_ship(canvas: Canvas, x: float, y: float, size: float, fill: str) -> None:
    """Draw a ship with a slanting sail within ``size`` pixels around a point."""
    hull = [(-1, 0.2), (1, 0.2), (0.64, 0.76), (-0.64, 0.76)]
    sail = [(-0.16, -1), (0.84, 0.04), (-0.16, 0.04)]
    for grown in (4.5, 2.2):
        colour = _IVORY if grown > 3 else INK
        canvas.line([(x - size * 0.28, y + size * 0.2), (x - size * 0.28, y - size)], colour, 2 + grown)
        for outline in (hull, sail):
            points = [(x + right * size, y + down * size) for right, down in outline]
            canvas.polygon(points, colour, colour, 2 * grown)
    for outline in (hull, sail):
        canvas.polygon([(x + right * size, y + down * size) for right, down in outline], fill)


def _outlined(canvas: Canvas, x: float, y: float, size: float, outline: list[Point], fill: str) -> None:
    """Draw a piece with its double edge."""
    points = [(x + right * size, y + down * size) for right, down in outline]
    canvas.polygon(points, _IVORY, _IVORY, 9)
    canvas.polygon(points, INK, INK, 4.5)
    canvas.polygon(points, fill)


def draw_idle_knight(canvas: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Draw an inactive knight: a helmet with an ivory face in a coloured rim."""
    s = height / 62
    for grown, colour in ((5.0, _IVORY), (2.4, INK), (0.0, fill), (-5 * s, _IVORY)):
        canvas.polygon(_helmet(x, y + 6 * s, s, grown), colour)
