"""How long a game took, as precisely as anybody wants to know it."""

from __future__ import annotations

from datetime import timedelta

_HOUR, _DAY = timedelta(hours=1), 24


def hours_of(length: timedelta) -> int:
    """Return how many whole hours something took, in whole days if it took over two."""
    hours = max(timedelta(), length) // _HOUR
    return hours if hours <= 2 * _DAY else round(hours / _DAY) * _DAY
