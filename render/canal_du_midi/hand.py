"""The picture of what one seat holds: the hand, the bet, and what lies in front of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from render.canal_du_midi.pieces import cards
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import mark_box
from render.kit.curve import Point
from render.kit.fonts import fitted
from render.kit.hand_head import MARGIN, HandHead, draw_hand_head, draw_hand_owner
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import stamp
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words
from rules.records import Event

_LARGE, _SMALL = (170, 236), (118, 164)
"""Width and height of a card above and below."""
_GAP, _SPLIT = 16, 44
_HAND_TOP = 142
_ROW_TOP = _HAND_TOP + _LARGE[1] + 60
_LEAST_WIDTH = 760


@dataclass(frozen=True)
class _Sheet:
    """The width of the picture, and where the bet and the own face-down cards begin, across."""

    width: int
    bet_left: int
    hidden_left: int


def paint_hand(view: CanalDuMidiView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Return the cards of the view's seat, as large as needed.

    Above, the hand and the own bet; below, smaller, the face-up cards and the own face-down ones. What came
    in since the turn last passed stands in brackets.
    """
    palette, seat = PALETTES[theme], view.seat or 0
    hand, row, hidden = view.hand or (), view.face_up[seat], view.own_face_down or ()
    sheet = _sheet(len(hand), len(row), len(hidden), _has_bet_place(view))
    canvas = Canvas(sheet.width, _ROW_TOP + _SMALL[1] + MARGIN, palette.paper)
    head = _head(sheet)
    draw_hand_head(canvas, head, words.value("seat", seat), words.text("label-your-cards"), palette)
    _write_labels(canvas, view, sheet, words, palette)
    image = canvas.image()
    draw_hand_owner(image, theme, head, seat)
    held = _lay(image, view, theme, hand, (MARGIN, _HAND_TOP), _LARGE)
    shown = _lay(image, view, theme, row, (MARGIN, _ROW_TOP), _SMALL)
    _lay(image, view, theme, hidden, (sheet.hidden_left, _ROW_TOP), _SMALL, hidden=True)
    if _has_bet_place(view):
        _draw_bet(image, view, theme, seat, sheet.bet_left)
    _mark(image, theme, _new_in_hand(seat, events), hand, held)
    _mark(image, theme, _new_in_front(seat, events), row, shown)
    return image


def _has_bet_place(view: CanalDuMidiView) -> bool:
    return view.phase in (Phase.PICK, Phase.BET) or view.revealed is not None


def _sheet(hand: int, row: int, hidden: int, with_bet: bool) -> _Sheet:
    """Return the places for so many cards in hand, in front and face down."""
    hand_width = _span(max(hand, 1), _LARGE[0])
    row_width = _span(max(row, 1), _SMALL[0])
    upper = hand_width + (_SPLIT + _LARGE[0] if with_bet else 0)
    lower = row_width + (_SPLIT + _span(hidden, _SMALL[0]) if hidden else 0)
    width = 2 * MARGIN + max(_LEAST_WIDTH, upper, lower)
    bet_left = max(MARGIN + hand_width + _SPLIT, width - MARGIN - _LARGE[0])
    return _Sheet(width, bet_left, MARGIN + row_width + _SPLIT)


def _span(count: int, width: int) -> int:
    return count * (width + _GAP) - _GAP


def _head(sheet: _Sheet) -> HandHead:
    return HandHead(
        token_x=MARGIN + 40,
        name_left=MARGIN + 84,
        name_size=36,
        label_right=sheet.width - MARGIN - 18,
        label_size=26,
    )


def _write_labels(
    canvas: Canvas, view: CanalDuMidiView, sheet: _Sheet, words: Words, palette: Palette
) -> None:
    """Write above each group of cards what it is."""
    labels = [
        (MARGIN, _HAND_TOP, "label-hand", sheet.bet_left - MARGIN - 12),
        (MARGIN, _ROW_TOP, "label-in-front", sheet.hidden_left - MARGIN - 12),
    ]
    if _has_bet_place(view):
        labels.append((sheet.bet_left, _HAND_TOP, "label-own-bet", _LARGE[0]))
    if view.own_face_down:
        room = sheet.width - MARGIN - sheet.hidden_left
        labels.append((sheet.hidden_left, _ROW_TOP, "label-face-down", room))
    for left, top, key, room in labels:
        canvas.text(left, top - 20, fitted(words.text(key), room, 24), 24, palette.ink_soft)


def _lay(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    laid: Sequence[int],
    corner: Point,
    size: tuple[int, int],
    *,
    hidden: bool = False,
) -> list[Box]:
    """Lay cards of a size side by side, from an upper left corner on; return their places."""
    width, height = size
    top = corner[1]
    places: list[Box] = []
    for index, card in enumerate(laid):
        left = corner[0] + index * (width + _GAP)
        stamp(image, cards.face(theme, view.box, card, width, height), left, top)
        if hidden:
            stamp(image, cards.back(theme, view.seat or 0, 26, 36), left + width - 33, top + height - 44)
        places.append(Box(left, top, left + width, top + height))
    if not laid and not hidden:
        stamp(image, cards.slot(theme, width, height, False), corner[0], top)
    return places


def _draw_bet(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float) -> None:
    bet = view.bet if view.revealed is None else view.revealed.bets[seat]
    if bet is None:
        sprite = cards.slot(theme, *_LARGE, view.phase is Phase.BET)
    else:
        sprite = cards.face(theme, view.box, bet, *_LARGE)
    stamp(image, sprite, left, _HAND_TOP)


def _new_in_hand(seat: int, events: Sequence[Event]) -> Iterator[int]:
    """Yield the cards that came into the hand."""
    for event in events:
        match event:
            case happened.TookFaceUp() | happened.TookFaceDownCard() if event.seat == seat:
                yield event.card
            case happened.HandTradedCards():
                yield event.taken if event.seat == seat else event.given
            case _:
                pass


def _new_in_front(seat: int, events: Sequence[Event]) -> Iterator[int]:
    """Yield the cards that came into the row of face-up cards."""
    for event in events:
        match event:
            case happened.TurnedOver() if event.seat == seat:
                yield event.card
            case happened.FaceUpTraded() if seat in (event.seat, event.other):
                yield event.taken if event.seat == seat else event.given
            case _:
                pass


def _mark(
    image: Image.Image, theme: str, new: Iterator[int], laid: Sequence[int], places: Sequence[Box]
) -> None:
    """Put brackets around the new ones of the cards that were laid; of equal cards the first ones are new."""
    left = list(new)
    for card, box in zip(laid, places, strict=True):
        if card in left:
            left.remove(card)
            mark_box(image, theme, box, 2, whole=True)
