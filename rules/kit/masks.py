"""Bit masks of small numbers: bit n is set for the position, the location or the worker n."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import itemgetter
from typing import TypeVar

T = TypeVar("T")

NUMBERS = range(512)
"""More locations than the largest board has that a component file may describe."""
BITS = tuple([1 << number for number in NUMBERS])
"""The mask of each number alone."""


def mask_of(numbers: Iterable[int]) -> int:
    """Return the mask of numbers that are not negative."""
    mask = 0
    for number in numbers:
        mask |= BITS[number]
    return mask


def span(first: int, last: int) -> int:
    """Return the mask of the numbers from first to last, both included."""
    return (2 << last) - (1 << first)


def numbers_of(mask: int) -> list[int]:
    """Return the numbers of a mask that is not negative, in descending order; for masks seldom seen again."""
    found: list[int] = []
    while mask:
        number = mask.bit_length() - 1
        found.append(number)
        mask ^= BITS[number]
    return found


@lru_cache(maxsize=1 << 9)
def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers of a mask that is not negative, in ascending order."""
    return tuple(numbers_of(mask)[::-1])


@lru_cache(maxsize=1 << 14)
def picker(mask: int) -> Callable[[tuple[T, ...]], tuple[T, ...]]:
    """Return what takes from a tuple the items at the indexes of a mask that is not negative, in ascending
    order."""
    numbers = numbers_of(mask)[::-1]
    if len(numbers) > 1:
        return itemgetter(*numbers)
    # Of a single index it would return the bare item.
    return itemgetter(slice(numbers[0], numbers[0] + 1) if numbers else slice(0))


def selected(items: tuple[T, ...], mask: int) -> tuple[T, ...]:
    """Return the items at the indexes of a mask that is not negative, in ascending order."""
    return picker(mask)(items)
