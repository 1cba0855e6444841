"""The line above the map: this round's site, what it needs, and who has done what for it."""

from __future__ import annotations

from PIL import Image

from render.canal_du_midi.layout.sheet import Caption, Cells, Header
from render.canal_du_midi.pieces.answers import answer, answer_of
from render.canal_du_midi.pieces.cards import back, draw_tick, slot, small_face
from render.canal_du_midi.pieces.site_plates import name_of
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.description import result
from render.kit.fonts import fitting_size, text_width
from render.kit.palette import PALETTES
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.tokens import token
from render.kit.writing import write, write_fitted
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.state import Phase, Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words


def draw_header(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, header: Header) -> None:
    """Draw what this round is about and what each seat has laid, or who has won.

    Until the bets of this round are turned over, those of the round before stand here, with the numeral of
    their site.
    """
    laid = True
    if view.site is None:
        laid = _draw_result(image, view, theme, words, header)
    else:
        _draw_site(image, view, theme, words, view.site, header)
    if laid:
        if header.divider is not None:
            stamp(image, _divider(theme), header.divider, header.box.y)
        _draw_cells(image, view, theme, words, header.cells)


def _draw_result(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, header: Header) -> bool:
    """Draw who has won; say whether that leaves room for the last bets."""
    box, left = header.box, header.box.left + 76
    stamp(image, laurel(theme, 22), box.left + 40, box.y - 1)
    text, room = result(view, words), header.need_right - left - 8
    laid = not box.covers(header.cells.left, header.cells.y) or text_width(text, 28, "bold") <= room
    if not laid:
        room = box.right - left - 20
    size = fitting_size(text, room, 36.0, 24)
    write_fitted(image, left, box.y, text, room, size, PALETTES[theme].ink, "bold")
    return laid


def _draw_site(
    image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, site: int, header: Header
) -> None:
    """Draw numeral and name of the site and the workers it needs, with those sent once they are known."""
    ink, y = PALETTES[theme].ink, header.box.y
    x = header.box.left + 20.0
    x += write(image, x, y, NUMERALS[site], header.numeral, ink, "title") + 16
    need = str(view.need(site))
    if view.revealed is not None:
        need = f"{view.sum(view.revealed)}/{need}"
    last_left = header.need_right - text_width(need, header.need, "bold") - 44
    name, room = name_of(view, site, words), last_left - x - 10
    size = fitting_size(name, room, header.name, header.name * 0.75)
    width = write_fitted(image, x, y, name, room, size, ink, "bold")
    need_left = min(last_left, x + width + 24)
    stamp(image, _worker(theme), need_left + 16, y)
    write(image, need_left + 40, y, need, header.need, ink, "bold")


def _draw_cells(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, cells: Cells) -> None:
    """Draw for each seat what it laid, now or in the round before, or what it still has to do."""
    ink_soft, last = PALETTES[theme].ink_soft, view.last_round

    def label(place: Caption, key: str) -> None:
        text = words.text(key)
        size = fitting_size(text, place.room, place.size, place.size * 0.75, step=1, face="medium")
        write_fitted(image, place.x, place.y, text, place.room, size, ink_soft, "medium", place.align)

    if last is None:
        label(cells.label, f"label-{view.phase.value}")
    else:
        label(cells.last, "label-last-bets")
        place, numeral = cells.numeral, NUMERALS[last.site]
        write(image, place.x, place.y, numeral, place.size, PALETTES[theme].ink, "title", place.align)
    step = min(cells.widest, (cells.right - cells.left) / view.seats)
    for seat in range(view.seats):
        _draw_cell(image, view, theme, seat, cells.left + seat * step, cells)


def _draw_cell(
    image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float, cells: Cells
) -> None:
    """Draw a seat's token, and beside it its bet or what it still has to do."""
    width, height = cells.card
    radius = cells.token_radius
    stamp(image, token(theme, seat, radius), left + radius + 3, cells.y)
    first, top = left + radius * 2 + 13, cells.y - height / 2
    if view.shown is not None:
        _draw_shown(image, view, theme, seat, first, view.shown, cells)
    elif view.phase is Phase.BET and view.has_bet[seat]:
        stamp(image, back(theme, seat, width, height), first, top)
    elif view.phase is Phase.PICK and seat not in view.waiting_for:
        stamp(image, _done(theme), first + width / 2, cells.y)
    else:
        stamp(image, slot(theme, width, height, seat in view.waiting_for), first, top)


def _draw_shown(
    image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, left: float, shown: Shown, cells: Cells
) -> None:
    """Draw a seat's bet, and its reinforcements or its answer."""
    width, height = cells.card
    top = cells.y - height / 2
    laid = shown.cards_of(seat)
    for index, card in enumerate(laid):
        face = small_face(theme, view.box, card, width, height)
        stamp(image, face, left + index * (width + 4), top)
    given = answer_of(view, seat)
    if len(laid) == 1 and given and view.revealed is not None:
        stamp(image, answer(theme, given, 13), left + width + 24, cells.y)


@kept
def _worker(theme: str) -> Sprite:
    palette = PALETTES[theme]
    canvas = Canvas(36, 44)
    icons.worker(canvas, 18, 22, 36, palette.ink, palette.ink)
    return centred(canvas)


@kept
def _divider(theme: str) -> Sprite:
    canvas = Canvas(4, 44)
    canvas.rectangle(1, 0, 3, 44, PALETTES[theme].rule)
    return centred(canvas)


@kept
def _done(theme: str) -> Sprite:
    canvas = Canvas(44, 44)
    draw_tick(canvas, 22, 22, 17, PALETTES[theme])
    return centred(canvas)
