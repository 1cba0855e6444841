"""Queues that wait before they are tried again, where the database itself cannot take down until when."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store import Queue

FIRST_WAIT = timedelta(seconds=5)
LONGEST_PAUSE = timedelta(minutes=1)
"""A disk that is full, or locked, may take something again at any time."""


def back_off(failures: int, longest: timedelta) -> timedelta:
    """Return how long to wait after so many failures before: twice as long after each.

    >>> [back_off(failures, timedelta(minutes=1)).seconds for failures in range(5)]
    [5, 10, 20, 40, 60]
    """
    return min(FIRST_WAIT * 2 ** min(failures, 16), longest)


class Pauses:
    """Until when queues wait, and how often each has failed since it last did not."""

    def __init__(self) -> None:
        self._pauses: dict[Queue, tuple[datetime, int]] = {}

    def holds(self, queue: Queue, now: datetime) -> bool:
        """Say whether a queue waits: no longer than the longest pause, if the clock is set back."""
        until, _ = self._pauses.get(queue, (now, 0))
        return now < until <= now + LONGEST_PAUSE

    def begin(self, queue: Queue, now: datetime) -> None:
        """Let a queue wait, longer after each failure."""
        _, failures = self._pauses.get(queue, (now, 0))
        self._pauses[queue] = now + back_off(failures, LONGEST_PAUSE), failures + 1

    def end(self, queue: Queue) -> None:
        """Let a queue wait no more: it has not failed."""
        self._pauses.pop(queue, None)
