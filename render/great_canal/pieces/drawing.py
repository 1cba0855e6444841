"""What the drawings of pieces share: a canvas around a point, and the double edge."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette

HALO, EDGE = 8.5, 4.4
"""The width of the light and of the dark line around a piece; half of each lies outside."""


def around(across: float, down: float, zoom: float) -> Canvas:
    """Return a transparent canvas that reaches so far from the point 0, 0 to every side."""
    return Canvas(2 * across, 2 * down, None, -across, -down, zoom)


def edged(
    canvas: Canvas,
    outline: Sequence[Point],
    fill: str,
    palette: Palette,
    halo: float = HALO,
    edge: float = EDGE,
) -> None:
    """Draw a shape with the double edge of every piece."""
    canvas.polygon(outline, palette.halo, palette.halo, halo)
    canvas.polygon(outline, palette.outline, palette.outline, edge)
    canvas.polygon(outline, fill)


def shifted(points: Sequence[Point], scale: float = 1.0, down: float = 0.0) -> list[Point]:
    """Return points around 0, 0 larger or smaller, and lower."""
    return [(x * scale, y * scale + down) for x, y in points]
