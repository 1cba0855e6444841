"""What is taken of the plane, and the first of several places where something covers nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from render.kit.boxes import Box
from render.kit.curve import Point

_CELL = 80.0
Shape: TypeAlias = tuple[Box, ...]
"""The boxes that something covers together."""
_Sides: TypeAlias = tuple[float, float, float, float]


def disc(radius: float) -> Shape:
    """Return the shape of a disc around the point 0, 0: three boxes that leave little of it uncovered."""
    return tuple(
        Box(-across * radius, -down * radius, across * radius, down * radius)
        for across, down in ((1.0, 0.38), (0.77, 0.77), (0.38, 1.0))
    )


def moved(shape: Shape, x: float, y: float) -> Shape:
    """Return the shape that far to the right and below."""
    return tuple([Box(box.left + x, box.top + y, box.right + x, box.bottom + y) for box in shape])


class Room:
    """What is taken: boxes, found by the cells of a coarse grid."""

    def __init__(self, taken: Iterable[Box] = ()) -> None:
        self._cells: defaultdict[tuple[int, int], list[_Sides]] = defaultdict(list)
        self.take(taken)

    def take(self, boxes: Iterable[Box]) -> None:
        """Mark boxes as taken."""
        for box in boxes:
            sides = box.edges
            for cell in _cells_of(*sides):
                self._cells[cell].append(sides)

    def without(self, boxes: Sequence[Box]) -> Room:
        """Return a copy in which some boxes are not taken."""
        gone = {box.edges for box in boxes}
        room = Room()
        room._cells.update((cell, list(taken)) for cell, taken in self._cells.items())
        for cell in {cell for sides in gone for cell in _cells_of(*sides)}:
            room._cells[cell] = [sides for sides in room._cells[cell] if sides not in gone]
        return room

    def inside(self, area: Box) -> list[Box]:
        """Return the boxes that have a point in common with an area, from above."""
        found = {
            sides
            for cell in _cells_of(*area.edges)
            for sides in self._cells.get(cell, ())
            if sides[0] < area.right
            and area.left < sides[2]
            and sides[1] < area.bottom
            and area.top < sides[3]
        }
        return [Box(*sides) for sides in sorted(found)]

    def meets(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Say whether a rectangle has a point in common with anything that is taken."""
        cells = self._cells
        for cell in _cells_of(left, top, right, bottom):
            for near_left, near_top, near_right, near_bottom in cells.get(cell, ()):
                if left < near_right and near_left < right and top < near_bottom and near_top < bottom:
                    return True
        return False

    def covered(self, shape: Shape, x: float = 0.0, y: float = 0.0, limit: float = 1e9) -> float:
        """Return how much of what is taken a shape around a point covers; 0 if it covers nothing.

        What covers more than a ``limit`` is not measured to the end.
        """
        found = 0.0
        cells = self._cells
        for box in shape:
            left, top, right, bottom = box.left + x, box.top + y, box.right + x, box.bottom + y
            for cell in _cells_of(left, top, right, bottom):
                for near_left, near_top, near_right, near_bottom in cells.get(cell, ()):
                    if left < near_right and near_left < right and top < near_bottom and near_top < bottom:
                        across = min(right, near_right) - max(left, near_left)
                        found += across * (min(bottom, near_bottom) - max(top, near_top))
                        if found >= limit:
                            return found
        return found

    def best(
        self,
        shape: Shape,
        options: Sequence[Point],
        spare: Sequence[Point] = (),
        soft: Room | None = None,
    ) -> Point:
        """Return the first of some points at which a shape covers nothing, or else the least.

        The ``spare`` ones are only tried if there is none. Of those that cover nothing here, the first that
        covers nothing of ``soft`` either is taken, or the one that covers least of that.
        """
        least, least_soft, chosen = float("inf"), float("inf"), options[0]
        for points in (options, spare):
            for x, y in points:
                cost = self.covered(shape, x, y, least + 0.1)
                if cost > least:
                    continue
                beneath = 0.0 if soft is None else soft.covered(shape, x, y)
                if cost < least or beneath < least_soft:
                    least, least_soft, chosen = cost, beneath, (x, y)
                    if not cost and not beneath:
                        return chosen
            if not least:
                break
        return chosen


def _cells_of(left: float, top: float, right: float, bottom: float) -> Sequence[tuple[int, int]]:
    first, last = int(left // _CELL), int(right // _CELL)
    upper, lower = int(top // _CELL), int(bottom // _CELL)
    if first == last:
        if upper == lower:
            return ((first, upper),)
        if lower == upper + 1:
            return (first, upper), (first, lower)
    elif last == first + 1:
        if upper == lower:
            return (first, upper), (last, upper)
        if lower == upper + 1:
            return (first, upper), (first, lower), (last, upper), (last, lower)
    return [(column, row) for column in range(first, last + 1) for row in range(upper, lower + 1)]
