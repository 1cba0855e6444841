"""What the pictures of the sites share: tints, hills, water, boats; WIDTH and HEIGHT are their size."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import Palette

WIDTH, HEIGHT = 296, 140
FOAM = "#E8F5F7"


@dataclass(frozen=True)
class Tints:
    """The colours of the pictures that no piece uses."""

    sky: str
    wall: str
    bridge: str
    cutting: str
    distance: str


_TINTS = {
    "light": Tints(sky="#DDEBE6", wall="#EADFC9", bridge="#D98F72", cutting="#C9B48C", distance="#5FA9C0"),
    "dark": Tints(sky="#2A4354", wall="#CFC5B0", bridge="#C98467", cutting="#8B7B5E", distance="#2E86AE"),
}


def tints_of(palette: Palette) -> Tints:
    """Return the tints of a theme."""
    return _TINTS[palette.theme]


def hill(canvas: Canvas, top: float, height: float, shift: float, colour: str) -> None:
    """Draw a rolling horizon; everything below it is ground."""
    edge: list[Point] = [(float(x), top + height * math.sin(x / 46 + shift)) for x in range(0, WIDTH + 8, 8)]
    canvas.polygon([(0, HEIGHT), *edge, (WIDTH, HEIGHT)], colour)


def ripple(canvas: Canvas, left: float, right: float, top: float, palette: Palette, count: int = 4) -> None:
    """Draw short waves, one below the other."""
    rng = Random(int(left + top))
    for row in range(count):
        x, y = rng.uniform(left, max(left + 1, right - 22)), top + row * 8
        canvas.line([(x, y), (x + 7, y - 2), (x + 14, y), (x + 21, y - 2)], palette.water_line, 2)


def boat(canvas: Canvas, x: float, y: float, palette: Palette, scale: float = 1.0) -> None:
    """Draw a post barge with its cabin and mast."""
    s, line = scale, palette.outline
    hull = [
        (x - 30 * s, y - 6 * s),
        (x + 30 * s, y - 6 * s),
        (x + 23 * s, y + 6 * s),
        (x - 24 * s, y + 6 * s),
    ]
    canvas.polygon(hull, "#7A5230", line, 1.8)
    canvas.rectangle(x - 12 * s, y - 16 * s, x + 12 * s, y - 6 * s, "#F3E3C0", line, 1.6)
    canvas.line([(x + 18 * s, y - 6 * s), (x + 18 * s, y - 40 * s)], line, 2)


def wedge_stones(
    canvas: Canvas, x: float, y: float, inner: Point, outer: Point, degrees: range, colour: str
) -> None:
    """Draw the joints between the wedge stones of an arch; ``inner`` and ``outer`` are its two radii each."""
    for degree in degrees:
        across, down = math.cos(math.radians(degree)), math.sin(math.radians(degree))
        canvas.line(
            [(x + inner[0] * across, y + inner[1] * down), (x + outer[0] * across, y + outer[1] * down)],
            colour,
            1.7,
        )
