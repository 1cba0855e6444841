"""Reminders that are due: written as messages, in one transaction with when the next is."""

from __future__ import annotations

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.kinds import MessageKind, TimerKind
from bot.store.outbox import give_up
from bot.store.pending import enqueue, is_owed, is_owed_anew, send_to_channel
from bot.store.timers import TimerRow, remove_timer, save_timer, timers_at
from bot.table.model import Table
from bot.table.nudges import later_key
from bot.table.own_times import MOST_REMINDERS, Reminders, allowed_at, read_reminders
from bot.table.posts import Note, read_note
from bot.table.reminders import (
    follow_sent,
    put_off_until,
    read_reminder_key,
    reminder_at,
    reminder_key,
)
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

        Within their quiet hours that waits for the end of these. While the message before is still to be sent
        there is no other; nor is there one where they are nudged now, which counts as a reminder. The message
        names their decision: one that comes late, when they have acted, is not sent.
        """
        seat, now = read_reminder_key(timer.key)[0], self._session.now()
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
            nudged = await _is_nudged(queries, table, seat, now)
            reminded = not nudged and await self._enqueue(queries, table, seat, wanted)
            await follow_sent(queries, table, timer, now, counts=nudged or reminded)
        return reminded

    async def may_go(self, row: OutboxRow) -> bool:
        """Say whether a reminder that is about to be sent may be, by what its person has set since.

        It may not where a newer one is still to be sent, nor when they want none any more or are away. Within
        their quiet hours it is put off to the end of these, and is no pending message until then.
        """
        params = read_note(row).params
        async with self._session.hold(row.game_id) as table:
            seat, now = int(params["seat"]), self._session.now()
            if not is_called(table, seat) or table.snapshot.decisions[seat] != params["decision"]:
                return False
            seated, reader = table.people[seat], self._session.reader
            wanted = read_reminders(seated.reminders)
            if wanted.after is None or seated.is_away(now) or await is_owed_anew(reader, row.id):
                return False
            allowed = await allowed_at(reader, seated, now)
            if allowed > now:
                async with self._session.write() as queries:
                    await give_up(queries, row.id, "quiet", now)
                    await _put_off(queries, table, seat, allowed, now)
            return allowed <= now

    async def fall_back(self, row: OutboxRow) -> None:
        """Store that a direct message cannot be sent, and that its mention in the channel takes its place.

        Where the row is not pending any more nothing is done.
        """
        async with self._session.write() as queries:
            await send_to_channel(queries, row.id, self._session.now())

    async def _enqueue(self, queries: Queries, table: Table, seat: int, wanted: Reminders) -> bool:
        """Add the message to somebody, unless it is still to be sent; say whether it was not."""
        snapshot, seated, now = table.snapshot, table.people[seat], self._session.now()
        since = min(snapshot.since.get(seat, now), now) // 1000
        note = Note(REMINDER, {"seat": seat, "decision": snapshot.decisions[seat], "since": since})
        payload = msgspec.json.encode(note)
        if await is_owed(queries, table.row.id, REMINDER, payload, seated.person_id):
            return False
        await enqueue(
            queries,
            table.row.id,
            MessageKind.NOTE,
            snapshot.seq,
            payload,
            now=now,
            note=REMINDER,
            person=seated.person_id,
            recipient=seated.person_id if wanted.direct else None,
        )
        return True


async def _put_off(queries: Queries, table: Table, seat: int, until: int, now: int) -> None:
    """Let a reminder that was to be sent be due at a later time, in the place of the one to come."""
    sent, coming = MOST_REMINDERS - 1, await reminder_at(queries, table, seat)
    if coming is not None:
        sent = max(0, read_reminder_key(coming.key)[1] - 1)
        await remove_timer(queries, coming.game, coming.kind, coming.key)
    await save_timer(queries, put_off_until(table.row.id, reminder_key(seat, sent), until), now)


async def _is_nudged(queries: Queries, table: Table, seat: int, now: int) -> bool:
    """Say whether somebody is nudged now who was to be nudged later."""
    rows = await timers_at(queries, table.row.id, (TimerKind.NUDGE,))
    return any(row.key == later_key(seat) and row.due is not None and row.due <= now for row in rows)
