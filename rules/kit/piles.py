"""Piles without an order: which card is drawn is decided when it is drawn.

A draw has the same odds as from a shuffled pile, and no secret order lies in the state.
"""

from __future__ import annotations

from typing import TypeVar

from rules.kit.tuples import Counts, add, without_index
from rules.randomness import Randomness

T = TypeVar("T")


def draw_item(
    pile: tuple[T, ...], randomness: Randomness, stream: str
) -> tuple[T, tuple[T, ...], Randomness]:
    """Return an item drawn from a pile that is not empty, the pile without it, and the randomness left.

    ``stream`` names the stream of random draws. Raises ValueError if the pile is empty.
    """
    index, randomness = randomness.draw(stream, len(pile))
    return pile[index], without_index(pile, index), randomness


def draw_kind(pile: Counts, randomness: Randomness, stream: str) -> tuple[int, Counts, Randomness]:
    """Return the kind of a card drawn from a pile of counts, the pile without it, and the randomness left.

    ``stream`` names the stream of random draws. Raises ValueError if the pile is empty.
    """
    number, randomness = randomness.draw(stream, sum(pile))
    kind = 0
    while number >= pile[kind]:
        number -= pile[kind]
        kind += 1
    return kind, add(pile, kind, -1), randomness
