"""What one seat holds: its cards by kind, and its workers in the reserve."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image

from render.arriala.sites import draw_aqueduct
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.change_marks import brackets
from render.kit.curve import Path, Point
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, PLAYERS, Palette, mix
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.arriala.events import DrewCard
from rules.arriala.view import ArrialaView
from rules.game import Event
from rules.language.words import Words

_CARD_WIDTH, _CARD_HEIGHT = 196, 284
_GAP, _MARGIN, _HEAD = 18, 28, 104
_COLUMNS = 5
_TITLE = 25.0


def paint_hand(view: ArrialaView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """The cards in the hand of the view's seat, one picture a kind, and the reserve; as large as needed.

    Cards drawn since the ball last passed stand in brackets.
    """
    palette = PALETTES[theme]
    seat = view.seat or 0
    held = [(kind, count) for kind, count in zip(view.deck.kinds, view.hand or (), strict=False) if count]
    columns = min(_COLUMNS, max(3, len(held)))
    rows = max(1, math.ceil(len(held) / columns))
    width = 2 * _MARGIN + columns * _CARD_WIDTH + (columns - 1) * _GAP
    height = _HEAD + rows * (_CARD_HEIGHT + _GAP) + _MARGIN - _GAP
    canvas = Canvas(width, height, palette.paper)
    _draw_head(canvas, view, seat, words, palette)
    places = [
        (
            float(_MARGIN + (index % columns) * (_CARD_WIDTH + _GAP)),
            float(_HEAD + (index // columns) * (_CARD_HEIGHT + _GAP)),
        )
        for index in range(len(held))
    ]
    for (kind, count), (left, top) in zip(held, places, strict=True):
        _draw_card(canvas, left, top, view, seat, kind, count, words, palette)
    if not held:
        text = words.text("label-no-cards")
        canvas.text(width / 2, _HEAD + _CARD_HEIGHT / 2, text, 34, palette.ink_soft, anchor="mm")
    image = canvas.image()
    stamp(image, token(theme, seat, 27), _MARGIN + 34, 54)
    for index, worker in enumerate(view.reserve_of(seat)):
        x = width - _MARGIN - 30 - (len(view.reserve_of(seat)) - 1 - index) * 62
        stamp(image, token(theme, seat, 23, str(view.number_of(worker))), x, 54)
    drawn = {event.card for event in events if isinstance(event, DrewCard)}
    for (kind, _), (left, top) in zip(held, places, strict=True):
        if kind in drawn:
            mark = brackets(theme, _CARD_WIDTH / 2 + 3, _CARD_HEIGHT / 2 + 3)
            stamp(image, mark, left + _CARD_WIDTH / 2, top + _CARD_HEIGHT / 2)
    return image


def _draw_head(canvas: Canvas, view: ArrialaView, seat: int, words: Words, palette: Palette) -> None:
    right = canvas.width - _MARGIN
    canvas.rectangle(_MARGIN, 14, right, 94, palette.panel, palette.rule, 2, radius=10)
    workers = len(view.reserve_of(seat))
    label = words.text("label-reserve")
    label_right = right - workers * 62 - 12
    label_left = label_right - text_width(label, 24)
    name_left = _MARGIN + 78
    name = fitted(words.value("seat", seat), label_left - name_left - 16, 34, "bold")
    canvas.text(name_left, 54, name, 34, palette.ink, bold=True)
    if workers:
        canvas.text(label_right, 54, label, 24, palette.ink_soft, anchor="rm")


def _draw_card(
    canvas: Canvas,
    left: float,
    top: float,
    view: ArrialaView,
    seat: int,
    kind: str,
    count: int,
    words: Words,
    palette: Palette,
) -> None:
    style = PLAYERS[seat]
    right, bottom = left + _CARD_WIDTH, top + _CARD_HEIGHT
    for lift in range(min(count, 3) - 1, 0, -1):
        shift = lift * 5
        canvas.rectangle(
            left + shift, top + shift, right + shift, bottom + shift, palette.halo, palette.outline, 2.4, 12
        )
    canvas.rectangle(left, top, right, bottom, palette.halo, palette.outline, 2.4, 12)
    canvas.rectangle(
        left + 10, top + 10, right - 10, top + 178, mix(style.fill, palette.halo, 0.76), None, 0, 8
    )
    x, y = left + _CARD_WIDTH / 2, top + 94
    reach = view.deck.reach[view.deck.index[kind]]
    if reach:
        _draw_move(canvas, x, y, reach, palette, style.fill)
    else:
        _PICTURES[kind](canvas, x, y, palette, style.fill)
    if reach or kind.endswith("_any"):
        _draw_cross(canvas, left + 38, top + 38, palette)
    lines = _wrapped(words.value("card", kind), _CARD_WIDTH - 24, _TITLE)
    middle = top + 230
    for index, line in enumerate(lines):
        y = middle + (index - (len(lines) - 1) / 2) * 29
        canvas.text(x, y, line, _TITLE, palette.on_light, bold=True, anchor="mm")
    if count > 1:
        canvas.disc(right - 24, top + 24, 25, palette.halo)
        canvas.disc(right - 24, top + 24, 22, palette.on_light)
        canvas.number(right - 24, top + 24, f"×{count}", 28, palette.halo)


def _wrapped(text: str, width: float, size: float) -> list[str]:
    """The text in as many lines as it needs, at most three; the last is cut if it must be."""
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
    """The number of spaces over a row of dry canal with an arrow along it."""
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
    """The Occitan cross: any colour."""
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
