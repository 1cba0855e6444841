"""The canal on its hexes: the curve of each section, and where the number of its hex keeps clear of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from render.great_canal.layout.plane import APOTHEM, HEX_MIDDLES
from render.kit.curve import Path, Point
from rules.great_canal.components.board import Board

_STEPS = 20
_STRAIGHT = 8.0
"""A chord that passes nearer to the middle of its hex belongs to a straight section."""


@dataclass(frozen=True)
class Section:
    """A section: its curve from the lake's side to the basin's, and the place of the number of its hex.

    ``sides`` are other places for the number, further along the canal, the nearest first.
    """

    hexagon: int
    course: Path
    number: Point
    sides: tuple[Point, ...]


def sections(board: Board, dug: tuple[int, ...]) -> tuple[Section, ...]:
    """Return the sections in their order, those that are dug wider bowed."""
    way = (board.lake, *board.canal, board.basin)
    return tuple(_section(*way[place : place + 3], place in dug) for place in range(len(board.canal)))


@lru_cache(maxsize=256)
def _section(before: int, here: int, after: int, dug: bool) -> Section:
    """Return a section that leads over a hex: bowed away from the number, and further where it is wide."""
    x, y = HEX_MIDDLES[here]
    start, end = (_between(HEX_MIDDLES[other], (x, y)) for other in (before, after))
    across, down = (start[0] + end[0]) / 2 - x, (start[1] + end[1]) / 2 - y
    chord = math.hypot(across, down)
    if chord < _STRAIGHT:
        # The bow goes upwards; upright sections there are none.
        chord, away = 0.0, ((end[1] - y) / APOTHEM, -(end[0] - x) / APOTHEM)
        away = away if away[1] < 0 else (-away[0], -away[1])
        bow, aside = (27.0, 17.0) if dug else (16.0, 19.0)
    else:
        away = (across / chord, down / chord)
        bow, aside = (27.0, 19.0) if dug else (16.0, 22.0)
    reach = 2 * max(bow, chord / 2) - chord
    control = (x + away[0] * reach, y + away[1] * reach)
    course = Path([_curve(start, control, end, step / _STEPS) for step in range(_STEPS + 1)])
    number = (x - away[0] * aside, y - away[1] * aside)
    sides = tuple(
        (x - away[0] * (aside + out) - away[1] * slide, y - away[1] * (aside + out) + away[0] * slide)
        for slide, out in ((8, 0), (-8, 0), (15, 0), (-15, 0), (20, -4), (-20, -4), (0, -5), (0, 5))
    )
    return Section(here, course, number, sides)


def _between(first: Point, second: Point) -> Point:
    return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2


def _curve(start: Point, control: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * share * rest * control[0] + share * share * end[0],
        rest * rest * start[1] + 2 * share * rest * control[1] + share * share * end[1],
    )
