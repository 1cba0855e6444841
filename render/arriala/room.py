"""Which of the map is still free."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import compress, count

from PIL import Image, ImageChops, ImageDraw

from render.arriala.track import HEIGHT, MAP_BOTTOM, MAP_LEFT, MAP_RIGHT, MAP_TOP, WIDTH
from render.boxes import Box, box_around
from render.curve import Point

_CELL = 4


class Land:
    """What is still free of the map, on a coarse grid."""

    def __init__(self, taken: Image.Image | None = None) -> None:
        if taken is None:
            self._taken = Image.new("L", (WIDTH // _CELL, HEIGHT // _CELL), 255)
        else:
            self._taken = taken.copy()
        self._draw = ImageDraw.Draw(self._taken)
        if taken is None:
            inside = (MAP_LEFT + 12, MAP_TOP + 9, MAP_RIGHT - 12, MAP_BOTTOM - 9)
            self._draw.rectangle([side // _CELL for side in inside], fill=0)

    def copy(self) -> Land:
        """The same land, to go on with differently."""
        return Land(self._taken)

    def take(self, outline: Sequence[Point]) -> None:
        """Marks a shape as taken."""
        self._draw.polygon([(x / _CELL, y / _CELL) for x, y in outline], fill=255)

    def take_box(self, box: Box) -> None:
        """Marks a rectangle as taken."""
        self._draw.rectangle([side / _CELL for side in (box.left, box.top, box.right, box.bottom)], fill=255)

    def is_free(self, box: Box) -> bool:
        """Whether nothing of the rectangle is taken."""
        area = (
            math.floor(box.left / _CELL),
            math.floor(box.top / _CELL),
            math.ceil(box.right / _CELL),
            math.ceil(box.bottom / _CELL),
        )
        return self._taken.crop(area).getbbox() is None

    def nearest(self, anchor: Point, width: float, height: float) -> Box | None:
        """The free rectangle of that size whose middle is nearest to a point."""
        half_columns = math.ceil(width / 2 / _CELL)
        half_rows = math.ceil(height / 2 / _CELL)
        blocked = _widened(_widened(self._taken, half_columns, 0), 0, half_rows)
        across, down = anchor[0] / _CELL, anchor[1] / _CELL
        for reach in (70, blocked.width):
            left, top = max(0, math.floor(across) - reach), max(0, math.floor(down) - reach)
            right, bottom = min(blocked.width, left + 2 * reach), min(blocked.height, top + 2 * reach)
            open_cells = ImageChops.invert(blocked.crop((left, top, right, bottom))).tobytes()
            free = (divmod(cell, right - left) for cell in compress(count(), open_cells))
            best = min(
                free,
                key=lambda cell: (cell[1] + left - across) ** 2 + (cell[0] + top - down) ** 2,
                default=None,
            )
            if best is not None:
                return box_around(
                    (best[1] + left + 0.5) * _CELL, (best[0] + top + 0.5) * _CELL, width, height
                )
        return None


def _widened(taken: Image.Image, columns: int, rows: int) -> Image.Image:
    """The mask with everything taken grown by so many cells to both sides, or up and down."""
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
