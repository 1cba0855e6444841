"""Masks of small numbers, and what is picked by them."""

from __future__ import annotations

import random

import pytest

from rules.kit.masks import bits, mask_of, numbers_of, pickers, selected, span

DRAWS = random.Random(1)
MASKS = [0, 1, 2, 3, 6, 1 << 45, span(0, 45), *(DRAWS.getrandbits(46) for _ in range(200))]


@pytest.mark.parametrize("mask", MASKS)
def test_numbers_of_a_mask(mask: int) -> None:
    numbers = [number for number in range(46) if mask >> number & 1]
    assert list(bits(mask)) == numbers
    assert numbers_of(mask) == numbers[::-1]
    assert mask_of(numbers) == mask


@pytest.mark.parametrize("mask", MASKS)
def test_items_selected_by_a_mask(mask: int) -> None:
    """Check that they are a tuple, of a list too."""
    expected = tuple(f"item {number}" for number in bits(mask))
    items = [f"item {number}" for number in range(46)]
    assert selected(tuple(items), mask) == expected
    assert selected(items, mask) == expected


@pytest.mark.parametrize("numbers", [0, 1, 5, 46])
def test_pickers_of_few_and_of_many_numbers(numbers: int) -> None:
    items = tuple(range(numbers))
    for mask in MASKS:
        within = mask & ((1 << numbers) - 1)
        assert pickers(numbers)[within](items) == bits(within)
