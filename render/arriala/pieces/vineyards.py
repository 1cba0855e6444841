"""Vineyards: a parcel of vines with a place for each worker."""

from __future__ import annotations

from render.arriala.layout.sites import VineyardPlan
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import ring
from render.kit.palette import Palette


def draw_vineyard(
    canvas: Canvas, box: Box, plan: VineyardPlan, palette: Palette, scale: float, ghost: bool
) -> None:
    """Draw a vineyard in its box, without its name; ``ghost`` is for one that is not in this game."""
    radius = plan.sheet.place_radius
    _draw_parcel(canvas, plan.parcel(box, scale), 3 * plan.rows, palette, scale, ghost)
    for x, y in plan.places(box, scale):
        if ghost:
            canvas.dashed(ring(x, y, (radius - 3) * scale, 26, 0.25), palette.rule, 2, 7, 6)
        else:
            canvas.disc(x, y, radius * scale, palette.panel, palette.stem, 2.4)
            icons.grapes(canvas, x, y, 0.52 * radius * scale, palette, 0.5)


def _draw_parcel(canvas: Canvas, parcel: Box, rows: int, palette: Palette, scale: float, ghost: bool) -> None:
    left, top, right, bottom = parcel.edges
    outline = [(left, top + 3), (right - 5, top), (right, bottom - 3), (left + 4, bottom)]
    if ghost:
        canvas.dashed([*outline, outline[0]], palette.ink_soft, 2, 10, 8)
        return
    canvas.polygon(outline, palette.soil, palette.stem, 2.4)
    for row in range(rows):
        y = top + 13 * scale + row * (bottom - top - 26 * scale) / (rows - 1)
        canvas.line([(left + 12, y), (right - 12, y)], palette.stem, 2)
        for bush in range(int((right - left - 30) / 15)):
            canvas.disc(left + 17 + bush * 15, y, 5.4, palette.vine, palette.stem, 1.2)
