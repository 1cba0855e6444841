"""Strings of dots along the ways that workers went."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from render.arriala.base.build import Base
from render.arriala.layout.arrange import middle_of
from render.arriala.layout.scene import Scene
from render.arriala.marks.brackets import Bracket
from render.arriala.marks.changes import Changes
from render.kit.boxes import Box
from render.kit.change_marks import DOT, HALF_STROKE, points_along
from render.kit.curve import Path, Point

_STEP = 19.0
_CLOSEST = 13.0
"""How near to one another dots of two trails may lie."""


def trail_dots(
    changes: Changes, base: Base, scene: Scene, taken: Sequence[Box], brackets: Iterable[Bracket]
) -> list[Point]:
    """Return dots along the ways that workers went, clear of workers, brackets and what is ``taken``."""
    points = [*_along(_ways(changes, base))]
    if not points:
        return []
    x, y = np.array(points).T[..., np.newaxis]
    boxes = np.array([box.grown(DOT).edges for box in (*taken, *base.layout.boxes.values(), *scene.trays)])
    left, top, right, bottom = boxes.T
    discs = [(there.x, there.y, there.radius + 12) for there in scene.standing.values()]
    strokes = [dot for bracket in brackets for arm in bracket.arms for dot in points_along(arm)]
    round_x, round_y, reach = (
        np.array([*discs, *((*stroke, DOT + HALF_STROKE) for stroke in strokes)]).reshape(-1, 3).T
    )
    covered = ((left < x) & (x < right) & (top < y) & (y < bottom)).any(axis=1)
    covered |= (np.hypot(round_x - x, round_y - y) <= reach).any(axis=1)
    dots: list[Point] = []
    for point, is_covered in zip(points, covered, strict=True):
        if not is_covered and all(math.dist(point, other) > _CLOSEST for other in dots):
            dots.append(point)
    return dots


def _along(lines: Iterable[Sequence[Point]]) -> Iterator[Point]:
    """Yield points at equal distances along lines, without their ends."""
    for line in lines:
        way = Path(line)
        count = int(way.length / _STEP)
        for index in range(1, count):
            yield way.at(way.length * index / count)


def _ways(changes: Changes, base: Base) -> Iterator[Sequence[Point]]:
    """Yield the lines along which workers went."""
    track, layout = base.track, base.layout
    for start, end in changes.canal_ways:
        near, far = sorted((track.distance(start), track.distance(end)))
        yield track.course.part(near, far, step=6)
    for start, end in changes.other_ways:
        yield [middle_of(track, layout, *start), middle_of(track, layout, *end)]
