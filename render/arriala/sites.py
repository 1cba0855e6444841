"""What stands beside the canal: vineyards, river works, master works. Sizes, places, and how they look."""

from __future__ import annotations

import math
from dataclasses import dataclass

from render.kit import icons
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.palette import Palette, mix

PLAQUE_HEIGHT = 36.0
_PLAQUE_TEXT = 27.0
_PLACE = 46.0
_MOST_PLACES = 16
_MEDALLION = 41.0
_DEEP_BLUE = "#16384A"
_PALE_STONE = "#E9DFC8"
_MIST = "#EAF6F8"


def plaque_width(text: str, icon: bool = False) -> float:
    """The width of a plate with a text and perhaps a picture before it."""
    return text_width(text, _PLAQUE_TEXT, "bold") + (34 if icon else 0) + 24


def draw_plaque(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    palette: Palette,
    *,
    grape: bool = False,
    lock: bool = False,
    ghost: bool = False,
) -> None:
    """A plate with a text, its middle on the point; ``ghost`` is for what is not in this game."""
    width = plaque_width(text, grape or lock)
    half = PLAQUE_HEIGHT / 2
    box = (x - width / 2, y - half, x + width / 2, y + half)
    canvas.rectangle(*box, palette.panel, palette.rule if ghost else palette.outline, 2.2, radius=9)
    start = box[0] + 12
    if grape:
        icons.grapes(canvas, start + 12, y + 1, 13, palette, 0.5 if ghost else 0)
        start += 34
    if lock:
        icons.lock(canvas, start + 13, y, 26, palette, palette.ink)
        start += 34
    middle = start + text_width(text, _PLAQUE_TEXT, "bold") / 2
    canvas.number(middle, y, text, _PLAQUE_TEXT, palette.ink_soft if ghost else palette.ink)


@dataclass(frozen=True)
class VineyardPlan:
    """The places of a vineyard: ``columns`` by ``rows``; a very large one shows only its first places."""

    capacity: int
    columns: int
    rows: int

    @property
    def shown(self) -> int:
        """How many places are drawn."""
        return min(self.capacity, self.columns * self.rows)

    def size(self, plaque: float) -> tuple[float, float]:
        """Width and height with a plate of that width, at scale 1."""
        return max(self.columns * _PLACE + 20, plaque), self.rows * _PLACE + 12 + PLAQUE_HEIGHT - 6

    def places(self, box: Box, scale: float) -> list[Point]:
        """The middles of the places in the vineyard's box."""
        step = _PLACE * scale
        left = box.x - (self.columns - 1) * step / 2
        top = box.top + 6 * scale + step / 2
        return [
            (left + (index % self.columns) * step, top + (index // self.columns) * step)
            for index in range(self.shown)
        ]


def vineyard_plan(capacity: int) -> VineyardPlan:
    """How the places of a vineyard are set out: up to eight side by side, more in two rows."""
    shown = min(capacity, _MOST_PLACES)
    rows = 1 if shown <= 8 else 2
    return VineyardPlan(capacity, math.ceil(shown / rows), rows)


def draw_vineyard(
    canvas: Canvas, box: Box, plan: VineyardPlan, name: str, palette: Palette, scale: float, ghost: bool
) -> None:
    """A parcel with rows of vines, a round place for each worker, and the plate with its name."""
    half = (plan.columns * _PLACE + 20) * scale / 2
    bottom = box.top + (plan.rows * _PLACE + 12) * scale
    left, right, top = box.x - half, box.x + half, box.top
    parcel = [(left, top + 3), (right - 5, top), (right, bottom - 3), (left + 4, bottom)]
    if ghost:
        canvas.dashed([*parcel, parcel[0]], palette.ink_soft, 2, 10, 8)
    else:
        canvas.polygon(parcel, palette.soil, palette.stem, 2.4)
        rows = 3 * plan.rows
        for row in range(rows):
            y = top + 13 * scale + row * (bottom - top - 26 * scale) / (rows - 1)
            canvas.line([(left + 12, y), (right - 12, y)], palette.stem, 2)
            for bush in range(int((right - left - 30) / 15)):
                canvas.disc(left + 17 + bush * 15, y, 5.4, palette.vine, palette.stem, 1.2)
    for x, y in plan.places(box, scale):
        if ghost:
            circle = [
                (x + 20 * scale * math.cos(step / 4), y + 20 * scale * math.sin(step / 4))
                for step in range(26)
            ]
            canvas.dashed(circle, palette.rule, 2, 7, 6)
        else:
            canvas.disc(x, y, 23 * scale, palette.panel, palette.stem, 2.4)
            icons.grapes(canvas, x, y, 12 * scale, palette, 0.5)
    plate = vineyard_plaque(box, name, plan.capacity)
    draw_plaque(canvas, plate.x, plate.y, f"{name} {plan.capacity}", palette, grape=True, ghost=ghost)


def vineyard_plaque(box: Box, name: str, capacity: int) -> Box:
    """Where the plate of a vineyard is."""
    width = plaque_width(f"{name} {capacity}", icon=True)
    return box_around(box.x, box.bottom - PLAQUE_HEIGHT / 2, width, PLAQUE_HEIGHT)


RIVER_WORK_SIZE = (100.0, 96.0)
"""Width and height of a river work with its points."""


def river_work_worker(box: Box, scale: float) -> Point:
    """Where the worker stands who built it."""
    return box.x - 10 - 10 * scale, box.y + 16 * scale


def draw_river_work(
    canvas: Canvas,
    box: Box,
    work: str,
    points: int,
    feeder: Point,
    palette: Palette,
    scale: float,
    ghost: bool,
) -> None:
    """A blue space: a medallion with a picture of the work, its points, and the water it gives the canal."""
    x, y, radius = box.x - 4, box.y + 2, _MEDALLION * scale
    if ghost:
        ring = [(x + radius * math.cos(step / 8), y + radius * math.sin(step / 8)) for step in range(52)]
        canvas.dashed(ring, palette.ink_soft, 2, 9, 7)
        return
    canvas.dashed([(x, y), feeder], palette.outline, 6.5, 8, 7)
    canvas.dashed([(x, y), feeder], palette.water, 3.4, 8, 7)
    canvas.disc(x, y, radius + 5, palette.halo)
    canvas.disc(x, y, radius + 2, palette.on_light)
    canvas.disc(x, y, radius, mix("#6FB4CB", _MIST, 0.45))
    _RIVER_PICTURES.get(work, _draw_spring)(canvas, x, y, scale, "#3F8FB0")
    tag_x, tag_y = x + radius - 4, y - radius + 8
    canvas.disc(tag_x, tag_y, 17, palette.halo)
    canvas.disc(tag_x, tag_y, 15, palette.gold, palette.on_light, 2)
    canvas.number(tag_x, tag_y, str(points), 22, palette.on_light)


def _draw_dam(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    reach = 38 * s
    canvas.pie(x - reach, y - reach, x + reach, y + reach, 180, 360, water)
    canvas.polygon(
        [
            (x - 37 * s, y - 6 * s),
            (x + 37 * s, y - 6 * s),
            (x + 31 * s, y + 10 * s),
            (x - 31 * s, y + 10 * s),
        ],
        _PALE_STONE,
        _DEEP_BLUE,
        2.2,
    )
    for step in range(-2, 3):
        canvas.line([(x + step * 14 * s, y - 6 * s), (x + step * 12 * s, y + 10 * s)], _DEEP_BLUE, 2)
    for step in (-1, 0, 1):
        canvas.line([(x + step * 16 * s, y + 14 * s), (x + step * 15 * s, y + 27 * s)], water, 5 * s, True)


def _draw_mill(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    canvas.disc(x, y, 25 * s, None, _DEEP_BLUE, 5 * s)
    canvas.disc(x, y, 6 * s, _DEEP_BLUE)
    for step in range(8):
        across, down = math.cos(step * math.pi / 4), math.sin(step * math.pi / 4)
        canvas.line(
            [(x + 7 * s * across, y + 7 * s * down), (x + 32 * s * across, y + 32 * s * down)],
            _DEEP_BLUE,
            4 * s,
            True,
        )
    wave = ((-34, 28), (-16, 34), (0, 29), (16, 34), (34, 27))
    canvas.line([(x + right * s, y + down * s) for right, down in wave], water, 6 * s)


def _draw_reservoir(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    canvas.oval(x - 33 * s, y - 15 * s, x + 33 * s, y + 23 * s, _PALE_STONE, _DEEP_BLUE, 2.2)
    hills = ((-32, -8), (-16, -34), (-4, -20), (8, -36), (30, -8))
    canvas.polygon([(x + right * s, y + down * s) for right, down in hills], "#8FA98A", _DEEP_BLUE, 2)
    canvas.oval(x - 26 * s, y - 9 * s, x + 26 * s, y + 16 * s, water, _DEEP_BLUE, 2)
    canvas.line([(x - 14 * s, y + s), (x - 4 * s, y + 4 * s), (x + 6 * s, y)], "#D9F0F4", 2.4)


def _draw_weir(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    for row in range(3):
        wave = ((-33 + row * 3, -20), (-10, -14), (14, -20), (33 - row * 3, -15))
        canvas.line([(x + right * s, y + (down + row * 6) * s) for right, down in wave], water, 4.5 * s)
    sill = ((-36, 2), (36, -6), (36, 3), (-35, 12))
    canvas.polygon([(x + right * s, y + down * s) for right, down in sill], _PALE_STONE, _DEEP_BLUE, 2)
    for step in range(-3, 4):
        canvas.line(
            [(x + step * 9 * s, y + (10 - step) * s), (x + (step * 9 + 3) * s, y + (24 - step) * s)],
            water,
            4 * s,
            True,
        )


def _draw_spring(canvas: Canvas, x: float, y: float, s: float, water: str) -> None:
    """Any other work: a jet and its basin."""
    for side in (-1, 1):
        jet = ((0, 14), (side * 4, -22), (side * 16, -28), (side * 24, -8))
        canvas.line([(x + right * s, y + down * s) for right, down in jet], water, 5 * s, True)
    canvas.oval(x - 30 * s, y + 6 * s, x + 30 * s, y + 28 * s, _PALE_STONE, _DEEP_BLUE, 2.2)
    canvas.oval(x - 22 * s, y + 9 * s, x + 22 * s, y + 22 * s, water, _DEEP_BLUE, 2)


_RIVER_PICTURES = {
    "dam": _draw_dam,
    "mill": _draw_mill,
    "reservoir": _draw_reservoir,
    "weir": _draw_weir,
}

MASTER_WORK_SIZE = (202.0, 108.0)
"""Width and height of a master work with its plate."""


def master_work_token(box: Box) -> Point:
    """Where the builder's token stands."""
    return box.right - 18, box.top + 16


def draw_master_work(
    canvas: Canvas, box: Box, work: str, name: str, palette: Palette, scale: float, built: bool
) -> None:
    """An ink sketch until it is built, then in colour; the plate with its name and points below it."""
    x, y = box.x, box.top + (box.height - PLAQUE_HEIGHT) / 2
    _MASTER_PICTURES.get(work, _draw_gate)(canvas, x, y, palette, scale, built)
    draw_plaque(canvas, box.x, box.bottom - PLAQUE_HEIGHT / 2, name, palette)


def draw_aqueduct(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    """Brick arches under a stone trough with water, ``s`` times its usual size; else the sketch of it."""
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.35) if built else palette.panel
    left, width = x - 95 * s, 190 * s
    canvas.rectangle(left, y - 24 * s, left + width, y + 34 * s, wall, line, 2.2)
    for arch in range(4):
        start = left + (6 + arch * 46) * s
        end = start + 40 * s
        canvas.pie(start, y - 10 * s, end, y + 44 * s, 180, 360, palette.river)
        canvas.rectangle(start, y + 17 * s, end, y + 35 * s, palette.river)
        canvas.arc(start, y - 10 * s, end, y + 44 * s, 180, 360, line, 2.2)
        for side in (start, end):
            canvas.line([(side, y + 17 * s), (side, y + 34 * s)], line, 2.2)
    deck = palette.stone if built else palette.panel
    canvas.rectangle(left - 6, y - 34 * s, left + width + 6, y - 20 * s, deck, line, 2.2)
    canvas.line(
        [(left - 4, y - 27 * s), (left + width + 4, y - 27 * s)],
        palette.water if built else line,
        4 if built else 1.5,
    )


def _draw_slope(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.5) if built else palette.panel
    y += 6 * s

    def points(*pairs: tuple[float, float]) -> list[Point]:
        return [(x + right * s, y + down * s) for right, down in pairs]

    canvas.polygon(points((-95, 34), (95, 34), (95, -22), (66, -22)), wall, line, 2.2)
    for joint in range(1, 8):
        right = -95 + joint * 23
        canvas.line(points((right, 34), (right, 34 - joint * 8 + 4)), line, 1.6)
    canvas.polygon(
        points((-40, 12), (66, -22), (66, -10)), palette.water if built else palette.panel, line, 2
    )
    if built:
        canvas.polygon(points((-36, 4), (20, -14), (12, -22), (-26, -8)), "#6B4A2E", line, 2)
        canvas.polygon(points((30, -40), (58, -40), (58, -20), (30, -20)), "#D1A02A", line, 2)
        canvas.polygon(points((36, -49), (50, -49), (50, -40), (36, -40)), "#D1A02A", line, 2)


def _draw_gate(canvas: Canvas, x: float, y: float, palette: Palette, s: float, built: bool) -> None:
    """Any other work: a triumphal gate over the water."""
    line = palette.outline if built else palette.ink_soft
    wall = mix(palette.brick, "#FFE3CC", 0.35) if built else palette.panel
    canvas.rectangle(x - 70 * s, y - 26 * s, x + 70 * s, y + 34 * s, wall, line, 2.2)
    canvas.polygon(
        [(x - 78 * s, y - 26 * s), (x, y - 44 * s), (x + 78 * s, y - 26 * s)],
        palette.roof if built else palette.panel,
        line,
        2.2,
    )
    canvas.pie(x - 34 * s, y - 16 * s, x + 34 * s, y + 52 * s, 180, 360, palette.river)
    canvas.rectangle(
        x - 34 * s, y + 18 * s, x + 34 * s, y + 34 * s, palette.water if built else palette.river
    )
    canvas.arc(x - 34 * s, y - 16 * s, x + 34 * s, y + 52 * s, 180, 360, line, 2.2)


_MASTER_PICTURES = {"cacor": draw_aqueduct, "slope": _draw_slope}
