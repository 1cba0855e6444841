"""The count at the end: what each section and the unused coins brought a seat."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canal_du_midi.layout import CARDS_BOTTOM, CARDS_TOP, SITES, Column
from render.canal_du_midi.pieces import draw_coin, draw_hourglass
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, stamp
from rules.canal_du_midi.box import NUMERALS
from rules.canal_du_midi.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView

_ROWS = 5
_SHARED = "½"


def draw_tally(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    """One entry a section in the order of the canal, then the coins, in two lists."""
    width = (column.box.width - 48) / 2
    step = (CARDS_BOTTOM - CARDS_TOP) / _ROWS
    entries: list[Sprite] = []
    for site in range(SITES):
        there = view.pawns[site]
        if seat in there:
            delayed = site in view.delayed
            points = section_points(view.box, site, len(there), delayed)
            entries.append(_entry(theme, NUMERALS[site], points, len(there) > 1, delayed, round(width)))
    if view.coins[seat]:
        points = view.coins[seat] * view.box.coin_points
        entries.append(_entry(theme, "", points, False, False, round(width)))
    for index, entry in enumerate(entries):
        left = column.box.left + 16 + (index // _ROWS) * (width + 16)
        stamp(image, entry, left, CARDS_TOP - 6 + (index % _ROWS) * step)


@lru_cache(maxsize=256)
def _entry(theme: str, numeral: str, points: int, shared: bool, delayed: bool, width: int) -> Sprite:
    """A line of the count; a section by its numeral, coins by a coin."""
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
