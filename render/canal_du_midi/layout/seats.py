"""The plates of the seats: columns in the wide layout, quarters or strips of the width in the tall one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.canal_du_midi.layout.sheet import Caption
from render.canal_du_midi.layout.tall import SEATS_TOP
from render.canal_du_midi.layout.tall import WIDTH as TALL_WIDTH
from render.canal_du_midi.layout.wide import MAP
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.layouts import TALL
from rules.canal_du_midi.view import CanalDuMidiView

_COLUMNS_TOP, _COLUMNS_BOTTOM = 600, 988
_CARDS_TOP, _CARDS_BOTTOM = 787, 972
_COIN_STEP = 22
_NUMBER_GAP = 11
"""How far a number stands from what it counts."""
MOST_BACKS = 3
"""How many cards of a pile are drawn."""


@dataclass(frozen=True)
class Coins:
    """The place of a seat's coins: the middle of the first, their radius, and how many are drawn at most."""

    x: float
    y: float
    radius: float
    most: int
    number: float

    def shown(self, coins: int) -> int:
        """Return how many coins are drawn."""
        return min(coins, self.most)

    def number_left(self, coins: int) -> float:
        """Return where the number of so many coins begins."""
        return self.x + max(0, self.shown(coins) - 1) * _COIN_STEP + self.radius + 9

    def place(self, index: int) -> Point:
        """Return the middle of a coin."""
        return self.x + index * _COIN_STEP, self.y

    def box(self, coins: int) -> Box:
        """Return what so many coins and their number cover."""
        right = self.number_left(coins) + text_width(str(coins), self.number, "bold")
        reach = self.radius + 2
        return Box(self.x - reach, self.y - reach, right + 8, self.y + reach)

    def answer(self, coins: int) -> Point:
        """Return where the answer of a seat that is asked to send a coin is drawn."""
        return self.box(coins).right + self.radius + 12, self.y


@dataclass(frozen=True)
class Stack:
    """A small stack of cards face down: the place of its first card, its number, and its name.

    At most ``most`` cards are drawn, ``step`` pixels apart.
    """

    card: Box
    most: int
    step: int
    number: float
    name: Caption

    def number_left(self, count: int) -> float:
        """Return where the number of so many cards begins."""
        return self.card.right + max(0, min(count, self.most) - 1) * self.step + _NUMBER_GAP

    def box(self, count: int, name: str) -> Box:
        """Return what so many cards, their number and the name cover."""
        right = self.number_left(count) + text_width(str(count), self.number, "bold")
        written = min(text_width(name, self.name.size), self.name.room)
        half = self.name.size * 0.6
        return Box(
            min(self.card.left, self.name.x) - 8,
            min(self.card.top - 4, self.name.y - half),
            max(right + 6, self.name.x + written + 4),
            max(self.card.bottom + 4, self.name.y + half),
        )


@dataclass(frozen=True)
class Tally:
    """The place of the count at the end: entries go down, then to the next of the lists."""

    box: Box
    lists: int
    rows: int


@dataclass(frozen=True)
class SeatPlate:
    """The places on a seat's plate.

    ``row`` are those of the face-up cards, ``bet`` that of the bet. The face-down cards are a small stack, or
    where there is room lie in a large place (``large_pile``) with the name of ``pile`` above it. What came in
    stands below the points, or left of them (``gain_beside``).
    """

    box: Box
    stripe: int
    token: Point
    token_radius: float
    name_left: float
    name_size: float
    points: Point
    points_size: float
    gain_beside: bool
    gain_size: float
    coins: Coins
    hand: Stack
    pile: Stack
    large_pile: Box | None
    row: tuple[Box, ...]
    bet: Box
    tally: Tally


def seats_of(view: CanalDuMidiView, layout: str) -> tuple[SeatPlate, ...]:
    """Return the plates of the seats of a view, in a layout."""
    slots = max(view.box.start.face_up, *(len(row) for row in view.face_up), 1)
    return _seats(view.seats, slots, layout)


@lru_cache(maxsize=32)
def _seats(seats: int, slots: int, layout: str) -> tuple[SeatPlate, ...]:
    boxes = _tall_boxes(seats) if layout == TALL else _columns(seats)
    if layout != TALL:
        return tuple(_column(box, slots, seats) for box in boxes)
    return tuple(_strip(box, slots) if seats < 4 else _quarter(box, slots) for box in boxes)


def tall_height(seats: int) -> int:
    """Return the height of the tall picture."""
    return round(_tall_boxes(seats)[-1].bottom) + 8


def _tall_boxes(seats: int) -> tuple[Box, ...]:
    if seats < 4:
        tops = (SEATS_TOP + 152 * seat for seat in range(seats))
        return tuple(Box(8, top, TALL_WIDTH - 8, top + 140) for top in tops)
    corners = ((8 + seat % 2 * 498, SEATS_TOP + seat // 2 * 228) for seat in range(seats))
    return tuple(Box(left, top, left + 486, top + 216) for left, top in corners)


def _columns(seats: int) -> tuple[Box, ...]:
    gap = 12
    width = (MAP.width - gap * (seats - 1)) / seats
    lefts = (MAP.left + seat * (width + gap) for seat in range(seats))
    return tuple(Box(left, _COLUMNS_TOP, left + width, _COLUMNS_BOTTOM) for left in lefts)


def _places(left: float, right: float, top: float, bottom: float, count: int, gap: float) -> list[Box]:
    """Return so many equal places side by side."""
    width = (right - left - gap * (count - 1)) / count
    lefts = (left + index * (width + gap) for index in range(count))
    return [Box(at, top, at + width, bottom) for at in lefts]


def _column(box: Box, slots: int, seats: int) -> SeatPlate:
    left, width, pad, gap = box.left, box.width, 16, 12
    large = seats == 2
    count = slots + 1 + large
    card = (width - 2 * pad - gap * count) / count
    all_places = [
        Box(at, _CARDS_TOP, at + card, _CARDS_BOTTOM)
        for at in (left + pad + index * (card + gap) for index in range(count - 1))
    ]
    second, captions = 730.0, 764.0
    coins_x = all_places[1].left + 22 if large else left + 37
    hand_left, pile_left = left + width * (0.5 if large else 0.4), left + width * 0.7
    pile_name = (
        Caption(all_places[0].left, captions, card, 22)
        if large
        else Caption(pile_left, captions, box.right - 12 - pile_left, 22)
    )
    return SeatPlate(
        box=box,
        stripe=12,
        token=(left + 44, box.top + 61),
        token_radius=25,
        name_left=left + 84,
        name_size=34,
        points=(box.right - 20, box.top + 60),
        points_size=60,
        gain_beside=False,
        gain_size=23,
        coins=Coins(coins_x, second, 20, 1 if seats > 3 else 3, 36),
        hand=Stack(
            Box(hand_left, second - 20, hand_left + 30, second + 20),
            3,
            12,
            36,
            Caption(hand_left, captions, width * 0.3 - 8, 22),
        ),
        pile=Stack(Box(pile_left, second - 20, pile_left + 30, second + 20), 3, 8, 36, pile_name),
        large_pile=all_places[0] if large else None,
        row=tuple(all_places[1:] if large else all_places),
        bet=Box(box.right - pad - card, _CARDS_TOP, box.right - pad, _CARDS_BOTTOM),
        tally=Tally(Box(left + pad, _CARDS_TOP - 14, box.right - pad, _CARDS_BOTTOM), 2, 5),
    )


def _quarter(box: Box, slots: int) -> SeatPlate:
    """Return the places on a plate of half the width: the counts in a column, cards and bet right of it."""
    left, top = box.left, box.top
    *row, bet = _places(left + 174, box.right - 12, top + 82, top + 206, slots + 1, 10)
    rows = (top + 100.0, top + 145.0, top + 190.0)

    def stack(y: float) -> Stack:
        return Stack(Box(left + 15, y - 16, left + 38, y + 16), 1, 0, 38, Caption(left + 74, y, 87, 24))

    return SeatPlate(
        box=box,
        stripe=11,
        token=(left + 42, top + 46),
        token_radius=22,
        name_left=left + 80,
        name_size=40,
        points=(box.right - 16, top + 46),
        points_size=62,
        gain_beside=True,
        gain_size=32,
        coins=Coins(left + 26, rows[0], 16, 1, 38),
        hand=stack(rows[1]),
        pile=stack(rows[2]),
        large_pile=None,
        row=tuple(row),
        bet=bet,
        tally=Tally(Box(left + 112, top + 76, box.right - 14, top + 208), 3, 4),
    )


def _strip(box: Box, slots: int) -> SeatPlate:
    """Return the places on a plate of the full width: the counts in a line below the name."""
    left, top = box.left, box.top
    *row, bet = _places(left + 606, box.right - 12, top + 18, top + 130, slots + 1, 12)
    y = top + 108.0

    def stack(at: float, room: float) -> Stack:
        return Stack(Box(at, y - 18, at + 26, y + 18), 2, 6, 38, Caption(at + 76, y, room, 26))

    return SeatPlate(
        box=box,
        stripe=11,
        token=(left + 42, top + 48),
        token_radius=23,
        name_left=left + 82,
        name_size=42,
        points=(left + 476, top + 50),
        points_size=62,
        gain_beside=True,
        gain_size=32,
        coins=Coins(left + 33, y, 17, 1, 38),
        hand=stack(left + 172, 110),
        pile=stack(left + 376, 140),
        large_pile=None,
        row=tuple(row),
        bet=bet,
        tally=Tally(Box(left + 496, top + 18, box.right - 12, top + 135), 4, 3),
    )


def bet_parts(place: Box, count: int) -> tuple[Box, ...]:
    """Return the place of a bet, or its two halves for the bet and its reinforcement.

    They lie above one another, or side by side where the place is low.
    """
    if count < 2:
        return (place,)
    return (
        Box(place.left, place.top, place.right, place.y - 5),
        Box(place.left, place.y + 5, place.right, place.bottom),
    )
