"""River works: a medallion with a picture of each, by its id."""

from __future__ import annotations

import math

from render.arriala.layout.sheet import Sheet
from render.arriala.layout.sites import river_work_middle, river_work_radius, river_work_worth
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point, ring
from render.kit.palette import Palette, mix

_DEEP_BLUE = "#16384A"
_PALE_STONE = "#E9DFC8"
_MIST = "#EAF6F8"


def draw_river_work(
    canvas: Canvas,
    box: Box,
    work: str,
    points: int,
    feeder: Point,
    palette: Palette,
    sheet: Sheet,
    scale: float,
    ghost: bool,
) -> None:
    """Draw a river work: a medallion with its picture, its points, and a line to ``feeder`` on the canal."""
    (x, y), radius = river_work_middle(box, sheet, scale), river_work_radius(scale)
    if ghost:
        canvas.dashed(ring(x, y, radius, 52, 0.125), palette.ink_soft, 2, 9, 7)
        return
    canvas.dashed([(x, y), feeder], palette.outline, 6.5, 8, 7)
    canvas.dashed([(x, y), feeder], palette.water, 3.4, 8, 7)
    canvas.disc(x, y, radius + 5, palette.halo)
    canvas.disc(x, y, radius + 2, palette.on_light)
    canvas.disc(x, y, radius, mix("#6FB4CB", _MIST, 0.45))
    _PICTURES.get(work, _draw_spring)(canvas, x, y, scale, "#3F8FB0")
    tag_x, tag_y = river_work_worth(box, sheet, scale)
    canvas.disc(tag_x, tag_y, sheet.worth_radius + 2, palette.halo)
    canvas.disc(tag_x, tag_y, sheet.worth_radius, palette.gold, palette.on_light, 2)
    canvas.number(tag_x, tag_y, str(points), sheet.worth_size, palette.on_light)


def _draw_dam(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    reach = 38 * s
    canvas.pie(x - reach, y - reach, x + reach, y + reach, 180, 360, water)
    canvas.polygon(
        [
            (x - 37 * s, y - 6 * s),
            (x + 37 * s, y - 6 * s),
            (x + 31 * s, y + 10 * s),
            (x - 31 * s, y + 10 * s),
        ],
        _PALE_STONE,
        _DEEP_BLUE,
        2.2,
    )
    for step in range(-2, 3):
        canvas.line([(x + step * 14 * s, y - 6 * s), (x + step * 12 * s, y + 10 * s)], _DEEP_BLUE, 2)
    for step in (-1, 0, 1):
        canvas.line([(x + step * 16 * s, y + 14 * s), (x + step * 15 * s, y + 27 * s)], water, 5 * s, True)


def _draw_mill(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    canvas.disc(x, y, 25 * s, None, _DEEP_BLUE, 5 * s)
    canvas.disc(x, y, 6 * s, _DEEP_BLUE)
    for step in range(8):
        across, down = math.cos(step * math.pi / 4), math.sin(step * math.pi / 4)
        canvas.line(
            [(x + 7 * s * across, y + 7 * s * down), (x + 32 * s * across, y + 32 * s * down)],
            _DEEP_BLUE,
            4 * s,
            True,
        )
    wave = ((-34, 28), (-16, 34), (0, 29), (16, 34), (34, 27))
    canvas.line([(x + right * s, y + down * s) for right, down in wave], water, 6 * s)


def _draw_reservoir(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    canvas.oval(x - 33 * s, y - 15 * s, x + 33 * s, y + 23 * s, _PALE_STONE, _DEEP_BLUE, 2.2)
    hills = ((-32, -8), (-16, -34), (-4, -20), (8, -36), (30, -8))
    canvas.polygon([(x + right * s, y + down * s) for right, down in hills], "#8FA98A", _DEEP_BLUE, 2)
    canvas.oval(x - 26 * s, y - 9 * s, x + 26 * s, y + 16 * s, water, _DEEP_BLUE, 2)
    canvas.line([(x - 14 * s, y + s), (x - 4 * s, y + 4 * s), (x + 6 * s, y)], "#D9F0F4", 2.4)


def _draw_weir(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    for row in range(3):
        wave = ((-33 + row * 3, -20), (-10, -14), (14, -20), (33 - row * 3, -15))
        canvas.line([(x + right * s, y + (down + row * 6) * s) for right, down in wave], water, 4.5 * s)
    sill = ((-36, 2), (36, -6), (36, 3), (-35, 12))
    canvas.polygon([(x + right * s, y + down * s) for right, down in sill], _PALE_STONE, _DEEP_BLUE, 2)
    for step in range(-3, 4):
        canvas.line(
            [(x + step * 9 * s, y + (10 - step) * s), (x + (step * 9 + 3) * s, y + (24 - step) * s)],
            water,
            4 * s,
            True,
        )


def _draw_spring(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    """Draw any other work: a jet and its basin."""
    for side in (-1, 1):
        jet = ((0, 14), (side * 4, -22), (side * 16, -28), (side * 24, -8))
        canvas.line([(x + right * s, y + down * s) for right, down in jet], water, 5 * s, True)
    canvas.oval(x - 30 * s, y + 6 * s, x + 30 * s, y + 28 * s, _PALE_STONE, _DEEP_BLUE, 2.2)
    canvas.oval(x - 22 * s, y + 9 * s, x + 22 * s, y + 22 * s, water, _DEEP_BLUE, 2)


_PICTURES = {
    "dam": _draw_dam,
    "mill": _draw_mill,
    "reservoir": _draw_reservoir,
    "weir": _draw_weir,
}
