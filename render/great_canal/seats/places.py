"""The places of all that frames the map, for each layout and number of seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.layouts import TALL


@dataclass(frozen=True)
class Title:
    """The title in two lines on the sea: where the lines begin, their middles, their room and their size."""

    left: float
    middles: tuple[float, float]
    room: float
    size: float


@dataclass(frozen=True)
class Status:
    """The places of the dice and of the two lines about the turn, each as its middle."""

    panel: Box
    dice: tuple[Point, Point, Point]
    half_die: float
    turn: Point
    roll: Point
    room: float
    align: str
    turn_size: float
    roll_size: float


@dataclass(frozen=True)
class Approach:
    """The places of the barbarians' way and of the strengths of both sides.

    The stops lie between ``left`` and ``right`` on ``y``. ``attack`` and ``defence`` are the middles of the
    signs of the two sides; their numbers begin ``number_right`` of them. ``sign`` stands between the numbers,
    if there is room for one.
    """

    panel: Box | None
    left: float
    right: float
    y: float
    stop_radius: float
    ship_radius: float
    stop_size: float
    attack: Point
    defence: Point
    sign: Point | None
    side_size: float
    number_right: float
    number_size: float


@dataclass(frozen=True)
class Plate:
    """The places on a plate, as distances from its upper left corner; those from the right are so called.

    ``counts`` are the middles of the signs of goods, progress cards, chips and knights; their numbers begin
    ``count_right`` of them. ``tracks`` are the boxes of the three tracks. ``mark_zoom`` is that of the
    strokes of brackets. The signs of single points stand ``points_sign_down`` below the middle of the token.
    """

    width: float
    height: float
    token: Point
    token_radius: float
    name_left: float
    name_size: float
    points_from_right: float
    points_size: float
    gain_size: float
    route_half: float
    points_sign_down: float
    points_sign_half: float
    counts: tuple[Point, ...]
    sign_height: float
    count_right: float
    count_size: float
    tracks: tuple[Box, ...]
    track_size: float
    mark_zoom: float

    def sign_box(self, x: float, y: float) -> Box:
        """Return the box for the brackets around the sign of a count at a point."""
        return box_around(x, y, self.sign_height, 1.1 * self.sign_height)


@dataclass(frozen=True)
class Surround:
    """All places of one layout and number of seats; ``dividers`` are lines in the panel of the status."""

    title: Title
    dug: Box
    dug_size: float
    status: Status
    dividers: tuple[float, ...]
    fleet: Approach
    plate: Plate
    plates: tuple[Box, ...]


def surround_of(layout: str, seats: int) -> Surround:
    """Return the places for a layout, one of LAYOUTS, and a number of seats."""
    return _tall(seats) if layout == TALL else _wide(seats)


@cache
def _wide(seats: int) -> Surround:
    """Return the places of the wide picture: the right column from 1214 to 1586."""
    left, right, gap = 1214.0, 1586.0, 10.0
    status, fleet = Box(left, 14, right, 104), Box(left, 114, right, 210)
    top, bottom = fleet.bottom + gap, 986.0
    height = (bottom - top - gap * (seats - 1)) / seats
    tops = [top + (height + gap) * seat for seat in range(seats)]
    return Surround(
        title=Title(left=38, middles=(44, 90), room=196, size=48),
        dug=Box(38, 118, 150, 160),
        dug_size=32,
        status=Status(
            panel=status,
            dice=((left + 43, status.y), (left + 109, status.y), (left + 175, status.y)),
            half_die=27,
            turn=(left + 220, status.y - 18),
            roll=(left + 220, status.y + 16),
            room=140,
            align="l",
            turn_size=25,
            roll_size=29,
        ),
        dividers=(),
        fleet=Approach(
            panel=fleet,
            left=left + 32,
            right=right - 34,
            y=fleet.top + 28,
            stop_radius=15,
            ship_radius=22,
            stop_size=22,
            attack=(left + 108, fleet.top + 71),
            defence=(left + 230, fleet.top + 71),
            sign=(fleet.x, fleet.top + 71),
            side_size=29,
            number_right=27,
            number_size=32,
        ),
        plate=_wide_plate(right - left, height),
        plates=tuple(Box(left, top, right, top + height) for top in tops),
    )


def _wide_plate(width: float, height: float) -> Plate:
    """Return the places on a plate of the wide picture; what is on a higher one is larger."""
    large = height > 220
    line = height / 6
    return Plate(
        width=width,
        height=height,
        token=(46, line + 7),
        token_radius=24 if large else 21,
        name_left=84 if large else 80,
        name_size=36 if large else 33,
        points_from_right=18,
        points_size=66 if large else 58,
        gain_size=28 if large else 26,
        route_half=20 if large else 18,
        points_sign_down=26 if large else 22,
        points_sign_half=15 if large else 13,
        counts=tuple(
            (x, 3 * line + 2) for x in ((37.0, 127.0, 213.0, 298.0) if large else (42.0, 130.0, 216.0, 298.0))
        ),
        sign_height=40 if large else 38,
        count_right=28 if large else 27,
        count_size=36 if large else 34,
        tracks=tuple(
            Box(left, 4.25 * line + 2, left + 108, 5.55 * line + 2) for left in (22.0, 138.0, 254.0)
        ),
        track_size=14,
        mark_zoom=0.7,
    )


@cache
def _tall(seats: int) -> Surround:
    """Return the places of the tall picture: a bar below the map, and plates two by two, or strips."""
    bar = Box(8, 836, 992, 914)
    y, strips = bar.y, seats < 4
    boxes = (
        tuple(Box(8, 926 + 127 * seat, 992, 1044 + 127 * seat) for seat in range(seats))
        if strips
        else tuple(
            Box(
                8 + 498 * (seat % 2),
                926 + 192 * (seat // 2),
                494 + 498 * (seat % 2),
                1108 + 192 * (seat // 2),
            )
            for seat in range(seats)
        )
    )
    return Surround(
        title=Title(left=16, middles=(36, 79), room=195, size=42),
        dug=Box(852, 8, 992, 58),
        dug_size=40,
        status=Status(
            panel=bar,
            dice=((48, y), (116, y), (184, y)),
            half_die=29,
            turn=(896, y - 18),
            roll=(896, y + 17),
            room=174,
            align="m",
            turn_size=30,
            roll_size=34,
        ),
        dividers=(221, 682, 792),
        fleet=Approach(
            panel=None,
            left=270,
            right=650,
            y=y,
            stop_radius=23,
            ship_radius=29,
            stop_size=37,
            attack=(730, y - 18),
            defence=(730, y + 18),
            sign=None,
            side_size=27,
            number_right=30,
            number_size=37,
        ),
        plate=_strip() if strips else _tall_plate(),
        plates=boxes,
    )


def _tall_plate() -> Plate:
    """Return the places on a plate of the tall picture: one of four."""
    return Plate(
        width=486,
        height=182,
        token=(50, 39),
        token_radius=25,
        name_left=90,
        name_size=42,
        points_from_right=18,
        points_size=66,
        gain_size=33,
        route_half=22,
        points_sign_down=23,
        points_sign_half=14,
        counts=tuple((x, 100.0) for x in (46.0, 162.0, 282.0, 392.0)),
        sign_height=44,
        count_right=33,
        count_size=42,
        tracks=tuple(Box(left, 130, left + 140, 174) for left in (24.0, 176.0, 328.0)),
        track_size=17,
        mark_zoom=0.85,
    )


def _strip() -> Plate:
    """Return the places on a strip of the whole width: what is on it is as large as on a plate."""
    return replace(
        _tall_plate(),
        width=984,
        height=118,
        token=(50, 38),
        points_from_right=548,
        points_sign_down=20,
        points_sign_half=11,
        counts=tuple((x, 38.0) for x in (494.0, 624.0, 754.0, 878.0)),
        tracks=tuple(Box(left, 70, left + 306, 112) for left in (24.0, 338.0, 652.0)),
    )
