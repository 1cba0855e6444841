"""The players' columns: name, points, coins, cards in hand and in front, and the bet."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canal_du_midi.layout import (
    COIN_STEP,
    COLUMNS_BOTTOM,
    COLUMNS_TOP,
    HAND_STEP,
    MOST_BACKS,
    MOST_COINS,
    Column,
    bet_parts,
    columns_of,
)
from render.canal_du_midi.marks.brackets import mark_seat
from render.canal_du_midi.marks.changes import Changes
from render.canal_du_midi.pieces import cards
from render.canal_du_midi.pieces.answers import answer, answer_of
from render.canal_du_midi.pieces.coins import coin, no_coin
from render.canal_du_midi.pieces.signs import pennant
from render.canal_du_midi.seats.tally import draw_tally
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, write_points
from render.kit.sprites import Sprite, centred, stamp
from render.kit.writing import write, write_fitted
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_FRAME = 5


def draw_columns(
    image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, changes: Changes
) -> None:
    """Draw a column for each seat; who is waited for has a thick frame, who has won a laurel.

    At the end of the game a column holds its seat's count instead of its cards.
    """
    for seat, column in enumerate(columns_of(view)):
        won = view.outcome is not None and seat in view.outcome.winners
        sheet = _sheet(theme, round(column.box.width), seat, won or seat in view.waiting_for)
        stamp(image, sheet, column.box.left, column.box.top)
        _draw_head(image, view, theme, words, seat, column, won, changes.gained[seat])
        _draw_coins(image, view, theme, seat, column)
        if view.site is None:
            draw_tally(image, view, theme, seat, column)
            continue
        _draw_hand(image, view, theme, seat, column)
        _draw_row(image, view, theme, seat, column)
        _draw_bet(image, view, theme, seat, column)
        mark_seat(image, view, theme, seat, column, changes)


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
    ink = PALETTES[theme].ink
    x, y = column.token
    draw_owner(image, theme, seat, x, y, 25, won=won)
    right, points_y = column.points
    width = write_points(image, theme, right, points_y, view.scores[seat], 60, lifted=bool(gained))
    draw_gain(image, theme, right, points_y + 34, gained)
    first = view.outcome is None and seat == view.first_player
    left = column.name_left
    room = right - width - left - (76 if first else 14)
    end = left + write_fitted(image, left, y, words.value("seat", seat), room, 34, ink, "bold")
    if first:
        stamp(image, pennant(theme), end + 16, y + 24)


def _draw_coins(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    """Draw a few coins and their number."""
    x, y = column.coins
    coins = view.coins[seat]
    drawn = min(coins, MOST_COINS)
    for index in range(drawn):
        stamp(image, coin(theme, 20, covered=index < drawn - 1), x + index * COIN_STEP, y)
    if not coins:
        stamp(image, no_coin(theme, 19), x, y)
    write(image, x + max(0, drawn - 1) * COIN_STEP + 30, y, str(coins), 36, PALETTES[theme].ink, "bold")


def _draw_hand(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, column: Column) -> None:
    """Draw the cards in hand and the face-down ones, as backs with their numbers."""
    x, y = column.hand
    _draw_backs(image, theme, seat, Box(x, y - 23, x + 32, y + 23), view.hand_sizes[seat], HAND_STEP)
    if column.large_pile:
        _draw_large_pile(image, theme, seat, column.pile, view.face_down[seat])
    else:
        _draw_backs(image, theme, seat, column.pile, view.face_down[seat], 8)


def _draw_large_pile(image: Image.Image, theme: str, seat: int, pile: Box, count: int) -> None:
    """Draw a pile of large backs with its number on them; a dashed place if there is none."""
    if not count:
        stamp(image, cards.slot(theme, round(pile.width), round(pile.height), False), pile.left, pile.top)
        return
    most = min(count, MOST_BACKS) - 1
    width, height = round(pile.width) - 5 * most, round(pile.height) - 5 * most
    back = cards.back(theme, seat, width, height, parted=True)
    for lift in range(most, -1, -1):
        stamp(image, back, pile.left + lift * 5, pile.top + lift * 5)
    stamp(image, _number(theme, count), pile.left + width / 2, pile.top + height / 2)


def _draw_backs(image: Image.Image, theme: str, seat: int, place: Box, count: int, step: int) -> None:
    """Draw a small stack face down and its number; a dashed place if there is none."""
    width, height = round(place.width), round(place.height)
    for index in range(min(count, MOST_BACKS)):
        stamp(image, cards.back(theme, seat, width, height), place.left + index * step, place.top)
    if not count:
        stamp(image, cards.slot(theme, width, height, False), place.left, place.top)
    right = place.right + max(0, min(count, MOST_BACKS) - 1) * step
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
    if shown is None:
        betting, width, height = view.phase is Phase.BET, round(place.width), round(place.height)
        if betting and view.has_bet[seat]:
            sprite = cards.back(theme, seat, width, height, ticked=True)
        else:
            sprite = cards.slot(theme, width, height, betting)
        stamp(image, sprite, place.left, place.top)
        return
    at_site = shown.cards_of(seat)
    for card, part in zip(at_site, bet_parts(place, len(at_site)), strict=True):
        stamp(image, cards.face(theme, view.box, card, part.width, part.height), part.left, part.top)
    if given := answer_of(view, seat):
        stamp(image, answer(theme, given, 21), place.right - 12, place.top + 8)


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
    """Return a number on an ivory disc."""
    palette = PALETTES[theme]
    canvas = Canvas(60, 60)
    canvas.disc(30, 30, 28, palette.outline)
    canvas.disc(30, 30, 25.5, palette.halo)
    canvas.number(30, 30, str(count), 36, palette.on_light)
    return centred(canvas)
