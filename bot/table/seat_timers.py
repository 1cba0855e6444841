"""Timers of seats: brought up to how a game is, in the transaction of whatever changes that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.store import Queries
from bot.store.kinds import Status
from bot.table.model import Table


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A change of a game, as far as its seats' timers follow from it; ``before`` is None where it begins.

    ``now`` is the time of it, in milliseconds.
    """

    before: Table | None
    after: Table
    now: int

    def was_called(self, seat: int) -> bool:
        """Say whether the person of a seat was waited for before."""
        return self.before is not None and is_called(self.before, seat)

    def is_called(self, seat: int) -> bool:
        """Say whether the person of a seat is waited for now."""
        return is_called(self.after, seat)

    def has_acted(self, seat: int) -> bool:
        """Say whether a seat's decision is another one: it did something itself, or is asked otherwise."""
        if self.before is None or self.before.row.snapshot is None:
            return False
        return self.before.snapshot.decisions[seat] != self.after.snapshot.decisions[seat]


Follower = Callable[[Queries, SeatChange], Awaitable[None]]
"""Brings the timers of one kind up to a change; where a game uses none of them it reads nothing."""

_FOLLOWERS: tuple[Follower, ...] = ()


def is_called(table: Table, seat: int) -> bool:
    """Say whether somebody plays for a seat and is waited for, in a game that goes on."""
    row, snapshot = table.row, table.row.snapshot
    if snapshot is None or row.status != Status.OPEN or row.paused is not None:
        return False
    return seat in snapshot.waiting and table.people[seat].present


async def follow_seats(queries: Queries, before: Table | None, after: Table, now: int) -> None:
    """Bring all timers of a game's seats up to how it is after a change, in its transaction."""
    change = SeatChange(before, after, now)
    for follow in _FOLLOWERS:
        await follow(queries, change)
