"""The sheet the canal lies on: paper, fields, trees, the river. Drawn from a fixed seed, always the same."""

from __future__ import annotations

import math
from random import Random

from render.arriala.layout import RIVER_HALF, Layout, houses
from render.arriala.track import (
    BANK,
    HEIGHT,
    MAP_BOTTOM,
    MAP_LEFT,
    MAP_RIGHT,
    MAP_TOP,
    WIDTH,
    Track,
)
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Palette, mix


def draw_fields(canvas: Canvas, palette: Palette) -> None:
    """The map's ground with its fields."""
    canvas.rectangle(MAP_LEFT, MAP_TOP, MAP_RIGHT, MAP_BOTTOM, palette.land, radius=14)
    chance = Random(4)
    furrow = mix(palette.field, palette.bank, 0.55)
    for _ in range(72):
        x, y = chance.uniform(30, 1540), chance.uniform(140, 880)
        width, height = chance.uniform(50, 120), chance.uniform(30, 64)
        angle = chance.choice((0.25, -0.3, 0.12, -0.15))
        ploughed = chance.random() < 0.55
        across, down = math.cos(angle), math.sin(angle)

        def turned(
            u: float, v: float, x: float = x, y: float = y, across: float = across, down: float = down
        ) -> tuple[float, float]:
            return x + u * across - v * down, y + u * down + v * across

        corners = [turned(0, 0), turned(width, 0), turned(width, height), turned(0, height)]
        if not all(_on_map(Box(px, py, px, py), 6) for px, py in corners):
            continue
        canvas.polygon(corners, palette.field)
        if ploughed:
            rows = int(height / 9)
            for row in range(1, rows):
                v = height * row / rows
                canvas.line([turned(3, v), turned(width - 3, v)], furrow, 1.5)


def draw_frame(canvas: Canvas, palette: Palette) -> None:
    """The paper around the map, and its double frame, over whatever ran out of it."""
    for box in (
        (0, 0, MAP_LEFT, HEIGHT),
        (MAP_RIGHT, 0, WIDTH, HEIGHT),
        (0, 0, WIDTH, MAP_TOP),
        (0, MAP_BOTTOM, WIDTH, HEIGHT),
    ):
        canvas.rectangle(*box, palette.paper)
    canvas.rectangle(
        MAP_LEFT - 30, MAP_TOP - 30, MAP_RIGHT + 30, MAP_BOTTOM + 30, None, palette.paper, 30, radius=42
    )
    line = palette.outline if palette.theme == "light" else palette.rule
    canvas.rectangle(MAP_LEFT - 1, MAP_TOP - 1, MAP_RIGHT + 1, MAP_BOTTOM + 1, None, line, 2.6, radius=14)
    canvas.rectangle(
        MAP_LEFT + 6, MAP_TOP + 6, MAP_RIGHT - 6, MAP_BOTTOM - 6, None, palette.rule, 1.4, radius=10
    )


def draw_trees(canvas: Canvas, track: Track, layout: Layout, palette: Palette) -> None:
    """Groves on free land and poplars along the far bank, clear of everything that stands there."""
    chance = Random(11)
    free = layout.land.is_free
    planted: list[Box] = []
    for _ in range(800):
        x, y = chance.uniform(40, 1560), chance.uniform(MAP_TOP + 26, MAP_BOTTOM - 30)
        radius, count = chance.uniform(11, 15), chance.randint(1, 4)
        box = Box(x - 18, y - 26, x + 14 + 14 * count, y + 24)
        if len(planted) < 34 and free(box) and not any(box.grown(26).overlaps(other) for other in planted):
            planted.append(box)
            for index in range(count):
                icons.tree(canvas, x + index * 13, y + chance.uniform(-7, 7), radius, palette)
    taken = [*planted, *layout.boxes.values()]
    taken += [town.plate.grown(8) for town in layout.towns]
    taken += [box.grown(6) for town in layout.towns for box in houses(town)]
    for position in track.positions[1:-1]:
        if track.is_town(position):
            continue
        for part in (-0.25, 0.25):
            distance = track.distance(position) + part * track.unit
            x, y = track.course.at(distance, -BANK - 16)
            tall = chance.uniform(24, 32)
            wanted = chance.random() < 0.55
            box = Box(x - 8, y - 24, x + 8, y + 14)
            if wanted and not any(box.overlaps(other) for other in taken) and _on_map(box, 8):
                icons.poplar(canvas, x, y + 10, tall, palette)


def draw_river(canvas: Canvas, layout: Layout, palette: Palette) -> None:
    """The river, from one side of the map to the other."""
    river = layout.river
    canvas.polygon(river.band(0, river.length, -RIVER_HALF - 3, RIVER_HALF + 3), palette.river_line)
    canvas.polygon(river.band(0, river.length, -RIVER_HALF, RIVER_HALF), palette.river)
    chance = Random(7)
    for _ in range(52):
        start, aside = chance.uniform(20, river.length - 80), chance.uniform(-RIVER_HALF + 6, RIVER_HALF - 6)
        canvas.line(river.part(start, start + chance.uniform(24, 52), aside, step=4), palette.river_line, 1.6)


def _on_map(box: Box, margin: float) -> bool:
    return (
        box.left > MAP_LEFT + margin
        and box.top > MAP_TOP + margin
        and box.right < MAP_RIGHT - margin
        and box.bottom < MAP_BOTTOM - margin
    )
