"""The picture of a board of Arriala: the kept base, the position on it, and what frames the map."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.arriala.base.build import base_of
from render.arriala.marks.changes import changes_in
from render.arriala.marks.drawing import Drawing, draw_board, draw_name, drawing_of
from render.arriala.marks.spots import draw_spots
from render.arriala.seats.header import draw_header
from render.arriala.seats.plates import draw_plates
from render.arriala.seats.ruler import draw_ruler
from rules.arriala.view import ArrialaView
from rules.game import Event
from rules.language.words import Words
from rules.values import Value


def paint_board(
    view: ArrialaView,
    theme: str,
    words: Words,
    events: Sequence[Event],
    spots: Sequence[Value],
    layout: str,
) -> Image.Image:
    """Return the board: 1600 × 1000 in the wide layout, 1000 × 1394 in the tall one."""
    base = base_of(view, theme, words, layout)
    changes = changes_in(view, events)
    drawing = drawing_of(view, base, changes, spots)
    image = base.dry.copy()
    draw_board(image, drawing)
    draw_header(image, view, base.sheet, theme, words)
    draw_plates(image, view, base.sheet, theme, words, changes.gained)
    if base.sheet.ruler:
        draw_ruler(image, view, theme)
    _draw_choice(image, drawing)
    return image


def _draw_choice(image: Image.Image, drawing: Drawing) -> None:
    """Mark the places to choose: the plates of those that have a name are black."""
    for plate in drawing.base.names:
        if plate.key in drawing.black:
            draw_name(image, drawing.base, plate, black=True)
    draw_spots(image, drawing.base, drawing.spots)
