"""What marks must not cover, and places that are clear of it: numbers, names, pieces, other marks."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.arriala.base.build import Base
from render.arriala.layout.scene import Scene
from render.arriala.layout.sites import master_work_token
from render.arriala.pieces.locks import lock_box
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.free_space import FreeSpace
from render.kit.room import Room
from rules.arriala.view import ArrialaView

_NEAR = 130.0
"""How far something may stand from where it belongs without seeming to belong to something else."""
_SEAM = 4.0
"""How much room there is around something on free land, both sides together."""
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


def clear_place(
    options: Iterable[Point], width: float, height: float, room: Room, base: Base
) -> Point | None:
    """Return the first of some places where something of that size covers nothing that is taken.

    Where none is, free land near the first of them; None without any.
    """
    inside = base.sheet.map.grown(-4)
    wanted: Point | None = None
    for x, y in options:
        wanted = wanted or (x, y)
        box = _held(x, y, width, height, inside)
        if not room.meets(box):
            return box.x, box.y
    if wanted is None:
        return None
    near = box_around(*wanted, width + 2 * (_NEAR + _SEAM), height + 2 * (_NEAR + _SEAM))
    found = _free_land(wanted, width, height, room, base.layout.free, near)
    return found if found and math.dist(found, wanted) < _NEAR else None


def any_place(options: Iterable[Point], width: float, height: float, room: Room, base: Base) -> Point:
    """Return free land, however far away; without any the place where least is covered."""

    def covered(place: Point) -> float:
        box = box_around(*place, width, height)
        return sum(box.shared(other) for other in room.inside(box))

    places = list(options)
    sheet = Box(0, 0, base.sheet.width, base.sheet.height)
    return _free_land(places[0], width, height, room, base.layout.free, sheet) or min(places, key=covered)


def _held(x: float, y: float, width: float, height: float, inside: Box) -> Box:
    """Return a box as near to a point as an area allows."""
    x = min(max(x, inside.left + width / 2), inside.right - width / 2)
    y = min(max(y, inside.top + height / 2), inside.bottom - height / 2)
    return box_around(x, y, width, height)


def _free_land(
    wanted: Point, width: float, height: float, room: Room, free: FreeSpace, area: Box
) -> Point | None:
    """Return the nearest place inside an area where something of that size lies on free land."""
    land = free.part(area)
    for box in room.inside(area):
        land.take_box(box)
    box = land.nearest(wanted, width + _SEAM, height + _SEAM)
    return None if box is None else (box.x, box.y)


def _around(x: float, y: float, radius: float) -> Box:
    side = 2 * (radius + _RIM)
    return box_around(x, y, side, side)
