"""The parts of the map that are drawn by themselves, larger, and the places that lie well inside each.

Parts are made for a phone in either layout: at most 1.4 times as high as wide, and all twice as large as the
tall picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from render.great_canal.layout.frames import Frame
from render.great_canal.layout.plane import CORNER_POINTS, EDGE_MIDDLES, HEX_MIDDLES
from render.kit.boxes import Box
from rules.values import Value

PART_WIDTH = 1030
"""How many pixels wide parts are: as many as two of the islands need, with what lies at their shores."""
_ZOOM = 2.0
_TOP, _BOTTOM = 0.0, 692.0
_STRIP_TOP, _STRIP_BOTTOM = 552.0, 838.0
_SHORE, _STRAIT = 67.0, 564.0
"""Where the two strips of the islands begin: at the western shore, and east of the middle island, which is in
the first alone."""
STRIP_GAP = 12
"""Between the two strips of the islands, in pixels."""
_INSIDE, _WHOLE = 23.0, 85.0
"""How far from the edge of a part a place lies that is well inside, in units of the plane.

Where the land goes on beyond the edge, what belongs to the place is whole as well: the number tokens of its
hexes, and a harbour at it.
"""


def _window(left: float, top: float, bottom: float, down: float = 0.0) -> Frame:
    """Return the frame of a window that is as wide as a part."""
    return Frame(Box(left, top, left + PART_WIDTH / _ZOOM, bottom), _ZOOM, 0.0, down)


_STRIP_HEIGHT = round((_STRIP_BOTTOM - _STRIP_TOP) * _ZOOM)
PARTS: Mapping[str, tuple[Frame, ...]] = MappingProxyType(
    {
        "west": (_window(-60.0, _TOP, _BOTTOM),),
        "middle": (_window(240.0, _TOP, _BOTTOM),),
        "east": (_window(540.0, _TOP, _BOTTOM),),
        "islands": (
            _window(_SHORE, _STRIP_TOP, _STRIP_BOTTOM),
            _window(_STRAIT, _STRIP_TOP, _STRIP_BOTTOM, _STRIP_HEIGHT + STRIP_GAP),
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
        "islands": (_INSIDE, _WHOLE, _INSIDE, _INSIDE),
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
