"""The terrains: one motif each, so that they are told apart without colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from render.great_canal.layout.plane import HEX_MIDDLES, RADIUS, outline
from render.great_canal.pieces.colours import BARREN, TERRAINS
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, mix
from rules.great_canal.components.kinds import (
    DESERT,
    FIELD,
    FOREST,
    GOLD,
    HILLS,
    LAKE,
    MOUNTAINS,
    PASTURE,
)

_INK = PALETTES["light"].ink
_SCALE = 0.833
_CLEAR = 32.5
"""The radius around a token in which nothing is drawn."""
_EDGE = 2.2


class Hatching:
    """The canvas and the colours of one hex, with its motif's places around the middle."""

    def __init__(self, canvas: Canvas, hexagon: int, ground: str, clear: Sequence[Point]) -> None:
        self.canvas = canvas
        self.middle = HEX_MIDDLES[hexagon]
        self.ground = ground
        self.dark = mix(ground, _INK, 0.55)
        self.light = mix(ground, "#FFFFFF", 0.45)
        self._clear = clear

    def places(self, *offsets: Point) -> list[Point]:
        """Return the places at some offsets, from above, without those near a token."""
        x, y = self.middle
        there = [(x + across * _SCALE, y + down * _SCALE) for across, down in offsets]
        kept = [at for at in there if all(math.dist(at, token) > _CLEAR for token in self._clear)]
        return sorted(kept, key=lambda at: at[1])

    def line(self, x: float, y: float, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line around a place."""
        self.canvas.line([(x + u * _SCALE, y + v * _SCALE) for u, v in points], colour, width)

    def polygon(
        self, x: float, y: float, points: Sequence[Point], fill: str, line: str, width: float
    ) -> None:
        """Draw a shape around a place."""
        self.canvas.polygon([(x + u * _SCALE, y + v * _SCALE) for u, v in points], fill, line, width)


def _forest(hatch: Hatching) -> None:
    shade = mix(hatch.ground, _INK, 0.25)
    for x, y in hatch.places(
        (-48, -22), (-25, -42), (2, -52), (28, -40), (49, -22), (-52, 6), (52, 8), (-46, 30),
        (-22, 43), (4, 47), (28, 41), (48, 28), (0, -28), (0, 26), (-26, -8), (28, -6),
    ):  # fmt: skip
        hatch.polygon(x, y, [(0, -20), (11, 3), (-11, 3)], shade, hatch.dark, 1.3)
        hatch.polygon(x, y, [(0, -9), (13, 12), (-13, 12)], shade, hatch.dark, 1.3)
        hatch.line(x, y, [(0, 12), (0, 17)], hatch.dark, 3)


def _hills(hatch: Hatching) -> None:
    for x, y in hatch.places(
        (-40, -28), (0, -50), (40, -28), (-42, 24), (42, 26), (0, 50), (0, -16), (0, 20)
    ):
        box = (x - 27 * _SCALE, y - 16 * _SCALE, x + 27 * _SCALE, y + 34 * _SCALE)
        hatch.canvas.pie(*box, 180, 360, hatch.light)
        hatch.canvas.arc(*box, 180, 360, hatch.dark, 2)
        hatch.line(x, y, [(-26, 9), (26, 9)], hatch.dark, 1.3)
        hatch.line(x, y, [(-22, 1), (22, 1)], hatch.dark, 1.3)
        for across in (-10, 6):
            hatch.line(x, y, [(across, -7), (across, 1)], hatch.dark, 1.3)
        for across in (-17, -2, 13):
            hatch.line(x, y, [(across, 1), (across, 9)], hatch.dark, 1.3)


def _pasture(hatch: Hatching) -> None:
    offsets = ((-44, -24), (4, -52), (44, -20), (-46, 22), (46, 24), (-2, 50), (0, -22), (0, 24))
    for place, (x, y) in enumerate(hatch.places(*offsets)):
        if place % 2 or not place:
            for across in (-6, 5):
                hatch.line(x, y, [(across, 8), (across, 14)], hatch.dark, 2.2)
            box = (x - 14 * _SCALE, y - 9 * _SCALE, x + 12 * _SCALE, y + 9 * _SCALE)
            hatch.canvas.oval(*box, "#FFFDF4", hatch.dark, 1.8)
            hatch.canvas.disc(x + 13 * _SCALE, y - 4 * _SCALE, 5.2, hatch.dark)
        else:
            for across in (-8, 0, 8):
                hatch.line(x, y, [(0, 8), (across, -6)], hatch.dark, 1.8)


def _fertile(hatch: Hatching) -> None:
    x, y = hatch.middle
    shade = mix(hatch.ground, _INK, 0.22)
    for row in range(-3, 4):
        half = RADIUS * 0.8 - abs(row) * 4
        wave = [(x - half + step * half / 8, y + row * 14 + 2.4 * math.sin(step)) for step in range(17)]
        hatch.canvas.line(wave, shade, 1.8)
    for at in hatch.places(
        (-46, -14), (-20, -50), (20, -50), (46, -14), (-46, 24), (46, 26), (-18, 54), (18, 54)
    ):
        for across in (-7, 0, 7):
            hatch.line(*at, [(0, 12), (across, -8)], "#8A6312", 2)
            hatch.canvas.disc(at[0] + across * _SCALE, at[1] - 8, 2.9, "#C88A12")


def _barren(hatch: Hatching) -> None:
    x, y = hatch.middle
    furrow = mix(hatch.ground, _INK, 0.25)
    for row in range(-3, 4):
        half = RADIUS * 0.8 - abs(row) * 4
        hatch.canvas.dashed([(x - half, y + row * 14), (x + half, y + row * 14)], furrow, 1.6, 12, 9)
    for at in hatch.places((-46, -20), (0, -52), (44, -22), (-44, 30), (44, 30), (0, 54)):
        hatch.line(*at, [(-14, -6), (-3, 0), (-7, 10)], hatch.dark, 2.1)
        hatch.line(*at, [(-3, 0), (12, -4), (17, 6)], hatch.dark, 2.1)


def _mountains(hatch: Hatching) -> None:
    shade = mix(hatch.ground, _INK, 0.18)
    for x, y in hatch.places(
        (-36, -30), (2, -46), (38, -28), (-43, 22), (43, 24), (0, 48), (0, -12), (0, 22)
    ):
        hatch.polygon(x, y, [(-26, 16), (0, -24), (26, 16)], shade, hatch.dark, 1.8)
        snow = [(-9, -10), (0, -24), (9, -10), (3, -4), (-2, -11)]
        hatch.polygon(x, y, snow, "#FFFFFF", hatch.dark, 1.2)
        hatch.line(x, y, [(4, -2), (12, 13)], hatch.dark, 1.4)


def _desert(hatch: Hatching) -> None:
    for x, y in hatch.places(
        (-40, -26), (2, -46), (38, -22), (-20, 4), (24, 14), (-42, 34), (4, 42), (42, 40)
    ):
        hatch.canvas.arc(
            x - 20 * _SCALE, y - 8 * _SCALE, x + 20 * _SCALE, y + 20 * _SCALE, 190, 330, hatch.dark, 2
        )
        for across in (-8, 2, 12):
            hatch.canvas.disc(x + across * _SCALE, y + 6, 1.4, hatch.dark)


def _gold(hatch: Hatching) -> None:
    for at in hatch.places(
        (-46, -18), (-18, -50), (22, -50), (46, -16), (-44, 28), (44, 30), (-14, 54), (18, 54)
    ):
        nugget = [(-11, 6), (-7, -6), (5, -8), (12, 3), (3, 10)]
        hatch.polygon(*at, nugget, "#FFEFB8", hatch.dark, 1.8)
        hatch.line(*at, [(-3, -2), (4, 1)], hatch.dark, 1.3)


_MOTIFS: Mapping[int, Callable[[Hatching], None]] = MappingProxyType(
    {
        FOREST: _forest,
        HILLS: _hills,
        PASTURE: _pasture,
        FIELD: _fertile,
        MOUNTAINS: _mountains,
        DESERT: _desert,
        GOLD: _gold,
    }
)


def draw_hex(
    canvas: Canvas, hexagon: int, terrain: int, clear: Sequence[Point], theme: str, *, barren: bool
) -> None:
    """Draw a land hex or the lake; its motif leaves the places of the token ``clear``."""
    if terrain == LAKE:
        _draw_lake(canvas, hexagon, theme)
        return
    dry = barren and terrain == FIELD
    ground = BARREN if dry else TERRAINS[terrain]
    canvas.polygon(outline(hexagon, RADIUS - _EDGE), ground)
    (_barren if dry else _MOTIFS[terrain])(Hatching(canvas, hexagon, ground, clear))


def _draw_lake(canvas: Canvas, hexagon: int, theme: str) -> None:
    palette, (x, y) = PALETTES[theme], HEX_MIDDLES[hexagon]
    canvas.polygon(outline(hexagon, RADIUS - _EDGE), palette.water)
    for row, shift in enumerate((-6, -30, 8, -24, 0, -34, -10)):
        left, down = x + shift, y - 42 + row * 14
        wave = [(left + step * 6, down - (3.4 if step % 2 else 0)) for step in range(5)]
        canvas.line(wave, palette.water_line, 2)
    canvas.polygon(outline(hexagon, RADIUS - 5), None, palette.stone, 3.4)


def draw_basin(canvas: Canvas, hexagon: int, mouth: Point, theme: str, *, full: bool) -> None:
    """Draw the basin in its desert: two contour lines, or water, which comes in by the ``mouth``."""
    palette, (x, y) = PALETTES[theme], HEX_MIDDLES[hexagon]
    line = "#8A7648"
    outer, inner = (x - 41, y - 25, x + 41, y + 30), (x - 31, y - 17, x + 31, y + 22)
    if not full:
        canvas.oval(*outer, TERRAINS[DESERT], line, 2)
        canvas.oval(*inner, None, line, 1.7)
        return
    way = [(x, y + 2), mouth]
    for width, colour in ((25.0, palette.outline), (21.0, palette.stone), (15.0, palette.water)):
        canvas.line(way, colour, width)
    canvas.oval(*outer, palette.stone, palette.outline, 2)
    canvas.oval(x - 37, y - 21, x + 37, y + 26, palette.water)
    for left, down in ((-22, -8), (2, 0), (-16, 10), (6, 16)):
        wave = [(x + left + step * 5, y + down - (3 if step % 2 else 0)) for step in range(5)]
        canvas.line(wave, palette.water_line, 2)
