"""What marks must not cover, and places that are clear of it: numbers, names, pieces, other marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene
from render.arriala.layout.sites import master_work_token
from render.arriala.pieces.locks import lock_box
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from rules.arriala.view import ArrialaView

_RIM = 3.0
"""How far the dark edge of a piece reaches beyond its radius."""


def pieces(view: ArrialaView, base: Base, scene: Scene) -> list[Box]:
    """Return what workers, locks and the tokens of builders cover."""
    return [
        *(_around(stands.x, stands.y, stands.radius) for stands in scene.standing.values()),
        *(lock_box(base.track, position) for position in view.locks),
        *(_around(*place, radius) for place, radius in builders(view, base)),
    ]


def builders(view: ArrialaView, base: Base) -> list[tuple[Point, float]]:
    """Return where the tokens of the builders of master works stand, and their radius."""
    plates = {plate.key: plate.box for plate in base.names}
    found: list[tuple[Point, float]] = []
    for site, builder in zip(view.board.master_works, view.builders, strict=True):
        key = ("master_work", site.id)
        if builder is not None:
            place = master_work_token(base.layout.boxes[key], plates[key], base.sheet)
            found.append((place, 19 if base.sheet.plaque_worth else 13))
    return found


def first_clear(
    options: Iterable[Point], width: float, height: float, taken: Sequence[Box], base: Base
) -> Point:
    """Return the first of some places where something of that size covers nothing that is ``taken``.

    Where none is, the nearest free land; without any, the place where it covers least.
    """
    inside = base.sheet.map.grown(-4)
    least: tuple[float, Point] | None = None
    wanted: Point | None = None
    for x, y in options:
        x = min(max(x, inside.left + width / 2), inside.right - width / 2)
        y = min(max(y, inside.top + height / 2), inside.bottom - height / 2)
        box = box_around(x, y, width, height)
        covered = sum(box.shared(other) for other in taken if box.overlaps(other))
        if covered == 0:
            return x, y
        wanted = wanted or (x, y)
        if least is None or covered < least[0]:
            least = covered, (x, y)
    assert least is not None
    assert wanted is not None
    return _on_free_land(wanted, width, height, taken, base) or least[1]


def _on_free_land(
    wanted: Point, width: float, height: float, taken: Sequence[Box], base: Base
) -> Point | None:
    free = base.layout.free.copy()
    for box in taken:
        free.take_box(box)
    box = free.nearest(wanted, width + 4, height + 4)
    return None if box is None else (box.x, box.y)


def _around(x: float, y: float, radius: float) -> Box:
    side = 2 * (radius + _RIM)
    return box_around(x, y, side, side)
