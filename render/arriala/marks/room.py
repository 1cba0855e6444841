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
    across, down = width / 2, height / 2
    left, top = inside.left + across, inside.top + down
    right, bottom = inside.right - across, inside.bottom - down
    wanted: Point | None = None
    for x, y in options:
        wanted = wanted or (x, y)
        # As near to the place as the map allows.
        x, y = min(max(x, left), right), min(max(y, top), bottom)
        if not room.meets(x - across, y - down, x + across, y + down):
            return x, y
    return None if wanted is None else _land_near(wanted, width, height, room, base, _NEAR)


def any_place(options: Iterable[Point], width: float, height: float, room: Room, base: Base) -> Point:
    """Return free land, however far away; without any the place where least is covered."""

    def covered(place: Point) -> float:
        box = box_around(*place, width, height)
        return sum(box.shared(other) for other in room.inside(box))

    places = list(options)
    for reach in (2 * _NEAR, math.hypot(base.sheet.width, base.sheet.height)):
        found = _land_near(places[0], width, height, room, base, reach)
        if found is not None:
            return found
    return min(places, key=covered)


def _land_near(
    wanted: Point, width: float, height: float, room: Room, base: Base, reach: float
) -> Point | None:
    """Return the nearest free land less than ``reach`` pixels away where something of that size lies."""
    sides = (side + 2 * (reach + _SEAM) for side in (width, height))
    found = _free_land(wanted, width, height, room, base.layout.free, box_around(*wanted, *sides))
    return found if found and math.dist(found, wanted) < reach else None


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
