"""Where things are in the picture: site plates, the canal between them, and the players' columns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.kit.boxes import Box
from render.kit.curve import Path, Point, spline

WIDTH, HEIGHT = 1600, 1000
MAP = Box(14, 92, 1586, 586)
HEADER = Box(470, 14, 1586, 80)
TITLE_LEFT, TITLE_BASE, TITLE_SIZE = 28, 66, 60

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

COURSE = Path(
    spline(
        [(-30.0, 343.0), *((80.0 + 160 * step, 337.0 + 6 * (step % 2)) for step in range(10)), (1640, 340)]
    )
)
"""The middle line of the canal."""


def plate_box(site: int) -> Box:
    """The plate of a site: odd numerals above the canal, even ones below."""
    left, top = (22 + 157 * site, 108) if site % 2 == 0 else (179 + 157 * (site - 1), 388)
    return Box(left, top, left + PLATE_WIDTH, top + PLATE_HEIGHT)


def station(site: int) -> Point:
    """The place of a site on the canal."""
    x = _FIRST_STATION + _STEP * site
    return COURSE.at(x + 30)[0], COURSE.at(x + 30)[1]


def section_span(site: int) -> tuple[float, float]:
    """From where to where the canal belongs to a site, across the picture."""
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


@lru_cache(maxsize=16)
def columns(seats: int, slots: int) -> tuple[Column, ...]:
    """The columns of so many seats with places for so many face-up cards."""
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
