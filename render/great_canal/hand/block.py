"""A block of the picture of a hand: it has a height, and is drawn at the top that it is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitted
from render.kit.palette import Palette

WIDTH = 1000
"""The width in which a hand is laid out; it is drawn smaller."""
LEFT, RIGHT = 28.0, 972.0
HEADING = 46.0
"""The height of a heading."""


@dataclass(frozen=True)
class Block:
    """A block: ``draw`` is called with the canvas and its top; ``new`` are boxes of what just came in.

    The boxes are those of a block whose top is 0.
    """

    height: float
    draw: Callable[[Canvas, float], None]
    new: tuple[Box, ...] = ()


def heading(text: str, palette: Palette, beside: str = "") -> Block:
    """Return a heading, with something at its right."""

    def draw(canvas: Canvas, top: float) -> None:
        room = RIGHT - LEFT - 120
        canvas.text(LEFT, top + 26, fitted(text, room, 27, "bold"), 27, palette.ink_soft, bold=True)
        if beside:
            canvas.text(RIGHT, top + 26, beside, 30, palette.ink, bold=True, anchor="rm")

    return Block(HEADING, draw)


def line(text: str, palette: Palette) -> Block:
    """Return a line of text: that there is nothing."""

    def draw(canvas: Canvas, top: float) -> None:
        canvas.text(WIDTH / 2, top + 24, fitted(text, RIGHT - LEFT, 30), 30, palette.ink_soft, anchor="mm")

    return Block(52, draw)
