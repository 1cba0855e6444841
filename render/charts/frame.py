"""What all charts have: their paper, a title, and an axis with round numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.kit.canvas import Canvas
from render.kit.fonts import fitting_size
from render.kit.palette import Palette

WIDTH = 840
"""The width of a chart: at half of it, as on a telephone, its smallest texts are 13 pixels high."""
MARGIN = 24
TEXT = 28
SMALL = 26

_TITLE, _SMALLEST_TITLE = 38, 28
_STEPS = (1, 2, 5)


def begin(height: float, palette: Palette, title: str) -> Canvas:
    """Return a canvas with the paper and the frame of a chart, and its title."""
    canvas = Canvas(WIDTH, height, palette.paper)
    canvas.rectangle(8, 8, WIDTH - 8, height - 8, palette.panel, palette.rule, 2, radius=14)
    size = fitting_size(title, WIDTH - 2 * MARGIN, _TITLE, _SMALLEST_TITLE, face="title")
    canvas.text(MARGIN, 44, title, size, palette.ink, face="title")
    return canvas


def round_step(span: float, most: int) -> int:
    """Return the distance of round numbers of which at most so many lie in a span."""
    scale = 1
    while True:
        for step in _STEPS:
            if span / (step * scale) <= most:
                return step * scale
        scale *= 10


def round_numbers(low: int, high: int, most: int) -> Iterator[int]:
    """Yield the round numbers from one to another, at most about so many."""
    step = round_step(max(1, high - low), most)
    yield from range(math.ceil(low / step) * step, high + 1, step)
