"""The picture of a board of Arriala: the kept base, the position on it, and what frames the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PIL import Image, ImageDraw

from render.arriala.base.build import base_of
from render.arriala.base.names import NamePlate
from render.arriala.marks.changes import changes_in
from render.arriala.marks.drawing import Drawing, draw_board, draw_name, drawing_of
from render.arriala.marks.spots import draw_spots
from render.arriala.marks.window import names_in, window_of
from render.arriala.seats.header import draw_header
from render.arriala.seats.plates import draw_plates
from render.arriala.seats.ruler import draw_ruler
from render.kit.layouts import TALL
from render.kit.packed import give_back
from render.kit.palette import PALETTES
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

PUBLIC_BOARD: bool = True
"""All that is hidden is in hands: the board looks alike to everybody."""

_ZOOM = 1.25
_WIDTH, _HEIGHT = 1000, 620
_FRAME = 10
"""A part of the board: how much larger than in the tall picture it is, its size, the room of its frame."""


def paint_board(
    view: ArrialaView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
    part: str | None,
) -> Image.Image:
    """Return the board: 1600 × 1000 in the wide layout, 1000 × 1394 in the tall one."""
    base = base_of(view, theme, words, layout)
    changes = changes_in(view, events)
    drawing = drawing_of(view, base, changes, spots)
    image = base.dry.image()
    draw_board(image, drawing)
    draw_header(image, view, base.sheet, theme, words)
    draw_plates(image, view, base.sheet, theme, words, changes.gained)
    if base.sheet.ruler:
        draw_ruler(image, view, theme)
    _draw_choice(image, drawing, base.names)
    return image


def parts(view: ArrialaView) -> Mapping[str, frozenset[Value]]:
    """Return nothing: the board is drawn as a whole."""
    return {}


def paint_choice(
    view: ArrialaView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    chosen: Sequence[Value],
) -> Image.Image | None:
    """Return the part of the tall board with all places to choose, larger, or None if no part holds them.

    Workers that are ``chosen`` stand in dark brackets, what is new in light ones.
    """
    base = base_of(view, theme, words, TALL, _ZOOM, bare=True)
    workers = (value.value for value in chosen if value.kind == "worker")
    picked = frozenset(worker for worker in workers if isinstance(worker, int))
    changes = replace(changes_in(view, events), chosen=picked)
    drawing = drawing_of(view, base, changes, spots)
    window = window_of(drawing, chosen, _WIDTH / _ZOOM, _HEIGHT / _ZOOM)
    if window is None:
        return None
    inside = window.grown(-_FRAME / _ZOOM)
    names = names_in(drawing, inside)
    image = base.dry.image()
    draw_board(image, drawing, inside, names)
    _draw_choice(image, drawing, names)
    left, top = round(window.left * _ZOOM), round(window.top * _ZOOM)
    part = image.crop((left, top, left + _WIDTH, top + _HEIGHT))
    give_back(image)
    palette = PALETTES[theme]
    draw = ImageDraw.Draw(part)
    draw.rectangle((0, 0, _WIDTH - 1, _HEIGHT - 1), outline=palette.paper, width=7)
    draw.rectangle((6, 6, _WIDTH - 7, _HEIGHT - 7), outline=palette.outline, width=3)
    return part


def _draw_choice(image: Image.Image, drawing: Drawing, names: Sequence[NamePlate]) -> None:
    """Mark the places to choose: the plates of those that have a name are black."""
    for plate in names:
        if plate.key in drawing.black:
            draw_name(image, drawing.base, plate, black=True)
    draw_spots(image, drawing.base, drawing.spots)
