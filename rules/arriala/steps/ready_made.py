"""Actions made once for each place, and tuples of them for each mask: offering many is then fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rules.kit.masks import selected
from rules.records import Action


@lru_cache(maxsize=1 << 16)
def actions_to(
    places: int, kind: Callable[..., Action], worker: int | None = None, card: str | None = None
) -> tuple[Action, ...]:
    """Return an action of a kind for each place of a mask, in the order of the canal.

    ``card`` and ``worker`` are the fields in front of the place, if the kind of action has them.
    """
    size = 64 * (places.bit_length() // 64 + 1)
    return selected(_actions(size, kind, worker, card), places)


@lru_cache(maxsize=1 << 10)
def _actions(
    size: int, kind: Callable[..., Action], worker: int | None, card: str | None
) -> tuple[Action, ...]:
    """Return an action of a kind for each place below a size."""
    fields = [field for field in (card, worker) if field is not None]
    return tuple([kind(*fields, place) for place in range(size)])
