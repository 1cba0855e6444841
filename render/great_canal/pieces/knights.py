"""Knights: a helmet with its strength; an active one has its colour, a plume and a raised spade."""

from __future__ import annotations

import math

from render.great_canal.layout.sorts import Helmet
from render.great_canal.pieces.drawing import around, edged
from render.kit.curve import Point
from render.kit.palette import PALETTES, PLAYERS
from render.kit.sprites import Sprite, centred

_STEEL = "#D7DCDD"
_SIZE = 36.0


def knight(sort: Helmet, theme: str, zoom: float) -> Sprite:
    """Return a knight, held at its corner; one of level 0 has no number."""
    palette, style = PALETTES[theme], PLAYERS[sort.seat]
    canvas = around(40, 40, zoom)
    if sort.active:
        for width, colour in ((8.5, palette.halo), (5.0, palette.outline)):
            canvas.line([(15, 12), (19.5, -12)], colour, width, True)
        spade = [(13.5, -14), (23, -11.5), (24.3, -20.5), (21, -27.3), (15, -24.5)]
        edged(canvas, spade, _STEEL, palette, 6.5, 3.6)
    canvas.polygon(_helmet(5.0), palette.halo)
    canvas.polygon(_helmet(2.4), palette.outline)
    canvas.polygon(_helmet(0.0), style.fill)
    if sort.active:
        canvas.polygon([(-2, -20), (-13, -29), (5, -26.5)], style.fill, palette.outline, 2.4)
    else:
        canvas.polygon(_helmet(-4.2), palette.halo)
    if sort.level:
        colour = style.figure if sort.active else palette.on_light
        canvas.number(0, 1.5, str(sort.level), _SIZE, colour)
    return centred(canvas)


def _helmet(grown: float) -> list[Point]:
    """Return the outline of a helmet with a margin."""
    arch = [
        ((18 + grown) * math.cos(math.radians(angle)), -3 + (19 + grown) * math.sin(math.radians(angle)))
        for angle in range(180, 361, 12)
    ]
    return [(-(17 + grown), 19.5 + grown), *arch, (17 + grown, 19.5 + grown)]
