"""The places of everything beside the canal: each thing on the nearest free land to where it belongs.

Nothing is placed by hand, so boards with other towns and works come out as legible as the published one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from types import MappingProxyType

from render.arriala.layout.sheet import MAP
from render.arriala.layout.sites import river_work_middle
from render.arriala.layout.track import BANK, TOWPATH, Track
from render.kit.boxes import Box, box_around
from render.kit.curve import Path, Point, spline
from render.kit.fonts import text_width
from render.kit.free_space import FreeSpace, free_space
from render.kit.sheet import HEIGHT, WIDTH

_NAME_SIZE = 38.0
_SMALLNESS = 4e6
"""How many squared pixels of distance in all are worth drawing things at full size."""
RIVER_HALF = 16.0
"""Half the width of the river."""
_BUILDING_LAND = Box(MAP.left + 12, MAP.top + 9, MAP.right - 12, MAP.bottom - 9)


@dataclass(frozen=True)
class Item:
    """A thing to place: a vineyard, river work, master work or the lock limit of a stretch.

    ``key`` is its kind and id, ``near`` the position it belongs to (fractions lie between two positions),
    ``bridges`` says that the river passes under it.
    """

    key: tuple[str, str | int]
    near: float
    width: float
    height: float
    bridges: bool = False


@dataclass(frozen=True)
class TownPlace:
    """A town: its position on the canal, the plate with its name, the foot of its houses."""

    position: int
    plate: Box
    size: float
    foot: Point


@dataclass(frozen=True)
class Layout:
    """All places of one board in one language.

    ``boxes`` goes by kind and id of a thing, ``scale`` is how large the things beside the canal are, and
    ``free`` is what is left of the map.
    """

    towns: tuple[TownPlace, ...]
    boxes: Mapping[tuple[str, str | int], Box]
    river: Path
    scale: float
    free: FreeSpace


@lru_cache(maxsize=16)
def arrange(track: Track, names: tuple[str, ...], items: tuple[Item, ...]) -> Layout:
    """Return the layout of a board with these town names and things, kept."""
    towns = tuple(
        _town_place(track, position, name) for position, name in zip(track.towns, names, strict=True)
    )
    orders = _orders(items)
    for scales in ((1.0, 0.94, 0.88), (0.78,), (0.68,), (0.6,)):
        found: list[tuple[float, Layout]] = []
        for scale in scales:
            ground = _ground(track, towns, items, scale)
            for order in orders:
                boxes = _settled(track, ground, order, scale)
                if boxes is not None:
                    cost = sum(_far(track, item, boxes[item.key]) for item in items)
                    layout = Layout(towns, MappingProxyType(boxes), ground.river, scale, ground.free)
                    found.append((cost + _SMALLNESS * (1 - scale), layout))
        if found:
            best = min(found, key=lambda pair: pair[0])[1]
            for box in best.boxes.values():
                best.free.take_box(box.grown(5))
            return best
    ground = _ground(track, towns, items, 0.6)
    pressed = {
        item.key: box_around(*track.point(item.near), item.width * 0.6, item.height * 0.6) for item in items
    }
    return Layout(towns, MappingProxyType(pressed | ground.boxes), ground.river, 0.6, ground.free)


def houses(town: TownPlace) -> tuple[Box, Box]:
    """Return what the houses of a town and its church tower cover."""
    x, y = town.foot
    return Box(x - 76, y - 46, x + 76, y), Box(x + 2, y - 74, x + 30, y)


def _town_place(track: Track, position: int, name: str) -> TownPlace:
    x, y = track.point(position)
    plaza = track.plaza
    size = _NAME_SIZE if track.town_length > 130 else 30.0
    width = text_width(name, size, "title") + 26
    middle = min(max(x, MAP.left + 12 + width / 2), MAP.right - 12 - width / 2)
    name_above = track.is_level(position) and track.towpath_is_below(position)
    plate_y = y - plaza - 8 if name_above else y + plaza + 1
    foot = (x, y - plaza - 27) if name_above else (x, y - plaza + 7)
    return TownPlace(position, box_around(middle, plate_y, width, size * 1.24), size, foot)


def _orders(items: tuple[Item, ...]) -> list[list[Item]]:
    """Return orders in which to place things; the one that leaves them nearest to their places counts."""
    rng = Random(1)
    orders = [sorted(items, key=lambda item: -item.width * item.height)]
    for _ in range(7):
        orders.append(sorted(orders[0], key=lambda item: -item.width * rng.uniform(0.4, 1.6)))
    return orders


@dataclass(frozen=True)
class _Ground:
    """The map with canal, towns, bridges, lock limits and river on it, before anything else is placed."""

    free: FreeSpace
    boxes: dict[tuple[str, str | int], Box]
    river: Path


def _ground(track: Track, towns: tuple[TownPlace, ...], items: Sequence[Item], scale: float) -> _Ground:
    free = free_space(WIDTH, HEIGHT, _BUILDING_LAND)
    course = track.course
    free.take(course.band(0, course.length, -BANK - 2, TOWPATH + 2))
    for town in towns:
        free.take_box(town.plate.grown(4))
        for box in houses(town):
            free.take_box(box)
    boxes: dict[tuple[str, str | int], Box] = {}
    bridge: Box | None = None
    for item in items:
        if item.bridges and bridge is None:
            beside = track.point(item.near, TOWPATH + item.height * scale / 2)
            bridge = free.nearest(beside, item.width * scale, item.height * scale)
            if bridge is not None:
                boxes[item.key] = bridge
                free.take_box(bridge.grown(6))
    for item in items:
        if item.key[0] == "limit":
            boxes[item.key] = box = _beside(track, free, item)
            free.take_box(box.grown(4))
    river = _river(bridge)
    free.take(river.band(0, river.length, -RIVER_HALF, RIVER_HALF))
    return _Ground(free, boxes, river)


def _settled(
    track: Track, ground: _Ground, items: Sequence[Item], scale: float
) -> dict[tuple[str, str | int], Box] | None:
    """Return a box for each thing, placed in the order given; None if something found no place."""
    free = ground.free.copy()
    placed: list[tuple[Item, Box]] = []
    for item in items:
        if item.key in ground.boxes:
            continue
        box = free.nearest(track.point(item.near), item.width * scale, item.height * scale)
        if box is None:
            return None
        placed.append((item, box))
        free.take_box(box.grown(5))
    _swap_nearer(track, placed)
    return ground.boxes | {item.key: box for item, box in placed}


def _far(track: Track, item: Item, box: Box) -> float:
    """Return how far a thing is from where it belongs, squared."""
    x, y = track.point(item.near)
    return (box.x - x) ** 2 + (box.y - y) ** 2


def _swap_nearer(track: Track, placed: list[tuple[Item, Box]]) -> None:
    """Swap things of the same size where that brings them nearer to where they belong."""
    for first, second in combinations(range(len(placed)), 2):
        (one, box), (other, other_box) = placed[first], placed[second]
        if (one.width, one.height) != (other.width, other.height):
            continue
        now = _far(track, one, box) + _far(track, other, other_box)
        if _far(track, one, other_box) + _far(track, other, box) < now:
            placed[first], placed[second] = (one, other_box), (other, box)


def _beside(track: Track, free: FreeSpace, item: Item) -> Box:
    """Return a place along a stretch, near its middle.

    Along the map's frame, where nothing else fits, or on the far bank, or by the towpath; else anywhere near.
    """
    half = item.height / 2
    options: list[Box] = []
    for box, behind in _along(track, item):
        if not free.is_free(box):
            continue
        if not MAP.top + half < behind < MAP.bottom - half:
            return box
        options.append(box)
    if options:
        return options[0]
    place = track.point(item.near)
    return free.nearest(place, item.width, item.height) or box_around(*place, item.width, item.height)


def _along(track: Track, item: Item) -> Iterator[tuple[Box, float]]:
    """Yield boxes on both sides of the canal, each with how far down the land behind it is."""
    middle = track.distance(item.near)
    half = item.height / 2
    for gap in (3, 7):
        for offset, further in ((-BANK - half - gap, -2 * half), (TOWPATH + half + gap, 2 * half)):
            for shift in range(0, 200, 12):
                for way in (middle + shift, middle - shift):
                    box = box_around(*track.course.at(way, offset), item.width, item.height)
                    yield box, track.course.at(way, offset + further)[1]


def _river(bridge: Box | None) -> Path:
    """Return one S from the right edge to the left, under the canal where the aqueduct stands."""
    fits = bridge is not None and 320 < bridge.x < 1340 and 580 < bridge.y < 760
    x, y = (bridge.x, bridge.bottom - 52) if bridge is not None and fits else (1120.0, 640.0)
    return Path(
        spline(
            [
                (1610, 648),
                (1520, 668),
                (1420, 656),
                (min(x + 210, 1350), 664),
                (x + 90, y + 22),
                (x + 6, y - 6),
                (x - 6, 518),
                (x - 16, 436),
                (x - 60, 362),
                (x - 160, 328),
                (x - 300, 326),
                (x * 0.45, 329),
                (x * 0.25, 326),
                (100, 340),
                (0, 372),
            ]
        )
    )


def middle_of(track: Track, layout: Layout, kind: str, value: str | int) -> Point:
    """Return the middle of a place of the canal, a vineyard, a river work or a master work."""
    if kind == "place":
        return track.point(int(value))
    box = layout.boxes[(kind, value)]
    return river_work_middle(box) if kind == "river_work" else (box.x, box.y - 12)
