"""Who is away: one timer for each of their seats, for the end of it, in games that go on."""

from __future__ import annotations

from bot.store import Queries
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer
from bot.table.model import Table
from bot.table.seat_changes import SeatChange, goes_on


async def follow_away(queries: Queries, change: SeatChange) -> None:
    """Bring up to a change until when people are away; where nobody is, nothing is read or written.

    Nothing is due while a game rests: whoever is still away when it goes on is found then.
    """
    game, now = change.after.row.id, change.now
    for seat in range(len(change.after.people)):
        until = _until(change.after, seat, now)
        if until is not None:
            await save_timer(queries, TimerRow(game, TimerKind.AWAY, str(seat), due=until), now)
        elif change.before is not None and _until(change.before, seat, now) is not None:
            await remove_timer(queries, game, TimerKind.AWAY, str(seat))


def _until(table: Table, seat: int, now: int) -> int | None:
    seated = table.people[seat]
    return seated.away if goes_on(table) and seated.is_away(now) else None
