"""Actions made once for each worker and each place or site, and picked by masks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.kit.masks import picker
from rules.records import Action

Ways: TypeAlias = tuple[tuple[Action, ...], ...]
"""Actions by worker, then by place or site."""


@lru_cache(maxsize=1 << 6)
def actions_to(kind: Callable[..., Action], places: Sequence[Hashable]) -> tuple[Action, ...]:
    """Return an action of a kind for each place or site."""
    return tuple(map(kind, places))


@lru_cache(maxsize=1 << 8)
def ways_to(
    kind: Callable[..., Action], workers: int, places: Sequence[Hashable], card: str | None = None
) -> Ways:
    """Return an action of a kind for each of so many workers and each place or site.

    ``card`` is the field in front of the worker, if the kind of action has it.
    """
    fields = () if card is None else (card,)
    return tuple([tuple([kind(*fields, worker, place) for place in places]) for worker in range(workers)])


@lru_cache(maxsize=1 << 4)
def ways_near(
    kind: Callable[..., Action], workers: int, places: Sequence[int], reach: int, card: str | None = None
) -> tuple[Ways, ...]:
    """Return an action of a kind for each worker, each position it may stand on and each in reach of that.

    ``reach`` is how many positions away they are at most.
    """
    return tuple(
        [
            tuple([ways[max(0, at - reach) : at + reach + 1] for at in places])
            for ways in ways_to(kind, workers, places, card)
        ]
    )


def picked(ways: Ways, workers: Sequence[int], possible: Sequence[int]) -> list[Action]:
    """Return the ways of some workers, each to the places that are possible for it: a mask each."""
    found: list[Action] = []
    for worker, places in zip(workers, possible, strict=True):
        if places:
            found += picker(places)(ways[worker])
    return found
