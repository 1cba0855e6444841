"""The wide layout, 1600 × 1000: the sites above and below a straight canal, and a column for each seat."""

from __future__ import annotations

import math
from functools import cache

from render.canal_du_midi.layout.plates import PlateStyle
from render.canal_du_midi.layout.sheet import SITES, Caption, Cells, Fields, Header, Sheet, Stores
from render.kit.boxes import Box
from render.kit.curve import Path, Point, spline
from render.kit.sheet import HEIGHT, TITLE_LEFT, WIDTH

MAP = Box(14, 92, 1586, 586)
_HEADER = Box(470, 14, 1586, 80)
_SUPPLY = Box(22, 388, 165, 572)
_DISCARDS = Box(1435, 388, 1578, 572)
_STEP, _FIRST_STATION = 157.0, 172.0
_RUN_UP = 30
"""How far the canal has come at the left edge of the picture."""


def _pawns() -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """Return the places of pawns by their number: low on the right, in one group."""
    groups: list[tuple[tuple[Point, ...], ...]] = []
    for count, radius in enumerate(_RADIUS, 1):
        right = _WIDTH - radius - 14
        step = radius * 2 + 8
        groups.append((tuple((right - (count - 1 - index) * step, 98.0) for index in range(count)),))
    return tuple(groups)


_WIDTH = 300
_RADIUS = (27.0, 27.0, 25.0, 25.0)

PLATE = PlateStyle(
    width=_WIDTH,
    height=184,
    picture=142,
    hatch=104,
    hourglass=30,
    numeral=34,
    need=36,
    worth=27,
    name=27,
    smallest_name=22,
    signs_above=False,
    pawn_groups=_pawns(),
    pawn_radius=_RADIUS,
    mark_margin=9,
)


def _plate(site: int) -> Box:
    """Return the plate of a site: odd numerals above the canal, even ones below."""
    left, top = (22 + 157 * site, 108) if site % 2 == 0 else (179 + 157 * (site - 1), 388)
    return Box(left, top, left + PLATE.width, top + PLATE.height)


@cache
def wide_sheet() -> Sheet:
    """Return the sheet of the wide layout."""
    bends = ((80.0 + 160 * step, 337.0 + 6 * (step % 2)) for step in range(10))
    course = Path(spline([(-30.0, 343.0), *bends, (1640, 340)]))
    stations = tuple(_FIRST_STATION + _STEP * site for site in range(SITES))
    cuts = tuple(station + _STEP / 2 for station in stations[:-1])
    return Sheet(
        width=WIDTH,
        height=HEIGHT,
        map=MAP,
        framed=True,
        title=(TITLE_LEFT, 66),
        title_size=60,
        plate=PLATE,
        plates=tuple(_plate(site) for site in range(SITES)),
        course=course,
        canal=(20.0, course.length - 20),
        stations=tuple(x + _RUN_UP for x in stations),
        cuts=tuple(x + _RUN_UP for x in cuts),
        dams=tuple((x, course.at(x + _RUN_UP)[1]) for x in cuts),
        river=tuple((MAP.left + 34 + 7 * math.sin(y / 41), float(y)) for y in range(88, 600, 8)),
        coast=tuple((MAP.right - 42 + 9 * math.sin(y / 33 + 1), float(y)) for y in range(88, 600, 8)),
        waves=tuple(range(306, 388, 12)),
        fields=Fields(46, 60, 1480, (96, 300, 352, 372, 560)),
        trees=(),
        header=_header(),
        stores=_stores(),
    )


def _header() -> Header:
    left, middle = 988.0, _HEADER.y
    cells = Cells(
        label=Caption(left, middle, 94, 28),
        last=Caption(left, 32, 94, 23),
        numeral=Caption(left, 60, 94, 34),
        left=1090,
        right=1584,
        widest=156,
        y=middle,
        token_radius=14,
        card=(35, 54),
    )
    return Header(
        box=_HEADER,
        numeral=42,
        name=36,
        need=42,
        need_right=left - 22,
        divider=left - 12,
        cells=cells,
    )


def _stores() -> Stores:
    return Stores(
        panels=(_SUPPLY, _DISCARDS),
        supply=Caption(_SUPPLY.x, 412, _SUPPLY.width - 16, 24, "m"),
        coin=(68, 458),
        coin_radius=25,
        supply_number=Caption(118, 458, 50, 40, "m"),
        round=Caption(_SUPPLY.x, 508, _SUPPLY.width - 16, 24, "m"),
        round_number=Caption(_SUPPLY.x, 544, _SUPPLY.width - 16, 36, "m"),
        discards=Caption(_DISCARDS.x, 412, _DISCARDS.width - 16, 24, "m"),
        first_tool=(_DISCARDS.left + 27, 444),
        step=(65, 36),
        per_row=2,
        tool_size=15,
        number_right=33,
        number_size=26,
    )
