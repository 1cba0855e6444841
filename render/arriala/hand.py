"""The picture of what one seat holds: its cards by kind, and its workers in the reserve."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render.arriala.pieces.cards import draw_card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import mark_box
from render.kit.hand_head import MARGIN, MIDDLE, HandHead, draw_hand_head, draw_hand_owner
from render.kit.palette import PALETTES
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.arriala.events import DrewCard
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Event

_CARD_WIDTH, _CARD_HEIGHT = 196, 284
_GAP, _HEAD = 18, 104
_COLUMNS = 5
_RESERVE_STEP = 62


def paint_hand(view: ArrialaView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return the hand of the view's seat, one picture a kind, and its reserve; as large as needed.

    Cards drawn since the turn last passed stand in brackets.
    """
    palette, seat = PALETTES[theme], view.seat or 0
    held = [(kind, count) for kind, count in zip(view.deck.kinds, view.hand or (), strict=False) if count]
    columns = min(_COLUMNS, max(3, len(held)))
    rows = max(1, math.ceil(len(held) / columns))
    width = 2 * MARGIN + columns * _CARD_WIDTH + (columns - 1) * _GAP
    height = _HEAD + rows * (_CARD_HEIGHT + _GAP) + MARGIN - _GAP
    canvas = Canvas(width, height, palette.paper)
    head, name, label = _head(view, seat, width), words.value("seat", seat), words.text("label-reserve")
    draw_hand_head(canvas, head, name, label, palette, labelled=bool(view.reserve_of(seat)))
    places = [_place(index, columns) for index in range(len(held))]
    for (kind, count), box in zip(held, places, strict=True):
        reach = view.deck.reach[view.deck.index[kind]]
        draw_card(canvas, box, kind, reach, words.value("card", kind), count, seat, palette)
    if not held:
        text = words.text("label-no-cards")
        canvas.text(width / 2, _HEAD + _CARD_HEIGHT / 2, text, 34, palette.ink_soft, anchor="mm")
    image = canvas.image()
    draw_hand_owner(image, theme, head, seat)
    _draw_reserve(image, view, theme, seat)
    drawn = {event.card for event in events if isinstance(event, DrewCard)}
    for (kind, _), box in zip(held, places, strict=True):
        if kind in drawn:
            mark_box(image, theme, box, 3)
    return image


def _head(view: ArrialaView, seat: int, width: int) -> HandHead:
    """Return the places in the head; the label stands left of the workers in the reserve."""
    return HandHead(
        token_x=MARGIN + 34,
        name_left=MARGIN + 78,
        name_size=34,
        label_right=width - MARGIN - len(view.reserve_of(seat)) * _RESERVE_STEP - 12,
        label_size=24,
    )


def _draw_reserve(image: Image.Image, view: ArrialaView, theme: str, seat: int) -> None:
    """Draw the workers in the reserve at the right end of the head."""
    reserve = view.reserve_of(seat)
    for index, worker in enumerate(reserve):
        x = image.width - MARGIN - 30 - (len(reserve) - 1 - index) * _RESERVE_STEP
        stamp(image, token(theme, seat, 23, str(view.number_of(worker))), x, MIDDLE)


def _place(index: int, columns: int) -> Box:
    left = float(MARGIN + (index % columns) * (_CARD_WIDTH + _GAP))
    top = float(_HEAD + (index // columns) * (_CARD_HEIGHT + _GAP))
    return Box(left, top, left + _CARD_WIDTH, top + _CARD_HEIGHT)
