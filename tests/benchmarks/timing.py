"""CPU that something takes, whatever else runs on the same machine at the same time."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

MORE = 40
"""So many times as often something is measured where it took too long."""


def milliseconds(run: Callable[[], object]) -> float:
    """Return how much CPU something takes once."""
    start = process_time()
    run()
    return (process_time() - start) * 1000


def least(measured: Callable[[], float], limit: float, fewest: int) -> float:
    """Return the least of so many measurements.

    Other programs at the same time make each longer, so there are more of them while all are above the limit.
    """
    shortest = min(measured() for _ in range(fewest))
    for _ in range((MORE - 1) * fewest):
        if shortest <= limit:
            break
        shortest = min(shortest, measured())
    return shortest
