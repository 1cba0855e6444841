"""How long a game took, as precisely as anybody wants to know it."""

from __future__ import annotations

from datetime import timedelta

_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)


def hours_of(length: timedelta) -> int:
    """Return how many whole hours something took, in whole days if it took over two."""
    hours = max(timedelta(), length) // _HOUR
    return hours if hours <= 2 * (_DAY // _HOUR) else round(hours / (_DAY // _HOUR)) * (_DAY // _HOUR)
