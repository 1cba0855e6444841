"""The plates of the seats: name, points, coins, cards in hand and in front, and the bet."""

from __future__ import annotations

from PIL import Image

from render.canal_du_midi.layout.seats import MOST_BACKS, SeatPlate, Stack, bet_parts
from render.canal_du_midi.marks.brackets import mark_seat
from render.canal_du_midi.marks.changes import Changes
from render.canal_du_midi.pieces import cards
from render.canal_du_midi.pieces.answers import answer, answer_of
from render.canal_du_midi.pieces.coins import coin, no_coin
from render.canal_du_midi.pieces.signs import pennant
from render.canal_du_midi.seats.tally import draw_tally
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.fonts import fitting_size, text_width
from render.kit.palette import PALETTES, PLAYERS
from render.kit.seat_plates import draw_gain, draw_owner, write_points
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.writing import write, write_fitted
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.words import Words

_FRAME = 5
_LOW = 80
"""Cards less high than this have a number only."""


def draw_seats(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    plates: tuple[SeatPlate, ...],
    changes: Changes,
) -> None:
    """Draw a plate for each seat; who is waited for has a thick frame, who has won a laurel.

    At the end of the game a plate holds its seat's count instead of its cards.
    """
    for seat, plate in enumerate(plates):
        won = view.outcome is not None and seat in view.outcome.winners
        framed = won or seat in view.waiting_for
        box = plate.box
        ground = _sheet(theme, round(box.width), round(box.height), plate.stripe, seat, framed)
        stamp(image, ground, box.left, box.top)
        _draw_head(image, view, theme, words, seat, plate, won, changes.gained[seat])
        _draw_coins(image, view, theme, seat, plate)
        if view.site is None:
            draw_tally(image, view, theme, seat, plate.tally)
            continue
        _draw_stacks(image, view, theme, words, seat, plate)
        _draw_row(image, view, theme, seat, plate)
        _draw_bet(image, view, theme, seat, plate)
        mark_seat(image, view, theme, words, seat, plate, changes)


def _draw_head(
    image: Image.Image,
    view: CanalDuMidiView,
    theme: str,
    words: Words,
    seat: int,
    plate: SeatPlate,
    won: bool,
    gained: int,
) -> None:
    ink = PALETTES[theme].ink
    x, y = plate.token
    draw_owner(image, theme, seat, x, y, plate.token_radius, won=won)
    right, points_y = plate.points
    lifted = bool(gained) and not plate.gain_beside
    points = view.scores[seat]
    last = right - write_points(image, theme, right, points_y, points, plate.points_size, lifted=lifted)
    if plate.gain_beside:
        draw_gain(image, theme, last - 16, points_y, gained, plate.gain_size)
        last -= (text_width(f"+{abs(gained)}", plate.gain_size, "bold") + 46) if gained else 0
    else:
        draw_gain(image, theme, right, points_y + 26, gained)
    first = view.outcome is None and seat == view.first_player
    left = plate.name_left + (8 if won else 0)
    room = last - left - (76 if first else 14)
    name, size = words.value("seat", seat), plate.name_size
    end = left + write_fitted(image, left, y, name, room, size, ink, "bold")
    if first:
        stamp(image, pennant(theme), end + 16, y + 24)


def _draw_coins(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, plate: SeatPlate) -> None:
    """Draw a few coins and their number, and what the seat answers when it is asked to send one."""
    places, coins = plate.coins, view.coins[seat]
    drawn = places.shown(coins)
    for index in range(drawn):
        stamp(image, coin(theme, places.radius, covered=index < drawn - 1), *places.place(index))
    if not coins:
        stamp(image, no_coin(theme, places.radius - 1), *places.place(0))
    left = places.number_left(coins)
    write(image, left, places.y, str(coins), places.number, PALETTES[theme].ink, "bold")
    given = answer_of(view, seat)
    if given and view.revealed is not None:
        stamp(image, answer(theme, given, places.radius), *places.answer(coins))


def _draw_stacks(
    image: Image.Image, view: CanalDuMidiView, theme: str, words: Words, seat: int, plate: SeatPlate
) -> None:
    """Draw the cards in hand and the face-down ones, as backs with their numbers and names."""
    hand, down = words.text("label-hand-stack"), words.text("label-face-down-stack")
    _draw_stack(image, theme, seat, plate.hand, view.hand_sizes[seat], hand)
    if plate.large_pile is None:
        _draw_stack(image, theme, seat, plate.pile, view.face_down[seat], down)
    else:
        _draw_large_pile(image, theme, seat, plate.large_pile, view.face_down[seat])
        _write_name(image, theme, plate.pile, down)


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


def _draw_stack(image: Image.Image, theme: str, seat: int, stack: Stack, count: int, name: str) -> None:
    """Draw a small stack face down with its number and name; a dashed place if there is none."""
    place = stack.card
    width, height = round(place.width), round(place.height)
    for index in range(min(count, stack.most)):
        stamp(image, cards.back(theme, seat, width, height), place.left + index * stack.step, place.top)
    if not count:
        stamp(image, cards.slot(theme, width, height, False), place.left, place.top)
    left, ink = stack.number_left(count), PALETTES[theme].ink
    write(image, left, place.y, str(count), stack.number, ink, "bold")
    _write_name(image, theme, stack, name)


def _write_name(image: Image.Image, theme: str, stack: Stack, name: str) -> None:
    place = stack.name
    size = fitting_size(name, place.room, place.size, place.size * 0.8, step=1, face="medium")
    write_fitted(image, place.x, place.y, name, place.room, size, PALETTES[theme].ink_soft)


def _draw_row(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, plate: SeatPlate) -> None:
    row = view.face_up[seat]
    for index, place in enumerate(plate.row):
        if index < len(row):
            face = cards.face(theme, view.box, row[index], place.width, place.height)
            stamp(image, face, place.left, place.top)
        else:
            empty = cards.slot(theme, round(place.width), round(place.height), False)
            stamp(image, empty, place.left, place.top)


def _draw_bet(image: Image.Image, view: CanalDuMidiView, theme: str, seat: int, plate: SeatPlate) -> None:
    place, shown = plate.bet, view.revealed
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
        draw = cards.small_face if part.height < _LOW else cards.face
        stamp(image, draw(theme, view.box, card, part.width, part.height), part.left, part.top)


@kept
def _sheet(theme: str, width: int, height: int, stripe: int, seat: int, framed: bool) -> Sprite:
    palette, style = PALETTES[theme], PLAYERS[seat]
    canvas = Canvas(width + 2 * _FRAME, height + 2 * _FRAME, None, -_FRAME, -_FRAME)
    if framed:
        canvas.rectangle(-_FRAME, -_FRAME, width + _FRAME, height + _FRAME, palette.ink, radius=15)
    canvas.rectangle(0, 0, width, height, style.fill, radius=11)
    canvas.rectangle(0, stripe, width, height, palette.panel, radius=11)
    canvas.rectangle(0, stripe, width, stripe + 18, palette.panel)
    if not framed:
        canvas.rectangle(0, 0, width, height, None, palette.rule, 2, radius=11)
        canvas.rectangle(0, 0, width, stripe, style.fill, radius=6)
    return Sprite(canvas.image(), _FRAME, _FRAME)


@kept
def _number(theme: str, count: int) -> Sprite:
    """Return a number on an ivory disc."""
    palette = PALETTES[theme]
    canvas = Canvas(60, 60)
    canvas.disc(30, 30, 28, palette.outline)
    canvas.disc(30, 30, 25.5, palette.halo)
    canvas.number(30, 30, str(count), 36, palette.on_light)
    return centred(canvas)
