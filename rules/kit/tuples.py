"""Tuples and counts with one thing changed; states are made of them."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

T = TypeVar("T")

Counts: TypeAlias = tuple[int, ...]
"""How many there are of each kind, in an order that the game fixes."""


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another item at an index that is not negative."""
    return (*items[:index], item, *items[index + 1 :])


def add(counts: Counts, index: int, by: int) -> Counts:
    """Return the counts with ``by`` added to the one at an index that is not negative."""
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


def without_index(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return the tuple without the item at an index that is not negative."""
    return (*items[:index], *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the tuple without the first item that equals this one; ValueError if there is none."""
    return without_index(items, items.index(item))
