"""Rectangles in the picture."""

from __future__ import annotations

import msgspec


class Box(msgspec.Struct, frozen=True):
    """A rectangle in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def x(self) -> float:
        """Return the middle, across."""
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        """Return the middle, down."""
        return (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        """Return the length from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Return the length from top to bottom."""
        return self.bottom - self.top

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom, as the methods of a canvas take them."""
        return self.left, self.top, self.right, self.bottom

    def grown(self, by: float) -> Box:
        """Return the rectangle with a margin of ``by`` pixels; a negative one makes it smaller."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, right: float, down: float) -> Box:
        """Return the rectangle that far to the right and below."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def covers(self, x: float, y: float) -> bool:
        """Say whether a point lies inside, and not on the edge."""
        return self.left < x < self.right and self.top < y < self.bottom

    def encloses(self, other: Box) -> bool:
        """Say whether the other rectangle lies inside, without touching an edge."""
        return (
            self.left < other.left
            and self.top < other.top
            and other.right < self.right
            and other.bottom < self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        """Say whether the two have a point in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def shared(self, other: Box) -> float:
        """Return the area that the two have in common, in squared pixels."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(across, 0.0) * max(down, 0.0)


def box_around(x: float, y: float, width: float, height: float) -> Box:
    """Return the rectangle of that size with its middle on the point."""
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
