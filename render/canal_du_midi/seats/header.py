"""The line above the map: this round's site, what it needs, and who has done what for it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canal_du_midi.layout import HEADER
from render.canal_du_midi.pieces.answers import answer, answer_of
from render.canal_du_midi.pieces.cards import back, draw_tick, slot, small_face
from render.canal_du_midi.pieces.site_plates import name_of
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.description import result
from render.kit.fonts import fitting_size, text_width
from render.kit.palette import PALETTES
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, centred, stamp
from render.kit.tokens import token
from render.kit.writing import write, write_fitted
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.state import Phase, Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_MIDDLE = (HEADER.top + HEADER.bottom) / 2
_LABEL_LEFT, _CELLS_LEFT, _CELLS_RIGHT = 988, 1090, 1582
_CARD_WIDTH, _CARD_HEIGHT = 32, 48


def draw_header(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words) -> None:
    """Draw what this round is about and what each seat has done, or who has won."""
    if view.site is None:
        _draw_result(image, view, theme, words)
        return
    _draw_site(image, view, theme, words, view.site)
    stamp(image, _divider(theme), _LABEL_LEFT - 12, _MIDDLE)
    label = words.text(f"label-{view.phase.value}")
    room = _CELLS_LEFT - _LABEL_LEFT - 8
    write_fitted(image, _LABEL_LEFT, _MIDDLE, label, room, 28, PALETTES[theme].ink_soft)
    step = min(156.0, (_CELLS_RIGHT - _CELLS_LEFT) / view.seats)
    for seat in range(view.seats):
        _draw_cell(image, view, theme, seat, _CELLS_LEFT + seat * step)


def _draw_result(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words) -> None:
    stamp(image, laurel(theme, 22), HEADER.left + 40, _MIDDLE - 1)
    text, room = result(view, words), HEADER.width - 96
    size = fitting_size(text, room, 36.0, 26)
    write_fitted(image, HEADER.left + 76, _MIDDLE, text, room, size, PALETTES[theme].ink, "bold")


def _draw_site(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, site: int) -> None:
    """Draw numeral and name of the site and the workers it needs, with those sent once they are known."""
    ink = PALETTES[theme].ink
    x = HEADER.left + 20.0
    x += write(image, x, _MIDDLE, NUMERALS[site], 42, ink, "title") + 16
    need = str(view.need(site))
    if view.revealed is not None:
        need = f"{view.sum(view.revealed)}/{need}"
    last_left = _LABEL_LEFT - 22 - text_width(need, 42, "bold") - 44
    name = name_of(view, site, words)
    width = write_fitted(image, x, _MIDDLE, name, last_left - x - 10, 36, ink, "bold")
    need_left = min(last_left, x + width + 24)
    stamp(image, _worker(theme), need_left + 16, _MIDDLE)
    write(image, need_left + 40, _MIDDLE, need, 42, ink, "bold")


def _draw_cell(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float) -> None:
    """Draw a seat's token, and beside it its bet or what it still has to do."""
    stamp(image, token(theme, seat, 14), left + 20, _MIDDLE)
    first, top = left + 46, _MIDDLE - _CARD_HEIGHT / 2
    if view.revealed is not None:
        _draw_shown(image, view, theme, seat, first, view.revealed)
    elif view.phase is Phase.BET and view.has_bet[seat]:
        stamp(image, back(theme, seat, _CARD_WIDTH, _CARD_HEIGHT), first, top)
    elif view.phase is Phase.PICK and seat not in view.waiting_for:
        stamp(image, _done(theme), first + _CARD_WIDTH / 2, _MIDDLE)
    else:
        stamp(image, slot(theme, _CARD_WIDTH, _CARD_HEIGHT, seat in view.waiting_for), first, top)


def _draw_shown(
    image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float, shown: Shown
) -> None:
    """Draw a seat's bet, and its reinforcement or its answer."""
    cards = shown.cards_of(seat)
    second, top = left + _CARD_WIDTH + 4, _MIDDLE - _CARD_HEIGHT / 2
    stamp(image, small_face(theme, view.box, shown.bets[seat], _CARD_WIDTH, _CARD_HEIGHT), left, top)
    if len(cards) > 1:
        stamp(image, small_face(theme, view.box, cards[1], _CARD_WIDTH, _CARD_HEIGHT), second, top)
    elif given := answer_of(view, seat):
        stamp(image, answer(theme, given, 12), second + 15, _MIDDLE)


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
