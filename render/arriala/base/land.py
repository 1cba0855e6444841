"""The land around the canal: fields, trees, the river; drawn from fixed seeds, always the same."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from render.arriala.layout.arrange import Layout
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.track import Track
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Palette, mix
from render.kit.sheet import draw_frame

_MOST_GROVES = 34


def draw_fields(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the map's ground with its fields."""
    ground = sheet.map
    canvas.rectangle(*ground.edges, palette.land, radius=14 if sheet.framed else 0)
    rng = Random(4)
    furrow = mix(palette.field, palette.bank, 0.55)
    for _ in range(72):
        x = rng.uniform(ground.left + 16, ground.right - 46)
        y = rng.uniform(ground.top + 18, ground.bottom - 26)
        width, height = rng.uniform(50, 120), rng.uniform(30, 64)
        angle = rng.choice((0.25, -0.3, 0.12, -0.15))
        ploughed = rng.random() < 0.55
        across, down = math.cos(angle), math.sin(angle)

        def turned(
            u: float, v: float, x: float = x, y: float = y, across: float = across, down: float = down
        ) -> tuple[float, float]:
            return x + u * across - v * down, y + u * down + v * across

        corners = [turned(0, 0), turned(width, 0), turned(width, height), turned(0, height)]
        if not all(ground.grown(-6).covers(px, py) for px, py in corners):
            continue
        canvas.polygon(corners, palette.field)
        if ploughed:
            rows = int(height / 9)
            for row in range(1, rows):
                v = height * row / rows
                canvas.line([turned(3, v), turned(width - 3, v)], furrow, 1.5)


def draw_edges(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the frame of the map and the thin line inside it, or a line above the map and one below."""
    if sheet.framed:
        draw_frame(canvas, sheet.map, palette)
        canvas.rectangle(*sheet.map.grown(-6).edges, None, palette.rule, 1.4, radius=10)
        return
    line = palette.outline if palette.theme == "light" else palette.rule
    for edge, end in ((sheet.map.top, 0), (sheet.map.bottom, sheet.height)):
        canvas.rectangle(0, min(edge, end), sheet.width, max(edge, end), palette.paper)
        canvas.line([(0, edge), (sheet.width, edge)], line, 2.6)


def draw_trees(canvas: Canvas, track: Track, layout: Layout, palette: Palette) -> None:
    """Draw groves on free land and poplars on the far bank, clear of everything that stands there."""
    rng = Random(11)
    taken = _draw_groves(canvas, track.sheet.map, layout, palette, rng)
    taken += layout.boxes.values()
    taken += [town.plate.grown(8) for town in layout.towns]
    taken += [box.grown(6) for town in layout.towns for box in town.houses.boxes]
    for position in track.positions[1:-1]:
        if not track.is_town(position):
            _draw_poplars(canvas, track, position, taken, palette, rng)


def _draw_groves(canvas: Canvas, ground: Box, layout: Layout, palette: Palette, rng: Random) -> list[Box]:
    """Draw groves wherever a random place is free, and return what they cover."""
    planted: list[Box] = []
    for _ in range(800):
        x = rng.uniform(ground.left + 26, ground.right - 26)
        y = rng.uniform(ground.top + 26, ground.bottom - 30)
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
        x, y = track.at(distance, -track.sheet.bank - 16)
        height = rng.uniform(24, 32)
        wanted = rng.random() < 0.55
        box = Box(x - 8, y - 24, x + 8, y + 14)
        if (
            wanted
            and track.sheet.map.grown(-8).encloses(box)
            and not any(box.overlaps(other) for other in taken)
        ):
            icons.poplar(canvas, x, y + 10, height, palette)


def draw_river(canvas: Canvas, layout: Layout, half: float, palette: Palette) -> None:
    """Draw the river, from one side of the map to the other, twice ``half`` wide."""
    river = layout.river
    canvas.polygon(river.band(0, river.length, -half - 3, half + 3), palette.river_line)
    canvas.polygon(river.band(0, river.length, -half, half), palette.river)
    rng = Random(7)
    for _ in range(52):
        start, aside = rng.uniform(20, river.length - 80), rng.uniform(-half + 6, half - 6)
        canvas.line(river.part(start, start + rng.uniform(24, 52), aside, step=4), palette.river_line, 1.6)
