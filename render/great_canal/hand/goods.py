"""Goods in the picture of a hand: a card for each kind, with its count, and the bank's rates."""

from __future__ import annotations

from render.great_canal.hand.block import LEFT, Block
from render.great_canal.pieces.goods import draw_good
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, fitting_size, text_width
from render.kit.palette import Palette, mix
from rules.great_canal.components.kinds import GOODS
from rules.kit.tuples import Counts
from rules.language.words import Words

_STEP, _WIDTH, _HEIGHT = 120.0, 104.0, 134.0


def goods_block(counts: Counts, gained: Counts, words: Words, palette: Palette) -> Block:
    """Return a card for each good; those of which there are none are pale, and what came in has a tag."""
    names = [words.value("good", good) for good in GOODS]

    def draw(canvas: Canvas, top: float) -> None:
        for index, good in enumerate(GOODS):
            x = _middle(index)
            _draw_card(canvas, good, x, top + 8, counts[index], palette)
            size = fitting_size(names[index], _STEP - 6, 26, 22, face="medium")
            name = fitted(names[index], _STEP - 6, size)
            canvas.text(x, top + _HEIGHT + 28, name, size, palette.ink, anchor="mm")
            if gained[index]:
                _draw_tag(canvas, x + _WIDTH / 2 + 4, top + 14, f"+{gained[index]}", palette)

    return Block(_HEIGHT + 50, draw)


def rates_block(rates: Counts, usual: int, palette: Palette) -> Block:
    """Return the bank's rate of each good, below its card; better ones than the usual stand on gold."""

    def draw(canvas: Canvas, top: float) -> None:
        for index, rate in enumerate(rates):
            x, text = _middle(index), f"{rate}:1"
            if rate < usual:
                canvas.rectangle(
                    x - 40, top + 2, x + 40, top + 42, palette.gold, palette.outline, 2, radius=20
                )
            canvas.number(x, top + 22, text, 32, palette.on_light if rate < usual else palette.ink)

    return Block(58, draw)


def _middle(index: int) -> float:
    return LEFT + index * _STEP + _WIDTH / 2


def _draw_card(canvas: Canvas, good: str, x: float, top: float, count: int, palette: Palette) -> None:
    left, right, bottom = x - _WIDTH / 2, x + _WIDTH / 2, top + _HEIGHT
    fill = palette.halo if count else mix(palette.halo, palette.panel_deep, 0.7)
    canvas.rectangle(
        left, top, right, bottom, fill, palette.outline if count else palette.rule, 2.4, radius=12
    )
    draw_good(canvas, good, x, top + 42, 27)
    ink = palette.on_light if palette.theme == "light" or count else palette.ink
    canvas.number(x, top + 98, str(count), 54, ink if count else mix(ink, fill, 0.35))


def _draw_tag(canvas: Canvas, right: float, y: float, text: str, palette: Palette) -> None:
    """Draw how many came in."""
    width = text_width(text, 26, "bold") + 20
    canvas.rectangle(right - width, y - 17, right, y + 17, palette.gold, palette.outline, 2, radius=17)
    canvas.number(right - width / 2, y, text, 26, palette.on_light)
