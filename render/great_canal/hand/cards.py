"""Progress cards in the picture of a hand: each kind by its name, with what it does in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from render.great_canal.describe.own import card_does
from render.great_canal.hand.block import LEFT, RIGHT, Block
from render.great_canal.pieces.goods import TRACK_COLOURS, draw_progress_card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, fitting_size
from render.kit.palette import Palette
from render.kit.seat_plates import draw_plate
from rules.great_canal.components.cards import CARD_DECK, Cards
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.view import GreatCanalView
from rules.language.words import Words

_ROW, _HEIGHT = 88.0, 78.0
_TEXT_LEFT = LEFT + 78
DOES_ROOM = RIGHT - 14 - _TEXT_LEFT
DOES_SIZES = (26.0, 23.0)
"""The room for what a card does, and the largest and the smallest size of it."""


def card_blocks(
    view: GreatCanalView, words: Words, cards: Cards, new: Sequence[str], palette: Palette
) -> Iterator[Block]:
    """Yield a row for each kind of some progress cards, marked if a card of it is new."""
    for card, count in Counter(cards).items():
        yield _row(view, words, card, count, card in new, palette)


def _row(view: GreatCanalView, words: Words, card: str, count: int, new: bool, palette: Palette) -> Block:
    track, name = TRACKS[CARD_DECK[card]], words.value("card", card)
    does = card_does(view, words, card)
    size = fitting_size(does, DOES_ROOM, *DOES_SIZES, step=1, face="medium")

    def draw(canvas: Canvas, top: float) -> None:
        bottom = top + _HEIGHT
        draw_plate(canvas, Box(LEFT, top, RIGHT, bottom), palette, TRACK_COLOURS[track])
        draw_progress_card(canvas, LEFT + 44, (top + bottom) / 2, 52, track)
        canvas.text(_TEXT_LEFT, top + 25, fitted(name, 760, 33, "bold"), 33, palette.ink, bold=True)
        canvas.text(_TEXT_LEFT, top + 58, fitted(does, DOES_ROOM, size), size, palette.ink)
        if count > 1:
            canvas.text(RIGHT - 16, top + 25, f"×{count}", 34, palette.ink, bold=True, anchor="rm")

    return Block(_ROW, draw, (Box(LEFT, 0, RIGHT, _HEIGHT),) if new else ())
