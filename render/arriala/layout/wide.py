"""The wide picture: three rows, the plates beside the title, a ruler of points below the map."""

from __future__ import annotations

from types import MappingProxyType

from render.arriala.layout.sheet import Crowd, Header, Labels, Plaques, Plates, Sheet
from render.kit.boxes import Box
from render.kit.curve import Path, spline
from render.kit.layouts import WIDE
from render.kit.sheet import HEIGHT, TITLE_LEFT, WIDTH

RULER_LEFT, RULER_RIGHT, RULER_Y = 84, 1180, 960

_COURSE = Path(
    spline(
        [
            (1484, 804),
            (1250, 807),
            (980, 800),
            (700, 806),
            (420, 801),
            (236, 804),
            (122, 766),
            (87, 658),
            (120, 562),
            (230, 519),
            (470, 517),
            (760, 522),
            (1040, 515),
            (1240, 518),
            (1400, 494),
            (1472, 412),
            (1462, 334),
            (1376, 276),
            (1180, 267),
            (900, 260),
            (640, 266),
            (430, 261),
            (250, 263),
        ]
    )
)
_CROWDS = {
    1: Crowd(29, ((0, 0),)),
    2: Crowd(24, ((-30, 0), (30, 0)), 3),
    3: Crowd(22, ((0, -29), (-29, 19), (29, 19)), 3),
    4: Crowd(20, ((-27, -26), (27, -26), (-27, 26), (27, 26)), 13),
    5: Crowd(16, ((-21, -38), (21, -38), (0, 0), (-21, 38), (21, 38)), 15),
    6: Crowd(16, ((-21, -38), (21, -38), (-42, 0), (0, 0), (42, 0), (0, 38)), 25),
    7: Crowd(16, ((-21, -38), (21, -38), (-42, 0), (0, 0), (42, 0), (-21, 38), (21, 38)), 25),
}


def _river(bridge: Box | None) -> Path:
    """Return one S from the right edge to the left, under the canal where the aqueduct stands."""
    fits = bridge is not None and 320 < bridge.x < 1340 and 580 < bridge.y < 760
    x, y = (bridge.x, bridge.bottom - 52) if bridge is not None and fits else (1120.0, 640.0)
    return Path(
        spline(
            [
                (1610, 648),
                (1520, 668),
                (1420, 656),
                (min(x + 210, 1350), 664),
                (x + 90, y + 22),
                (x + 6, y - 6),
                (x - 6, 518),
                (x - 16, 436),
                (x - 60, 362),
                (x - 160, 328),
                (x - 300, 326),
                (x * 0.45, 329),
                (x * 0.25, 326),
                (100, 340),
                (0, 372),
            ]
        )
    )


def _points_size(width: float, points: int) -> float:
    if width > 320:
        return 66.0
    return 58.0 if len(str(points)) < 3 else 46.0


WIDE_SHEET = Sheet(
    name=WIDE,
    width=WIDTH,
    height=HEIGHT,
    map=Box(14, 122, 1586, 906),
    framed=True,
    course=_COURSE,
    channel=42,
    bank=54,
    towpath=78,
    margin=-3,
    crossing=None,
    number_offset=60,
    number_size=27,
    town_length=150.0,
    smallest_town=96.0,
    smallest_unit=62.0,
    full_unit=88,
    plaza=60.0,
    worker=31,
    crowds=MappingProxyType(_CROWDS),
    tray_columns=None,
    label_share=1.12,
    largest_label=99,
    name_size=38.0,
    small_name=30.0,
    long_name=None,
    plaques=Plaques(36.0, 27.0, 34),
    labels=Labels(30.0, 24.0, 14.0),
    worth_radius=15,
    worth_size=22,
    work_worker=25,
    places=(46.0, 46.0),
    place_worker=19.5,
    place_radius=23,
    one_row=8,
    foot=None,
    master_plaque=36.0,
    plaque_worth=True,
    master_scale=1.0,
    river_half=16.0,
    river=_river,
    river_is_kept=True,
    pill_height=46,
    pill_text=32.0,
    spot=27,
    spot_size=34,
    header=Header(
        title=(TITLE_LEFT, 56),
        title_size=62,
        round_y=47,
        round_size=26,
        round_right=360,
        point_place=(48, 90),
        point_step=46,
        point_radius=20,
        label_gap=-14,
        label_size=34.0,
        smallest_label=24,
        status_left=TITLE_LEFT + 2,
        status_y=90,
        status_right=360,
        status_size=34.0,
        supply=((1222, 952), (1328, 952), (1448, 952)),
        supply_icons=(40, 46, 46),
        supply_shifts=(50, 44, 44),
        supply_size=36,
    ),
    plates=Plates(
        area=Box(372, 12, 1586, 110),
        gap=12,
        banner=False,
        token=(50, 49),
        token_radius=27,
        laurel=(50, 49),
        laurel_radius=29,
        name=(92, 29),
        name_size=32,
        name_shift=0,
        name_right=None,
        points_size=_points_size,
        points_left=None,
        points_margin=14,
        points_y=49,
        count_y=71,
        count_size=30,
        icon_size=30,
        worker_x=102,
        reserve_x=122,
        card_x=166,
        hand_x=186,
        counts_from_right=False,
        gain_right=14,
        gain_y=80,
        gain_size=23,
    ),
    ruler=True,
)
