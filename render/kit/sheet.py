"""The sheet of every board: its size, the frame of its map, its title and its panels."""

from __future__ import annotations

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Palette

WIDTH, HEIGHT = 1600, 1000
"""The size of a board in pixels."""
TITLE_LEFT = 28


def draw_frame(canvas: Canvas, map_box: Box, palette: Palette) -> None:
    """Draw the paper around the map and the map's frame, over whatever ran out of it."""
    for box in (
        Box(0, 0, map_box.left, HEIGHT),
        Box(map_box.right, 0, WIDTH, HEIGHT),
        Box(0, 0, WIDTH, map_box.top),
        Box(0, map_box.bottom, WIDTH, HEIGHT),
    ):
        canvas.rectangle(*box.edges, palette.paper)
    canvas.rectangle(*map_box.grown(30).edges, None, palette.paper, 30, radius=42)
    line = palette.outline if palette.theme == "light" else palette.rule
    canvas.rectangle(*map_box.grown(1).edges, None, line, 2.6, radius=14)


def draw_title(canvas: Canvas, title: str, baseline: float, size: float, palette: Palette) -> None:
    """Write the title of the game at the upper left."""
    canvas.text(TITLE_LEFT, baseline, title, size, palette.ink, face="title", anchor="ls")


def draw_panel(canvas: Canvas, box: Box, palette: Palette) -> None:
    """Draw a panel with round corners for numbers and names."""
    canvas.rectangle(*box.edges, palette.panel, palette.rule, 2, radius=10)
