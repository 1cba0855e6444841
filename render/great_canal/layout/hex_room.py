"""What is taken on and around one hex, as a mask of small cells: places for much are tried quickly.

All points and boxes count from the middle of the hex, so that what is worked out once serves every hex.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from render.great_canal.layout.plane import APOTHEM, RADIUS
from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.room import Shape

_CELL = 1.5
_SIDE = 116
"""How many cells there are in a row, and how many rows: more than anything on a hex reaches."""
_HALF = _SIDE * _CELL / 2
_MOST_KEPT = 2048
"""How many masks of a shape are kept."""
_ROWS = tuple(sum(1 << _SIDE * row for row in range(count)) for count in range(_SIDE + 1))
"""For a number of rows, the mask of their first cells."""


def mask_of_boxes(boxes: Iterable[Box]) -> int:
    """Return the cells that some boxes touch."""
    found = 0
    for box in boxes:
        left, right = math.floor((box.left + _HALF) / _CELL), math.ceil((box.right + _HALF) / _CELL)
        top, bottom = math.floor((box.top + _HALF) / _CELL), math.ceil((box.bottom + _HALF) / _CELL)
        left, top, right, bottom = max(left, 0), max(top, 0), min(right, _SIDE), min(bottom, _SIDE)
        if left < right and top < bottom:
            found |= (((1 << right - left) - 1) << left) * _ROWS[bottom - top] << _SIDE * top
    return found


@lru_cache(maxsize=64)
def _masks(shape: Shape) -> dict[Point, int]:
    """Return the masks of a shape by where it was tried."""
    return {}


def mask_at(shape: Shape, point: Point) -> int:
    """Return the cells that a shape touches around a point."""
    return _mask_at(_masks(shape), shape, point)


def _mask_at(masks: dict[Point, int], shape: Shape, point: Point) -> int:
    mask = masks.get(point)
    if mask is None:
        if len(masks) >= _MOST_KEPT:
            masks.clear()
        x, y = point
        boxes = [Box(box.left + x, box.top + y, box.right + x, box.bottom + y) for box in shape]
        mask = masks[point] = mask_of_boxes(boxes)
    return mask


def free_place(taken: int, shape: Shape, options: Sequence[Point], soft: int = 0) -> Point | None:
    """Return the first of some points, or else of GRID, at which a shape covers nothing; None if none is.

    Points at which it covers nothing of ``soft`` either come before all others.
    """
    masks, free = _masks(shape), None
    for point in options:
        mask = _mask_at(masks, shape, point)
        if not taken & mask:
            if not soft & mask:
                return point
            free = free or point
    open_cells = _grid_cells(max(box.right for box in shape)) & ~_blocked(taken, shape)
    wanted = open_cells & ~_blocked(soft, shape) if soft else open_cells
    if not wanted and free:
        return free
    return _first(wanted or open_cells)


def _first(cells: int) -> Point | None:
    """Return the first point of GRID that is among some cells."""
    if not cells:
        return None
    return next(point for point, cell in _CELL_OF.items() if cells >> cell & 1)


@lru_cache(maxsize=64)
def _grid_cells(half_width: float) -> int:
    """Return the cells of those points of GRID at which something so wide lies on the hex as a whole."""
    return sum(1 << cell for point, cell in _CELL_OF.items() if is_inside(point, half_width))


def least_place(taken: int, shape: Shape, options: Sequence[Point]) -> tuple[Point, int]:
    """Return that of some points and of GRID at which a shape covers least, and how many cells."""
    masks = _masks(shape)
    costs = [((taken & _mask_at(masks, shape, point)).bit_count(), point) for point in (*options, *GRID)]
    cost, chosen = min(costs, key=lambda found: found[0])
    return chosen, cost


def _blocked(taken: int, shape: Shape) -> int:
    """Return the cells around whose upper left corners a shape would cover something."""
    found = 0
    for box in shape:
        left, right = math.floor(box.left / _CELL), math.ceil(box.right / _CELL)
        top, bottom = math.floor(box.top / _CELL), math.ceil(box.bottom / _CELL)
        spread = _spread(_spread(taken, right - left, 1), bottom - top, _SIDE)
        shift = left + _SIDE * top
        found |= spread >> shift if shift > 0 else spread << -shift
    return found


def _spread(cells: int, count: int, step: int) -> int:
    """Return the cells from which one of some cells is less than ``count`` steps ahead."""
    done = 1
    while done < count:
        further = min(done, count - done)
        cells |= cells >> further * step
        done += further
    return cells


_INSET = 12.5
"""How far from the edges of a hex the middle of anything on it lies, at least."""


def is_inside(point: Point, inset: float = _INSET) -> bool:
    """Say whether something around a point lies on the hex as a whole: so far from the edges is the point."""
    across, down = abs(point[0]), abs(point[1])
    return max(across, across * 0.5 + down * 0.866) <= APOTHEM - inset


def _all_over() -> list[Point]:
    step = 3 * _CELL
    points = [(column * step, row * step) for row in range(-13, 14) for column in range(-11, 12)]
    inside = [point for point in points if is_inside(point)]
    return sorted(inside, key=lambda point: math.dist(point, (0, -RADIUS)))


_CELL_OF = {
    point: round((point[0] + _HALF) / _CELL) + _SIDE * round((point[1] + _HALF) / _CELL)
    for point in _all_over()
}
GRID = tuple(_CELL_OF)
"""Points all over a hex, from its upper corner on."""


def _outside() -> int:
    """Return the cells outside the hex."""
    inside = 0
    for row in range(_SIDE):
        down = abs((row + 0.5) * _CELL - _HALF)
        half = math.floor(min(APOTHEM, (RADIUS - down) / 0.577) / _CELL)
        if half > 0:
            inside |= ((1 << 2 * half) - 1) << _SIDE * row + _SIDE // 2 - half
    return (1 << _SIDE * _SIDE) - 1 & ~inside


OUTSIDE = _outside()
INNER_GRID = tuple(point for point in GRID if is_inside(point, 23.0))
"""Those points at which a token lies on the hex as a whole."""
