"""Reminders: one timer for each seat whose person wants them and is waited for.

Its row is there as long as a reminder is still to come while they are waited for; it stands still while the
game rests, a stand-in plays, or they are away. One that quiet hours put off is due already: nothing is left
of its time, and it comes as soon as what its person has set allows it.
"""

from __future__ import annotations

from bot.store import Queries
from bot.store.games import Seated
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer, sound_timers_at, timers_at
from bot.table.model import Table
from bot.table.own_times import HOUR, MOST_REMINDERS, allowed_at, read_reminders
from bot.table.seat_changes import SeatChange, is_awaited, is_called


def reminder_key(seat: int, sent: int) -> str:
    """Return the key of the timer of a seat whose person has got so many reminders already."""
    return f"{seat}/{sent}"


def read_reminder_key(key: str) -> tuple[int, int]:
    """Return the seat of a timer, and how many reminders its person has got already."""
    seat, sent = key.split("/")
    return int(seat), int(sent)


async def follow_reminders(queries: Queries, change: SeatChange) -> None:
    """Bring the reminders of all seats up to a change; where nobody wants any, nothing is read."""
    before, after, now = change.before, change.after, change.now
    old = after.people if before is None else before.people
    wanting = [one for one in (*old, *after.people) if _after(one) is not None]
    if not wanting:
        return
    kept: dict[int, TimerRow] = {}
    if before is not None and any(_after(one) is not None for one in old):
        rows = await sound_timers_at(queries, after.row.id, (TimerKind.REMINDER,))
        kept = {read_reminder_key(row.key)[0]: row for row in rows}
    for seat in sorted({one.seat for one in wanting}):
        is_row, row = kept.get(seat), await _row_now(queries, change, seat, kept.get(seat))
        if is_row is not None and (row is None or row.key != is_row.key):
            await remove_timer(queries, after.row.id, TimerKind.REMINDER, is_row.key)
        if row is not None and row != is_row:
            await save_timer(queries, row, now)


def put_off_until(game: int, key: str, allowed: int) -> TimerRow:
    """Return the timer of a reminder that is due, but not ``allowed`` before a later time."""
    return TimerRow(game, TimerKind.REMINDER, key, due=allowed, remaining=0)


async def follow_sent(
    queries: Queries, table: Table, timer: TimerRow, now: int, *, counts: bool = True
) -> None:
    """Set the reminder that follows one in the place of its timer, where they are repeated.

    It ``counts`` as one of those that somebody gets at most unless the one before is still to be sent.
    """
    seat, sent = read_reminder_key(timer.key)
    wanted = read_reminders(table.people[seat].reminders)
    await remove_timer(queries, timer.game, timer.kind, timer.key)
    sent += counts
    if wanted.after is not None and wanted.repeated and sent < MOST_REMINDERS:
        key, due = reminder_key(seat, sent), now + wanted.after * HOUR
        await save_timer(queries, TimerRow(timer.game, TimerKind.REMINDER, key, due=due), now)


async def reminder_at(queries: Queries, table: Table, seat: int) -> TimerRow | None:
    """Return the timer of the next reminder of a seat; None if none is to come."""
    rows = await timers_at(queries, table.row.id, (TimerKind.REMINDER,))
    return next((row for row in rows if read_reminder_key(row.key)[0] == seat), None)


async def _row_now(queries: Queries, change: SeatChange, seat: int, kept: TimerRow | None) -> TimerRow | None:
    """Return the timer of a seat as it is after a change; None if no reminder is to come."""
    after, now = change.after, change.now
    hours = _after(after.people[seat])
    if hours is None or not is_awaited(after, seat):
        return None
    row = kept
    if _begins(change, seat):
        row = TimerRow(after.row.id, TimerKind.REMINDER, reminder_key(seat, 0), remaining=hours * HOUR)
    if row is None:
        return None
    runs = is_called(after, seat) and not after.people[seat].is_away(now)
    if not _is_put_off(row):
        return row.running(now) if runs else row.stopped(now)
    if not runs:
        return TimerRow(row.game, row.kind, row.key, remaining=0)
    return await _allowed(queries, after.people[seat], row, now)


def _is_put_off(row: TimerRow) -> bool:
    return row.due is not None and row.remaining is not None


async def _allowed(queries: Queries, seated: Seated, row: TimerRow, now: int) -> TimerRow:
    """Return the timer of a reminder that was put off, for when its person allows it."""
    if row.due is not None and row.due <= now:
        return row
    allowed = await allowed_at(queries, seated, now)
    if allowed > now:
        return put_off_until(row.game, row.key, allowed)
    return TimerRow(row.game, row.kind, row.key, due=now)


def _begins(change: SeatChange, seat: int) -> bool:
    """Say whether somebody is waited for anew, or wants to be reminded at other times, from a change on."""
    if change.before is None or not is_awaited(change.before, seat) or change.has_acted(seat):
        return True
    old, new = change.before.people[seat], change.after.people[seat]
    return old.person_id != new.person_id or _times(old) != _times(new)


def _times(seated: Seated) -> tuple[int | None, bool]:
    """Return when and how often somebody wants to be reminded, whatever they want besides."""
    wanted = read_reminders(seated.reminders)
    return wanted.after, wanted.repeated


def _after(seated: Seated) -> int | None:
    return read_reminders(seated.reminders).after
