"""Prices in the picture of a hand: each thing to buy, with its price and whether the hand pays it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.great_canal.hand.block import LEFT, RIGHT, Block
from render.great_canal.pieces.goods import draw_good, draw_track
from render.great_canal.purchases import Purchase
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, fitting_size, text_width
from render.kit.palette import Palette, mix
from rules.great_canal.components.kinds import GOODS
from rules.kit.tuples import Counts

_GAP, _HEIGHT, _STEP = 12.0, 58.0, 66.0
_COLUMNS = 2
_WIDTH = (RIGHT - LEFT - _GAP) / _COLUMNS
_GOOD, _PALE = 21.0, 0.55


def prices_block(there: Sequence[Purchase], goods: Counts, palette: Palette) -> Block:
    """Return the things to buy in two columns; what the hand pays has a tick, and what it lacks is pale."""
    rows = math.ceil(len(there) / _COLUMNS)

    def draw(canvas: Canvas, top: float) -> None:
        for index, purchase in enumerate(there):
            left = LEFT + index // rows * (_WIDTH + _GAP)
            y = top + index % rows * _STEP
            _draw_purchase(canvas, Box(left, y, left + _WIDTH, y + _HEIGHT), purchase, goods, palette)

    return Block(rows * _STEP + 8, draw)


def _draw_purchase(canvas: Canvas, box: Box, purchase: Purchase, goods: Counts, palette: Palette) -> None:
    payable = purchase.payable
    if payable:
        canvas.rectangle(*box.edges, palette.panel, palette.ink, 3, radius=10)
    else:
        canvas.rectangle(*box.edges, None, palette.rule, 2, radius=10)
    _draw_tick(canvas, box.left + 28, box.y, payable, palette)
    left = box.left + 54
    if purchase.track is not None:
        draw_track(canvas, purchase.track, left + 18, box.y, 16)
        left += 44
    right = _draw_price(canvas, box.right - 12, box.y, purchase.price, goods, palette)
    size = fitting_size(purchase.name, right - left, 30, 24)
    colour = palette.ink if payable else palette.ink_soft
    canvas.text(left, box.y, fitted(purchase.name, right - left, size, "bold"), size, colour, bold=True)


def _draw_tick(canvas: Canvas, x: float, y: float, payable: bool, palette: Palette) -> None:
    """Draw a gold disc with a tick, or an empty ring."""
    if not payable:
        canvas.disc(x, y, 15, None, palette.rule, 2.4)
        return
    canvas.disc(x, y, 17, palette.gold, palette.outline, 2)
    canvas.line([(x - 8, y), (x - 2, y + 7), (x + 9, y - 7)], palette.on_light, 4.5, True)


def _draw_price(
    canvas: Canvas, right: float, y: float, price: Counts, goods: Counts, palette: Palette
) -> float:
    """Draw a price up to ``right``, and return where it begins."""
    for index in reversed(range(len(GOODS))):
        count = price[index]
        if not count:
            continue
        enough = goods[index] >= count
        fill = palette.halo if enough else mix(palette.halo, palette.paper, _PALE)
        canvas.disc(right - _GOOD, y, _GOOD, fill, palette.outline if enough else palette.rule, 2)
        draw_good(canvas, GOODS[index], right - _GOOD, y, 12.5)
        right -= 2 * _GOOD + 4
        if count > 1:
            text = str(count)
            colour = palette.ink if enough else palette.ink_soft
            canvas.number(right - text_width(text, 32, "bold") / 2, y, text, 32, colour)
            right -= text_width(text, 32, "bold") + 8
    return right - 6
