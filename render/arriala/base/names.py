"""The plates with the names of towns, vineyards and works.

A place is chosen by its name: then its plate is black. They are drawn on the base, and one by one where a
plate is black or where a crop would cut it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from render.arriala.base.labels import Labels
from render.arriala.layout.arrange import Layout
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.sites import master_work_plaque, river_work_label, vineyard_plaque
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import ring
from render.kit.fonts import fitting_size, text_width
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred, kept
from rules.arriala.components.board import Board, InPlay


@dataclass(frozen=True)
class NamePlate:
    """The plate of a place: ``key`` is its kind and position or id, ``ghost`` says it is not in this game.

    ``worth`` is what stands on the disc at its left end, if there is one.
    """

    key: tuple[str, str | int]
    box: Box
    text: str
    size: float
    ghost: bool = False
    worth: int | None = None


def name_plates(
    layout: Layout, board: Board, used: InPlay, labels: Labels, sheet: Sheet
) -> tuple[NamePlate, ...]:
    """Return the plates of everything that has a name, those of towns last."""
    return (
        *_master_works(layout, board, labels, sheet),
        *_river_works(layout, board, used, labels, sheet),
        *_vineyards(layout, board, used, labels, sheet),
        *(
            NamePlate(("place", town.position), town.plate, name, town.size, town.position not in used.towns)
            for town, name in zip(layout.towns, labels.towns, strict=True)
        ),
    )


def _master_works(layout: Layout, board: Board, labels: Labels, sheet: Sheet) -> Iterator[NamePlate]:
    for site, name in zip(board.master_works, labels.master_works, strict=True):
        key, points = ("master_work", site.id), board.score.master_work
        text = f"{name} · {points}" if sheet.plaque_worth else name
        box = master_work_plaque(layout.boxes[key], text, sheet)
        if sheet.plaque_worth:
            yield NamePlate(key, box, text, sheet.plaques.text)
        else:
            yield NamePlate(key, box, text, sheet.labels.text, worth=points)


def _river_works(
    layout: Layout, board: Board, used: InPlay, labels: Labels, sheet: Sheet
) -> Iterator[NamePlate]:
    for index, (site, name) in enumerate(zip(board.river_works, labels.river_works, strict=True)):
        key = ("river_work", site.id)
        box = river_work_label(layout.boxes[key], name, sheet, layout.scale)
        yield NamePlate(key, box, name, sheet.labels.text, index not in used.river_works)


def _vineyards(
    layout: Layout, board: Board, used: InPlay, labels: Labels, sheet: Sheet
) -> Iterator[NamePlate]:
    for index, (site, name) in enumerate(zip(board.vineyards, labels.vineyards, strict=True)):
        key, text = ("vineyard", site.id), f"{name} {site.capacity}"
        box = vineyard_plaque(layout.boxes[key], name, site.capacity, sheet)
        room = box.width - sheet.plaques.icon - 24
        size = fitting_size(text, room, sheet.plaques.text, 17, 1)
        yield NamePlate(key, box, text, size, index not in used.vineyards)


def draw_name_plate(
    canvas: Canvas, plate: NamePlate, sheet: Sheet, palette: Palette, *, black: bool = False
) -> None:
    """Draw a plate with its name; a ``black`` one says that its place can be chosen."""
    fill = palette.spot if black else palette.panel
    ink = palette.halo if black else palette.ink_soft if plate.ghost else palette.ink
    edge = palette.rule if plate.ghost else palette.outline
    if black:
        canvas.rectangle(*plate.box.grown(2.5).edges, palette.halo, radius=10)
        edge = palette.spot
    box = plate.box
    if plate.key[0] == "place":
        canvas.rectangle(*box.edges, fill, edge, 2.2, radius=6)
        canvas.text(box.x, box.y + plate.size * 0.3, plate.text, plate.size, ink, face="title", anchor="ms")
        return
    canvas.rectangle(*box.edges, fill, edge, 2.2, radius=9)
    left = box.left + (box.width - text_width(plate.text, plate.size, "bold")) / 2
    if plate.key[0] == "vineyard":
        icons.grapes(canvas, box.left + 24, box.y + 1, 13, palette, 0.5 if plate.ghost else 0)
        left += sheet.plaques.icon / 2
    if plate.worth is not None:
        _draw_worth(canvas, box.left + sheet.worth_radius * 0.8, box.y, plate.worth, sheet, palette)
        hole = ring(box.right - sheet.worth_radius - 2, box.y, sheet.worth_radius * 0.75, 51, 0.125)
        canvas.dashed(hole, palette.halo if black else palette.rule, 2, 7, 6)
        left += sheet.worth_radius * 0.1
    middle = left + text_width(plate.text, plate.size, "bold") / 2
    canvas.number(middle, box.y, plate.text, plate.size, ink)


def _draw_worth(canvas: Canvas, x: float, y: float, points: int, sheet: Sheet, palette: Palette) -> None:
    canvas.disc(x, y, sheet.worth_radius + 2, palette.halo)
    canvas.disc(x, y, sheet.worth_radius, palette.gold, palette.on_light, 2)
    canvas.number(x, y, str(points), sheet.worth_size, palette.on_light)


@kept
def name_plate_sprite(theme: str, plate: NamePlate, sheet: Sheet, black: bool, zoom: float = 1.0) -> Sprite:
    """Return a plate with its name, held at its middle; ``zoom`` is that of a canvas."""
    half_width, half_height = round(plate.box.width / 2) + 12, round(plate.box.height / 2) + 12
    left, top = plate.box.x - half_width, plate.box.y - half_height
    canvas = Canvas(2 * half_width, 2 * half_height, None, left, top, zoom)
    draw_name_plate(canvas, plate, sheet, PALETTES[theme], black=black)
    return centred(canvas)
