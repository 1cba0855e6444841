"""Harbours: a disc on two jetties, with 3:1 or the good that it takes at 2:1."""

from __future__ import annotations

import math

from render.great_canal.layout.looks import Jetty
from render.great_canal.layout.plane import RADIUS, away
from render.great_canal.pieces.colours import TRENCH
from render.great_canal.pieces.drawing import around
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred
from rules.great_canal.components.kinds import BRICK, GRAIN, LUMBER, ORE, WOOL

_RADIUS = 28.0
_REACH = 120.0


def harbour(look: Jetty, theme: str, zoom: float) -> Sprite:
    """Return a harbour, held at the middle of its disc."""
    palette = PALETTES[theme]
    back = away(away((0.0, 0.0), look.angle, -look.distance), look.angle + 90, -look.aside)
    ends = [away(back, look.angle + 90, side * 0.43 * RADIUS) for side in (-1, 1)]
    reach = math.ceil(max(_RADIUS + 6, *(abs(part) + 8 for end in ends for part in end)))
    canvas = around(min(reach, _REACH), min(reach, _REACH), zoom)
    for width, colour in ((10.0, palette.outline), (6.5, TRENCH)):
        for end in ends:
            canvas.line([(0, 0), end], colour, width, True)
    canvas.disc(0, 0, _RADIUS + 4, palette.halo)
    canvas.disc(0, 0, _RADIUS + 2, palette.outline)
    canvas.disc(0, 0, _RADIUS - 0.4, palette.halo)
    if look.label and look.good is None:
        canvas.number(0, 0, "3:1", 32, palette.on_light)
    elif look.label and look.good is not None:
        draw_good(canvas, look.good, 0, 0, 18, palette)
    return centred(canvas)


def draw_good(canvas: Canvas, good: int, x: float, y: float, size: float, palette: Palette) -> None:
    """Draw a resource by its index, about twice ``size`` wide, with its middle on a point."""
    line = palette.on_light
    if good == BRICK:
        _draw_bricks(canvas, x, y, size, line)
    elif good == LUMBER:
        x -= size * 0.02
        canvas.rectangle(x - size, y - size * 0.45, x + size * 0.6, y + size * 0.45, "#9A6A38", line, 2)
        canvas.oval(x + size * 0.25, y - size * 0.5, x + size * 1.02, y + size * 0.5, "#E5C79A", line, 2)
        canvas.oval(x + size * 0.5, y - size * 0.18, x + size * 0.78, y + size * 0.18, None, line, 1.4)
    elif good == WOOL:
        canvas.line([(x - size * 0.5, y), (x - size * 0.5, y + size * 0.95)], line, 3)
        canvas.line([(x + size * 0.25, y), (x + size * 0.25, y + size * 0.95)], line, 3)
        canvas.oval(x - size, y - size * 0.65, x + size * 0.7, y + size * 0.65, "#FFFDF4", line, 2)
        canvas.disc(x + size * 0.74, y - size * 0.25, size * 0.36, line)
    elif good == GRAIN:
        for lean in (-0.55, 0.0, 0.55):
            tip = (x + lean * size, y - size * 0.4)
            canvas.line([(x, y + size), tip], "#8A6312", 2.4)
            canvas.oval(
                tip[0] - size * 0.22, tip[1] - size * 0.6, tip[0] + size * 0.22, tip[1] + size * 0.2,
                "#E3A51C", line, 1.4,
            )  # fmt: skip
    elif good == ORE:
        rock = [(-1.0, 0.5), (-0.6, -0.45), (0.2, -0.75), (1.0, 0.1), (0.7, 0.65)]
        canvas.polygon([(x + u * size, y + v * size) for u, v in rock], "#9FA6AC", line, 2)
        canvas.line([(x - size * 0.4, y), (x + size * 0.2, y - size * 0.25)], "#FFFFFF", 2.4)


def _draw_bricks(canvas: Canvas, x: float, y: float, size: float, line: str) -> None:
    canvas.rectangle(x - size, y - size * 0.6, x + size, y + size * 0.6, "#C5654A", line, 2)
    canvas.line([(x - size, y), (x + size, y)], line, 1.6)
    for across, top in ((0.0, -0.6), (-0.5, 0.0), (0.5, 0.0)):
        canvas.line(
            [(x + across * size, y + top * size), (x + across * size, y + (top + 0.6) * size)], line, 1.6
        )
