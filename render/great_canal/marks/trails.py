"""Strings of dots along the ways of ships, knights and the robber."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.great_canal.layout.plane import point_of
from render.great_canal.layout.room import Room
from render.great_canal.layout.scene import Scene
from render.great_canal.marks.brackets import Bracket, strokes
from render.great_canal.marks.changes import Way
from render.kit.boxes import box_around
from render.kit.change_marks import DOT
from render.kit.curve import Point

_STEP = 17.0
_CLOSEST = 13.0
"""How near to one another dots of two trails may lie."""


def trail_dots(ways: Iterable[Way], scene: Scene, brackets: list[Bracket]) -> list[Point]:
    """Return dots along straight ways, clear of everything that stands on the map and of brackets."""
    ends = [(point_of(start), point_of(end)) for start, end in ways]
    if not ends:
        return []
    room = Room(box for piece in scene.everything for box in piece.shape)
    room.take(strokes(brackets))
    dot = (box_around(0, 0, 2 * DOT, 2 * DOT),)
    dots: list[Point] = []
    for start, end in ends:
        if start is None or end is None:
            continue
        count = int(math.dist(start, end) / _STEP)
        for step in range(1, count):
            share = step / count
            at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if not room.covered(dot, *at) and all(math.dist(at, other) > _CLOSEST for other in dots):
                dots.append(at)
    return dots
