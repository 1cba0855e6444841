"""Number tokens, the chips of the canal, and the numbers of places to choose."""

from __future__ import annotations

from render.great_canal.layout.sorts import Chip, Disc, Spot
from render.great_canal.pieces.colours import HOT
from render.great_canal.pieces.drawing import around
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred
from render.kit.tokens import named_spot

_PALE, _PALE_INK = "#E6DCC4", "#6B5F3F"
_ONE, _TWO = 1.6, 1.5
"""The size of a figure of one digit, and of two, for a radius of 1."""


def token(sort: Disc, theme: str, zoom: float) -> Sprite:
    """Return a number token; 6 and 8 are red within a ring."""
    palette, radius = PALETTES[theme], float(sort.radius)
    canvas = around(32, 32, zoom)
    colour = HOT if sort.number in (6, 8) else palette.on_light
    if sort.barren:
        canvas.disc(0, 0, radius, _PALE)
        reach = radius + 1
        for start in range(0, 360, 30):
            canvas.arc(-reach, -reach, reach, reach, start, start + 17, _PALE_INK, 3)
        colour = _PALE_INK
    else:
        canvas.disc(0, 0, radius + 2, palette.outline)
        canvas.disc(0, 0, radius, palette.halo)
        if colour == HOT:
            canvas.disc(0, 0, radius - 2.4, None, HOT, 2.2)
    size = radius * (_ONE if sort.number < 10 else _TWO)
    canvas.number(-1 if sort.number == 11 else 0, 0, str(sort.number), size, colour)
    return centred(canvas)


def draw_chip(canvas: Canvas, x: float, y: float, radius: float, palette_name: str) -> None:
    """Draw a gold chip with a house on it."""
    palette = PALETTES[palette_name]
    canvas.disc(x, y, radius + 3.4, palette.halo)
    canvas.disc(x, y, radius + 1.2, palette.outline)
    canvas.disc(x, y, radius - 1, "#E3A51C")
    wall, eaves, top = x - radius * 0.45, y - radius * 0.05, y - radius * 0.55
    foot, right = y + radius * 0.4, x + radius * 0.45
    canvas.polygon([(wall, foot), (wall, eaves), (x, top), (right, eaves), (right, foot)], palette.on_light)


def chip(sort: Chip, theme: str, zoom: float) -> Sprite:
    """Return a chip of a section."""
    canvas = around(20, 20, zoom)
    draw_chip(canvas, 0, 0, sort.radius, theme)
    return centred(canvas)


def spot(sort: Spot, zoom: float) -> Sprite:
    """Return the numbered black disc of a corner or an edge to choose."""
    share = 1.28 if sort.number < 100 else 1.0
    return named_spot(str(sort.number), sort.radius, round(sort.radius * share * 1.12), zoom)
