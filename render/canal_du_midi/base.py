"""The part of the picture that no turn changes, drawn once for a theme and a language."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from threading import Lock

from render.canal_du_midi.layout.sheet import CANAL_HALF, SITES, Caption, Sheet
from render.canal_du_midi.pieces.coins import draw_coin
from render.canal_du_midi.pieces.workers import draw_worker
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.fonts import fitted
from render.kit.packed import Packed, bases, packed
from render.kit.palette import PALETTES, Palette, mix
from render.kit.sheet import draw_frame, draw_panel
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words


@dataclass(frozen=True)
class Labels:
    """The words of the base, in one language."""

    title: str
    supply: str
    round: str
    discards: str


@dataclass(frozen=True, eq=False)
class Base:
    """The sheet with nothing on it: once with a dry canal, once full of water."""

    dry: Packed
    wet: Packed

    @property
    def nbytes(self) -> int:
        """Return how many bytes of memory its pictures take."""
        return self.dry.nbytes + self.wet.nbytes


_building = Lock()


def base_of(view: CanalDuMidiView, theme: str, words: Words, sheet: Sheet) -> Base:
    """Return the base for a view, kept; several threads asking for the same one build it once."""
    labels = Labels(
        words.text("title"),
        words.text("label-supply"),
        words.text("label-round"),
        words.text("label-discards"),
    )
    workers = tuple(worker.id for worker in view.box.workers)
    with _building:
        return _base(theme, labels, workers, sheet)


@bases
def _base(theme: str, labels: Labels, workers: tuple[str, ...], sheet: Sheet) -> Base:
    palette = PALETTES[theme]
    pictures: list[Packed] = []
    for wet in (False, True):
        canvas = Canvas(sheet.width, sheet.height, palette.paper)
        _draw_land(canvas, sheet, palette)
        _draw_canal(canvas, sheet, palette, wet)
        _draw_river(canvas, sheet, palette)
        _draw_sea(canvas, sheet, palette)
        _draw_stations(canvas, sheet, palette)
        _draw_edge(canvas, sheet, palette)
        _draw_panels(canvas, sheet, labels, workers, palette)
        pictures.append(packed(canvas.image()))
    return Base(pictures[0], pictures[1])


def _draw_land(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the map's ground, fields where the plates leave them free, and trees."""
    canvas.rectangle(*sheet.map.edges, palette.land, radius=14 if sheet.framed else 0)
    fields = sheet.fields
    rng = Random(12)
    furrow = mix(palette.field, palette.bank, 0.6)
    for _ in range(fields.count):
        x, y = rng.uniform(fields.left, fields.right), rng.choice(fields.rows) + rng.uniform(-8, 8)
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
    for x, y in sheet.trees:
        icons.tree(canvas, x, y, 13, palette)


def _draw_canal(canvas: Canvas, sheet: Sheet, palette: Palette, wet: bool) -> None:
    course = sheet.course
    start, end = sheet.canal
    bank = course.band(start, end, -CANAL_HALF - 15, CANAL_HALF + 15)
    canvas.polygon(bank, mix(palette.land, palette.bank, 0.75))
    canvas.polygon(course.band(start, end, -CANAL_HALF - 10, CANAL_HALF + 10), palette.outline)
    canvas.polygon(course.band(start, end, -CANAL_HALF - 7.6, CANAL_HALF + 7.6), palette.stone)
    canvas.polygon(course.band(start, end, -CANAL_HALF - 2, CANAL_HALF + 2), palette.outline)
    joint = start
    while joint < end:
        for side in (-1, 1):
            near, far = side * (CANAL_HALF + 2), side * (CANAL_HALF + 7)
            canvas.line([course.at(joint, near), course.at(joint, far)], palette.stone_joint, 1.5)
        joint += 24
    canvas.polygon(course.band(start, end, -CANAL_HALF, CANAL_HALF), palette.water if wet else palette.dry)
    if wet:
        _draw_waves(canvas, sheet, palette)
    else:
        _draw_dry_bed(canvas, sheet, palette)


def _draw_waves(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    start, end = sheet.canal
    shade = mix(palette.water, palette.outline, 0.25)
    canvas.polygon(sheet.course.band(start, end, -CANAL_HALF, -CANAL_HALF + 5), shade)
    rng = Random(9)
    at = start
    while at < end - 40:
        aside, length = rng.uniform(-6, 9), rng.uniform(20, 30)
        canvas.line(sheet.course.wave(at, length, aside, 2.4), palette.water_line, 2)
        at += rng.uniform(28, 46)


def _draw_dry_bed(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    start, end = sheet.canal
    canvas.polygon(sheet.course.band(start, end, -CANAL_HALF, -CANAL_HALF + 6), palette.dry_shade)
    rng = Random(9)
    at = start
    while at < end - 20:
        stroke = sheet.course.part(at, at + rng.uniform(8, 15), rng.uniform(-6, 12), step=20)
        canvas.line(stroke, palette.dry_shade if rng.random() < 0.6 else palette.dry_tick, 2, True)
        at += rng.uniform(9, 18)


def _draw_river(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the Garonne at the left end."""
    edge = sheet.river
    canvas.polygon([(0, edge[0][1]), *edge, (0, edge[-1][1])], palette.river)
    canvas.line(edge, palette.river_line, 3)
    for index, (_, y) in enumerate(edge[3:-2:5]):
        x = sheet.map.left + 8 + 9 * (index % 2)
        canvas.line([(x, y), (x + 5, y + 9), (x, y + 18)], palette.river_line, 1.6)


def _draw_sea(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the sea at the right end, and its beach."""
    coast = sheet.coast
    canvas.polygon([(sheet.width, coast[0][1]), *coast, (sheet.width, coast[-1][1])], palette.sea)
    canvas.line([(x - 3, y) for x, y in coast], mix(palette.towpath, palette.dry, 0.35), 6)
    for y in sheet.waves:
        x = sheet.map.right - 27 + (y // 12 % 2) * 8
        canvas.line([(x, y), (x + 6, y - 3), (x + 12, y)], palette.sea_line, 2.2)


def _draw_stations(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw a line from each plate to its place on the canal."""
    for site in range(SITES):
        x, y = sheet.station(site)
        plate = sheet.plates[site]
        end = plate.bottom if plate.top < y else plate.top
        canvas.line([(x, end), (x, y)], palette.outline, 3.4)
        canvas.disc(x, y, 11, palette.halo, palette.outline, 3)
        canvas.disc(x, y, 5, palette.outline)


def _draw_edge(canvas: Canvas, sheet: Sheet, palette: Palette) -> None:
    """Draw the frame of the map, or a line above and below one that has the whole width."""
    if sheet.framed:
        draw_frame(canvas, sheet.map, palette)
        return
    line = palette.outline if palette.theme == "light" else palette.rule
    canvas.rectangle(0, 0, sheet.width, sheet.map.top, palette.paper)
    canvas.rectangle(0, sheet.map.bottom, sheet.width, sheet.height, palette.paper)
    for y in (sheet.map.top, sheet.map.bottom):
        canvas.line([(0, y), (sheet.width, y)], line, 2.6)


def _draw_panels(
    canvas: Canvas, sheet: Sheet, labels: Labels, workers: tuple[str, ...], palette: Palette
) -> None:
    stores = sheet.stores
    canvas.text(*sheet.title, labels.title, sheet.title_size, palette.ink, face="title", anchor="ls")
    for box in (sheet.header.box, *stores.panels):
        draw_panel(canvas, box, palette)
    _write_label(canvas, stores.supply, labels.supply, palette)
    if stores.round is not None:
        _write_label(canvas, stores.round, labels.round, palette)
    _write_label(canvas, stores.discards, labels.discards, palette)
    draw_coin(canvas, *stores.coin, stores.coin_radius, palette)
    for kind, worker in enumerate(workers):
        draw_worker(canvas, worker, *stores.tool(kind), stores.tool_size, palette.ink)


def _write_label(canvas: Canvas, place: Caption, label: str, palette: Palette) -> None:
    text = fitted(label, place.room, place.size)
    canvas.text(place.x, place.y, text, place.size, palette.ink_soft, anchor=f"{place.align}m")
