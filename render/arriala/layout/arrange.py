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

from render.arriala.layout.sites import river_work_middle
from render.arriala.layout.towns import TownPlace, town_places
from render.arriala.layout.track import Track
from render.kit.boxes import Box, box_around
from render.kit.curve import Path, Point
from render.kit.free_space import FreeSpace, free_space

_SMALLNESS = 4e6
"""How many squared pixels of distance in all are worth drawing things at full size."""


@dataclass(frozen=True)
class Item:
    """A thing to place: a vineyard, river work, master work or the lock limit of a stretch.

    ``key`` is its kind and id, ``near`` the position it belongs to (fractions lie between two positions),
    ``bridges`` says that the river passes under it. ``width`` and ``height`` are those of its picture,
    which may become smaller; its ``name`` below, or beside if it ``may_turn``, never does.
    """

    key: tuple[str, str | int]
    near: float
    width: float
    height: float
    name: tuple[float, float] = (0.0, 0.0)
    bridges: bool = False
    may_turn: bool = False

    def sizes(self, scale: float) -> Iterator[tuple[float, float]]:
        """Yield width and height of the ways to draw it with a picture of that scale."""
        width, height = self.width * scale, self.height * scale
        name_width, name_height = self.name
        yield max(width, name_width), height + name_height
        if self.may_turn:
            yield width + name_width, height


@dataclass(frozen=True)
class Layout:
    """All places of one board in one language.

    ``boxes`` goes by kind and id of a thing, ``scale`` is how large the things beside the canal are,
    ``vineyards`` how large vineyards are, and ``free`` is what is left of the map.
    """

    towns: tuple[TownPlace, ...]
    boxes: Mapping[tuple[str, str | int], Box]
    river: Path
    scale: float
    vineyards: float
    free: FreeSpace


@lru_cache(maxsize=32)
def arrange(track: Track, names: tuple[str, ...], items: tuple[Item, ...]) -> Layout:
    """Return the layout of a board with these town names and things, kept."""
    towns = town_places(track, names)
    orders = _orders(items)
    for scales in ((1.0, 0.94, 0.88), (0.78,), (0.68,), (0.6,)):
        found: list[tuple[float, Layout]] = []
        for scale in scales:
            ground = _ground(track, towns, items, scale)
            for order in orders:
                boxes = _settled(track, ground, order, scale)
                if boxes is not None:
                    cost = sum(_far(track, item, boxes[item.key]) for item in items)
                    found.append((cost + _SMALLNESS * (1 - scale), ground.layout(towns, boxes, scale)))
        if found:
            best = min(found, key=lambda pair: pair[0])[1]
            for box in best.boxes.values():
                best.free.take_box(box.grown(5))
            return best
    ground = _ground(track, towns, items, 0.6)
    pressed = {item.key: box_around(*track.point(item.near), *next(item.sizes(0.6))) for item in items}
    return ground.layout(towns, pressed | ground.boxes, 0.6)


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
    vineyards: float

    def layout(
        self, towns: tuple[TownPlace, ...], boxes: dict[tuple[str, str | int], Box], scale: float
    ) -> Layout:
        """Return the layout with everything in its place."""
        return Layout(towns, MappingProxyType(boxes), self.river, scale, self.vineyards or scale, self.free)


def _ground(track: Track, towns: tuple[TownPlace, ...], items: Sequence[Item], scale: float) -> _Ground:
    sheet = track.sheet
    free = free_space(sheet.width, sheet.height, sheet.building_land)
    course = track.course
    for outline in track.bands(
        0, course.length, -sheet.bank - max(sheet.margin, -2), sheet.towpath + sheet.margin
    ):
        free.take(outline)
    for town in towns:
        free.take_box(town.plate.grown(4))
        for box in town.houses.boxes:
            free.take_box(box)
    boxes: dict[tuple[str, str | int], Box] = {}
    vineyards = 0.0
    if sheet.foot is not None:
        free.take_box(sheet.foot.grown(4))
        vineyards = _fill_foot(sheet.foot, towns, items, boxes)
    bridge: Box | None = None
    for item in items:
        if item.bridges and bridge is None:
            width, height = next(item.sizes(scale))
            bridge = free.nearest(_bridge_place(track, item, height), width, height)
            if bridge is not None:
                boxes[item.key] = bridge
                free.take_box(bridge.grown(6))
    for item in items:
        if item.key[0] == "limit":
            boxes[item.key] = box = _beside(track, free, item)
            free.take_box(box.grown(4))
    river = sheet.river(bridge)
    if sheet.river_is_kept:
        free.take(river.band(0, river.length, -sheet.river_half, sheet.river_half))
    return _Ground(free, boxes, river, vineyards)


def _bridge_place(track: Track, item: Item, height: float) -> Point:
    """Return the place of the aqueduct: on the bank where the river comes out from under the canal."""
    sheet = track.sheet
    if sheet.river_is_kept:
        return track.point(item.near, sheet.towpath + height / 2)
    return track.point(item.near, -sheet.bank - height / 2)


def _fill_foot(
    foot: Box, towns: Sequence[TownPlace], items: Sequence[Item], boxes: dict[tuple[str, str | int], Box]
) -> float:
    """Put the vineyards into a row along the foot of the map, and return how large they are."""
    row = [item for item in items if item.key[0] == "vineyard"]
    hanging = (town.plate.left - 14 for town in towns if town.plate.bottom > foot.top - 6)
    room = min(hanging, default=foot.right) - foot.left
    sizes = [next(item.sizes(1.0)) for item in row]
    gaps = 12 * (len(row) - 1)
    wanted = sum(width for width, _ in sizes)
    scale = min(1.0, (room - gaps) / max(wanted, 1))
    gap = min(24.0, (room - wanted * scale) / max(1, len(row) - 1))
    left = foot.left
    for item, (width, _) in zip(row, sizes, strict=True):
        height = item.height * scale + item.name[1]
        boxes[item.key] = Box(left, foot.bottom - height, left + width * scale, foot.bottom)
        left += width * scale + gap
    return scale


def _settled(
    track: Track, ground: _Ground, items: Sequence[Item], scale: float
) -> dict[tuple[str, str | int], Box] | None:
    """Return a box for each thing, placed in the order given; None if something found no place."""
    free = ground.free.copy()
    placed: list[tuple[Item, Box]] = []
    for item in items:
        if item.key in ground.boxes:
            continue
        box = _nearest(track, free, item, scale)
        if box is None:
            return None
        placed.append((item, box))
        free.take_box(box.grown(5))
    _swap_nearer(track, placed, scale)
    return ground.boxes | {item.key: box for item, box in placed}


def _nearest(track: Track, free: FreeSpace, item: Item, scale: float) -> Box | None:
    """Return the nearest free place for one of the ways to draw a thing; None if there is none."""
    found = (free.nearest(track.point(item.near), *size) for size in item.sizes(scale))
    return min(
        (box for box in found if box is not None), key=lambda box: _far(track, item, box), default=None
    )


def _far(track: Track, item: Item, box: Box) -> float:
    """Return how far a thing is from where it belongs, squared."""
    x, y = track.point(item.near)
    return (box.x - x) ** 2 + (box.y - y) ** 2


def _swap_nearer(track: Track, placed: list[tuple[Item, Box]], scale: float) -> None:
    """Swap things where that brings them nearer to where they belong and each has room."""
    for first, second in combinations(range(len(placed)), 2):
        (one, box), (other, other_box) = placed[first], placed[second]
        there, here = _fitted(one, other_box, scale), _fitted(other, box, scale)
        if there is None or here is None:
            continue
        now = _far(track, one, box) + _far(track, other, other_box)
        if _far(track, one, there) + _far(track, other, here) < now:
            placed[first], placed[second] = (one, there), (other, here)


def _fitted(item: Item, room: Box, scale: float) -> Box | None:
    """Return the place of a thing in the middle of a rectangle; None if it is too large for it."""
    return next(
        (
            box_around(room.x, room.y, width, height)
            for width, height in item.sizes(scale)
            if width <= room.width and height <= room.height
        ),
        None,
    )


def _beside(track: Track, free: FreeSpace, item: Item) -> Box:
    """Return a place along a stretch, near its middle.

    Along the map's frame, where nothing else fits, or on the far bank, or by the towpath; else anywhere near.
    """
    half = item.height / 2
    options: list[Box] = []
    for box, behind in _along(track, item):
        if not free.is_free(box):
            continue
        if not track.sheet.map.top + half < behind < track.sheet.map.bottom - half:
            return box
        options.append(box)
    if options:
        return options[0]
    place = track.point(item.near)
    return free.nearest(place, item.width, item.height) or box_around(*place, item.width, item.height)


def _along(track: Track, item: Item) -> Iterator[tuple[Box, float]]:
    """Yield boxes on both sides of the canal, each with how far down the land behind it is."""
    middle, sheet = track.distance(item.near), track.sheet
    half = item.height / 2
    for gap in (3, 7):
        for offset, further in (
            (-sheet.bank - half - gap, -2 * half),
            (sheet.towpath + half + gap, 2 * half),
        ):
            for shift in range(0, 200, 12):
                for way in (middle + shift, middle - shift):
                    box = box_around(*track.at(way, offset), item.width, item.height)
                    yield box, track.at(way, offset + further)[1]


def middle_of(track: Track, layout: Layout, kind: str, value: str | int) -> Point:
    """Return the middle of a place of the canal, a vineyard, a river work or a master work."""
    if kind == "place":
        return track.point(int(value))
    box = layout.boxes[(kind, value)]
    if kind == "river_work":
        return river_work_middle(box, track.sheet, layout.scale)
    return box.x, box.y - track.sheet.plaques.height / 3
