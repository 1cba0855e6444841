"""The players' columns: name, points, coins, cards in hand and in front, and the bet."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canal_du_midi import cards
from render.canal_du_midi.changes import Changes
from render.canal_du_midi.header import answer_of
from render.canal_du_midi.layout import COLUMNS_BOTTOM, COLUMNS_TOP, Column, columns
from render.canal_du_midi.pieces import answer, coin, no_coin, pennant
from render.canal_du_midi.tally import draw_tally
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import brackets, tag
from render.kit.fonts import fitted
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import laurel
from render.kit.sprites import Sprite, centred, stamp
from render.kit.tokens import token
from render.kit.writing import write
from rules.canal_du_midi.pieces import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_MOST_COINS = 3
_MOST_BACKS = 3
_FRAME = 5


def columns_of(view: CanalDuMidiView) -> tuple[Column, ...]:
    """The columns of a view, by seat."""
    return columns(view.seats, max(view.box.start.face_up, *(len(row) for row in view.face_up), 1))


def draw_seats(image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, changes: Changes) -> None:
    """One column for each seat; who is waited for has a thick frame, who has won a laurel."""
    for seat, column in enumerate(columns_of(view)):
        won = view.outcome is not None and seat in view.outcome.winners
        framed = won or seat in view.waiting_for
        sheet = _sheet(theme, round(column.box.width), seat, framed)
        stamp(image, sheet, column.box.left, column.box.top)
        _draw_head(image, view, theme, words, seat, column, won, changes.gained[seat])
        _draw_stores(image, view, theme, seat, column)
        if view.site is None:
            draw_tally(image, view, theme, seat, column)
            continue
        _draw_row(image, view, theme, seat, column)
        _draw_bet(image, view, theme, seat, column)
        _draw_marks(image, view, theme, seat, column, changes)


def _draw_head(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    seat: int,
    column: Column,
    won: bool,
    gained: int,
) -> None:
    palette = PALETTES[theme]
    x, y = column.token
    if won:
        stamp(image, laurel(theme, 29), x, y)
    stamp(image, token(theme, seat, 17 if won else 25), x, y)
    right, points_y = column.points
    points = str(view.scores[seat])
    lift = 11 if gained else 0
    width = write(image, right, points_y - lift, points, 60, palette.ink, "bold", "r")
    if gained:
        stamp(image, tag(theme, f"{'+' if gained > 0 else '–'}{abs(gained)}"), right + 4, points_y + 34)
    first = view.outcome is None and seat == view.first_player
    room = right - width - column.name_left - (76 if first else 14)
    name = fitted(words.value("seat", seat), room, 34, "bold")
    end = column.name_left + write(image, column.name_left, y, name, 34, palette.ink, "bold")
    if first:
        stamp(image, pennant(theme), end + 16, y + 24)


def _draw_stores(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    """Coins and hand, each as a few pieces and their number."""
    ink = PALETTES[theme].ink
    x, y = column.coins
    coins = view.coins[seat]
    drawn = min(coins, _MOST_COINS)
    for index in range(drawn):
        stamp(image, coin(theme, 20, covered=index < drawn - 1), x + index * 22, y)
    if not coins:
        stamp(image, no_coin(theme, 19), x, y)
    write(image, x + max(0, drawn - 1) * 22 + 30, y, str(coins), 36, ink, "bold")
    if view.site is None:
        return
    x, y = column.hand
    _draw_backs(image, theme, seat, Box(x, y - 23, x + 32, y + 23), view.hand_sizes[seat], 12)
    if not column.large_pile:
        _draw_backs(image, theme, seat, column.pile, view.face_down[seat], 8)
        return
    count, pile = view.face_down[seat], column.pile
    most = max(0, min(count, _MOST_BACKS) - 1)
    width, height = round(pile.width) - 5 * most, round(pile.height) - 5 * most
    for lift in range(most if count else -1, -1, -1):
        stamp(
            image,
            cards.back(theme, seat, width, height, parted=True),
            pile.left + lift * 5,
            pile.top + lift * 5,
        )
    if count:
        stamp(image, _number(theme, count), pile.left + width / 2, pile.top + height / 2)
    else:
        stamp(image, cards.slot(theme, round(pile.width), round(pile.height), False), pile.left, pile.top)


def _draw_backs(image: Image.Image, theme: str, seat: int, place: Box, count: int, step: int) -> None:
    """A small stack face down and its number; a dashed place if there is none."""
    width, height = round(place.width), round(place.height)
    for index in range(min(count, _MOST_BACKS)):
        stamp(image, cards.back(theme, seat, width, height), place.left + index * step, place.top)
    if not count:
        stamp(image, cards.slot(theme, width, height, False), place.left, place.top)
    right = place.right + max(0, min(count, _MOST_BACKS) - 1) * step
    write(image, right + 11, place.y, str(count), 36, PALETTES[theme].ink, "bold")


def _draw_row(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    row = view.face_up[seat]
    for index, place in enumerate(column.row):
        if index < len(row):
            face = cards.face(theme, view.box, row[index], place.width, place.height)
            stamp(image, face, place.left, place.top)
        else:
            empty = cards.slot(theme, round(place.width), round(place.height), False)
            stamp(image, empty, place.left, place.top)


def _draw_bet(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    place, shown = column.bet, view.revealed
    width, height = round(place.width), round(place.height)
    if shown is None:
        if view.phase is Phase.BET and view.has_bet[seat]:
            stamp(image, cards.back(theme, seat, width, height, ticked=True), place.left, place.top)
        else:
            awaited = view.phase is Phase.BET
            stamp(image, cards.slot(theme, width, height, awaited), place.left, place.top)
        return
    at_site = shown.cards_of(seat)
    for card, part in zip(at_site, _parts(place, len(at_site)), strict=True):
        stamp(image, cards.face(theme, view.box, card, part.width, part.height), part.left, part.top)
    if said := answer_of(view, seat):
        stamp(image, answer(theme, said, 21), place.right - 12, place.top + 8)


def _parts(place: Box, count: int) -> tuple[Box, ...]:
    """The place of a bet, shared by the bet and its reinforcement."""
    if count < 2:
        return (place,)
    return (
        Box(place.left, place.top, place.right, place.y - 5),
        Box(place.left, place.y + 5, place.right, place.bottom),
    )


def _draw_marks(
    image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column, changes: Changes
) -> None:
    fresh = [card for owner, card in changes.cards if owner == seat]
    for index in range(len(view.face_up[seat]) - 1, -1, -1):
        if view.face_up[seat][index] in fresh:
            fresh.remove(view.face_up[seat][index])
            _mark(image, theme, column.row[index])
    if seat in changes.coins:
        x, y = column.coins
        shown = min(max(view.coins[seat], 1), _MOST_COINS)
        _mark(image, theme, Box(x - 22, y - 22, x + 54 + (shown - 1) * 22, y + 22))
    if seat in changes.hands:
        x, y = column.hand
        backs = min(max(view.hand_sizes[seat], 1), _MOST_BACKS)
        _mark(image, theme, Box(x - 3, y - 24, x + 67 + (backs - 1) * 12, y + 24))
    if seat in changes.reinforced and view.revealed is not None:
        _mark(image, theme, _parts(column.bet, 2)[1])


def _mark(image: Image.Image, theme: str, box: Box) -> None:
    stamp(image, brackets(theme, round(box.width / 2) + 2, round(box.height / 2) + 2), box.x, box.y)


@lru_cache(maxsize=32)
def _sheet(theme: str, width: int, seat: int, framed: bool) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[seat]
    height = COLUMNS_BOTTOM - COLUMNS_TOP
    canvas = Canvas(width + 2 * _FRAME, height + 2 * _FRAME, None, -_FRAME, -_FRAME)
    if framed:
        canvas.rectangle(-_FRAME, -_FRAME, width + _FRAME, height + _FRAME, palette.ink, radius=15)
    canvas.rectangle(0, 0, width, height, style.fill, radius=11)
    canvas.rectangle(0, 12, width, height, palette.panel, radius=11)
    canvas.rectangle(0, 12, width, 30, palette.panel)
    if not framed:
        canvas.rectangle(0, 0, width, height, None, palette.rule, 2, radius=11)
        canvas.rectangle(0, 0, width, 12, style.fill, radius=6)
    return Sprite(canvas.image(), _FRAME, _FRAME)


@lru_cache(maxsize=32)
def _number(theme: str, count: int) -> Sprite:
    """A number on an ivory disc."""
    palette = PALETTES[theme]
    canvas = Canvas(60, 60)
    canvas.disc(30, 30, 28, palette.outline)
    canvas.disc(30, 30, 25.5, palette.halo)
    canvas.number(30, 30, str(count), 36, palette.on_light)
    return centred(canvas)
