"""The line above the map: this round's site, what it needs, and who has done what for it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canal_du_midi.cards import back, draw_tick, slot, small_face
from render.canal_du_midi.layout import HEADER
from render.canal_du_midi.pieces import answer
from render.canal_du_midi.plates import name_of
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.fonts import fitted, text_width
from render.kit.palette import PALETTES
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, centred, stamp
from render.kit.tokens import token
from render.kit.writing import write
from rules.canal_du_midi.box import NUMERALS
from rules.canal_du_midi.pieces import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_MIDDLE = (HEADER.top + HEADER.bottom) / 2
_LABEL_LEFT, _CELLS_LEFT, _CELLS_RIGHT = 988, 1090, 1582
_CARD_WIDTH, _CARD_HEIGHT = 32, 48


def draw_header(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words) -> None:
    """What this round is about, or who has won."""
    palette = PALETTES[theme]
    if view.site is None:
        stamp(image, laurel(theme, 22), HEADER.left + 40, _MIDDLE - 1)
        said, size = result(view, words), 36.0
        while size > 26 and text_width(said, size, "bold") > HEADER.width - 96:
            size -= 2
        said = fitted(said, HEADER.width - 96, size, "bold")
        write(image, HEADER.left + 76, _MIDDLE, said, size, palette.ink, "bold")
        return
    x = HEADER.left + 20.0
    numeral = NUMERALS[view.site]
    x += write(image, x, _MIDDLE, numeral, 42, palette.ink, "title") + 16
    need = str(view.need(view.site))
    if view.revealed is not None:
        need = f"{view.sum(view.revealed)}/{need}"
    need_left = _LABEL_LEFT - 22 - text_width(need, 42, "bold") - 44
    name = fitted(name_of(view, view.site, words), need_left - x - 10, 36, "bold")
    need_left = min(need_left, x + write(image, x, _MIDDLE, name, 36, palette.ink, "bold") + 24)
    stamp(image, _worker(theme), need_left + 16, _MIDDLE)
    write(image, need_left + 40, _MIDDLE, need, 42, palette.ink, "bold")
    stamp(image, _divider(theme), _LABEL_LEFT - 12, _MIDDLE)
    label = fitted(words.text(f"label-{view.phase.value}"), _CELLS_LEFT - _LABEL_LEFT - 8, 28)
    write(image, _LABEL_LEFT, _MIDDLE, label, 28, palette.ink_soft)
    step = min(156.0, (_CELLS_RIGHT - _CELLS_LEFT) / view.seats)
    for seat in range(view.seats):
        _draw_cell(image, view, theme, seat, _CELLS_LEFT + seat * step)


def result(view: CanalDuMidiView, words: Words) -> str:
    """Who has won."""
    winners = view.outcome.winners if view.outcome is not None else ()
    said = [words.value("seat", seat) for seat in winners]
    return words.text("describe-over", count=len(winners), winners=words.listed(said))


def _draw_cell(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float) -> None:
    stamp(image, token(theme, seat, 14), left + 20, _MIDDLE)
    first, second, top = left + 46, left + 46 + _CARD_WIDTH + 4, _MIDDLE - _CARD_HEIGHT / 2
    shown = view.revealed
    if shown is None:
        if view.phase is Phase.BET and view.has_bet[seat]:
            stamp(image, back(theme, seat, _CARD_WIDTH, _CARD_HEIGHT), first, top)
        elif view.phase is Phase.PICK and seat not in view.waiting_for:
            stamp(image, _done(theme), first + _CARD_WIDTH / 2, _MIDDLE)
        else:
            stamp(image, slot(theme, _CARD_WIDTH, _CARD_HEIGHT, seat in view.waiting_for), first, top)
        return
    cards = shown.cards_of(seat)
    stamp(image, small_face(theme, view.box, shown.bets[seat], _CARD_WIDTH, _CARD_HEIGHT), first, top)
    if len(cards) > 1:
        stamp(image, small_face(theme, view.box, cards[1], _CARD_WIDTH, _CARD_HEIGHT), second, top)
    elif said := answer_of(view, seat):
        stamp(image, answer(theme, said, 12), second + 15, _MIDDLE)


def answer_of(view: CanalDuMidiView, seat: int) -> str:
    """What a seat with a coin has said, or that it is asked; empty if it is not."""
    if seat in view.senders:
        return "sent"
    if seat in view.held:
        return "held"
    return "asked" if seat in view.asked else ""


@lru_cache(maxsize=4)
def _worker(theme: str) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(36, 44)
    icons.worker(canvas, 18, 22, 36, palette.ink, palette.ink)
    return centred(canvas)


@lru_cache(maxsize=4)
def _divider(theme: str) -> Sprite:
    canvas = Canvas(4, 44)
    canvas.rectangle(1, 0, 3, 44, PALETTES[theme].rule)
    return centred(canvas)


@lru_cache(maxsize=4)
def _done(theme: str) -> Sprite:
    canvas = Canvas(44, 44)
    draw_tick(canvas, 22, 22, 17, PALETTES[theme])
    return centred(canvas)
