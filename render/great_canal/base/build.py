"""The kept base: the map with nothing on it, drawn once for a ground, a theme and a frame."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock

from render.great_canal.base.sea import draw_coast, draw_compass, draw_waves
from render.great_canal.base.terrain import draw_basin, draw_hex
from render.great_canal.layout.canal import sections
from render.great_canal.layout.frames import Frame
from render.great_canal.layout.plane import HEX_MIDDLES
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.packed import Packed, bases, packed
from render.kit.palette import PALETTES, Palette
from rules.great_canal.components.board import Board, load_board
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits


@dataclass(frozen=True)
class Paper:
    """The picture that a map lies in: its size, and whether the map has a frame, or a line below."""

    width: int
    height: int
    framed: bool


_building = Lock()


def base_of(view: GreatCanalView, theme: str, frame: Frame, paper: Paper) -> Packed:
    """Return the map of a view with nothing on it; the same is built once."""
    with _building:
        return _base(view.map_text, view.ground.terrain, view.flooded, theme, frame, paper)


@bases
def _base(
    map_text: str, terrain: tuple[int, ...], flooded: bool, theme: str, frame: Frame, paper: Paper
) -> Packed:
    board, palette, zoom = load_board(map_text), PALETTES[theme], frame.zoom
    whole = frame.plane(Box(0, 0, paper.width, paper.height))
    canvas = Canvas(whole.width, whole.height, palette.sea, whole.left, whole.top, zoom)
    land = (*bits(board.land), board.lake)
    draw_waves(canvas, frame.area, land, palette)
    draw_compass(canvas, land, palette)
    draw_coast(canvas, land, palette)
    _draw_ground(canvas, board, terrain, theme, flooded=flooded)
    _draw_edges(canvas, frame, whole, paper, palette)
    return packed(canvas.image().crop((0, 0, paper.width, paper.height)))


def _draw_ground(
    canvas: Canvas, board: Board, terrain: tuple[int, ...], theme: str, *, flooded: bool
) -> None:
    """Draw all hexes but the sea."""
    numbers = {
        section.hexagon: (dug.number, section.number)
        for dug, section in zip(
            sections(board, tuple(range(len(board.canal)))), sections(board, ()), strict=True
        )
    }
    for hexagon in (*bits(board.land), board.lake):
        bare = not board.tokens[hexagon]
        clear = () if bare else numbers.get(hexagon, (HEX_MIDDLES[hexagon],))
        draw_hex(canvas, hexagon, terrain[hexagon], clear, theme, barren=not flooded)
    mouth = sections(board, ())[-1].course.points[-1]
    draw_basin(canvas, board.basin, mouth, theme, full=flooded)


def _draw_edges(canvas: Canvas, frame: Frame, whole: Box, paper: Paper, palette: Palette) -> None:
    """Draw the paper beside the map, and its frame or the line below it."""
    pixel, area = 1 / frame.zoom, frame.area
    line = palette.outline if palette.theme == "light" else palette.rule
    if paper.framed:
        for box in (
            Box(whole.left, whole.top, area.left, whole.bottom),
            Box(area.right, whole.top, whole.right + 2, whole.bottom),
            Box(whole.left, whole.top, whole.right + 2, area.top),
            Box(whole.left, area.bottom, whole.right + 2, whole.bottom + 2),
        ):
            canvas.rectangle(*box.edges, palette.paper)
        canvas.rectangle(*area.grown(30 * pixel).edges, None, palette.paper, 30 * pixel, radius=42 * pixel)
        canvas.rectangle(*area.grown(pixel).edges, None, line, 2.6 * pixel, radius=14 * pixel)
    elif whole.bottom > area.bottom + 1:
        canvas.rectangle(whole.left, area.bottom, whole.right + 2, whole.bottom + 2, palette.paper)
        canvas.line([(whole.left, area.bottom), (whole.right + 2, area.bottom)], line, 2.6 * pixel)
