"""The land around the canal: fields, trees, the river; drawn from fixed seeds, always the same."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from render.arriala.layout.arrange import RIVER_HALF, Layout, houses
from render.arriala.layout.sheet import MAP
from render.arriala.layout.track import BANK, Track
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Palette, mix

_MOST_GROVES = 34


def draw_fields(canvas: Canvas, palette: Palette) -> None:
    """Draw the map's ground with its fields."""
    canvas.rectangle(*MAP.edges, palette.land, radius=14)
    rng = Random(4)
    furrow = mix(palette.field, palette.bank, 0.55)
    for _ in range(72):
        x, y = rng.uniform(30, 1540), rng.uniform(140, 880)
        width, height = rng.uniform(50, 120), rng.uniform(30, 64)
        angle = rng.choice((0.25, -0.3, 0.12, -0.15))
        ploughed = rng.random() < 0.55
        across, down = math.cos(angle), math.sin(angle)

        def turned(
            u: float, v: float, x: float = x, y: float = y, across: float = across, down: float = down
        ) -> tuple[float, float]:
            return x + u * across - v * down, y + u * down + v * across

        corners = [turned(0, 0), turned(width, 0), turned(width, height), turned(0, height)]
        if not all(MAP.grown(-6).covers(px, py) for px, py in corners):
            continue
        canvas.polygon(corners, palette.field)
        if ploughed:
            rows = int(height / 9)
            for row in range(1, rows):
                v = height * row / rows
                canvas.line([turned(3, v), turned(width - 3, v)], furrow, 1.5)


def draw_inner_frame(canvas: Canvas, palette: Palette) -> None:
    """Draw the thin line inside the frame of the map."""
    canvas.rectangle(*MAP.grown(-6).edges, None, palette.rule, 1.4, radius=10)


def draw_trees(canvas: Canvas, track: Track, layout: Layout, palette: Palette) -> None:
    """Draw groves on free land and poplars on the far bank, clear of everything that stands there."""
    rng = Random(11)
    taken = _draw_groves(canvas, layout, palette, rng)
    taken += layout.boxes.values()
    taken += [town.plate.grown(8) for town in layout.towns]
    taken += [box.grown(6) for town in layout.towns for box in houses(town)]
    for position in track.positions[1:-1]:
        if not track.is_town(position):
            _draw_poplars(canvas, track, position, taken, palette, rng)


def _draw_groves(canvas: Canvas, layout: Layout, palette: Palette, rng: Random) -> list[Box]:
    """Draw groves wherever a random place is free, and return what they cover."""
    planted: list[Box] = []
    for _ in range(800):
        x, y = rng.uniform(40, 1560), rng.uniform(MAP.top + 26, MAP.bottom - 30)
        radius, count = rng.uniform(11, 15), rng.randint(1, 4)
        box = Box(x - 18, y - 26, x + 14 + 14 * count, y + 24)
        if len(planted) == _MOST_GROVES or not layout.free.is_free(box):
            continue
        if any(box.grown(26).overlaps(other) for other in planted):
            continue
        planted.append(box)
        for index in range(count):
            icons.tree(canvas, x + index * 13, y + rng.uniform(-7, 7), radius, palette)
    return planted


def _draw_poplars(
    canvas: Canvas, track: Track, position: int, taken: Sequence[Box], palette: Palette, rng: Random
) -> None:
    for part in (-0.25, 0.25):
        distance = track.distance(position) + part * track.unit
        x, y = track.course.at(distance, -BANK - 16)
        height = rng.uniform(24, 32)
        wanted = rng.random() < 0.55
        box = Box(x - 8, y - 24, x + 8, y + 14)
        if wanted and MAP.grown(-8).encloses(box) and not any(box.overlaps(other) for other in taken):
            icons.poplar(canvas, x, y + 10, height, palette)


def draw_river(canvas: Canvas, layout: Layout, palette: Palette) -> None:
    """Draw the river, from one side of the map to the other."""
    river = layout.river
    canvas.polygon(river.band(0, river.length, -RIVER_HALF - 3, RIVER_HALF + 3), palette.river_line)
    canvas.polygon(river.band(0, river.length, -RIVER_HALF, RIVER_HALF), palette.river)
    rng = Random(7)
    for _ in range(52):
        start, aside = rng.uniform(20, river.length - 80), rng.uniform(-RIVER_HALF + 6, RIVER_HALF - 6)
        canvas.line(river.part(start, start + rng.uniform(24, 52), aside, step=4), palette.river_line, 1.6)
