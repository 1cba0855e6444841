"""Bit masks of small numbers: bit n is set for the position, the location or the worker n."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import itemgetter
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Picker: TypeAlias = Callable[[Sequence[Any]], Sequence[Any]]
"""Takes the items at some indexes from a sequence, as a tuple of a tuple."""

_FEW = 11
"""The most numbers of which all masks are kept in a table."""
_FLAGS = bytes.maketrans(b"01", b"\x00\x01")
"""What digits are as flags."""
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
    return _ascending(mask)


def _ascending(mask: int) -> tuple[int, ...]:
    """Return the numbers of a mask that is not negative, in ascending order."""
    digits = bin(mask)[:1:-1].encode()
    return tuple(compress(NUMBERS, digits.translate(_FLAGS)))


def _picker(mask: int) -> Picker:
    """Return what takes the items at the indexes of a mask."""
    numbers = _ascending(mask)
    if len(numbers) > 1:
        return itemgetter(*numbers)
    # Of a single index it would return the bare item.
    return itemgetter(slice(numbers[0], numbers[0] + 1) if numbers else slice(0))


class Pickers(dict[int, Picker]):
    """Pickers by mask, for more numbers than a table of all masks is for: found as they are asked for."""

    def __missing__(self, mask: int) -> Picker:
        return picker(mask)


picker: Callable[[int], Picker] = lru_cache(maxsize=1 << 12)(_picker)
"""Returns what takes the items at the indexes of a mask that is not negative, in ascending order."""


@cache
def pickers(numbers: int) -> tuple[Picker, ...] | Pickers:
    """Return the pickers of all masks of so many numbers, by mask."""
    return tuple(map(_picker, range(1 << numbers))) if numbers <= _FEW else Pickers()


def selected(items: Sequence[T], mask: int) -> tuple[T, ...]:
    """Return the items at the indexes of a mask that is not negative, in ascending order."""
    return tuple(picker(mask)(items))
