"""The places of the towns: their squares on the canal, their houses, the plates with their names."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from render.arriala.layout.sheet import Sheet
from render.arriala.layout.track import Track
from render.kit.boxes import Box, box_around
from render.kit.curve import Point
from render.kit.fonts import text_width

_TOWPATH_SIDE = 90
"""How many pixels further away the name of a town may stand to leave the towpath's side to other things."""
_WORKER_EDGE = 6
"""How many pixels wide the double edge of a worker is."""
_HALF_OF_ALL, _HALF_OF_FEW = 76, 50
"""Half the width of the houses of a town."""
_FEWNESS = 20
"""How many pixels further aside all the houses of a town may stand rather than few."""
_FURTHEST = 100
"""How many pixels aside of the square the middle of the houses may stand."""


@dataclass(frozen=True)
class Houses:
    """The houses of a town: the point below its church on which they stand; ``few`` are a narrower group."""

    foot: Point
    few: bool

    @property
    def boxes(self) -> tuple[Box, Box]:
        """Return what the houses and the church tower cover."""
        (x, y), half = self.foot, _HALF_OF_FEW if self.few else _HALF_OF_ALL
        return Box(x - half, y - 46, x + half, y), Box(x + 2, y - 74, x + 30, y)


@dataclass(frozen=True)
class TownPlace:
    """A town: its position on the canal, the plate with its name, its houses."""

    position: int
    plate: Box
    size: float
    houses: Houses


def town_places(track: Track, names: tuple[str, ...]) -> tuple[TownPlace, ...]:
    """Return the plates and houses of the towns."""
    spaces = tuple(_of_spaces(track))
    if track.sheet.framed:
        return tuple(
            _town_place(track, position, name, spaces)
            for position, name in zip(track.towns, names, strict=True)
        )
    return _folded_towns(track, names, spaces)


def _town_place(track: Track, position: int, name: str, spaces: Sequence[Box]) -> TownPlace:
    """Return a town whose plate stands by its square, with the houses over the square or over the plate."""
    x, y = track.point(position)
    plaza, sheet = track.plaza, track.sheet
    size = sheet.name_size if track.is_roomy else sheet.small_name
    width = text_width(name, size, "title") + 26
    middle = min(max(x, sheet.map.left + 12 + width / 2), sheet.map.right - 12 - width / 2)
    name_above = track.is_level(position) and track.towpath_is_below(position)
    plate_y = y - plaza - 8 if name_above else y + plaza + 1
    plate = box_around(middle, plate_y, width, size * 1.24)
    behind_plate = Houses((x, y - plaza - 27), not track.is_roomy)
    return TownPlace(position, plate, size, behind_plate if name_above else _houses(track, position, spaces))


def _houses(track: Track, town: int, kept: Sequence[Box]) -> Houses:
    """Return houses behind a square: aside of it, or only few of them, where spaces need the room."""
    x, y = track.point(town)
    y -= track.plaza - 7
    options = (
        Houses((x + aside, y), few)
        for few in ((False, True) if track.is_roomy else (True,))
        for aside in range(-_FURTHEST, _FURTHEST + 1, 4)
    )

    def cost(houses: Houses) -> float:
        """Return how many pixels they are away, and how many squared ones of the spaces they cover."""
        covered = sum(house.shared(box) for house in houses.boxes for box in kept)
        return abs(houses.foot[0] - x) + _FEWNESS * houses.few + covered

    return min(options, key=cost)


def _of_spaces(track: Track) -> Iterator[Box]:
    """Yield what the number of each space and a worker on it may cover."""
    sheet = track.sheet
    worker = 2 * (sheet.worker * track.scale + _WORKER_EDGE)
    for position in track.positions:
        if not track.is_town(position):
            number = track.point(position, sheet.number_offset)
            yield box_around(*number, 1.3 * sheet.number_size, 0.9 * sheet.number_size)
            yield box_around(*track.point(position), worker, worker)


def _folded_towns(track: Track, names: tuple[str, ...], spaces: Sequence[Box]) -> tuple[TownPlace, ...]:
    """Return towns whose plates stand near their squares, where they cover least of canal and numbers."""
    sheet, plaza = track.sheet, track.plaza
    points = {position: track.point(position) for position in track.positions}
    houses = {town: _houses(track, town, spaces) for town in track.towns}
    kept = [
        *((box_around(*track.point(at, sheet.number_offset), 44, 32), 9.0) for at in track.positions),
        *((box_around(*track.point(at), 76, 76), 3.0) for at in track.positions),
        *((box, 0.6) for there in houses.values() for box in there.boxes),
    ]
    towns: list[TownPlace] = []
    for position, name in zip(track.towns, names, strict=True):
        small = sheet.long_name is not None and len(name) >= sheet.long_name
        size = (sheet.small_name if small else sheet.name_size) * (1 if track.is_roomy else 0.8)
        width, height = text_width(name, size, "title") + 28, size * 1.24
        x, y = track.point(position)
        plates = (
            (
                abs(aside) + _TOWPATH_SIDE * _is_by_towpath(track, points, position, (x + aside, y + down)),
                box_around(_within(x + aside, width, sheet), y + down, width, height),
            )
            for down in (plaza + 21, -plaza - 43)
            for aside in range(-220, 221, 10)
        )
        plate = min(
            plates,
            key=lambda option: option[0] + sum(weight * option[1].shared(box) for box, weight in kept),
        )[1]
        kept.append((plate.grown(6), 20.0))
        towns.append(TownPlace(position, plate, size, houses[position]))
    return tuple(towns)


def _is_by_towpath(track: Track, points: Mapping[int, Point], town: int, place: Point) -> bool:
    """Say whether a place faces the towpath of the space next to it; ``points`` are those of the canal."""
    spaces = (position for position in points if position != town)
    nearest = min(spaces, key=lambda position: math.dist(points[position], place))
    towpath, bank = (track.point(nearest, side * track.sheet.towpath) for side in (1, -1))
    return math.dist(place, towpath) < math.dist(place, bank)


def _within(x: float, width: float, sheet: Sheet) -> float:
    """Return the middle of something so wide as near to ``x`` as the map allows."""
    return min(max(x, sheet.map.left + 10 + width / 2), sheet.map.right - 10 - width / 2)
