"""Pending messages: rows that survive a restart, sent in order and marked when they are."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store.connection import Queries, Store, marks, to_millis
from bot.store.erasures import KEY as ERASURE
from bot.store.erasures import Erasure
from bot.store.kinds import LIVE_BOARDS, MessageKind
from bot.store.outbox_rows import ASIDE, COLUMNS, OutboxRow, Queue, row_of, time_of
from bot.store.rotten_messages import bring_home, drop_if_rotten, drop_rotten_of

_IF_LAST = f"CASE WHEN (SELECT value FROM meta WHERE key = '{ERASURE}') IS ?4"
"""Where nobody was erased since."""

LONGEST_WAIT = timedelta(hours=1)
"""How long a row waits at most until it is tried again."""

# Where the clock has been set back, a row seems to come from later, or to wait for longer than any does: it
# is due, or its channel would be silent until the clock has come to where it was. Once it has failed since,
# it waits like any other. One whose time has rotted away is due too. It is not asked for by IS NULL: SQLite
# takes that for never true of a column that is NOT NULL.
_DUE = (
    "(coalesce(outbox.due, 0) <= ? OR (outbox.created > ? AND outbox.due >= outbox.created)"
    " OR outbox.due > ?)"
)

_REACHABLE = "(outbox.message_id IS NOT NULL OR game.status <> 'parked')"
"""What is for a game without a channel waits until it has one; what somebody has is changed even so."""

_FIRST = f"SELECT min(id) FROM outbox WHERE done IS NULL GROUP BY game, recipient, {ASIDE}"
_FIRST_OF_GAME = f"SELECT min(id) FROM outbox WHERE done IS NULL AND game = ? GROUP BY recipient, {ASIDE}"


async def pending_of(queries: Queries, game: int) -> list[OutboxRow]:
    """Return all rows about a game that are still to be sent, to whomever, the oldest first."""
    rows = await queries.rows(
        COLUMNS + " WHERE outbox.game = ? AND outbox.done IS NULL ORDER BY outbox.id", game
    )
    return [row_of(row) for row in rows]


async def give_up_all(queries: Queries, game: int, error: str, now: int) -> None:
    """Store that no pending row of a game will be sent.

    Those that were sent, and are to be made anew since somebody was erased, still are.
    """
    await drop_rotten_of(queries, game)
    await queries.run(
        "UPDATE outbox SET done = ?, state = NULL, last_error = ? WHERE game = ? AND done IS NULL"
        " AND message_id IS NULL",
        now,
        error,
        game,
    )


async def give_up(queries: Queries, row_id: int, error: str, now: int) -> None:
    """Store that a row will never be sent, so that the next are not held up; one that has rotted goes."""
    await drop_if_rotten(queries, row_id)
    await queries.run(
        "UPDATE outbox SET attempts = attempts + 1, last_error = ?, done = ?, state = NULL"
        " WHERE id = ? AND done IS NULL",
        error,
        now,
        row_id,
    )


async def put_off(queries: Queries, row_id: int, error: str, retry_at: datetime) -> None:
    """Store that sending a row failed, and when to try again."""
    await queries.run(
        "UPDATE outbox SET attempts = attempts + 1, last_error = ?, due = ? WHERE id = ? AND done IS NULL",
        error,
        to_millis(retry_at),
        row_id,
    )


async def is_noted(queries: Queries, game: int, key: str, seq: int) -> bool:
    """Say whether there is a note for a game's channel by its key after an entry, sent or not."""
    row = await queries.row(
        "SELECT 1 FROM outbox WHERE game = ? AND kind = 'note' AND note = ? AND seq = ?", game, key, seq
    )
    return row is not None


def _due_by(now: datetime) -> tuple[int, int, int]:
    """Return the parameters of what is due at a time."""
    return to_millis(now), to_millis(now), to_millis(now + LONGEST_WAIT)


class Outbox:
    """The table of pending messages, as what sends them sees it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def resume(self, now: datetime) -> dict[int, datetime]:
        """Let all that has failed be tried again now; return the rows that may have been sent already.

        Those are the oldest of each queue, with when they were added: none is sent before it is their turn.
        In a copy of a database it is all that were pending when it was made: the original went on.
        """
        async with self._store.write() as queries:
            await bring_home(queries)
            await queries.run(
                f"UPDATE outbox SET due = ?1 WHERE id IN ({_FIRST}) AND due > ?1", to_millis(now)
            )
        reader, copied = self._store.reader, self._store.copied_after
        rows = await reader.rows(f"SELECT id, created FROM outbox WHERE id IN ({_FIRST})")
        if copied:
            pending = "SELECT id, created FROM outbox WHERE done IS NULL AND id <= ?"
            rows += await reader.rows(pending, copied)
        return {row["id"]: time_of(row["created"]) for row in rows}

    async def bring_forward(self, row_id: int, due: datetime) -> None:
        """Store that a row is to be tried again at a time, unless it is tried sooner."""
        await self._store.write_once(
            "UPDATE outbox SET due = ?1 WHERE id = ?2 AND done IS NULL AND due > ?1", to_millis(due), row_id
        )

    async def queues_due(self, now: datetime) -> list[Queue]:
        """Return the queues whose oldest pending row is due, that with the oldest of these rows first.

        Those of a game without a channel wait until it has one.
        """
        rows = await self._store.reader.rows(
            f"SELECT outbox.game, outbox.recipient, person.discord_id, {ASIDE} AS aside FROM outbox"
            " JOIN game ON game.id = outbox.game LEFT JOIN person ON person.id = outbox.recipient"
            f" WHERE outbox.id IN ({_FIRST}) AND {_DUE} AND {_REACHABLE} ORDER BY outbox.id",
            *_due_by(now),
        )
        return [
            Queue(
                row["game"],
                None if row["recipient"] is None else row["discord_id"] or 0,
                row["aside"],
            )
            for row in rows
        ]

    async def due(self, now: datetime, game_id: int) -> list[OutboxRow]:
        """Return the oldest pending row of a game for each recipient, if it is due.

        One row each, so that a later row never overtakes an earlier one: ask again when it is done. The
        rows of a channel never wait for those of an observer. Those of a game without a channel wait until
        it has one.
        """
        erasure = self._store.erasure
        rows = await self._store.reader.rows(
            f"{COLUMNS} WHERE outbox.id IN ({_FIRST_OF_GAME}) AND {_DUE} AND {_REACHABLE} ORDER BY outbox.id",
            game_id,
            *_due_by(now),
        )
        return [row_of(row, erasure) for row in rows]

    async def read_again(self, row: OutboxRow) -> OutboxRow | None:
        """Return a row as it is since somebody was erased; None if it is not pending any more."""
        erasure = self._store.erasure
        found = await self._store.reader.row(f"{COLUMNS} WHERE outbox.id = ? AND outbox.done IS NULL", row.id)
        return None if found is None else row_of(found, erasure)

    async def make_anew(self, row: OutboxRow, message_id: int) -> OutboxRow | None:
        """Store that a row was sent as a message that is to be made anew, since somebody was erased.

        So it is also where a newer row has made this one needless meanwhile, or nobody waits for it. Return
        the row as it is then; None if whoever has the message has been erased.
        """
        recipient = None if row.recipient is None else row.recipient.discord_id
        await self._store.write_once(
            "INSERT INTO outbox (id, game, kind, note, seq, edits, payload, state, created, due, message_id,"
            " recipient, posted_in) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, person.id, ?13"
            " FROM (SELECT 1) LEFT JOIN person ON person.discord_id = ?12 WHERE ?12 IS NULL OR person.id"
            " ON CONFLICT (id) DO UPDATE SET message_id = coalesce(message_id, excluded.message_id),"
            " posted_in = coalesce(posted_in, excluded.posted_in), state = coalesce(state, excluded.state),"
            # How often it failed before it was sent says nothing of how often it cannot be changed.
            " done = NULL, attempts = 0",
            row.id,
            row.game_id,
            row.kind,
            row.note,
            row.seq,
            row.edited_row,
            row.payload.decode(),
            row.state,
            to_millis(row.created),
            self._store.now(),
            message_id,
            recipient,
            row.channel_id if row.recipient is None else None,
        )
        return await self.read_again(row)

    async def is_changed_since(self, row: OutboxRow) -> bool:
        """Say whether the message that a row changes was changed by a newer row that names nobody erased.

        Changes of a message are made one after the other. One that is to be made anew was under way when
        somebody was erased: all that are newer were made after that.
        """
        found = await self._store.reader.row(
            "SELECT 1 FROM outbox WHERE game = ? AND edits = ? AND id > ? AND done IS NOT NULL"
            " AND message_id IS NOT NULL AND last_error IS NULL",
            row.game_id,
            row.changes,
            self._store.erasure.last_row if row.edited_row is None else row.id,
        )
        return found is not None

    async def is_pending(self, row_id: int) -> bool:
        """Say whether a row is there and still to be sent."""
        row = await self._store.reader.row("SELECT 1 FROM outbox WHERE id = ? AND done IS NULL", row_id)
        return row is not None

    async def next_due(self) -> datetime | None:
        """Return when the next row is due; None if nothing is pending."""
        row = await self._store.reader.row(
            "SELECT min(outbox.due) AS due FROM outbox JOIN game ON game.id = outbox.game"
            f" WHERE outbox.id IN ({_FIRST}) AND {_REACHABLE}"
        )
        return None if row is None or row["due"] is None else time_of(row["due"])

    async def delivered(self, row_id: int, message_id: int | None, shown: Erasure | None = None) -> None:
        """Store that a row was sent; its state goes. A row that is gone or done already stays as it is.

        ``shown`` is the last erasure before what Discord shows was made (None: the very last). Where there
        was one since, the row stays pending with its message, which is to be made anew.
        """
        now = self._store.erasure if shown is None else shown
        if message_id is None:
            async with self._store.write() as queries:
                await drop_if_rotten(queries, row_id)
        await self._store.write_once(
            "UPDATE outbox SET message_id = coalesce(message_id, ?2), posted_in = CASE"
            " WHEN message_id IS NOT NULL THEN posted_in WHEN ?2 IS NOT NULL AND recipient IS NULL"
            " THEN (SELECT channel_id FROM game WHERE game.id = outbox.game) END,"
            f" done = {_IF_LAST} THEN ?1 END, state = {_IF_LAST} THEN NULL ELSE state END"
            " WHERE id = ?3 AND done IS NULL",
            self._store.now(),
            message_id,
            row_id,
            now.stored,
        )

    async def failed(self, row_id: int, error: str, retry_at: datetime) -> None:
        """Store that sending failed, and when to try again."""
        async with self._store.write() as queries:
            await put_off(queries, row_id, error, retry_at)

    async def give_up(self, row_id: int, error: str) -> None:
        """Store that a row cannot be sent at all, so that the next ones are not held up."""
        async with self._store.write() as queries:
            await give_up(queries, row_id, error, self._store.now())

    async def last_message(
        self, game_id: int, kinds: tuple[MessageKind, ...] = LIVE_BOARDS
    ) -> OutboxRow | None:
        """Return the newest row of these kinds with a message in today's channel; None if none has one."""
        row = await self._store.reader.row(
            COLUMNS
            + f" WHERE outbox.game = ? AND outbox.recipient IS NULL AND outbox.kind IN ({marks(kinds)})"
            " AND outbox.message_id IS NOT NULL AND outbox.posted_in = game.channel_id AND outbox.sound"
            " ORDER BY outbox.id DESC LIMIT 1",
            game_id,
            *kinds,
        )
        return None if row is None else row_of(row)

    async def entry_message(self, game_id: int, seq: int, kinds: tuple[MessageKind, ...]) -> int | None:
        """Return the id of the channel's message of these kinds about an entry; None if none was sent."""
        row = await self._store.reader.row(
            "SELECT outbox.message_id FROM outbox JOIN game ON game.id = outbox.game"
            f" WHERE outbox.game = ? AND outbox.seq = ? AND outbox.kind IN ({marks(kinds)})"
            " AND outbox.recipient IS NULL AND outbox.message_id IS NOT NULL"
            " AND outbox.posted_in = game.channel_id ORDER BY outbox.id DESC LIMIT 1",
            game_id,
            seq,
            *kinds,
        )
        return None if row is None else row["message_id"]

    async def note_message(self, game_id: int, key: str) -> int | None:
        """Return the id of the newest message of a note by its key in today's channel; None without one."""
        row = await self._store.reader.row(
            "SELECT outbox.message_id FROM outbox JOIN game ON game.id = outbox.game"
            " WHERE outbox.game = ? AND outbox.kind = 'note' AND outbox.note = ?"
            " AND outbox.message_id IS NOT NULL AND outbox.posted_in = game.channel_id"
            " ORDER BY outbox.id DESC LIMIT 1",
            game_id,
            key,
        )
        return None if row is None else row["message_id"]
