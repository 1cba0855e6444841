"""The tall layout for a phone, 1000 wide: nine sites three by three, and the canal winding past them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from render.canal_du_midi.layout.plates import PlateStyle
from render.canal_du_midi.layout.sheet import SITES, Caption, Cells, Fields, Header, Sheet, Stores
from render.kit.boxes import Box
from render.kit.curve import Path, Point

WIDTH = 1000
MAP = Box(0, 202, WIDTH, 916)
SEATS_TOP = 928
_HEADER = Box(318, 8, 992, 74)
_STORES = Box(8, 82, 992, 134)
_CELLS = Box(8, 140, 992, 196)

_LEFTS, _TOP, _PITCH = (66, 360, 654), 212, 234
_CANAL_DOWN = 33
"""How far below its plates a row of the canal runs."""
_BEND = 44
_LEFT_BEND, _RIGHT_BEND = 34, 966
_COLUMNS = (0, 1, 2, 2, 1, 0, 0, 1, 2)
"""The column of each site: the canal comes back in the second row."""

PLATE = PlateStyle(
    width=280,
    height=168,
    picture=124,
    hatch=84,
    hourglass=143,
    numeral=40,
    need=45,
    worth=38,
    name=36,
    smallest_name=28,
    signs_above=True,
    pawn_groups=(
        (((242, 36),),),
        (((186, 36), (242, 36)),),
        (((186, 36), (242, 36)), ((39, 91),)),
        (((186, 36), (242, 36)), ((39, 91), (95, 91))),
    ),
    pawn_radius=(23, 23, 23, 23),
    mark_margin=6,
)


def _plate(site: int) -> Box:
    left, top = _LEFTS[_COLUMNS[site]], _TOP + _PITCH * (site // 3)
    return Box(left, top, left + PLATE.width, top + PLATE.height)


def _row_y(row: int) -> float:
    return _TOP + _PITCH * row + PLATE.height + _CANAL_DOWN


def _course() -> Path:
    """Return the canal: to the right, back to the left, and to the right again."""
    right, left = _RIGHT_BEND - _BEND, _LEFT_BEND + _BEND
    return Path(
        (
            *_row(-24, right, _row_y(0)),
            *_bend(right, _row_y(0) + _BEND, -90, 0),
            *_bend(right, _row_y(1) - _BEND, 0, 90),
            *_row(right, left, _row_y(1)),
            *_bend(left, _row_y(1) + _BEND, 270, 180),
            *_bend(left, _row_y(2) - _BEND, 180, 90),
            *_row(left, WIDTH + 24, _row_y(2)),
        )
    )


def _row(start: float, end: float, y: float) -> Iterator[Point]:
    """Yield the points of a row; it swings a little, but not at its ends."""
    count = 60
    for step in range(count + 1):
        x = start + (end - start) * step / count
        yield x, y + 3 * math.sin(x / 42) * min(1, step / 4, (count - step) / 4)


def _bend(x: float, y: float, start: float, end: float) -> Iterator[Point]:
    for step in range(11):
        angle = math.radians(start + (end - start) * step / 10)
        yield x + _BEND * math.cos(angle), y + _BEND * math.sin(angle)


def _nearest(course: Path, x: float, y: float, after: float) -> float:
    """Return the distance at which the canal comes nearest to a point, not before ``after``."""
    distances = range(math.ceil(after), int(course.length), 2)
    return float(min(distances, key=lambda distance: math.dist(course.at(distance), (x, y))))


@cache
def tall_sheet(height: int) -> Sheet:
    """Return the sheet of the tall layout, as high as its seats need it."""
    course, plates = _course(), tuple(_plate(site) for site in range(SITES))
    stations: list[float] = []
    for site, plate in enumerate(plates):
        stations.append(_nearest(course, plate.x, _row_y(site // 3), stations[-1] if stations else 0))
    cuts = tuple((stations[site] + stations[site + 1]) / 2 for site in range(SITES - 1))
    return Sheet(
        width=WIDTH,
        height=height,
        map=MAP,
        framed=False,
        title=(16, 58),
        title_size=46,
        plate=PLATE,
        plates=plates,
        course=course,
        canal=(0.0, course.length),
        stations=tuple(stations),
        cuts=cuts,
        dams=tuple(course.at(cut) for cut in cuts),
        river=(
            *((30 + 7 * math.sin(step * 0.8), MAP.top + step * 22) for step in range(12)),
            (18, MAP.top + 252),
            (0, MAP.top + 258),
        ),
        coast=(
            (WIDTH, MAP.bottom - 216),
            (984, MAP.bottom - 210),
            *((966 + 8 * math.sin(step * 0.9), MAP.bottom - step * 24) for step in range(8, -1, -1)),
        ),
        waves=(730, 742, 754, 890, 902),
        fields=Fields(30, 0, 900, (206, 380, 394, 480, 620, 640, 700, 860, 880)),
        trees=((958, 238), (970, 256), (962, 276), (966, 330), (34, 500), (42, 520), (30, 538), (962, 676)),
        header=_header(),
        stores=_stores(),
    )


def _header() -> Header:
    middle = _CELLS.y
    cells = Cells(
        label=Caption(22, middle, 150, 28),
        last=Caption(22, middle, 92, 28),
        numeral=Caption(184, middle, 70, 36, "r"),
        left=204,
        right=988,
        widest=196,
        y=middle,
        token_radius=17,
        card=(44, 50),
    )
    return Header(
        box=_HEADER,
        numeral=44,
        name=42,
        need=46,
        need_right=_HEADER.right - 92,
        divider=None,
        cells=cells,
    )


def _stores() -> Stores:
    y = _STORES.y
    return Stores(
        panels=(_STORES, _CELLS),
        supply=Caption(20, y, 84, 24),
        coin=(130, y),
        coin_radius=21,
        supply_number=Caption(174, y, 44, 40, "m"),
        round=None,
        round_number=Caption(_HEADER.right - 14, _HEADER.y, 70, 40, "r"),
        discards=Caption(214, y, 98, 24),
        first_tool=(336, y),
        step=(94, 0),
        per_row=7,
        tool_size=20,
        number_right=40,
        number_size=38,
    )
