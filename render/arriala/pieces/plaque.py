"""A plaque: a text, and perhaps a picture before it."""

from __future__ import annotations

from render.arriala.layout.sites import PLAQUE_HEIGHT, PLAQUE_ICON, PLAQUE_TEXT, plaque_width
from render.kit import icons
from render.kit.boxes import box_around
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import Palette


def draw_plaque(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    palette: Palette,
    *,
    grape: bool = False,
    lock: bool = False,
    ghost: bool = False,
) -> None:
    """Draw a plaque with its middle on the point; ``ghost`` is for what is not in this game."""
    width = plaque_width(text, grape or lock)
    box = box_around(x, y, width, PLAQUE_HEIGHT)
    canvas.rectangle(*box.edges, palette.panel, palette.rule if ghost else palette.outline, 2.2, radius=9)
    start = box.left + 12
    if grape:
        icons.grapes(canvas, start + 12, y + 1, 13, palette, 0.5 if ghost else 0)
        start += PLAQUE_ICON
    if lock:
        icons.lock(canvas, start + 13, y, 26, palette, palette.ink)
        start += PLAQUE_ICON
    middle = start + text_width(text, PLAQUE_TEXT, "bold") / 2
    canvas.number(middle, y, text, PLAQUE_TEXT, palette.ink_soft if ghost else palette.ink)
