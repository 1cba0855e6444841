"""Your cards: the hand, the bet, and what lies in front of the seat; as large as needed."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.canal_du_midi import cards
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import brackets
from render.kit.curve import Point
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import stamp
from render.kit.tokens import token
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.pieces import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event
from rules.language.words import Words

_WIDTH, _HEIGHT = 170, 236
_SMALL_WIDTH, _SMALL_HEIGHT = 118, 164
_GAP, _MARGIN, _SPLIT = 16, 28, 44
_HEAD, _LABEL = 106, 36
_LEAST_WIDTH = 760


def paint_hand(view: CanalDuMidiView, theme: str, words: Words, events: Sequence[Event]) -> Image.Image:
    """Above, the hand and the own bet; below, smaller, the face-up cards and the own face-down ones.

    What came in since the ball last passed stands in brackets.
    """
    palette = PALETTES[theme]
    seat, hand, hidden = view.seat or 0, view.hand or (), view.own_face_down or ()
    row = view.face_up[seat]
    betting = view.phase in (Phase.PICK, Phase.BET) or view.revealed is not None
    upper = _span(max(len(hand), 1), _WIDTH) + (_SPLIT + _WIDTH if betting else 0)
    lower = _span(max(len(row), 1), _SMALL_WIDTH)
    lower += _SPLIT + _span(len(hidden), _SMALL_WIDTH) if hidden else 0
    width = 2 * _MARGIN + max(_LEAST_WIDTH, round(upper), round(lower))
    hand_top = _HEAD + _LABEL
    row_top = hand_top + _HEIGHT + 24 + _LABEL
    canvas = Canvas(width, row_top + _SMALL_HEIGHT + _MARGIN, palette.paper)
    _draw_head(canvas, view, seat, words, palette)
    bet_left = max(_MARGIN + _span(max(len(hand), 1), _WIDTH) + _SPLIT, width - _MARGIN - _WIDTH)
    hidden_left = _MARGIN + _span(max(len(row), 1), _SMALL_WIDTH) + _SPLIT
    labels = [
        (_MARGIN, hand_top, "label-hand", bet_left - _MARGIN - 12),
        (_MARGIN, row_top, "label-in-front", hidden_left - _MARGIN - 12),
    ]
    if betting:
        labels.append((bet_left, hand_top, "label-own-bet", _WIDTH))
    if hidden:
        labels.append((hidden_left, row_top, "label-face-down", width - _MARGIN - hidden_left))
    for left, top, key, room in labels:
        canvas.text(left, top - 20, fitted(words.text(key), room, 24), 24, palette.ink_soft)
    image = canvas.image()
    stamp(image, token(theme, seat, 27), _MARGIN + 40, 54)
    held = _lay(image, view, theme, hand, (_MARGIN, hand_top), (_WIDTH, _HEIGHT))
    shown = _lay(image, view, theme, row, (_MARGIN, row_top), (_SMALL_WIDTH, _SMALL_HEIGHT))
    _lay(image, view, theme, hidden, (hidden_left, row_top), (_SMALL_WIDTH, _SMALL_HEIGHT), hidden=True)
    if betting:
        bet = view.bet if view.revealed is None else view.revealed.bets[seat]
        if bet is None:
            empty = cards.slot(theme, _WIDTH, _HEIGHT, view.phase is Phase.BET)
            stamp(image, empty, bet_left, hand_top)
        else:
            stamp(image, cards.face(theme, view.box, bet, _WIDTH, _HEIGHT), bet_left, hand_top)
    in_hand, in_front = dict(zip(held, hand, strict=True)), dict(zip(shown, row, strict=True))
    _draw_marks(image, theme, seat, events, in_hand, in_front)
    return image


def _span(count: int, width: int) -> int:
    return count * (width + _GAP) - _GAP


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
    """Lays cards of a size side by side, from an upper left corner on; returns their places."""
    width, height = size
    top = corner[1]
    places: list[Box] = []
    for index, card in enumerate(laid):
        left = corner[0] + index * (width + _GAP)
        stamp(image, cards.face(theme, view.box, card, width, height), left, top)
        if hidden:
            stamp(image, cards.back(theme, view.seat or 0, 34, 48), left + width - 30, top - 8)
        places.append(Box(left, top, left + width, top + height))
    if not laid and not hidden:
        stamp(image, cards.slot(theme, width, height, False), corner[0], top)
    return places


def _draw_head(canvas: Canvas, view: CanalDuMidiView, seat: int, words: Words, palette: Palette) -> None:
    right = canvas.width - _MARGIN
    canvas.rectangle(_MARGIN, 14, right, 94, palette.panel, palette.rule, 2, radius=10)
    title = words.text("label-your-cards")
    canvas.text(right - 18, 54, title, 26, palette.ink_soft, anchor="rm")
    left = _MARGIN + 84
    name = fitted(words.value("seat", seat), right - 34 - text_width(title, 26) - left, 36, "bold")
    canvas.text(left, 54, name, 36, palette.ink, bold=True)


def _draw_marks(
    image: Image.Image,
    theme: str,
    seat: int,
    events: Sequence[Event],
    held: dict[Box, int],
    shown: dict[Box, int],
) -> None:
    in_hand: list[int] = []
    in_front: list[int] = []
    for event in events:
        match event:
            case happened.TookFaceUp() | happened.TookFaceDownCard() if event.seat == seat:
                in_hand.append(event.card)
            case happened.TurnedOver() if event.seat == seat:
                in_front.append(event.card)
            case happened.HandTradedCards():
                in_hand.append(event.taken if event.seat == seat else event.given)
            case happened.FaceUpTraded() if seat in (event.seat, event.other):
                in_front.append(event.taken if event.seat == seat else event.given)
            case _:
                pass
    for fresh, places in ((in_hand, held), (in_front, shown)):
        for box, card in places.items():
            if card in fresh:
                fresh.remove(card)
                mark = brackets(theme, round(box.width / 2) + 2, round(box.height / 2) + 2)
                stamp(image, mark, box.x, box.y)
