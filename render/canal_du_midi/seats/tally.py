"""The count at the end: what each section and the unused coins brought a seat."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.canal_du_midi.layout.seats import Tally
from render.canal_du_midi.pieces.coins import draw_coin
from render.canal_du_midi.pieces.signs import draw_hourglass
from render.kit.canvas import Canvas
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite, kept, stamp
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.steps.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView

_SHARED = "½"
_GAP = 14


def draw_tally(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, tally: Tally) -> None:
    """Draw an entry for each section in the order of the canal, then the coins, in lists."""
    width = (tally.box.width - _GAP * (tally.lists - 1)) / tally.lists
    step = tally.box.height / tally.rows
    height = min(40, int(step))
    for index, entry in enumerate(_entries(view, theme, seat, round(width), height)):
        left = tally.box.left + (index // tally.rows) * (width + _GAP)
        stamp(image, entry, left, tally.box.top + (index % tally.rows) * step)


def _entries(view: CanalDuMidiView, theme: str, seat: int, width: int, height: int) -> Iterator[Sprite]:
    for site, there in enumerate(view.pawns):
        if seat in there:
            delayed = site in view.delayed
            points = section_points(view.box, site, len(there), delayed)
            yield _entry(theme, NUMERALS[site], points, len(there) > 1, delayed, width, height)
    if view.coins[seat]:
        points = view.coins[seat] * view.box.coin_points
        yield _entry(theme, "", points, False, False, width, height)


@kept
def _entry(
    theme: str, numeral: str, points: int, shared: bool, delayed: bool, width: int, height: int
) -> Sprite:
    """Return an entry of the count; a section goes by its numeral, coins by a coin."""
    palette = PALETTES[theme]
    canvas = Canvas(width, height)
    canvas.line([(0, height - 1), (width, height - 1)], palette.rule, 2)
    tight = height < 40
    y, size, gap = height / 2, height * (0.72 if tight else 0.75), 3 if tight else 10
    right = 0.0 if tight else 6.0
    if numeral:
        numeral_width = text_width(numeral, size, "title")
        canvas.number(right + numeral_width / 2, y, numeral, size, palette.ink, face="title")
        right += numeral_width + gap
    else:
        draw_coin(canvas, right + height * 0.4, y, height * 0.38, palette)
    if shared:
        canvas.text(right, y, _SHARED, size * 0.8, palette.ink_soft)
        right += text_width(_SHARED, size * 0.8) + gap - 2
    if delayed:
        draw_hourglass(canvas, right + height * 0.21 + 2, y, height * 0.5, palette)
    canvas.text(width - 4, y, str(points), height * 0.85, palette.ink, bold=True, anchor="rm")
    return Sprite(canvas.image(), 0, 0)
