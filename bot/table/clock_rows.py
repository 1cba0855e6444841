"""Clocks of seats as they are stored: running, standing still, or over."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.timers import TimerRow


def is_over(row: TimerRow) -> bool:
    """Say whether the time of a seat is over, which the others have been told."""
    return row.due is None and row.remaining == 0


def seats_over(rows: Iterable[TimerRow]) -> tuple[int, ...]:
    """Return the seats whose time is over."""
    return tuple(sorted(int(row.key) for row in rows if is_over(row)))


def seats_until(rows: Iterable[TimerRow]) -> dict[int, int]:
    """Return until when the clocks run that do, in milliseconds, by seat."""
    return {int(row.key): row.due for row in rows if row.due is not None}


def left_of(row: TimerRow, now: int) -> int:
    """Return how much is left of a clock at a time, in milliseconds."""
    return (row.remaining or 0) if row.due is None else max(0, row.due - now)
