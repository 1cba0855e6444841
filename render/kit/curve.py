"""Plane geometry for painters: smooth curves, paths, dashes, rings. Units: pixels."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def spline(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """Return a smooth line (Catmull-Rom) through the points, with ``steps`` pieces between two of them."""
    first = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    last = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    guide = [first, *points, last]
    line: list[Point] = []
    for index in range(1, len(guide) - 2):
        a, b, c, d = guide[index - 1 : index + 3]
        for step in range(steps):
            t = step / steps
            line.append((_blend(a[0], b[0], c[0], d[0], t), _blend(a[1], b[1], c[1], d[1], t)))
    return [*line, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) / 2


def dashes(line: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """Return the dashes of a line: ``on`` pixels long each, with gaps of ``off``."""
    pieces: list[list[Point]] = []
    piece: list[Point] = [line[0]]
    drawing, left = True, on
    for start, end in itertools.pairwise(line):
        length = math.dist(start, end)
        done = 0.0
        while length - done > left:
            done += left
            share = done / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawing:
                pieces.append([*piece, point])
            drawing = not drawing
            piece, left = [point], (on if drawing else off)
        left -= length - done
        piece.append(end)
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


class Path:
    """A line whose points are found by their distance from its start and an offset to its right."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = tuple(points)
        self._reached = [0.0]
        for start, end in itertools.pairwise(points):
            self._reached.append(self._reached[-1] + math.dist(start, end))
        self._directions = [self._direction_at(index) for index in range(len(self.points))]

    @property
    def length(self) -> float:
        """Return the length of the whole line."""
        return self._reached[-1]

    def direction(self, distance: float) -> Point:
        """Return the direction of the line at a distance, as a vector of length 1."""
        return self._directions[self._index(distance)]

    def at(self, distance: float, offset: float = 0.0) -> Point:
        """Return the point at a distance from the start, ``offset`` pixels to the right of the line."""
        distance = min(max(distance, 0.0), self.length - 1e-6)
        index = self._index(distance)
        start, end = self.points[index], self.points[index + 1]
        span = self._reached[index + 1] - self._reached[index] or 1.0
        share = (distance - self._reached[index]) / span
        right, down = self._directions[index]
        return (
            start[0] + (end[0] - start[0]) * share - down * offset,
            start[1] + (end[1] - start[1]) * share + right * offset,
        )

    def part(self, start: float, end: float, offset: float = 0.0, step: float = 9.0) -> list[Point]:
        """Return the line between two distances as points about ``step`` apart."""
        count = max(2, int(abs(end - start) / step))
        return [self.at(start + (end - start) * index / count, offset) for index in range(count + 1)]

    def band(self, start: float, end: float, near: float, far: float) -> list[Point]:
        """Return the outline of the strip between two distances and two offsets."""
        return self.part(start, end, near) + self.part(start, end, far)[::-1]

    def wave(self, start: float, length: float, offset: float, swing: float) -> list[Point]:
        """Return a wave of two crests along the line, ``swing`` pixels to either side of the offset."""
        return [
            self.at(start + length * step / 8, offset + swing * math.sin(step * math.pi / 2))
            for step in range(9)
        ]

    def _direction_at(self, index: int) -> Point:
        """Return the direction of the line between two points before and three behind one."""
        start, end = self.points[max(0, index - 2)], self.points[min(len(self.points) - 1, index + 3)]
        size = math.dist(start, end) or 1.0
        return (end[0] - start[0]) / size, (end[1] - start[1]) / size

    def _index(self, distance: float) -> int:
        distance = min(max(distance, 0.0), self.length - 1e-6)
        return min(bisect_right(self._reached, distance) - 1, len(self.points) - 2)


def ring(x: float, y: float, radius: float, count: int, step: float) -> list[Point]:
    """Return ``count`` points of a circle, ``step`` radians apart, clockwise from the right."""
    return [(x + radius * math.cos(k * step), y + radius * math.sin(k * step)) for k in range(count)]
