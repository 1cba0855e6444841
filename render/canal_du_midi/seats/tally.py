"""The count at the end: what each section and the unused coins brought a seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from render.canal_du_midi.layout import CARDS_BOTTOM, CARDS_TOP, Column
from render.canal_du_midi.pieces.coins import draw_coin
from render.canal_du_midi.pieces.signs import draw_hourglass
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, stamp
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.steps.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView

_ROWS = 5
_SHARED = "½"


def draw_tally(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    """Draw an entry for each section in the order of the canal, then the coins, in two lists."""
    width = (column.box.width - 48) / 2
    step = (CARDS_BOTTOM - CARDS_TOP) / _ROWS
    for index, entry in enumerate(_entries(view, theme, seat, round(width))):
        left = column.box.left + 16 + (index // _ROWS) * (width + 16)
        stamp(image, entry, left, CARDS_TOP - 6 + (index % _ROWS) * step)


def _entries(view: CanalDuMidiView, theme: str, seat: int, width: int) -> Iterator[Sprite]:
    for site, there in enumerate(view.pawns):
        if seat in there:
            delayed = site in view.delayed
            points = section_points(view.box, site, len(there), delayed)
            yield _entry(theme, NUMERALS[site], points, len(there) > 1, delayed, width)
    if view.coins[seat]:
        points = view.coins[seat] * view.box.coin_points
        yield _entry(theme, "", points, False, False, width)


@lru_cache(maxsize=256)
def _entry(theme: str, numeral: str, points: int, shared: bool, delayed: bool, width: int) -> Sprite:
    """Return an entry of the count; a section goes by its numeral, coins by a coin."""
    palette = PALETTES[theme]
    canvas = Canvas(width, 40)
    canvas.line([(0, 39), (width, 39)], palette.rule, 2)
    right = 6.0
    if numeral:
        canvas.number(
            right + text_width(numeral, 30, "title") / 2, 20, numeral, 30, palette.ink, face="title"
        )
        right += text_width(numeral, 30, "title") + 10
    else:
        draw_coin(canvas, 22, 20, 15, palette)
    if shared:
        canvas.text(right, 20, _SHARED, 24, palette.ink_soft)
        right += text_width(_SHARED, 24) + 8
    if delayed:
        draw_hourglass(canvas, right + 8, 20, 20, palette)
    canvas.text(width - 4, 20, str(points), 34, palette.ink, bold=True, anchor="rm")
    return Sprite(canvas.image(), 0, 0)
