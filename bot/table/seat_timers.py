"""Timers of seats: brought up to how a game is, in the transaction of whatever changes that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set

from bot.store import Queries
from bot.table.away import follow_away
from bot.table.clocks import follow_clocks
from bot.table.model import Table
from bot.table.nudges import follow_nudges
from bot.table.reminders import follow_reminders
from bot.table.seat_changes import SeatChange

Follower = Callable[[Queries, SeatChange], Awaitable[None]]
"""Brings the timers of one kind up to a change; where a game uses none of them it reads nothing."""

_FOLLOWERS: tuple[Follower, ...] = (
    follow_clocks,
    follow_reminders,
    follow_away,
    follow_nudges,
)


async def follow_seats(
    queries: Queries, before: Table | None, after: Table, now: int, left: Set[int] = frozenset()
) -> None:
    """Bring all timers of a game's seats up to how it is after a change, in its transaction.

    ``left`` are seats that were not waited for in between.
    """
    change = SeatChange(before, after, now, frozenset(left))
    for follow in _FOLLOWERS:
        await follow(queries, change)
