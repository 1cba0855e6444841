"""Reminders that are due: written as messages, in one transaction with when the next is."""

from __future__ import annotations

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.kinds import MessageKind, TimerKind
from bot.store.pending import enqueue, send_to_channel
from bot.store.timers import TimerRow, remove_timer, save_timer
from bot.table.model import Table
from bot.table.own_times import HOUR, MOST_REMINDERS, Reminders, allowed_at, read_reminders
from bot.table.posts import Note
from bot.table.reminders import put_off_until, read_reminder_key, reminder_key
from bot.table.seat_changes import is_called
from bot.table.session import Session

REMINDER = "reminder"
"""The key of the note by which somebody is reminded."""


def is_reminder(row: OutboxRow) -> bool:
    """Say whether a pending message reminds somebody."""
    return row.kind == MessageKind.NOTE and row.note == REMINDER


class Reminding:
    """The part of the table that reminds people."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def end(self, table: Table, timer: TimerRow) -> bool:
        """Remind somebody; say whether there is a message by it.

        Within their quiet hours that waits for the end of these; a message that is written before them and
        cannot be sent at once is sent as soon as it can be, whatever hour it is then. The message names their
        decision: one that comes late, when they have acted, is not sent.
        """
        (seat, sent), now = read_reminder_key(timer.key), self._session.now()
        seated = table.people[seat]
        wanted = read_reminders(seated.reminders)
        async with self._session.write() as queries:
            if wanted.after is None or not is_called(table, seat):
                await remove_timer(queries, timer.game, timer.kind, timer.key)
                return False
            allowed = await allowed_at(queries, seated, now)
            if allowed > now:
                await save_timer(queries, put_off_until(timer.game, timer.key, allowed), now)
                return False
            await remove_timer(queries, timer.game, timer.kind, timer.key)
            if wanted.repeated and sent + 1 < MOST_REMINDERS:
                following = _due(timer.game, reminder_key(seat, sent + 1), now + wanted.after * HOUR)
                await save_timer(queries, following, now)
            await self._enqueue(queries, table, seat, wanted)
        return True

    async def fall_back(self, row: OutboxRow) -> None:
        """Store that a direct message cannot be sent, and that its mention in the channel takes its place.

        Where the row is not pending any more nothing is done.
        """
        async with self._session.write() as queries:
            await send_to_channel(queries, row.id, self._session.now())

    async def _enqueue(self, queries: Queries, table: Table, seat: int, wanted: Reminders) -> None:
        snapshot, seated, now = table.snapshot, table.people[seat], self._session.now()
        since = min(snapshot.since.get(seat, now), now) // 1000
        note = Note(REMINDER, {"seat": seat, "decision": snapshot.decisions[seat], "since": since})
        await enqueue(
            queries,
            table.row.id,
            MessageKind.NOTE,
            snapshot.seq,
            msgspec.json.encode(note),
            now=now,
            note=REMINDER,
            person=seated.person_id,
            recipient=seated.person_id if wanted.direct else None,
        )


def _due(game: int, key: str, due: int) -> TimerRow:
    return TimerRow(game, TimerKind.REMINDER, key, due=due)
