"""The part of the picture that no turn changes, drawn once for a theme and a language."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from threading import Lock

from PIL import Image

from render.canal_du_midi.layout import (
    CANAL_HALF,
    COURSE,
    DISCARDS,
    HEADER,
    MAP,
    SITES,
    SUPPLY,
    TITLE_BASE,
    TITLE_SIZE,
    plate_box,
    station,
)
from render.canal_du_midi.pieces.coins import draw_coin
from render.canal_du_midi.pieces.workers import draw_worker
from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.fonts import fitted
from render.kit.palette import PALETTES, Palette, mix
from render.kit.sheet import HEIGHT, WIDTH, draw_frame, draw_panel, draw_title
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

SUPPLY_COIN: Point = (68, 458)
SUPPLY_NUMBER_X = 118
ROUND_Y = 544
_DISCARDS_TOP = 444


@dataclass(frozen=True)
class Labels:
    """The words of the base, in one language."""

    title: str
    supply: str
    round: str


@dataclass(frozen=True)
class Base:
    """The sheet with nothing on it: once with a dry canal, once full of water; not to be drawn on."""

    dry: Image.Image
    wet: Image.Image


_building = Lock()


def base_of(view: CanalDuMidiView, theme: str, words: Words) -> Base:
    """Return the base for a view, kept; several threads asking for the same one build it once."""
    labels = Labels(words.text("title"), words.text("label-supply"), words.text("label-round"))
    workers = tuple(worker.id for worker in view.box.workers)
    with _building:
        return _base(theme, labels, workers)


def discard_place(kind: int) -> Point:
    """Return where the tool of a kind of worker is among the discards; its number is right of it."""
    return DISCARDS.left + 27 + (kind % 2) * 65, _DISCARDS_TOP + (kind // 2) * 36


@lru_cache(maxsize=8)
def _base(theme: str, labels: Labels, workers: tuple[str, ...]) -> Base:
    palette = PALETTES[theme]
    pictures: list[Image.Image] = []
    for wet in (False, True):
        canvas = Canvas(WIDTH, HEIGHT, palette.paper)
        _draw_land(canvas, palette)
        _draw_canal(canvas, palette, wet)
        _draw_river(canvas, palette)
        _draw_sea(canvas, palette)
        _draw_stations(canvas, palette)
        draw_frame(canvas, MAP, palette)
        _draw_panels(canvas, labels, workers, palette)
        pictures.append(canvas.image())
    return Base(pictures[0], pictures[1])


def _draw_land(canvas: Canvas, palette: Palette) -> None:
    """Draw the map's ground, and fields where the plates leave them free."""
    canvas.rectangle(*MAP.edges, palette.land, radius=14)
    rng = Random(12)
    furrow = mix(palette.field, palette.bank, 0.6)
    for _ in range(46):
        x, y = rng.uniform(60, 1480), rng.choice((96, 300, 352, 372, 560)) + rng.uniform(-8, 8)
        width, tilt, height = rng.uniform(60, 130), rng.uniform(-12, 12), rng.uniform(26, 44)
        canvas.polygon(
            [(x, y), (x + width, y + tilt), (x + width + 8, y + tilt + height), (x + 8, y + height)],
            palette.field,
        )
        for row in range(1, int(height / 8)):
            down = row * 8
            canvas.line(
                [(x + 4 + down / 5, y + down), (x + width - 4 + down / 5, y + tilt + down)], furrow, 1.4
            )


def _draw_canal(canvas: Canvas, palette: Palette, wet: bool) -> None:
    start, end = 20.0, COURSE.length - 20
    bank = COURSE.band(start, end, -CANAL_HALF - 15, CANAL_HALF + 15)
    canvas.polygon(bank, mix(palette.land, palette.bank, 0.75))
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF - 10, CANAL_HALF + 10), palette.outline)
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF - 7.6, CANAL_HALF + 7.6), palette.stone)
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF - 2, CANAL_HALF + 2), palette.outline)
    joint = start
    while joint < end:
        for side in (-1, 1):
            near, far = side * (CANAL_HALF + 2), side * (CANAL_HALF + 7)
            canvas.line([COURSE.at(joint, near), COURSE.at(joint, far)], palette.stone_joint, 1.5)
        joint += 24
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF, CANAL_HALF), palette.water if wet else palette.dry)
    if wet:
        _draw_waves(canvas, start, end, palette)
    else:
        _draw_dry_bed(canvas, start, end, palette)


def _draw_waves(canvas: Canvas, start: float, end: float, palette: Palette) -> None:
    shade = mix(palette.water, palette.outline, 0.25)
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF, -CANAL_HALF + 5), shade)
    rng = Random(9)
    at = start
    while at < end - 40:
        aside, length = rng.uniform(-6, 9), rng.uniform(20, 30)
        canvas.line(COURSE.wave(at, length, aside, 2.4), palette.water_line, 2)
        at += rng.uniform(28, 46)


def _draw_dry_bed(canvas: Canvas, start: float, end: float, palette: Palette) -> None:
    canvas.polygon(COURSE.band(start, end, -CANAL_HALF, -CANAL_HALF + 6), palette.dry_shade)
    rng = Random(9)
    at = start
    while at < end - 20:
        stroke = COURSE.part(at, at + rng.uniform(8, 15), rng.uniform(-6, 12), step=20)
        canvas.line(stroke, palette.dry_shade if rng.random() < 0.6 else palette.dry_tick, 2, True)
        at += rng.uniform(9, 18)


def _draw_river(canvas: Canvas, palette: Palette) -> None:
    """Draw the Garonne at the left end."""
    edge = [(MAP.left + 34 + 7 * math.sin(y / 41), float(y)) for y in range(88, 600, 8)]
    canvas.polygon([(0, 88), *edge, (0, 600)], palette.river)
    canvas.line(edge, palette.river_line, 3)
    for index, (_, y) in enumerate(edge[3::5]):
        x = MAP.left + 8 + 9 * (index % 2)
        canvas.line([(x, y), (x + 5, y + 9), (x, y + 18)], palette.river_line, 1.6)


def _draw_sea(canvas: Canvas, palette: Palette) -> None:
    """Draw the sea at the right end, and its beach."""
    coast = [(MAP.right - 42 + 9 * math.sin(y / 33 + 1), float(y)) for y in range(88, 600, 8)]
    canvas.polygon([(1600, 88), *coast, (1600, 600)], palette.sea)
    canvas.line([(x - 3, y) for x, y in coast], mix(palette.towpath, palette.dry, 0.35), 6)
    for y in range(306, 388, 12):
        x = MAP.right - 27 + (y // 12 % 2) * 8
        canvas.line([(x, y), (x + 6, y - 3), (x + 12, y)], palette.sea_line, 2.2)


def _draw_stations(canvas: Canvas, palette: Palette) -> None:
    """Draw a line from each plate to its place on the canal."""
    for site in range(SITES):
        x, y = station(site)
        plate = plate_box(site)
        end = plate.bottom if plate.top < y else plate.top
        canvas.line([(x, end), (x, y)], palette.outline, 3.4)
        canvas.disc(x, y, 11, palette.halo, palette.outline, 3)
        canvas.disc(x, y, 5, palette.outline)


def _draw_panels(canvas: Canvas, labels: Labels, workers: tuple[str, ...], palette: Palette) -> None:
    draw_title(canvas, labels.title, TITLE_BASE, TITLE_SIZE, palette)
    for box in (HEADER, SUPPLY, DISCARDS):
        draw_panel(canvas, box, palette)
    for y, label in ((412, labels.supply), (508, labels.round)):
        text = fitted(label, SUPPLY.width - 16, 24)
        canvas.text(SUPPLY.x, y, text, 24, palette.ink_soft, anchor="mm")
    draw_coin(canvas, *SUPPLY_COIN, 25, palette)
    for kind, worker in enumerate(workers):
        draw_worker(canvas, worker, *discard_place(kind), 15, palette.ink)
