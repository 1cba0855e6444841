"""The tall picture, for phones: the canal folded into four rows, vineyards at the foot, no ruler.

Everything is larger for its picture than in the wide one, because a phone shows 1000 pixels in 400.
"""

from __future__ import annotations

import math
from types import MappingProxyType

from render.arriala.layout.sheet import Crowd, Header, Labels, Plaques, Plates, Sheet
from render.kit.boxes import Box
from render.kit.curve import Path, Point, spline
from render.kit.layouts import TALL

_ROWS = (1122, 840, 614, 366)
"""The lines of the four rows, from the first town on."""
_LEFT, _UPPER_LEFT, _RIGHT, _END = 206, 224, 792, 905
"""The middles of the three bends across, and where the canal begins and ends."""

_CROWDS = {
    1: Crowd(29, ((0, 0),)),
    2: Crowd(26, ((-33, 0), (33, 0))),
    3: Crowd(24, ((-33, -21), (33, -21), (0, 25))),
    4: Crowd(24, ((-31, -30), (31, -30), (-31, 30), (31, 30))),
    5: Crowd(19, ((-24, -39), (24, -39), (0, 0), (-24, 39), (24, 39))),
    6: Crowd(19, ((-42, -22), (0, -22), (42, -22), (-42, 22), (0, 22), (42, 22))),
    7: Crowd(19, ((-21, -40), (21, -40), (-42, 0), (0, 0), (42, 0), (-21, 40), (21, 40))),
}


def _course() -> Path:
    """Return the fold: four rows, slightly waved, and three half circles between them."""
    points: list[Point] = []

    def row(start: float, end: float, y: float) -> None:
        count = int(abs(end - start) / 8)
        for step in range(count + 1):
            x = start + (end - start) * step / count
            points.append((x, y + 5 * math.sin(x / 70) * min(1, step / 6, (count - step) / 6)))

    def bend(x: float, below: float, above: float, side: int) -> None:
        radius = (below - above) / 2
        for step in range(1, 40):
            angle = step * math.pi / 40
            points.append(
                (x + side * radius * math.sin(angle), (below + above) / 2 + radius * math.cos(angle))
            )

    first, second, third, fourth = _ROWS
    row(_END, _LEFT, first)
    bend(_LEFT, first, second, -1)
    row(_LEFT, _RIGHT, second)
    bend(_RIGHT, second, third, 1)
    row(_RIGHT, _UPPER_LEFT, third)
    bend(_UPPER_LEFT, third, fourth, -1)
    row(_UPPER_LEFT, _END, fourth)
    return Path(points)


def _river(bridge: Box | None) -> Path:
    """Return one S from the right edge to the left, under the third row where the aqueduct stands."""
    x = bridge.x if bridge is not None and 300 < bridge.x < 700 and 650 < bridge.y < 790 else 530.0
    return Path(
        spline(
            [
                (1020, 476),
                (930, 494),
                (830, 480),
                (min(x + 180, 760), 474),
                (x + 70, 490),
                (x + 12, 560),
                (x, 640),
                (x - 14, 712),
                (x - 96, 752),
                (x - 210, 738),
                (x * 0.4, 752),
                (100, 734),
                (-30, 750),
            ]
        )
    )


def _points_size(width: float, points: int) -> float:
    return 62.0 if len(str(points)) < 3 or width > 300 else 46.0


TALL_SHEET = Sheet(
    name=TALL,
    width=1000,
    height=1394,
    map=Box(0, 216, 1000, 1388),
    framed=False,
    course=_course(),
    channel=40,
    bank=52,
    towpath=84,
    margin=-7,
    crossing=0.69,
    number_offset=62,
    number_size=36,
    town_length=132.0,
    smallest_town=84.0,
    smallest_unit=54.0,
    full_unit=88,
    plaza=60.0,
    worker=33,
    crowds=MappingProxyType(_CROWDS),
    tray_columns=4,
    label_share=1.6,
    largest_label=42,
    name_size=42.0,
    small_name=37.0,
    long_name=12,
    plaques=Plaques(48.0, 38.0, 36),
    labels=Labels(34.0, 28.0, 14.0),
    worth_radius=19,
    worth_size=34,
    work_worker=27,
    places=(66.0, 60.0),
    place_worker=25,
    place_radius=26,
    one_row=0,
    foot=Box(16, 1198, 984, 1384),
    master_plaque=40.0,
    plaque_worth=False,
    master_scale=0.82,
    river_half=25.0,
    river=_river,
    river_is_kept=False,
    pill_height=52,
    pill_text=40.0,
    spot=30,
    spot_size=44,
    header=Header(
        title=(16, 62),
        title_size=58,
        round_y=46,
        round_size=34,
        round_right=352,
        point_place=(384, 43),
        point_step=52,
        point_radius=24,
        label_gap=-18,
        label_size=42.0,
        smallest_label=28,
        status_left=362,
        status_y=43,
        status_right=738,
        status_size=40.0,
        supply=((728, 43), (816, 43), (908, 43)),
        supply_icons=(40, 46, 46),
        supply_shifts=(46, 41, 41),
        supply_size=40,
    ),
    plates=Plates(
        area=Box(8, 88, 992, 206),
        gap=10,
        banner=True,
        token=(38, 42),
        token_radius=20,
        laurel=(38, 36),
        laurel_radius=27,
        name=(70, 42),
        name_size=40,
        name_shift=11,
        name_right=8,
        points_size=_points_size,
        points_left=12,
        points_margin=0,
        points_y=92,
        count_y=92,
        count_size=40,
        icon_size=38,
        worker_x=138,
        reserve_x=116,
        card_x=62,
        hand_x=42,
        counts_from_right=True,
        gain_right=8,
        gain_y=2,
        gain_size=32,
    ),
    ruler=False,
)
