"""The canal in the picture: from counts of spaces to points on a curve.

The course is fixed; spaces and towns share its length, so a board with other stretches fills the same
sheet. Distances and coordinates are pixels of the finished picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from render.kit.curve import Path, Point, spline

CHANNEL = 42
"""Half the width of the channel."""
BANK = CHANNEL + 12
"""Distance of the far bank's edge from the middle."""
TOWPATH = CHANNEL + 36
"""Distance of the towpath's edge from the middle; the towpath lies on the right of the course from 0 on."""

_COURSE = Path(
    spline(
        [
            (1484, 804),
            (1250, 807),
            (980, 800),
            (700, 806),
            (420, 801),
            (236, 804),
            (122, 766),
            (87, 658),
            (120, 562),
            (230, 519),
            (470, 517),
            (760, 522),
            (1040, 515),
            (1240, 518),
            (1400, 494),
            (1472, 412),
            (1462, 334),
            (1376, 276),
            (1180, 267),
            (900, 260),
            (640, 266),
            (430, 261),
            (250, 263),
        ]
    )
)
_TOWN_LENGTH = 150.0
_SMALLEST_UNIT = 62.0


@dataclass(frozen=True)
class Track:
    """The canal of a board; ``stretches`` are the numbers of spaces between its towns.

    Positions count towns and spaces from the first town on, from 0.
    """

    stretches: tuple[int, ...]

    @property
    def course(self) -> Path:
        """Return the middle line of the canal, from the first town to the last."""
        return _COURSE

    @cached_property
    def town_length(self) -> float:
        """Return the length of canal that a town takes; less where spaces would become too short."""
        spaces, towns = sum(self.stretches), len(self.stretches) + 1
        room = (_COURSE.length - spaces * _SMALLEST_UNIT) / (towns - 1)
        return max(96.0, min(_TOWN_LENGTH, room))

    @cached_property
    def unit(self) -> float:
        """Return the length of a space."""
        return (_COURSE.length - len(self.stretches) * self.town_length) / max(1, sum(self.stretches))

    @cached_property
    def scale(self) -> float:
        """Return how large pieces on spaces are, 1 on the published board."""
        return min(1.0, self.unit / 88)

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
        return _COURSE.at(self.distance(position), offset)

    def edges(self, position: int) -> tuple[float, float]:
        """Return the distances where a space or town begins and ends."""
        half = (self.town_length if self.is_town(position) else self.unit) / 2
        middle = self.distance(position)
        return middle - half, middle + half

    def towpath_is_below(self, position: float) -> bool:
        """Say whether the towpath, and with it the number, is below the channel in the picture."""
        return _COURSE.direction(self.distance(position))[0] > 0.3

    def is_level(self, position: float) -> bool:
        """Say whether the canal runs across the picture here, and not up or down."""
        return abs(_COURSE.direction(self.distance(position))[0]) > 0.8

    @property
    def plaza(self) -> float:
        """Return the radius of a town's square."""
        return 60.0 * self.town_length / _TOWN_LENGTH


@lru_cache(maxsize=32)
def track_of(stretches: tuple[int, ...]) -> Track:
    """Return the track for these numbers of spaces, kept."""
    return Track(stretches)
