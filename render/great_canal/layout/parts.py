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
STRIP_GAP = 12
"""Between the two strips of the islands, in pixels."""
_INSIDE = 26.0
"""How far from the edge of a part a place lies that is well inside, in units of the plane."""


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
            _window(
                1000.0 - PART_WIDTH / _STRIP_ZOOM,
                _STRIP_TOP,
                _STRIP_BOTTOM,
                _STRIP_ZOOM,
                _STRIP_HEIGHT + STRIP_GAP,
            ),
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


def _inside(frames: tuple[Frame, ...]) -> frozenset[Value]:
    """Return the places that lie well inside one of the windows of a part."""
    areas = [frame.area.grown(-_INSIDE) for frame in frames]
    return frozenset(place for place, x, y in _all_places() if any(area.covers(x, y) for area in areas))


PLACES_IN: Mapping[str, frozenset[Value]] = MappingProxyType(
    {
        MAP: frozenset(place for place, _, _ in _all_places()),
        **{name: _inside(frames) for name, frames in PARTS.items()},
        PLAYERS: frozenset[Value](),
    }
)
"""The places in each part, the parts in the order in which they are offered."""
