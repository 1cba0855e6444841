"""Strings of dots along the ways of ships, knights and the robber."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain

from render.great_canal.layout.plane import point_of
from render.great_canal.layout.scene import Scene
from render.great_canal.marks.brackets import Bracket, strokes
from render.great_canal.marks.changes import Way
from render.kit.boxes import Box
from render.kit.change_marks import DOT
from render.kit.curve import Point
from render.kit.room import Room

_STEP = 17.0
_CLOSEST = 13.0
"""How near to one another dots of two trails may lie."""
_BOWS = (0.0, 18.0, -18.0, 34.0, -34.0, 50.0, -50.0)
"""How far a way may bow aside from the straight line, the best first."""
_ENOUGH = 0.6
"""The share of the dots of a way that have to be seen for it to be followed."""


def trail_dots(ways: Iterable[Way], scene: Scene, brackets: list[Bracket]) -> list[Point]:
    """Return dots from where something was towards where it is, clear of all on the map and of brackets.

    A way is straight, or bows aside as little as shows enough of its dots, or else most of them.
    """
    known = ((point_of(start), point_of(end)) for start, end in ways)
    ends = [(start, end) for start, end in known if start is not None and end is not None and start != end]
    if not ends:
        return []
    xs, ys = zip(*chain.from_iterable(ends), strict=True)
    near = Box(min(xs), min(ys), max(xs), max(ys)).grown(max(_BOWS) + DOT)
    room = Room(box for piece in scene.everything for box in piece.shape if box.overlaps(near))
    room.take(strokes(brackets))
    dots: list[Point] = []
    for start, end in ends:
        dots += _way(start, end, room, dots)
    return dots


def _way(start: Point, end: Point, room: Room, others: Sequence[Point]) -> list[Point]:
    """Return the dots of one way that lie clear."""
    best: list[Point] = []
    for bow in _BOWS:
        way = _bowed(start, end, bow)
        found = [at for at in way if _clear(at, room, others)]
        if len(found) > len(best):
            best = found
        if len(best) >= _ENOUGH * len(way):
            break
    return best


def _bowed(start: Point, end: Point, bow: float) -> list[Point]:
    """Return points from the start on, without the end, on a way that bows aside in its middle."""
    length = math.dist(start, end)
    across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    count = max(round(length / _STEP), 1)
    found: list[Point] = []
    for step in range(count):
        share = step / count
        aside = bow * 4 * share * (1 - share)
        along = length * share
        found.append((start[0] + across * along - down * aside, start[1] + down * along + across * aside))
    return found


def _clear(at: Point, room: Room, others: Sequence[Point]) -> bool:
    """Say whether a dot at a point covers nothing."""
    x, y = at
    if room.meets(x - DOT, y - DOT, x + DOT, y + DOT):
        return False
    return not any(abs(other[0] - x) <= _CLOSEST and math.dist(at, other) <= _CLOSEST for other in others)
