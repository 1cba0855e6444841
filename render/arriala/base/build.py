"""The part of the picture that no move changes, drawn once for a board, a theme and a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from PIL import Image

from render.arriala.base import land
from render.arriala.base.canal import draw_canal, draw_far_bank, draw_numbers
from render.arriala.base.labels import Labels, labels_of
from render.arriala.base.sites import draw_sites, items_of
from render.arriala.base.towns import draw_name, draw_town
from render.arriala.layout.arrange import Layout, arrange
from render.arriala.layout.sheet import MAP, TITLE_BASE, TITLE_SIZE, supply_place
from render.arriala.layout.track import Track, track_of
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette
from render.kit.sheet import HEIGHT, WIDTH, draw_frame, draw_title
from rules.arriala.components.board import Board, load_board
from rules.arriala.view import ArrialaView
from rules.language.words import Words


@dataclass(frozen=True)
class Base:
    """The board with nothing on it: once dry, once with all its canal full of water; not to be drawn on."""

    dry: Image.Image
    wet: Image.Image
    track: Track
    layout: Layout


_building = Lock()


def base_of(view: ArrialaView, theme: str, words: Words) -> Base:
    """Return the base for a view, kept; several threads asking for the same one build it once."""
    with _building:
        return _base(view.board_text, view.seats, theme, labels_of(view, words))


@lru_cache(maxsize=8)
def _base(board_text: str, seats: int, theme: str, labels: Labels) -> Base:
    board, palette = load_board(board_text), PALETTES[theme]
    track = track_of(tuple(stretch.last - stretch.first + 1 for stretch in board.stretches))
    layout = arrange(track, labels.towns, items_of(board, labels))
    dry, wet = (_picture(board, seats, track, layout, labels, palette, wet=wet) for wet in (False, True))
    return Base(dry, wet, track, layout)


def _picture(
    board: Board, seats: int, track: Track, layout: Layout, labels: Labels, palette: Palette, *, wet: bool
) -> Image.Image:
    used = board.in_play(seats)
    canvas = Canvas(WIDTH, HEIGHT, palette.paper)
    land.draw_fields(canvas, palette)
    draw_far_bank(canvas, track, used.first, used.last, palette)
    land.draw_river(canvas, layout, palette)
    draw_canal(canvas, track, used.first, used.last, palette, wet=wet)
    draw_frame(canvas, MAP, palette)
    land.draw_inner_frame(canvas, palette)
    land.draw_trees(canvas, track, layout, palette)
    draw_numbers(canvas, track, board, used, palette)
    draw_sites(canvas, track, layout, board, used, labels, palette)
    for town in layout.towns:
        draw_town(canvas, track, town, palette, town.position not in used.towns)
    for town, name in zip(layout.towns, labels.towns, strict=True):
        draw_name(canvas, town, name, palette, town.position not in used.towns)
    draw_title(canvas, labels.title, TITLE_BASE, TITLE_SIZE, palette)
    _draw_supply(canvas, palette)
    return canvas.image()


def _draw_supply(canvas: Canvas, palette: Palette) -> None:
    (locks, y), (pile, _), (discards, _) = (supply_place(index) for index in range(3))
    icons.lock(canvas, locks + 18, y, 40, palette, palette.ink)
    icons.pile_card(canvas, pile + 18, y, 46, palette)
    icons.discard_card(canvas, discards + 18, y, 46, palette)
