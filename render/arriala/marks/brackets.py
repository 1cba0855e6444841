"""Brackets around what is new on the board."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene
from render.arriala.marks.changes import Changes
from render.kit.boxes import Box
from render.kit.change_marks import brackets, mark_box
from render.kit.sprites import stamp


def draw_brackets(
    image: Image.Image,
    changes: Changes,
    base: Base,
    scene: Scene,
    theme: str,
    pills: Mapping[int, Box],
) -> None:
    """Put brackets around workers, locks, works and closed sections that are new.

    ``pills`` are the places of the sections' pills, by the sections' first positions.
    """
    for worker in sorted(changes.workers):
        stands = scene.standing.get(worker)
        if stands is not None:
            reach = stands.radius * (1.32 if stands.radius > 18 else 1.45)
            stamp(image, brackets(theme, reach), stands.x, stands.y)
    for position in sorted(changes.locks):
        stamp(image, brackets(theme, 46), *base.track.point(position))
    for work in sorted(changes.master_works):
        mark_box(image, theme, base.layout.boxes[("master_work", work)], 2)
    for first in sorted(changes.sections):
        if first in pills:
            mark_box(image, theme, pills[first], 4)
