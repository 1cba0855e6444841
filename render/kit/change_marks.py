"""The marks of what happened since the turn last passed: brackets, trails, points that came in."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PIL import Image

from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, centred, kept, stamp

HALF_STROKE = 4.5
"""Half the width of the strokes of brackets."""
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""The corners of a box, each as its side across and down."""


def bracket_arms(
    x: float, y: float, half_side: float, half_height: float, turn: int = 0
) -> list[list[Point]]:
    """Return the angle at each of the CORNERS of a box around a point, as three points.

    The box is turned clockwise by so many degrees.
    """
    arm = min(half_side, half_height) * 0.5
    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def turned(u: float, v: float) -> Point:
        return x + u * across - v * down, y + u * down + v * across

    return [
        [
            turned(right * half_side, below * (half_height - arm)),
            turned(right * half_side, below * half_height),
            turned(right * (half_side - arm), below * half_height),
        ]
        for right, below in CORNERS
    ]


@kept
def turned_brackets(
    theme: str,
    half_side: float,
    half_height: float,
    turn: int = 0,
    corners: tuple[int, ...] = (0, 1, 2, 3),
    zoom: float = 1.0,
    *,
    chosen: bool = False,
) -> Sprite:
    """Return surveyor's brackets turned clockwise by so many degrees, at some of the CORNERS only.

    Those around what is ``chosen`` are dark with a light edge, as places to choose are.
    """
    palette = PALETTES[theme]
    edge, inside = (palette.halo, palette.spot) if chosen else (palette.outline, palette.halo)
    reach = round(math.hypot(half_side, half_height) if turn % 90 else max(half_side, half_height)) + 8
    canvas = Canvas(2 * reach, 2 * reach, zoom=zoom)
    arms = bracket_arms(reach, reach, half_side, half_height, turn)
    for width, colour in ((9.0, edge), (5.0, inside)):
        for corner in corners:
            canvas.line(arms[corner], colour, width, True)
    return centred(canvas)


def clear_corners(arms: Sequence[Sequence[Point]], keep_clear: Sequence[Box]) -> tuple[int, ...]:
    """Return the corners whose angles, as thick as they are drawn, lie on none of the boxes."""
    points = [point for arm in arms for point in arm]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    around = Box(min(xs), min(ys), max(xs), max(ys)).grown(HALF_STROKE)
    grown = [box.grown(HALF_STROKE) for box in keep_clear if box.overlaps(around)]
    return tuple(
        corner
        for corner, arm in enumerate(arms)
        if not any(box.covers(x, y) for x, y in points_along(arm) for box in grown)
    )


def points_along(arm: Sequence[Point]) -> Iterator[Point]:
    """Yield points along the two legs of an angle."""
    for (x, y), (to_x, to_y) in ((arm[0], arm[1]), (arm[1], arm[2])):
        for step in range(7):
            yield x + (to_x - x) * step / 6, y + (to_y - y) * step / 6


def mark_box(
    image: Image.Image, theme: str, box: Box, margin: float, *, whole: bool = False, zoom: float = 1.0
) -> None:
    """Put brackets around a box, ``margin`` pixels away from it; ``zoom`` is that of their strokes alone.

    ``whole`` rounds half the sides, so that boxes of nearly the same size share one sprite.
    """
    half_side, half_height = box.width / 2, box.height / 2
    if whole:
        half_side, half_height = round(half_side), round(half_height)
    sides = ((half_side + margin) / zoom, (half_height + margin) / zoom)
    stamp(image, turned_brackets(theme, *sides, zoom=zoom), box.x, box.y)


DOT = 5.0
"""The radius of a dot of a trail."""


@kept
def trail_dot(theme: str, zoom: float = 1.0) -> Sprite:
    """Return one ivory dot of the trail that a moved piece leaves behind; ``zoom`` is that of a canvas."""
    palette = PALETTES[theme]
    canvas = Canvas(12, 12, zoom=zoom)
    canvas.disc(6, 6, DOT, palette.outline)
    canvas.disc(6, 6, 3.2, palette.halo)
    return centred(canvas)


@kept
def chosen_ring(theme: str, radius: float, zoom: float = 1.0) -> Sprite:
    """Return a ring around a point that is chosen, dark with a light edge; ``radius`` is to its outside."""
    palette = PALETTES[theme]
    middle = radius + 2
    canvas = Canvas(2 * middle, 2 * middle, zoom=zoom)
    canvas.disc(middle, middle, radius, palette.spot, palette.halo, 2.0)
    canvas.disc(middle, middle, radius - 6.5, palette.halo)
    return centred(canvas)


@kept
def tag(theme: str, text: str, size: float = 23) -> Sprite:
    """Return a gold tag with the points that came in since the turn last passed; held at its right end."""
    palette = PALETTES[theme]
    width, height = text_width(text, size, "bold") + 20, 2 * round(size / 2 + 4.5)
    canvas = Canvas(width + 4, height)
    canvas.rectangle(2, 2, width + 2, height - 2, palette.gold, palette.outline, 2, radius=height / 2 - 2)
    canvas.number(width / 2 + 2, height / 2, text, size, palette.on_light)
    return Sprite(canvas.image(), canvas.width, height // 2)
