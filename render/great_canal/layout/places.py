"""Something in its place on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.great_canal.layout.plane import CORNER_POINTS
from render.great_canal.layout.sorts import Sort, shape_of
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.room import Room, Shape, moved


@dataclass(frozen=True)
class Placed:
    """Something on the map: its sort, the number of its hex, corner or edge, its point and its shape.

    ``read`` is that part of the shape that has to be seen for it to be told from others.
    """

    sort: Sort
    place: int
    x: float
    y: float
    shape: Shape
    read: Shape
    box: Box
    """The box around the whole shape."""


def placed(sort: Sort, place: int, point: Point, read: Shape | None = None) -> Placed:
    """Return something with its middle on a point; all of it is to be seen, unless ``read`` is given."""
    shape = moved(shape_of(sort), *point)
    if len(shape) == 1:
        box = shape[0]
    else:
        lefts, tops, rights, bottoms = zip(*[part.edges for part in shape], strict=True)
        box = Box(min(lefts), min(tops), max(rights), max(bottoms))
    return Placed(sort, place, *point, shape, shape if read is None else read, box)


@lru_cache(maxsize=4096)
def on_corner(sort: Sort, corner: int) -> Placed:
    """Return something in its place on a corner."""
    return placed(sort, corner, CORNER_POINTS[corner])


def settled(
    sort: Sort,
    place: int,
    options: Sequence[Point],
    room: Room,
    spare: Sequence[Point] = (),
    soft: Room | None = None,
) -> Placed:
    """Return something on the best of some points (:meth:`Room.best`), and take the room there."""
    found = placed(sort, place, room.best(shape_of(sort), options, spare, soft))
    room.take(found.shape)
    return found
