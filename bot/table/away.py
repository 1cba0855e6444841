"""Who is away: one timer for each of their seats, for the end of it, in games that go on."""

from __future__ import annotations

from bot.store import Queries
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer, sound_timers_at
from bot.table.model import Table
from bot.table.seat_changes import SeatChange, goes_on


async def follow_away(queries: Queries, change: SeatChange) -> None:
    """Bring up to a change until when people are away; where nobody is, nothing is read or written.

    Nothing is due while a game rests: whoever is still away when it goes on is found then.
    """
    game, now = change.after.row.id, change.now
    before, after = _away(change.before, now), _away(change.after, now)
    if not before and not after:
        return
    kept = {row.key: row for row in await sound_timers_at(queries, game, (TimerKind.AWAY,))}
    for seat in sorted(before.keys() - after.keys()):
        await remove_timer(queries, game, TimerKind.AWAY, str(seat))
    for seat, until in after.items():
        row = TimerRow(game, TimerKind.AWAY, str(seat), due=until)
        if row != kept.get(row.key):
            await save_timer(queries, row, now)


def _away(table: Table | None, now: int) -> dict[int, int]:
    """Return until when people are away from a game that goes on, in milliseconds, by seat."""
    if table is None or not goes_on(table):
        return {}
    return {one.seat: one.away for one in table.people if one.away is not None and one.is_away(now)}
