"""The areas of the sheet: the map, the title, the plates of the seats, the ruler and the supply."""

from __future__ import annotations

from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.fonts import text_width
from render.kit.sheet import TITLE_LEFT

MAP = Box(14, 122, 1586, 906)
TITLE_BASE, TITLE_SIZE = 56, 62
HEADER_RIGHT = 360
"""How far the title and what stands below it may go."""
RULER_LEFT, RULER_RIGHT, RULER_Y = 84, 1180, 960

_PLATES = Box(372, 12, 1586, 110)
_PLATES_GAP = 12
_SUPPLY_LEFT, _SUPPLY_Y = 1222, 952
_SUPPLY_STEPS = (0, 106, 226)
"""Where lock pieces, pile and discards stand, from the left end of the supply on."""


def title_end(title: str) -> float:
    """Return where the title ends, across."""
    return TITLE_LEFT + text_width(title, TITLE_SIZE, "title")


def plate_box(colours: int, colour: int) -> Box:
    """Return the plate of a colour, where so many ``colours`` have one."""
    width = (_PLATES.right - _PLATES.left - _PLATES_GAP * (colours - 1)) / colours
    left = _PLATES.left + colour * (width + _PLATES_GAP)
    return Box(left, _PLATES.top, left + width, _PLATES.bottom)


def reserve_place(plate: Box) -> Point:
    """Return where the reserve of a colour stands on its plate."""
    return plate.left + 102, plate.top + 70


def supply_place(index: int) -> Point:
    """Return where lock pieces (0), pile (1) or discards (2) begin: the left end, and the middle down."""
    return _SUPPLY_LEFT + _SUPPLY_STEPS[index], _SUPPLY_Y
