"""Strings of dots along the ways that workers went."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

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
    keep_clear = [box.grown(DOT) for box in (*taken, *base.layout.boxes.values(), *scene.trays)]
    strokes = [point for bracket in brackets for arm in bracket.arms for point in points_along(arm)]
    dots: list[Point] = []
    for dot in _along(_ways(changes, base)):
        if (
            not any(box.covers(*dot) for box in keep_clear)
            and all(
                math.dist(dot, (there.x, there.y)) > there.radius + 12 for there in scene.standing.values()
            )
            and all(math.dist(dot, point) > DOT + HALF_STROKE for point in strokes)
            and all(math.dist(dot, other) > _CLOSEST for other in dots)
        ):
            dots.append(dot)
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
