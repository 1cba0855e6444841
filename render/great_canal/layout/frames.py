"""The frames: which area of the plane a picture shows, how large, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PIL import Image

from render.kit.boxes import Box
from render.kit.curve import Point
from render.kit.layouts import TALL, WIDE
from render.kit.sprites import Sprite, stamp


@dataclass(frozen=True)
class Frame:
    """An area of the plane in a picture: its zoom, and the pixel of its upper left corner."""

    area: Box
    zoom: float
    left: float = 0.0
    top: float = 0.0

    def pixel(self, x: float, y: float) -> Point:
        """Return where a point of the plane is in the picture."""
        return self.left + (x - self.area.left) * self.zoom, self.top + (y - self.area.top) * self.zoom

    def stamp(self, image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite, drawn at the zoom of the frame, on a point of the plane."""
        stamp(image, sprite, *self.pixel(x, y))

    def plane(self, box: Box) -> Box:
        """Return a box of the picture in units of the plane."""
        across, down = self.area.left - self.left / self.zoom, self.area.top - self.top / self.zoom
        left, top, right, bottom = (side / self.zoom for side in box.edges)
        return Box(left + across, top + down, right + across, bottom + down)


@dataclass(frozen=True)
class Sheet:
    """A picture with the map in it: its size, the map's place, the plane's middle in it and the usual zoom.

    A ``framed`` map has a frame all round; another one ends in a line below.
    """

    width: int
    height: int
    map: Box
    middle: Point
    zoom: float
    framed: bool


SHEETS: Mapping[str, Sheet] = MappingProxyType(
    {
        WIDE: Sheet(1600, 1000, Box(14, 14, 1200, 986), (500.0, 414.0), 1.17, framed=True),
        TALL: Sheet(1000, 1310, Box(0, 0, 1000, 826), (500.0, 413.0), 1.0, framed=False),
    }
)
"""The whole board, by layout."""
ALONE: Mapping[str, Sheet] = MappingProxyType(
    {
        WIDE: Sheet(1520, 1254, Box(0, 0, 1520, 1254), (500.0, 414.0), 1.5, framed=False),
        TALL: Sheet(1000, 826, Box(0, 0, 1000, 826), (500.0, 413.0), 1.0, framed=False),
    }
)
"""The map alone, as large as the picture allows, by layout."""
_SMALLER = tuple(round(1.0 - 0.03 * step, 2) for step in range(18))
_SHIFTS = tuple((across, down) for down in (0, 30, -30, 60, 90) for across in (0, 40, -40, 80, 120, 160))


def frame_of(sheet: Sheet, needed: Sequence[Box], taken: Sequence[Box]) -> Frame:
    """Return the frame in which all that is ``needed`` of the plane lies on the map, clear of what is taken.

    It has the usual zoom and middle where these do; ``taken`` are boxes of the picture. Where nothing does,
    the smallest zoom.
    """
    frame = _frame(sheet, 1.0, 0, 0)
    around = _around(needed)
    for share in _SMALLER:
        for across, down in _SHIFTS:
            frame = _frame(sheet, share, across, down)
            if (around is None or _holds(frame.area, around)) and _is_clear(frame, needed, taken):
                return frame
    return frame


def _frame(sheet: Sheet, share: float, across: float, down: float) -> Frame:
    zoom = round(sheet.zoom * share, 3)
    width, height = sheet.map.width / zoom, sheet.map.height / zoom
    left, top = sheet.middle[0] - width / 2 - across / zoom, sheet.middle[1] - height / 2 - down / zoom
    return Frame(Box(left, top, left + width, top + height), zoom, sheet.map.left, sheet.map.top)


def _around(boxes: Sequence[Box]) -> Box | None:
    """Return the least box that holds some; None without any."""
    if not boxes:
        return None
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def _holds(area: Box, box: Box) -> bool:
    """Say whether a box lies inside an area, where it may touch its edges."""
    return (
        area.left <= box.left
        and area.top <= box.top
        and box.right <= area.right
        and box.bottom <= area.bottom
    )


def _is_clear(frame: Frame, needed: Sequence[Box], taken: Sequence[Box]) -> bool:
    closed = [frame.plane(box) for box in taken]
    return not any(box.overlaps(other) for other in closed for box in needed)
