"""The sea with its waves, the shallow water at the coast, and the compass."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from render.great_canal.layout.plane import APOTHEM, HEX_MIDDLES, RADIUS, away, outline
from render.great_canal.pieces.colours import COAST
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette, mix

_COMPASS_RADIUS = 52.0
_COMPASSES: tuple[Point, ...] = ((352.0, 642.0), (620.0, 642.0), (500.0, 760.0), (60.0, 120.0))
"""Where the compass may be, the best first."""


def draw_waves(canvas: Canvas, area: Box, land: Sequence[int], palette: Palette) -> None:
    """Draw waves all over an area, but not on land."""
    random = Random(3)
    taken = [HEX_MIDDLES[hexagon] for hexagon in land]
    for row in range(-2, 28):
        for column in range(-5, 16):
            x = column * 90 + (row % 2) * 45 + random.uniform(-34, 34)
            y = row * 33 + random.uniform(-14, 14)
            if area.covers(x, y) and all(math.dist((x, y), middle) > 0.97 * RADIUS for middle in taken):
                wave = [(x, y), (x + 5, y - 3.4), (x + 11, y), (x + 17, y - 3.4), (x + 22, y)]
                canvas.line(wave, palette.sea_line, 1.7)


def draw_coast(canvas: Canvas, land: Sequence[int], palette: Palette) -> None:
    """Draw the shallow water around land, and the ground under all hexes: a dark line, then a pale one."""
    pale = "#FFFFFF" if palette.theme == "light" else palette.river_line
    for reach, share in ((16.0, 0.25), (8.5, 0.5)):
        for hexagon in land:
            canvas.polygon(outline(hexagon, RADIUS + reach), mix(palette.sea, pale, share))
    for reach, colour in ((4.2, palette.outline), (1.8, COAST)):
        for hexagon in land:
            canvas.polygon(outline(hexagon, RADIUS + reach), colour)


def draw_compass(canvas: Canvas, land: Sequence[int], palette: Palette) -> None:
    """Draw a compass on open sea, if there is any."""
    for middle in _COMPASSES:
        reach = 2 * (_COMPASS_RADIUS + 22)
        box = box_around(*middle, reach, reach)
        if not any(
            box.overlaps(box_around(*HEX_MIDDLES[hexagon], 2 * APOTHEM, 2 * RADIUS)) for hexagon in land
        ):
            _draw_rose(canvas, middle, palette)
            return


def _draw_rose(canvas: Canvas, middle: Point, palette: Palette) -> None:
    ink = palette.ink if palette.theme == "light" else palette.river_line
    dark, faint = mix(palette.sea, ink, 0.38), mix(palette.sea, ink, 0.2)
    pale = mix(palette.sea, palette.halo, 0.45 if palette.theme == "light" else 0.3)
    x, y = middle
    for step in range(16):
        length = 74 if step % 4 == 0 else 58
        canvas.line([away(middle, step * 22.5, 45), away(middle, step * 22.5, length)], faint, 1.4)
    canvas.disc(x, y, 44, None, dark, 1.8)
    canvas.disc(x, y, 39, None, faint, 1.2)
    for step in (1, 3, 5, 7, 0, 2, 4, 6):
        long = step % 2 == 0
        angle, length, width = step * 45 - 90, 50 if long else 31, 9 if long else 6.6
        tip = away(middle, angle, length)
        canvas.polygon([middle, away(middle, angle - 45, width), tip], pale, dark, 1.2)
        canvas.polygon([middle, away(middle, angle + 45, width), tip], dark, dark, 1.2)
