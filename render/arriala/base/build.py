"""The part of the picture that no move changes, drawn once for a board, a sheet, a theme and a language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from PIL import Image

from render.arriala.base import land
from render.arriala.base.canal import draw_canal, draw_far_bank, draw_numbers, number_box, numbered
from render.arriala.base.labels import Labels, labels_of
from render.arriala.base.names import NamePlate, draw_name_plate, name_plates
from render.arriala.base.sites import draw_sites, items_of
from render.arriala.base.towns import draw_town
from render.arriala.layout.arrange import Layout, arrange
from render.arriala.layout.sheet import Sheet
from render.arriala.layout.sheets import SHEETS
from render.arriala.layout.sites import river_work_worth
from render.arriala.layout.track import Track, track_of
from render.kit import icons
from render.kit.boxes import Box, box_around
from render.kit.canvas import Canvas
from render.kit.layouts import WIDE
from render.kit.packed import Packed, bases, packed
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, stamp
from rules.arriala.components.board import Board, load_board
from rules.arriala.view import ArrialaView
from rules.language.words import Words


@dataclass(frozen=True, eq=False)
class Base:
    """The board with nothing on it: once dry, once with all its canal full of water, each drawn when needed.

    ``zoom`` is how much larger the two are than the coordinates of track and layout say.
    """

    board: Board
    seats: int
    labels: Labels
    track: Track
    layout: Layout
    names: tuple[NamePlate, ...]
    printed: tuple[Box, ...]
    """What numbers, names, houses, lock limits and the worth of works cover."""
    theme: str
    zoom: float
    bare: bool

    @property
    def dry(self) -> Packed:
        """Return the board without water, kept."""
        with _building:
            return _drawn(self, False)

    @property
    def wet(self) -> Packed:
        """Return the board with all its canal full of water, kept."""
        with _building:
            return _drawn(self, True)

    @property
    def sheet(self) -> Sheet:
        """Return the sheet that it is drawn on."""
        return self.track.sheet

    def stamp(self, image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite, drawn at the same zoom, on a point of a copy of the base."""
        stamp(image, sprite, x * self.zoom, y * self.zoom)


_building = Lock()


def base_of(
    view: ArrialaView,
    theme: str,
    words: Words,
    layout: str = WIDE,
    zoom: float = 1.0,
    *,
    bare: bool = False,
) -> Base:
    """Return the base for a view, kept; several threads asking for the same one build it once.

    A ``bare`` one has neither numbers nor names, for a part of which the edge may cut some.
    """
    with _building:
        return _base(view.board_text, view.seats, theme, labels_of(view, words), SHEETS[layout], zoom, bare)


@lru_cache(maxsize=32)
def _base(
    board_text: str, seats: int, theme: str, labels: Labels, sheet: Sheet, zoom: float, bare: bool
) -> Base:
    board = load_board(board_text)
    track = track_of(tuple(stretch.last - stretch.first + 1 for stretch in board.stretches), sheet)
    layout = arrange(track, labels.towns, items_of(board, labels, sheet))
    names = name_plates(layout, board, board.in_play(seats), labels, sheet)
    printed = tuple(_printed(track, board, layout, names))
    return Base(board, seats, labels, track, layout, names, printed, theme, zoom, bare)


@bases
def _drawn(base: Base, wet: bool) -> Packed:
    """Return the picture of a base."""
    sheet, palette = base.sheet, PALETTES[base.theme]
    canvas = Canvas(sheet.width, sheet.height, palette.paper, zoom=base.zoom)
    _draw(canvas, base, palette, wet=wet)
    if not base.bare:
        for plate in base.names:
            draw_name_plate(canvas, plate, sheet, palette)
    _draw_head(canvas, base.labels.title, sheet, palette)
    return packed(canvas.image())


def _printed(track: Track, board: Board, layout: Layout, names: Sequence[NamePlate]) -> Iterator[Box]:
    """Yield what is covered by that which people read."""
    yield from (number_box(track, board, position) for position in numbered(track, board))
    yield from (plate.box for plate in names)
    yield from (box for town in layout.towns for box in town.houses.boxes)
    yield from (box for (kind, _), box in layout.boxes.items() if kind == "limit")
    radius = track.sheet.worth_radius + 2
    for (kind, _), box in layout.boxes.items():
        if kind == "river_work":
            yield box_around(*river_work_worth(box, track.sheet, layout.scale), 2 * radius, 2 * radius)


def _draw(canvas: Canvas, base: Base, palette: Palette, *, wet: bool) -> None:
    """Draw the map; a bare one has no numbers of spaces."""
    board, track, layout, sheet = base.board, base.track, base.layout, base.sheet
    used = board.in_play(base.seats)
    land.draw_fields(canvas, sheet, palette)
    draw_far_bank(canvas, track, used.first, used.last, palette)
    land.draw_river(canvas, layout, sheet.river_half, palette)
    draw_canal(canvas, track, used.first, used.last, palette, wet=wet)
    land.draw_edges(canvas, sheet, palette)
    land.draw_trees(canvas, track, layout, palette)
    if not base.bare:
        draw_numbers(canvas, track, board, used, palette)
    draw_sites(canvas, track, layout, board, used, palette)
    for town in layout.towns:
        draw_town(canvas, track, town, palette, town.position not in used.towns)


def _draw_head(canvas: Canvas, title: str, sheet: Sheet, palette: Palette) -> None:
    """Draw the title, and the pictures before the numbers of the supply."""
    head = sheet.header
    canvas.text(*head.title, title, head.title_size, palette.ink, face="title", anchor="ls")
    (locks, y), (pile, _), (discards, _) = head.supply
    lock_size, pile_size, discard_size = head.supply_icons
    icons.lock(canvas, locks + 18, y, lock_size, palette, palette.ink)
    icons.pile_card(canvas, pile + 18, y, pile_size, palette)
    icons.discard_card(canvas, discards + 18, y, discard_size, palette)
