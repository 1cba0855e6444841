"""Pending decisions: a queue of small records, the next one first, each of which names its seats.

Which step is open follows from the class of the first. A record is a Struct whose ``waiting`` are the seats
that have still to answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from msgspec.structs import replace

from rules.kit.tuples import without


class Pending(Protocol):
    """A decision that has to be made before the game goes on."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have still to answer; () if it takes its course by itself."""
        ...


P = TypeVar("P", bound=Pending)


def next_decision(queue: tuple[P, ...]) -> P | None:
    """Return the decision that has to be made now; None if there is none."""
    return queue[0] if queue else None


def waiting_seats(queue: tuple[Pending, ...], order: Iterable[int]) -> tuple[int, ...]:
    """Return the seats that have to answer now, in an order of all seats; () if nothing is pending."""
    waiting = queue[0].waiting if queue else ()
    return waiting if len(waiting) < 2 else tuple([seat for seat in order if seat in waiting])


def without_seat(queue: tuple[P, ...], seat: int) -> tuple[P, ...]:
    """Return the queue after a seat has answered: without it, and without the decision if it was the last.

    The seats of the decision are a field of it.
    """
    waiting = without(queue[0].waiting, seat)
    if not waiting:
        return queue[1:]
    return (replace(queue[0], waiting=waiting), *queue[1:])  # type: ignore[type-var]
