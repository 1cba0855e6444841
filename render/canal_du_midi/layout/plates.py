"""The plates of the sites: their measures, and where on them what is printed."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.fonts import text_width

_MARGIN = 7


@dataclass(frozen=True)
class PlateStyle:
    """The measures of a plate in pixels, sizes of type among them.

    ``picture`` is the height of the upper part, down to its line; from ``hatch`` on a delayed site is
    hatched, with an hourglass at ``hourglass``. Worth, city and tent stand in the foot beside the name, or
    low on the picture (``signs_above``); then the name has the foot to itself, and that of this round's site
    is ivory on black. ``pawn_groups`` are the places of pawns by their number; those that stand side by side
    form a group, with brackets ``mark_margin`` away from it when they are new.
    """

    width: int
    height: int
    picture: int
    hatch: float
    hourglass: float
    numeral: float
    need: float
    worth: float
    name: float
    smallest_name: float
    signs_above: bool
    pawn_groups: tuple[tuple[tuple[Point, ...], ...], ...]
    pawn_radius: tuple[float, ...]
    mark_margin: float

    def numeral_box(self, numeral: str) -> Box:
        """Return the box with the numeral, at the upper left."""
        scale = self.numeral / 34
        width = max(46 * scale, text_width(numeral, self.numeral, "title") + 22)
        return Box(_MARGIN, _MARGIN, _MARGIN + width, _MARGIN + 42 * scale)

    def need_box(self, need: int) -> Box:
        """Return the box with the workers needed, at the upper right."""
        scale = self.need / 36
        right = self.width - _MARGIN
        width = 48 * scale + text_width(str(need), self.need, "bold")
        return Box(right - width, _MARGIN, right, _MARGIN + 44 * scale)

    def sign_places(self, count: int) -> tuple[Point, ...]:
        """Return the middles of the worth and of so many signs right of it."""
        if self.signs_above:
            right, y, step = self.width - 30.0, self.picture - 28.0, 52.0
            return tuple((right - (count - index) * step, y) for index in range(count + 1))
        right, y, step = self.width - 24.0, (self.picture + self.height) / 2, 38.0
        signs = tuple((right - (count - 1 - index) * step, y) for index in range(count))
        return ((right - count * step - 2, y), *signs)

    def hourglass_box(self) -> Box:
        """Return what the hourglass of a delayed site covers."""
        return box_around(self.hourglass, (self.hatch + self.picture) / 2, 40, 28)

    def name_box(self, signs: int) -> Box:
        """Return the foot, as far as it is the name's with so many signs beside it."""
        if self.signs_above:
            return Box(10, self.picture, self.width - 10, self.height)
        return Box(12, self.picture, self.sign_places(signs)[0][0] - 36, self.height)
