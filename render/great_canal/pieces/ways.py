"""Roads and ships."""

from __future__ import annotations

from render.great_canal.layout.plane import away
from render.great_canal.layout.sorts import ROAD_HALF_LENGTH, Road, Sail
from render.great_canal.pieces.drawing import around
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, PLAYERS
from render.kit.sprites import Sprite, centred
from render.kit.tokens import token_shape

_HULL = ((-20.0, 4.0), (20.0, 4.0), (13.0, 15.5), (-13.0, 15.5))
_CANVAS = ((-3.2, -20.0), (17.0, 1.0), (-3.2, 1.0))
_MAST = ((-5.6, 4.0), (-5.6, -21.0))


def road(sort: Road, theme: str, zoom: float) -> Sprite:
    """Return a road, held at the middle of its edge; the sign of its owner is where it can be seen."""
    palette, style = PALETTES[theme], PLAYERS[sort.seat]
    canvas = around(32, 32, zoom)

    def bar(half: float, colour: str, width: float, middle: float = 0.0) -> None:
        points = [away((0.0, 0.0), sort.turn + 90, middle + side * half) for side in (-1, 1)]
        canvas.line(points, colour, width)

    bar(ROAD_HALF_LENGTH + 1.6, palette.halo, 20.5)
    bar(ROAD_HALF_LENGTH, palette.outline, 17)
    bar(ROAD_HALF_LENGTH - 2, style.fill, 12.4)
    seen = min(sort.room, 36) / 2
    if style.shape == "disc":
        for shift in (-1, 0, 1) if seen > 9 else (0,):
            spot = away((0.0, 0.0), sort.turn + 90, sort.shift + shift * min(10.5, seen - 3))
            canvas.disc(*spot, 3.2, style.figure)
    elif style.shape == "block":
        for shift in (-1, 0, 1) if seen > 13 else (-0.5, 0.5):
            bar(3.4, style.figure, 4.4, sort.shift + shift * min(11.5, seen))
    elif style.shape == "shield":
        bar(max(4.0, seen - 2.5), style.figure, 3.6, sort.shift)
    return centred(canvas)


def ship(sort: Sail, theme: str, zoom: float) -> Sprite:
    """Return a ship with the sign of its owner on the hull."""
    palette, style = PALETTES[theme], PLAYERS[sort.seat]
    canvas = around(32, 32, zoom)
    for colour, width in ((palette.halo, 7.6), (palette.outline, 3.8)):
        canvas.polygon(_HULL, colour, colour, width)
        canvas.polygon(_CANVAS, colour, colour, width)
        canvas.line(_MAST, colour, width)
    canvas.polygon(_HULL, style.fill)
    canvas.polygon(_CANVAS, style.fill)
    canvas.line(_MAST, palette.outline, 2.4)
    _draw_sign(canvas, style.shape, style.figure)
    return centred(canvas)


def _draw_sign(canvas: Canvas, shape: str, colour: str) -> None:
    canvas.polygon(token_shape(shape, 0, 9.6, 4.6), colour)
