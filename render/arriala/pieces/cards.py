"""The cards of a hand, one picture a kind."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from render.arriala.pieces.master_works import draw_aqueduct
from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.curve import Path, Point
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, PLAYERS, Palette, mix

_NAME_SIZE = 25.0


def draw_card(
    canvas: Canvas, box: Box, kind: str, reach: int, name: str, count: int, seat: int, palette: Palette
) -> None:
    """Draw ``count`` cards of a kind in a box.

    ``reach`` is the number of spaces of a move card, 0 for any other; ``name`` is the card's in words,
    ``seat`` the one that holds it.
    """
    fill = PLAYERS[seat].fill
    _draw_sheets(canvas, box, count, fill, palette)
    y = box.top + 94
    if reach:
        _draw_move(canvas, box.x, y, reach, palette, fill)
    else:
        _PICTURES[kind](canvas, box.x, y, palette, fill)
    if reach or kind.endswith("_any"):
        _draw_cross(canvas, box.left + 38, box.top + 38, palette)
    _write_name(canvas, box, name, palette)
    if count > 1:
        _draw_count(canvas, box.right - 24, box.top + 24, count, palette)


def _draw_sheets(canvas: Canvas, box: Box, count: int, fill: str, palette: Palette) -> None:
    """Draw the cards without their picture, one upon the other, at most three."""
    left, top, right, bottom = box.edges
    for lift in range(min(count, 3) - 1, -1, -1):
        by = lift * 5
        canvas.rectangle(left + by, top + by, right + by, bottom + by, palette.halo, palette.outline, 2.4, 12)
    canvas.rectangle(left + 10, top + 10, right - 10, top + 178, mix(fill, palette.halo, 0.76), None, 0, 8)


def _write_name(canvas: Canvas, box: Box, name: str, palette: Palette) -> None:
    lines = _wrapped(name, box.width - 24, _NAME_SIZE)
    middle = box.top + 230
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 29
        canvas.text(box.x, y, line, _NAME_SIZE, palette.on_light, bold=True, anchor="mm")


def _draw_count(canvas: Canvas, x: float, y: float, count: int, palette: Palette) -> None:
    canvas.disc(x, y, 25, palette.halo)
    canvas.disc(x, y, 22, palette.on_light)
    canvas.number(x, y, f"×{count}", 28, palette.halo)


def _wrapped(text: str, width: float, size: float) -> list[str]:
    """Return the text in as many lines as it needs, at most three; a line that is too wide is truncated."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, "bold") <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    kept = [*lines[:2], " ".join(lines[2:])] if len(lines) > 3 else lines
    return [fitted(line, width, size, "bold") for line in kept]


def _draw_move(canvas: Canvas, x: float, y: float, reach: int, palette: Palette, fill: str) -> None:
    """Draw the number of spaces over a row of dry canal with an arrow along it."""
    canvas.number(x, y - 24, str(reach), 84, palette.on_light)
    _draw_bed(canvas, x, y + 52, 156, palette.halo, "#D9B07C", "#A87A48")
    _draw_arrow(canvas, [(x - 56, y + 52), (x + 50, y + 52)], palette)


def _draw_anywhere(canvas: Canvas, x: float, y: float, palette: Palette, fill: str) -> None:
    _draw_bed(canvas, x, y + 52, 156, palette.halo, "#D9B07C", "#A87A48")
    icons.worker(canvas, x - 50, y + 10, 54, fill, palette.on_light)
    path = [(x - 34 + step * 7.5, y - 12 - 46 * math.sin(step / 12 * math.pi)) for step in range(13)]
    canvas.dashed(path, palette.on_light, 5, 10, 7, True)
    _draw_arrow(canvas, [(x + 56, y - 12), (x + 60, y + 26)], palette)


def _draw_lock(canvas: Canvas, x: float, y: float, palette: Palette, fill: str) -> None:
    icons.lock(canvas, x, y, 124, palette, palette.on_light)


def _draw_master_work(canvas: Canvas, x: float, y: float, palette: Palette, fill: str) -> None:
    draw_aqueduct(canvas, x, y + 4, PALETTES["light"], 0.82, True)


def _draw_to_vineyard(canvas: Canvas, x: float, y: float, palette: Palette, fill: str) -> None:
    icons.worker(canvas, x - 52, y + 8, 60, fill, palette.on_light)
    _draw_arrow(canvas, [(x - 20, y + 6), (x + 14, y + 6)], palette)
    icons.grapes(canvas, x + 52, y + 8, 32, PALETTES["light"])


def _draw_to_canal(canvas: Canvas, x: float, y: float, palette: Palette, fill: str) -> None:
    icons.grapes(canvas, x - 52, y - 14, 28, PALETTES["light"])
    _draw_arrow(canvas, [(x - 18, y - 14), (x + 18, y - 14)], palette)
    icons.worker(canvas, x + 52, y - 14, 56, fill, palette.on_light)
    _draw_bed(canvas, x, y + 56, 156, palette.halo, "#D9B07C", "#A87A48")


def _draw_bed(canvas: Canvas, x: float, y: float, width: float, quay: str, bed: str, tick: str) -> None:
    half = width / 2
    canvas.rectangle(x - half, y - 20, x + half, y + 20, "#1E2A35", radius=4)
    canvas.rectangle(x - half + 2, y - 18, x + half - 2, y + 18, quay, radius=3)
    canvas.rectangle(x - half + 2, y - 14, x + half - 2, y + 14, bed)
    for step in range(1, 4):
        across = x - half + width * step / 4
        canvas.dashed([(across, y - 14), (across, y + 14)], tick, 2, 5, 4)


def _draw_arrow(canvas: Canvas, line: Sequence[Point], palette: Palette) -> None:
    way = Path(line)
    tip_x, tip_y = line[-1]
    across, down = way.direction(way.length)
    canvas.line(line, palette.on_light, 6, True)
    canvas.polygon(
        [
            (tip_x + 14 * across, tip_y + 14 * down),
            (tip_x - 4 * across - 12 * down, tip_y - 4 * down + 12 * across),
            (tip_x - 4 * across + 12 * down, tip_y - 4 * down - 12 * across),
        ],
        palette.on_light,
    )


def _draw_cross(canvas: Canvas, x: float, y: float, palette: Palette) -> None:
    """Draw the Occitan cross: any colour."""
    canvas.disc(x, y, 22, palette.halo)
    canvas.disc(x, y, 20, "#B3261E", palette.on_light, 1.6)
    for turn in range(4):
        angle = turn * math.pi / 2
        across, down = math.cos(angle), math.sin(angle)
        canvas.polygon(
            [
                (x, y),
                (x + 11 * across - 6 * down, y + 11 * down + 6 * across),
                (x + 15 * across, y + 15 * down),
                (x + 11 * across + 6 * down, y + 11 * down - 6 * across),
            ],
            palette.gold,
        )
        for side in (-6, 0, 6):
            reach = 12.5 if side else 16.5
            canvas.disc(x + reach * across - side * down, y + reach * down + side * across, 1.8, palette.gold)


_PICTURES: dict[str, Callable[[Canvas, float, float, Palette, str], None]] = {
    "anywhere": _draw_anywhere,
    "lock": _draw_lock,
    "master_work": _draw_master_work,
    "to_vineyard_own": _draw_to_vineyard,
    "to_vineyard_any": _draw_to_vineyard,
    "to_canal_own": _draw_to_canal,
    "to_canal_any": _draw_to_canal,
}
