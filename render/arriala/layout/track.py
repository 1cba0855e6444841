"""The canal in the picture: from counts of spaces to points on a curve.

The course is the sheet's; spaces and towns share its length, so a board with other stretches fills the
same sheet. Distances and coordinates are pixels of the finished picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from render.arriala.layout.sheet import Sheet
from render.kit.curve import Path, Point


@dataclass(frozen=True, eq=False)
class Track:
    """The canal of a board on a sheet; ``stretches`` are the numbers of spaces between its towns.

    Positions count towns and spaces from the first town on, from 0. The towpath lies on the right of the
    course from 0 on, and behind the town where it changes banks on the left. :func:`track_of` makes one track
    of each kind, so that they are told apart by identity.
    """

    stretches: tuple[int, ...]
    sheet: Sheet

    @property
    def course(self) -> Path:
        """Return the middle line of the canal, from the first town to the last."""
        return self.sheet.course

    @cached_property
    def town_length(self) -> float:
        """Return the length of canal that a town takes; less where spaces would become too short."""
        spaces, towns = sum(self.stretches), len(self.stretches) + 1
        room = (self.course.length - spaces * self.sheet.smallest_unit) / (towns - 1)
        return max(self.sheet.smallest_town, min(self.sheet.town_length, room))

    @cached_property
    def unit(self) -> float:
        """Return the length of a space."""
        return (self.course.length - len(self.stretches) * self.town_length) / max(1, sum(self.stretches))

    @cached_property
    def scale(self) -> float:
        """Return how large pieces on spaces are, 1 on the published board."""
        return min(1.0, self.unit / self.sheet.full_unit)

    @cached_property
    def _places(self) -> tuple[tuple[float, bool], ...]:
        """Return the distance of each position from the start, and whether it is a town."""
        places: list[tuple[float, bool]] = [(0.0, True)]
        reached = self.town_length / 2
        for spaces in self.stretches:
            places.extend((reached + self.unit * (index + 0.5), False) for index in range(spaces))
            reached += self.unit * spaces + self.town_length / 2
            places.append((reached, True))
            reached += self.town_length / 2
        return tuple(places)

    @property
    def positions(self) -> range:
        """Return all positions."""
        return range(len(self._places))

    def is_town(self, position: int) -> bool:
        """Say whether a town lies on the position."""
        return self._places[position][1]

    @cached_property
    def towns(self) -> tuple[int, ...]:
        """Return the positions of the towns, in order."""
        return tuple(position for position in self.positions if self.is_town(position))

    def distance(self, position: float) -> float:
        """Return how far along the course a position is; fractions lie between two positions."""
        whole = min(int(position), len(self._places) - 1)
        here = self._places[whole][0]
        if whole == position:
            return here
        return here + (self._places[whole + 1][0] - here) * (position - whole)

    def point(self, position: float, offset: float = 0.0) -> Point:
        """Return the middle of a position, ``offset`` pixels towards the towpath."""
        return self.at(self.distance(position), offset)

    def at(self, distance: float, offset: float = 0.0) -> Point:
        """Return the point at a distance along the course, ``offset`` pixels towards the towpath."""
        return self.course.at(distance, offset * self.side(distance))

    @cached_property
    def crossing(self) -> float:
        """Return the distance behind which the towpath is on the left: the middle of a town, or the end."""
        towns = [self.distance(town) for town in self.towns[1:-1]]
        share = self.sheet.crossing
        if share is None or not towns:
            return self.course.length
        return min(towns, key=lambda distance: abs(distance - share * self.course.length))

    def side(self, distance: float) -> int:
        """Return 1 where the towpath is on the right of the course, else -1."""
        return 1 if distance <= self.crossing else -1

    def bands(self, start: float, end: float, near: float, far: float) -> Iterator[list[Point]]:
        """Yield the outlines of the strip between two distances and two offsets towards the towpath."""
        if start < self.crossing:
            yield self.course.band(start, min(end, self.crossing), near, far)
        if end > self.crossing:
            yield self.course.band(max(start, self.crossing), end, -near, -far)

    def edges(self, position: int) -> tuple[float, float]:
        """Return the distances where a space or town begins and ends."""
        half = (self.town_length if self.is_town(position) else self.unit) / 2
        middle = self.distance(position)
        return middle - half, middle + half

    def towpath_is_below(self, position: float) -> bool:
        """Say whether the towpath, and with it the number, is below the channel in the picture."""
        distance = self.distance(position)
        return self.course.direction(distance)[0] * self.side(distance) > 0.3

    def is_level(self, position: float) -> bool:
        """Say whether the canal runs across the picture here, and not up or down."""
        return abs(self.course.direction(self.distance(position))[0]) > 0.8

    @property
    def plaza(self) -> float:
        """Return the radius of a town's square."""
        return self.sheet.plaza * self.town_length / self.sheet.town_length

    @property
    def is_roomy(self) -> bool:
        """Say whether towns have about the room that they have on the published board."""
        return self.town_length > 0.866 * self.sheet.town_length


@lru_cache(maxsize=32)
def track_of(stretches: tuple[int, ...], sheet: Sheet) -> Track:
    """Return the track for these numbers of spaces, kept."""
    return Track(stretches, sheet)
