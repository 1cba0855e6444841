"""The parts of the map that are drawn by themselves, larger, and the places that lie well inside each.

Parts are made for a phone in either layout: 1000 pixels wide and at most 1.4 times as high.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from render.great_canal.layout.frames import Frame
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, HEX_MIDDLES
from render.kit.boxes import Box
from rules.values import Value

PART_WIDTH = 1000
_ZOOM, _STRIP_ZOOM = 2.0, 1.7
_TOP, _BOTTOM = 0.0, 630.0
_STRIP_TOP, _STRIP_BOTTOM = 488.0, 838.0
_STRAIT = 561.5
"""Where the second strip of the islands begins: east of the middle island, which is in the first alone."""
STRIP_GAP = 12
"""Between the two strips of the islands, in pixels."""
_INSIDE, _WHOLE = 26.0, 85.0
"""How far from the edge of a part a place lies that is well inside, in units of the plane.

Where the land goes on beyond the edge, what belongs to the place is whole as well: the number tokens of its
hexes, and a harbour at it.
"""


def _window(left: float, top: float, bottom: float, zoom: float, down: float = 0.0) -> Frame:
    """Return the frame of a window that is as wide as a part."""
    return Frame(Box(left, top, left + PART_WIDTH / zoom, bottom), zoom, 0.0, down)


_STRIP_HEIGHT = round((_STRIP_BOTTOM - _STRIP_TOP) * _STRIP_ZOOM)
PARTS: Mapping[str, tuple[Frame, ...]] = MappingProxyType(
    {
        "west": (_window(-60.0, _TOP, _BOTTOM, _ZOOM),),
        "middle": (_window(250.0, _TOP, _BOTTOM, _ZOOM),),
        "east": (_window(560.0, _TOP, _BOTTOM, _ZOOM),),
        "islands": (
            _window(0.0, _STRIP_TOP, _STRIP_BOTTOM, _STRIP_ZOOM),
            _window(_STRAIT, _STRIP_TOP, _STRIP_BOTTOM, _STRIP_ZOOM, _STRIP_HEIGHT + STRIP_GAP),
        ),
    }
)
"""The windows of each part; the western and the eastern islands lie one below the other."""
MAP, PLAYERS = "map", "players"
"""The map alone, and what stands beside it."""


def _all_places() -> Iterator[tuple[Value, float, float]]:
    points = (("hex", HEX_MIDDLES), ("corner", CORNER_POINTS), ("edge", EDGE_MIDDLES))
    for kind, there in points:
        for number, (x, y) in enumerate(there):
            yield Value(kind, number), x, y


_MARGINS: Mapping[str, tuple[float, float, float, float]] = MappingProxyType(
    {
        "west": (_INSIDE, _INSIDE, _WHOLE, _WHOLE),
        "middle": (_WHOLE, _INSIDE, _WHOLE, _WHOLE),
        "east": (_WHOLE, _INSIDE, _INSIDE, _WHOLE),
        "islands": (_INSIDE, _INSIDE, _INSIDE, _INSIDE),
    }
)
"""How far inside the left, upper, right and lower edges of a part a place has to lie."""


def _inside(name: str) -> frozenset[Value]:
    """Return the places that lie well inside one of the windows of a part."""
    left, top, right, bottom = _MARGINS[name]
    areas = [
        Box(area.left + left, area.top + top, area.right - right, area.bottom - bottom)
        for area in (frame.area for frame in PARTS[name])
    ]
    return frozenset(place for place, x, y in _all_places() if any(area.covers(x, y) for area in areas))


PLACES_IN: Mapping[str, frozenset[Value]] = MappingProxyType(
    {
        MAP: frozenset(place for place, _, _ in _all_places()),
        **{name: _inside(name) for name in PARTS},
        PLAYERS: frozenset[Value](),
    }
)
"""The places in each part, the parts in the order in which they are offered."""
