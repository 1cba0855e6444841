"""The marks of what happened since the turn last passed: brackets, trails, points that came in."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, stamp


@lru_cache(maxsize=64)
def brackets(theme: str, half_side: float, half_height: float | None = None) -> Sprite:
    """Return surveyor's brackets, the four corners of a box of which half the sides are given in pixels."""
    palette = PALETTES[theme]
    half_height = half_side if half_height is None else half_height
    arm = min(half_side, half_height) * 0.5
    canvas = Canvas(2 * round(half_side + 8), 2 * round(half_height + 8))
    x, y = canvas.width / 2, canvas.height / 2
    for width, colour in ((9.0, palette.outline), (5.0, palette.halo)):
        for right in (-1, 1):
            for down in (-1, 1):
                corner = (x + right * half_side, y + down * half_height)
                canvas.line(
                    [(corner[0], corner[1] - down * arm), corner, (corner[0] - right * arm, corner[1])],
                    colour,
                    width,
                    True,
                )
    return centred(canvas)


def mark_box(image: Image.Image, theme: str, box: Box, margin: float, *, whole: bool = False) -> None:
    """Put brackets around a box, ``margin`` pixels away from it.

    ``whole`` rounds half the sides, so that boxes of nearly the same size share one sprite.
    """
    half_side, half_height = box.width / 2, box.height / 2
    if whole:
        half_side, half_height = round(half_side), round(half_height)
    stamp(image, brackets(theme, half_side + margin, half_height + margin), box.x, box.y)


@lru_cache(maxsize=4)
def trail_dot(theme: str) -> Sprite:
    """Return one ivory dot of the trail that a moved piece leaves behind."""
    palette = PALETTES[theme]
    canvas = Canvas(12, 12)
    canvas.disc(6, 6, 5, palette.outline)
    canvas.disc(6, 6, 3.2, palette.halo)
    return centred(canvas)


@lru_cache(maxsize=256)
def tag(theme: str, text: str, size: float = 23) -> Sprite:
    """Return a gold tag with the points that came in since the turn last passed; held at its right end."""
    palette = PALETTES[theme]
    scale = size / 23
    width, middle = text_width(text, size, "bold") + 20 * scale, 16 * scale
    canvas = Canvas(width + 4, 2 * middle)
    canvas.rectangle(2, 2, width + 2, 2 * middle - 2, palette.gold, palette.outline, 2, radius=14 * scale)
    canvas.number(width / 2 + 2, middle, text, size, palette.on_light)
    return Sprite(canvas.image(), canvas.width, round(middle))
