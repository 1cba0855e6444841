"""The signs beside the map: dice, the barbarians, the longest route, the canal, walls."""

from __future__ import annotations

import math

from PIL import Image

from render.great_canal.layout.sorts import Helmet
from render.great_canal.pieces.colours import TRENCH, TRENCH_TICK
from render.great_canal.pieces.drawing import around, edged
from render.great_canal.pieces.goods import INK, TRACK_COLOURS, draw_track
from render.great_canal.pieces.knights import knight
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, PLAYERS
from render.kit.sheet import draw_panel
from render.kit.sprites import Sprite, centred, kept

_IVORY, _RED = PALETTES["light"].halo, "#B3261E"
_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
}


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


@kept
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


@kept
def event_die(theme: str, face: str, half: float) -> Sprite:
    """Return the event die with its face, "fleet" or a track; "" is an empty dashed square."""
    canvas = Canvas(2 * half + 8, 2 * half + 8)
    x = y = canvas.width / 2
    if not face:
        return _empty_die(canvas, theme, half)
    if face == "fleet":
        _draw_die(canvas, x, y, half, INK, INK if theme == "light" else PALETTES[theme].ink)
        draw_barbarian_ship(canvas, x, y, half * 0.66, _IVORY)
    else:
        _draw_die(canvas, x, y, half, TRACK_COLOURS[face])
        draw_track(canvas, face, x, y, half * 0.68, _IVORY)
    return centred(canvas)


def _draw_die(canvas: Canvas, x: float, y: float, half: float, fill: str, line: str = INK) -> None:
    canvas.rectangle(x - half - 2, y - half - 2, x + half + 2, y + half + 2, line, radius=11)
    canvas.rectangle(x - half, y - half, x + half, y + half, fill, radius=9)


def _empty_die(canvas: Canvas, theme: str, half: float) -> Sprite:
    x = y = canvas.width / 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    outline = [(x + right * half, y + down * half) for right, down in corners]
    canvas.dashed(outline, PALETTES[theme].ink_soft, 2.4, 8, 7)
    return centred(canvas)


@kept
def route_sign(player: int, half: float, line: str) -> Sprite:
    """Return the sign of the longest trade route: a way in the colour of who has it."""
    canvas = Canvas(2 * half + 16, 2 * half + 16)
    x, y = canvas.width / 2, canvas.height / 2
    way = [(x - half, y + half * 0.55), (x - half * 0.35, y - half * 0.4), (x + half * 0.3, y + half * 0.35)]
    way.append((x + half, y - half * 0.65))
    canvas.line(way, line, half * 0.62, True)
    canvas.line(way, PLAYERS[player].fill, half * 0.36, True)
    return centred(canvas)


@kept
def panel(theme: str, width: int, height: int, dividers: tuple[float, ...] = ()) -> Sprite:
    """Return a panel with lines from top to bottom at some distances, held at its upper left corner."""
    canvas = Canvas(width + 2, height + 2, None, -1, -1)
    draw_panel(canvas, Box(0, 0, width, height), PALETTES[theme])
    for x in dividers:
        canvas.line([(x, 13), (x, height - 13)], PALETTES[theme].rule, 2)
    return Sprite(canvas.image(), 1, 1)


@kept
def dug_sign(theme: str, width: float, *, wet: bool) -> Sprite:
    """Return a piece of the canal, dry or with water, as the sign of the sections that lie."""
    palette = PALETTES[theme]
    canvas = Canvas(width + 4, width * 0.62 + 4)
    y, ends = canvas.height / 2, (2.0, width + 2)
    for share, colour in ((0.62, palette.outline), (0.5, palette.stone), (0.34, palette.outline)):
        canvas.line([(ends[0], y), (ends[1], y)], colour, width * share)
    canvas.line([(ends[0], y), (ends[1], y)], palette.water if wet else TRENCH, width * 0.27)
    if not wet:
        for step in (0.2, 0.5, 0.8):
            at = ends[0] + step * width
            canvas.line([(at - 3, y), (at + 3, y)], TRENCH_TICK, 2)
    return centred(canvas)


@kept
def wall(theme: str, half: float) -> Sprite:
    """Return a piece of a wall."""
    palette = PALETTES[theme]
    canvas = Canvas(2 * half + 12, 2 * half + 12)
    x = y = canvas.width / 2
    outline: list[Point] = [(-1, 0.6)]
    for tooth in range(5):
        top = -0.45 if tooth % 2 == 0 else -0.1
        outline += [(-1 + 0.4 * tooth, top), (-0.6 + 0.4 * tooth, top)]
    outline.append((1, 0.6))
    edged(canvas, [(x + right * half, y + down * half) for right, down in outline], palette.stone, palette)
    return centred(canvas)


@kept
def helmet(theme: str, seat: int, zoom: float) -> Sprite:
    """Return the sign of a seat's active knights: one with a visor in place of its strength."""
    sprite = knight(Helmet(seat, 0, active=True), theme, zoom)
    canvas = around(40, 40, zoom)
    colour = PLAYERS[seat].figure
    canvas.line([(-11, 0), (11, 0)], colour, 3.6)
    canvas.line([(0, -1), (0, 13)], colour, 3.2)
    image = sprite.image.copy()
    image.alpha_composite(canvas.image())
    return Sprite(image, sprite.x, sprite.y)


@kept
def nobodys_knight(theme: str, zoom: float) -> Sprite:
    """Return an active knight of no colour: the knights of all seats together."""
    sprite = helmet(theme, 0, zoom)
    return Sprite(sprite.image.convert("LA").convert("RGBA"), sprite.x, sprite.y)


def laid_on(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Put a sprite on a transparent image with its point on (x, y)."""
    image.alpha_composite(sprite.image, (round(x) - sprite.x, round(y) - sprite.y))
