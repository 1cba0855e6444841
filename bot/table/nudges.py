"""Nudges: for each seat its cool-down, or a nudge that is to come as soon as its person allows it."""

from __future__ import annotations

from bot.store import Queries
from bot.store.games import Seated
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer, sound_timers_at
from bot.table.own_times import HOUR, allowed_at
from bot.table.seat_changes import SeatChange, goes_on, is_awaited

COOL_DOWN = 8 * HOUR
"""So long after it was nudged nobody can nudge a seat again, in milliseconds."""

_LATER = "later"


def cool_down_key(seat: int) -> str:
    """Return the key of the timer by which a seat cannot be nudged again."""
    return str(seat)


def later_key(seat: int) -> str:
    """Return the key of the timer by which a seat is nudged later."""
    return f"{seat}/{_LATER}"


def read_nudge_key(key: str) -> tuple[int, bool]:
    """Return the seat of a timer, and whether that is nudged by it: else its cool-down is over."""
    seat, _, kind = key.partition("/")
    return int(seat), kind == _LATER


async def follow_nudges(queries: Queries, change: SeatChange) -> None:
    """Bring nudges and cool-downs up to a change; where a game has no timers of seats, nothing is read."""
    before, after = change.before, change.after
    if before is None or not before.row.attached.timed:
        return
    for row in await sound_timers_at(queries, after.row.id, (TimerKind.NUDGE,)):
        now = await _row_now(queries, change, row)
        if now is None:
            await remove_timer(queries, row.game, row.kind, row.key)
        elif now != row:
            await save_timer(queries, now, change.now)


async def _row_now(queries: Queries, change: SeatChange, row: TimerRow) -> TimerRow | None:
    """Return a timer as it is after a change; None if it has gone with what it was about.

    A nudge that is to come comes when what its person has set for themselves allows it now.
    """
    assert change.before is not None
    (seat, later), after = read_nudge_key(row.key), change.after
    old, new = change.before.people[seat], after.people[seat]
    if after.row.status.facts.ended or old.person_id != new.person_id:
        return None
    if later and (change.has_acted(seat) or not is_awaited(after, seat)):
        return None
    if not goes_on(after):
        return row.stopped(change.now)
    return row.running(change.now) if not later else await _allowed(queries, new, row, change.now)


async def _allowed(queries: Queries, seated: Seated, row: TimerRow, now: int) -> TimerRow:
    """Return the timer of a nudge that is to come, for when its person allows it."""
    if row.due is not None and row.due <= now:
        return row
    return TimerRow(row.game, row.kind, row.key, due=await allowed_at(queries, seated, now))
