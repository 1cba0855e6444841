"""The squares, houses and names of the towns."""

from __future__ import annotations

import math

from render.arriala.layout.towns import Houses, TownPlace
from render.arriala.layout.track import Track
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.curve import ring
from render.kit.palette import Palette, mix


def draw_town(canvas: Canvas, track: Track, town: TownPlace, palette: Palette, ghost: bool) -> None:
    """Draw a town; ``ghost`` is for one that is not in this game: its dashed outline."""
    x, y = track.point(town.position)
    if ghost:
        canvas.dashed(ring(x, y, track.plaza, 52, 0.125), palette.ink_soft, 2.2, 10, 8)
        return
    _draw_square(canvas, x, y, track.plaza, palette)
    _draw_houses(canvas, town.houses, palette)


def _draw_square(canvas: Canvas, x: float, y: float, radius: float, palette: Palette) -> None:
    joints = mix(palette.towpath, palette.stone_joint, 0.45)
    canvas.disc(x, y, radius + 6, palette.outline)
    canvas.disc(x, y, radius + 3.4, palette.stone)
    canvas.disc(x, y, radius - 4, palette.towpath, palette.stone_joint, 2)
    for step in range(16):
        across, down = math.cos(step * math.pi / 8), math.sin(step * math.pi / 8)
        canvas.line(
            [
                (x + (radius - 17) * across, y + (radius - 17) * down),
                (x + (radius - 5) * across, y + (radius - 5) * down),
            ],
            joints,
            1.6,
        )
    canvas.disc(x, y, radius - 17, None, joints, 1.6)


def _draw_houses(canvas: Canvas, houses: Houses, palette: Palette) -> None:
    x, y = houses.foot
    row = ((-64, 30, 22), (-36, 26, 31), (26, 28, 26), (52, 30, 20))
    for shift, width, height in row[1:3] if houses.few else row:
        icons.house(canvas, x + shift - 9, y, width, height, palette)
    icons.church(canvas, x - 4, y, 50, palette)
