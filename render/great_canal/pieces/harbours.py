"""Harbours: a disc on two jetties, with its rate, or the good that it takes at a better one."""

from __future__ import annotations

import math

from render.great_canal.layout.plane import RADIUS, away
from render.great_canal.layout.sorts import Jetty
from render.great_canal.pieces.colours import TRENCH
from render.great_canal.pieces.drawing import around
from render.great_canal.pieces.goods import draw_good
from render.kit.fonts import fitting_size
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred
from rules.great_canal.components.kinds import GOODS

_RADIUS = 28.0
_REACH = 120.0


def harbour(sort: Jetty, theme: str, zoom: float) -> Sprite:
    """Return a harbour, held at the middle of its disc."""
    palette = PALETTES[theme]
    back = away(away((0.0, 0.0), sort.angle, -sort.distance), sort.angle + 90, -sort.aside)
    ends = [away(back, sort.angle + 90, side * 0.43 * RADIUS) for side in (-1, 1)]
    reach = math.ceil(max(_RADIUS + 6, *(abs(part) + 8 for end in ends for part in end)))
    canvas = around(min(reach, _REACH), min(reach, _REACH), zoom)
    for width, colour in ((10.0, palette.outline), (6.5, TRENCH)):
        for end in ends:
            canvas.line([(0, 0), end], colour, width, True)
    canvas.disc(0, 0, _RADIUS + 4, palette.halo)
    canvas.disc(0, 0, _RADIUS + 2, palette.outline)
    canvas.disc(0, 0, _RADIUS - 0.4, palette.halo)
    if sort.good is None:
        rate = f"{sort.rate}:1"
        size = fitting_size(rate, 1.8 * _RADIUS, 32, 16)
        canvas.number(0, 0, rate, size, palette.on_light)
    else:
        draw_good(canvas, GOODS[sort.good], 0, 0, 18)
    return centred(canvas)
