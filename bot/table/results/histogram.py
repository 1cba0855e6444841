"""How numbers are spread, from how often each was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Spread:
    """How ``count`` numbers are spread: the lowest and the highest, those between which half of them are.

    ``middle`` is their median: the mean of the two in the middle where their number is even. ``values`` is
    how often each was.
    """

    low: int
    quarter: int
    middle: Fraction
    three_quarters: int
    high: int
    values: Mapping[int, int]

    @property
    def mean(self) -> Fraction:
        """Return the mean of the numbers."""
        return Fraction(sum(value * count for value, count in self.values.items()), self.count)

    @property
    def count(self) -> int:
        """Return how many numbers there are."""
        return sum(self.values.values())


def spread_of(values: Mapping[int, int]) -> Spread | None:
    """Return how numbers are spread that were so often; None of none."""
    ordered = dict(sorted((value, count) for value, count in values.items() if count))
    if not ordered:
        return None
    total = sum(ordered.values())
    return Spread(
        low=_at(ordered, 0),
        quarter=_at(ordered, (total - 1) // 4),
        middle=Fraction(_at(ordered, (total - 1) // 2) + _at(ordered, total // 2), 2),
        three_quarters=_at(ordered, (3 * (total - 1) + 3) // 4),
        high=_at(ordered, total - 1),
        values=ordered,
    )


def _at(ordered: Mapping[int, int], place: int) -> int:
    """Return the number at a place, from 0, among all in their order."""
    for value, count in ordered.items():
        if place < count:
            return value
        place -= count
    raise IndexError(place)
