"""A finder of free places on a sheet."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy
from PIL import Image, ImageChops, ImageDraw

from render.kit.boxes import Box, box_around
from render.kit.curve import Point

_CELL = 4
_TAKEN = 255


class FreeSpace:
    """What is still free of a sheet; all coordinates are pixels of the sheet.

    ``taken`` is a mask of cells, 4 × 4 pixels each, that are white where something is; its first cell is that
    of the sheet in column ``left`` and row ``top``, and all around it is taken.
    """

    def __init__(self, taken: Image.Image, left: int = 0, top: int = 0) -> None:
        self._taken = taken
        self._draw = ImageDraw.Draw(taken)
        self._left = left
        self._top = top

    def copy(self) -> FreeSpace:
        """Return a copy, to go on with differently."""
        return FreeSpace(self._taken.copy(), self._left, self._top)

    def part(self, area: Box) -> FreeSpace:
        """Return a copy of what is free inside a rectangle, to go on with differently."""
        left, top, right, bottom = self._cells(area)
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, self._taken.width), min(bottom, self._taken.height)
        taken = Image.new("L", (max(right - left, 0) + 2, max(bottom - top, 0) + 2), _TAKEN)
        if left < right and top < bottom:
            taken.paste(self._taken.crop((left, top, right, bottom)), (1, 1))
        return FreeSpace(taken, self._left + left - 1, self._top + top - 1)

    def take(self, outline: Sequence[Point]) -> None:
        """Mark a shape as taken."""
        self._draw.polygon([(x / _CELL - self._left, y / _CELL - self._top) for x, y in outline], fill=_TAKEN)

    def take_box(self, box: Box) -> None:
        """Mark a rectangle as taken."""
        left, top, right, bottom = (side / _CELL for side in box.edges)
        self._draw.rectangle(
            (left - self._left, top - self._top, right - self._left, bottom - self._top), fill=_TAKEN
        )

    def is_free(self, box: Box) -> bool:
        """Say whether nothing of the rectangle is taken."""
        left, top, right, bottom = self._cells(box)
        if left < 0 or top < 0 or right > self._taken.width or bottom > self._taken.height:
            return False
        return self._taken.crop((left, top, right, bottom)).getbbox() is None

    def _cells(self, box: Box) -> tuple[int, int, int, int]:
        """Return the first and last columns and rows of a rectangle, counted from those of the mask."""
        return (
            math.floor(box.left / _CELL) - self._left,
            math.floor(box.top / _CELL) - self._top,
            math.ceil(box.right / _CELL) - self._left,
            math.ceil(box.bottom / _CELL) - self._top,
        )

    def nearest(self, anchor: Point, width: float, height: float) -> Box | None:
        """Return the free rectangle of that size with its middle nearest to a point; None if none fits."""
        halves = math.ceil(width / 2 / _CELL), math.ceil(height / 2 / _CELL)
        across, down = anchor[0] / _CELL, anchor[1] / _CELL
        for reach in (70, self._taken.width):
            cell = self._nearest_open(halves, across, down, reach)
            if cell is not None:
                column, row = cell
                return box_around((column + 0.5) * _CELL, (row + 0.5) * _CELL, width, height)
        return None

    def _nearest_open(
        self, halves: tuple[int, int], across: float, down: float, reach: int
    ) -> tuple[int, int] | None:
        """Return column and row of the cell nearest to a point, at most ``reach`` cells from it, around which
        so many columns and rows to each side (``halves``) are free."""
        taken, (beside, above) = self._taken, halves
        left = max(0, math.floor(across) - self._left - reach)
        top = max(0, math.floor(down) - self._top - reach)
        right, bottom = min(taken.width, left + 2 * reach), min(taken.height, top + 2 * reach)
        first, highest = max(0, left - beside), max(0, top - above)
        near = taken.crop(
            (first, highest, min(taken.width, right + beside), min(taken.height, bottom + above))
        )
        blocked = _widened(_widened(near, beside, 0), 0, above)
        inside = (left - first, top - highest, right - first, bottom - highest)
        rows, columns = numpy.nonzero(numpy.asarray(blocked.crop(inside)) != _TAKEN)
        if not rows.size:
            return None
        left, top = left + self._left, top + self._top
        best = numpy.argmin((columns + left - across) ** 2 + (rows + top - down) ** 2)
        return int(columns[best]) + left, int(rows[best]) + top


def free_space(width: int, height: int, inside: Box) -> FreeSpace:
    """Return the space of a sheet of that size of which nothing but a rectangle is free."""
    taken = Image.new("L", (width // _CELL, height // _CELL), _TAKEN)
    ImageDraw.Draw(taken).rectangle([side // _CELL for side in inside.edges], fill=0)
    return FreeSpace(taken)


def _widened(taken: Image.Image, columns: int, rows: int) -> Image.Image:
    """Return the mask with everything taken grown by so many cells to both sides, or up and down."""
    grown = 0
    wanted = max(columns, rows)
    while grown < wanted:
        step = min(grown + 1, wanted - grown)
        right, down = (step, 0) if columns else (0, step)
        shifted = ImageChops.lighter(
            ImageChops.offset(taken, right, down), ImageChops.offset(taken, -right, -down)
        )
        taken = ImageChops.lighter(taken, shifted)
        grown += step
    return taken
