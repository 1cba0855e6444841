"""Strings of dots along the ways that workers went."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.layout.arrange import middle_of
from render.arriala.layout.scene import Scene
from render.arriala.marks.changes import Changes
from render.kit.boxes import Box
from render.kit.change_marks import trail_dot
from render.kit.curve import Path, Point

_DOT_STEP = 19.0


def draw_trails(image: Image.Image, changes: Changes, base: Base, scene: Scene, taken: Sequence[Box]) -> None:
    """Draw dots along the ways that workers went, clear of all workers and of what is ``taken``."""
    track, layout = base.track, base.layout
    keep_clear = [box.grown(5) for box in (*taken, *layout.boxes.values())]
    for start, end in changes.canal_ways:
        near, far = sorted((track.distance(start), track.distance(end)))
        _draw_dots(image, track.course.part(near, far, step=6), keep_clear, base, scene)
    for start, end in changes.other_ways:
        line = [middle_of(track, layout, *start), middle_of(track, layout, *end)]
        _draw_dots(image, line, keep_clear, base, scene)


def _draw_dots(
    image: Image.Image, line: Sequence[Point], keep_clear: Sequence[Box], base: Base, scene: Scene
) -> None:
    """Draw dots along a line, but not on plates and not where somebody stands."""
    way = Path(line)
    count = int(way.length / _DOT_STEP)
    for index in range(1, count):
        x, y = way.at(way.length * index / count)
        if any(box.covers(x, y) for box in keep_clear):
            continue
        if all(math.hypot(x - there.x, y - there.y) > there.radius + 12 for there in scene.standing.values()):
            base.stamp(image, trail_dot(base.theme), x, y)
