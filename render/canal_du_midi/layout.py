"""Where things are in the picture: site plates, the canal between them, and the players' columns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.kit.boxes import Box
from render.kit.curve import Path, Point, spline
from rules.canal_du_midi.view import CanalDuMidiView

MAP = Box(14, 92, 1586, 586)
HEADER = Box(470, 14, 1586, 80)
TITLE_BASE, TITLE_SIZE = 66, 60

SITES = 9
PLATE_WIDTH, PLATE_HEIGHT = 300, 184
PICTURE_HEIGHT = 142
"""The upper part of a plate, down to its line."""
SUPPLY = Box(22, 388, 165, 572)
DISCARDS = Box(1435, 388, 1578, 572)

CANAL_Y = 340
CANAL_HALF = 16
"""Half the width of the water."""
_STEP = 157.0
_FIRST_STATION = 172.0

COLUMNS_TOP, COLUMNS_BOTTOM = 600, 988
_GAP = 12
_PAD = 16
CARDS_TOP, CARDS_BOTTOM = 772, 972
MOST_COINS, COIN_STEP = 3, 22
"""How many coins of a seat are drawn beside their number, and how far apart."""
MOST_BACKS, HAND_STEP = 3, 12
"""How many cards of a stack are drawn, and how far apart those of a hand."""

COURSE = Path(
    spline(
        [(-30.0, 343.0), *((80.0 + 160 * step, 337.0 + 6 * (step % 2)) for step in range(10)), (1640, 340)]
    )
)
"""The middle line of the canal."""


def plate_box(site: int) -> Box:
    """Return the plate of a site: odd numerals above the canal, even ones below."""
    left, top = (22 + 157 * site, 108) if site % 2 == 0 else (179 + 157 * (site - 1), 388)
    return Box(left, top, left + PLATE_WIDTH, top + PLATE_HEIGHT)


def station(site: int) -> Point:
    """Return the place of a site on the canal."""
    x = _FIRST_STATION + _STEP * site
    return COURSE.at(x + 30)[0], COURSE.at(x + 30)[1]


def section_span(site: int) -> tuple[float, float]:
    """Return from where to where the canal belongs to a site, across the picture."""
    middle = station(site)[0]
    left = MAP.left if site == 0 else middle - _STEP / 2
    right = MAP.right if site == SITES - 1 else middle + _STEP / 2
    return left, right


@dataclass(frozen=True)
class Column:
    """The places in a player's column.

    ``row`` are those of the face-up cards, ``bet`` that of the bet. The face-down cards have a large place
    (``pile``) or, where columns are narrow, a small one beside their number; it is a card's box either way.
    """

    box: Box
    token: Point
    name_left: float
    points: Point
    coins: Point
    hand: Point
    pile: Box
    large_pile: bool
    row: tuple[Box, ...]
    bet: Box


def columns_of(view: CanalDuMidiView) -> tuple[Column, ...]:
    """Return the columns of a view, by seat."""
    return columns(view.seats, max(view.box.start.face_up, *(len(row) for row in view.face_up), 1))


@lru_cache(maxsize=16)
def columns(seats: int, slots: int) -> tuple[Column, ...]:
    """Return the columns of so many seats with places for so many face-up cards."""
    width = (MAP.right - MAP.left - _GAP * (seats - 1)) / seats
    return tuple(_column(MAP.left + seat * (width + _GAP), width, slots, seats == 2) for seat in range(seats))


def _column(left: float, width: float, slots: int, large_pile: bool) -> Column:
    box = Box(left, COLUMNS_TOP, left + width, COLUMNS_BOTTOM)
    count = slots + 1 + large_pile
    card = (width - 2 * _PAD - _GAP * count) / count
    lefts = [left + _PAD + index * (card + _GAP) for index in range(count - 1)]
    places = [Box(at, CARDS_TOP, at + card, CARDS_BOTTOM) for at in lefts]
    bet = Box(box.right - _PAD - card, CARDS_TOP, box.right - _PAD, CARDS_BOTTOM)
    second = COLUMNS_TOP + 129
    pile_left = left + width * 0.72
    small_pile = Box(pile_left, second - 23, pile_left + 32, second + 23)
    return Column(
        box=box,
        token=(left + 44, COLUMNS_TOP + 61),
        name_left=left + 84,
        points=(box.right - 20, COLUMNS_TOP + 60),
        coins=(left + 37, second),
        hand=(left + width * 0.4, second),
        pile=places[0] if large_pile else small_pile,
        large_pile=large_pile,
        row=tuple(places[1:] if large_pile else places),
        bet=bet,
    )


def bet_parts(place: Box, count: int) -> tuple[Box, ...]:
    """Return the place of a bet, or its two halves for the bet and its reinforcement."""
    if count < 2:
        return (place,)
    return (
        Box(place.left, place.top, place.right, place.y - 5),
        Box(place.left, place.y + 5, place.right, place.bottom),
    )


def coins_box(column: Column, coins: int) -> Box:
    """Return what so many coins and their number cover."""
    x, y = column.coins
    shown = min(max(coins, 1), MOST_COINS)
    return Box(x - 22, y - 22, x + 54 + (shown - 1) * COIN_STEP, y + 22)


def hand_box(column: Column, cards: int) -> Box:
    """Return what a hand of so many cards and its number cover."""
    x, y = column.hand
    backs = min(max(cards, 1), MOST_BACKS)
    return Box(x - 3, y - 24, x + 67 + (backs - 1) * HAND_STEP, y + 24)
