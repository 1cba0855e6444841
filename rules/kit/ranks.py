"""Who is first in a ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar


class Ordered(Protocol):
    """A rank: a number, or a tuple of numbers of which the first decides first."""

    def __lt__(self, other: Any, /) -> bool:
        """Say whether this rank is below another."""
        ...


R = TypeVar("R", bound=Ordered)


def leaders(ranks: Sequence[R]) -> tuple[int, ...]:
    """Return the indexes at which the highest rank stands; ValueError if there are no ranks."""
    best = max(ranks)
    return tuple([index for index, rank in enumerate(ranks) if rank == best])
