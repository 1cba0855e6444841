"""The database file while the bot runs: one connection that writes, one that reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from traceback import clear_frames
from types import TracebackType
from typing import Any, Self, cast

import aiosqlite

from bot.store.erasures import KEY as ERASURE
from bot.store.erasures import NEVER, read_erasure
from bot.store.errors import HeldError, StoreError
from bot.store.journals import keep_damaged
from bot.store.lease import FENCE, Lease, fences, is_fenced, let_stop, read_holder, sign, take
from bot.store.lease import KEY as HOLDER
from bot.store.migrations import load_migrations, packaged_migrations, prepare, require_ours
from bot.store.nonces import KEY as EPOCHS
from bot.store.nonces import Epoch, mark_of, nonce_of, read_epochs
from bot.store.put_right import put_right
from bot.store.seals import FUNCTION, LIST_COLUMNS, columns_in, sealed, sealing, views
from bot.store.structure import as_text
from bot.store.unfinished import end_putting_back, require_put_back

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
"""What returns the time, with its zone."""

UNSCRUBBED = "unscrubbed"
"""Under which it is kept that something was deleted which still stands in the journal."""

_LATELY = 5.0
"""Seconds for which a process knows that it holds the database, whoever may have taken it over since."""

_GLANCE = 1.0
"""Seconds after which a process looks whether it still holds the database."""

_NO_TEXT = "Could not decode"
"""What Python says of a text in the database that is none."""

_TRIES = 5


def to_millis(time: datetime) -> int:
    """Return a time as the store keeps it: milliseconds since 1970, UTC."""
    return round(time.timestamp() * 1000)


def marks(values: Collection[object]) -> str:
    """Return the question marks for some values in a statement."""
    return ", ".join("?" * len(values))


def from_millis(stored: int) -> datetime:
    """Return a time from the store, in UTC."""
    return datetime.fromtimestamp(stored / 1000, UTC)


class Queries:
    """The statements that a connection runs, each call one trip to its thread."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *parameters: object) -> list[sqlite3.Row]:
        """Return all rows of a statement."""
        try:
            return list(await self._connection.execute_fetchall(sql, parameters))
        except sqlite3.OperationalError as error:
            if _NO_TEXT not in str(error):
                raise
            # The cursor that has failed would go on reading what was committed until now.
            clear_frames(error.__traceback__)
        # Text that has rotted is read as well: its row says that it is not sound.
        self._connection.text_factory = as_text
        try:
            return list(await self._connection.execute_fetchall(sql, parameters))
        finally:
            self._connection.text_factory = str

    async def row(self, sql: str, *parameters: object) -> sqlite3.Row | None:
        """Return the first row of a statement; None if it has none."""
        return next(iter(await self.rows(sql, *parameters)), None)

    async def run(self, sql: str, *parameters: object) -> None:
        """Run a statement whose rows nobody wants."""
        await self._connection.execute_fetchall(sql, parameters)

    async def run_many(self, sql: str, parameters: Iterable[Sequence[object]]) -> None:
        """Run a statement once for each row of parameters, which are made in the connection's thread."""
        async with self._connection.executemany(sql, parameters):
            pass


async def note_unscrubbed(queries: Queries) -> None:
    """Note that something was deleted for good which still stands in the journal (:meth:`Store.scrub`)."""
    await queries.run("INSERT INTO meta (key, value) VALUES (?, '') ON CONFLICT DO NOTHING", UNSCRUBBED)


class Store:
    """The bot's database. Open it with :meth:`open`, close it with :meth:`close` or ``async with``.

    No other process writes in it meanwhile (:mod:`bot.store.lease`).
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        lease: Lease,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
    ) -> None:
        self.path = path
        self.clock = clock
        self.reader = Queries(reader)
        """Reads what is committed, beside a writer at work."""
        self.lease = lease
        self._connections = (writer, reader)
        self._writer = Queries(writer)
        self._writing = asyncio.Lock()
        self._epochs: tuple[Epoch, ...] = ()
        self.erasure = NEVER
        """The last time that somebody was erased: what was read before it may hold their name."""
        self._lost = asyncio.Event()
        self._looked = time.monotonic()
        self.scrubbed = True
        """Whether nothing that was deleted waits to be emptied from the journal."""

    @classmethod
    async def open(
        cls, path: Path, clock: Clock, migrations: Traversable | None = None, *, take_over: bool = False
    ) -> Self:
        """Open the database, making or upgrading it first (with a copy beside it before an upgrade).

        Raises StoreError if the file is no database of ours, is damaged or cannot be written, if it comes
        from a newer program, or if a migration fails (and then nothing has changed); HeldError if another
        process holds it, unless this one is to ``take_over``.
        """
        steps = load_migrations(migrations or packaged_migrations())
        await asyncio.to_thread(require_ours, path)
        lease = await asyncio.to_thread(_hold, path, take_over=take_over)
        opened: list[aiosqlite.Connection] = []
        try:
            await let_stop(lease)
            await asyncio.to_thread(require_put_back, path)
            await asyncio.to_thread(end_putting_back, path)
            lost = await asyncio.to_thread(keep_damaged, path, clock())
            await asyncio.to_thread(prepare, path, steps)
            await asyncio.to_thread(put_right, path, lost)
            await asyncio.to_thread(sign, lease)
            for _ in ("writer", "reader"):
                opened.append(await _connect(path))
            store = cls(path, clock, lease, *opened)
            await store._begin()
        except BaseException as error:
            for connection in opened:
                await connection.close()
            lease.release()
            # SQLite names what it cannot read, which need be no text.
            if isinstance(error, (OSError, sqlite3.Error, UnicodeDecodeError)):
                raise StoreError(f"cannot open the database {path}: {error}") from error
            raise
        return store

    async def _begin(self) -> None:
        """Guard what is written, read what is kept in memory, and end what a killed process had begun."""
        rows = [tuple(row) for row in await self.reader.rows(LIST_COLUMNS)]
        tables, columns = sorted({table for table, _ in rows}), columns_in(rows)
        writer, reader = self._connections
        guards = (*fences(tables, self.lease.holder), *sealing(columns), *views(columns))
        await writer.executescript(";".join(guards))
        await reader.executescript(";".join((*views(columns), "PRAGMA query_only = on")))
        self._epochs = read_epochs(await self.meta(EPOCHS))
        self.erasure = read_erasure(await self.meta(ERASURE))
        if await self.meta(UNSCRUBBED) is not None:
            await self.scrub()

    async def close(self) -> None:
        """Wait for a write that is under way, then close the file and let others hold it."""
        async with self._writing:
            # Closed before, it is let go already; lost, or written no more, it is another's concern.
            with suppress(sqlite3.Error, ValueError):
                await self._writer.run("DELETE FROM meta WHERE key = ?", HOLDER)
            for connection in self._connections:
                await connection.close()
            self.lease.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def now(self) -> int:
        """Return the time by the store's clock, in milliseconds."""
        return to_millis(self.clock())

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Queries]:
        """Open one transaction: committed at the end of the block, rolled back by any exception in it.

        Transactions wait for one another; opening one inside another would wait for ever.
        """
        async with self._writing:
            try:
                await self._writer.run("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.run("COMMIT")
            except BaseException as error:
                # Cancelling does not stop the connection's thread: a statement on its way still happens,
                # and this stands behind it in the thread's queue. Without a transaction it does nothing.
                await self._connections[0].rollback()
                self._require_held(error)
                raise

    async def write_once(self, sql: str, *parameters: object) -> None:
        """Run one statement that writes, a transaction by itself."""
        async with self._writing:
            try:
                await self._writer.run(sql, *parameters)
            except sqlite3.IntegrityError as error:
                self._require_held(error)
                raise

    def _require_held(self, error: BaseException) -> None:
        """Raise HeldError if a statement was refused because another process holds the database."""
        if is_fenced(error):
            self._lost.set()
            raise HeldError(f"{FENCE}: {self.path}") from error

    async def require_held(self) -> None:
        """Raise HeldError if another process has taken the database over, as far as was seen lately.

        A process that hung for a while looks anew.
        """
        if time.monotonic() - self._looked > _LATELY:
            await self._look_for_holder()
        if self._lost.is_set():
            raise HeldError(f"{FENCE}: {self.path}")

    async def until_lost(self) -> None:
        """Look whether another process has taken the database over; raise HeldError once one has."""
        while not self._lost.is_set():
            try:
                await self._look_for_holder()
                await asyncio.to_thread(self.lease.insist)
            except HeldError:
                raise
            except (sqlite3.Error, StoreError) as error:
                log.warning("who holds the database cannot be read; it is tried again: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), _GLANCE)
        raise HeldError(f"{FENCE}: {self.path}")

    async def _look_for_holder(self) -> None:
        """Raise HeldError if another process has taken the database over."""
        holder = read_holder(await self.meta(HOLDER))
        if holder is not None and holder.token != self.lease.holder.token:
            self._lost.set()
            raise HeldError(f"{holder} has taken over the database {self.path}")
        self._looked = time.monotonic()

    def nonce(self, row_id: int) -> str:
        """Return the nonce of a pending message, by the id of its row."""
        return nonce_of(row_id, self._epochs)

    @property
    def copied_after(self) -> int:
        """Return the last row of the outbox that was there when this database was copied; 0 if it never was.

        Those of them that were pending may have been sent since by whoever has the original.
        """
        return self._epochs[-1].after if self._epochs else 0

    def mark(self, row_id: int) -> int:
        """Return what the message of a row is known by when it is read, by the row's id."""
        return mark_of(row_id, self._epochs)

    async def scrub(self) -> bool:
        """Empty the journal beside the file, in which what was overwritten would still stand.

        Whoever deletes something for good notes it in the same transaction (:func:`note_unscrubbed`). While
        somebody else reads what was there before, as a backup does, it cannot be emptied, nor where the disk
        fails: then this returns False at once, and is to be called again. The next start does so in any case.
        """
        async with self._writing:
            self.scrubbed = False
            try:
                for _ in range(_TRIES):
                    # It stands behind what our own reader is doing.
                    await self.reader.rows("SELECT 1")
                    if await asyncio.to_thread(_truncate, self.path):
                        break
                else:
                    return False
                # Nobody deletes anything between: it would stand in the journal again.
                await self._writer.run("DELETE FROM meta WHERE key = ?", UNSCRUBBED)
            except sqlite3.Error as error:
                self._require_held(error)
                log.exception("the journal of %s cannot be emptied", self.path)
                return False
            self.scrubbed = True
            return True

    async def meta(self, key: str) -> str | None:
        """Return a value that the program keeps for itself; None if there is none."""
        row = await self.reader.row("SELECT value FROM meta WHERE key = ?", key)
        return None if row is None else row["value"]

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a value of the program's own under a key."""
        async with self.write() as queries:
            await queries.run(
                "INSERT INTO meta (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                key,
                value,
            )


def _hold(path: Path, *, take_over: bool) -> Lease:
    """Hold a database to run the bot on it."""
    try:
        return take(path, take_over=take_over)
    except HeldError as error:
        raise HeldError(f"{error}, or start with --take-over to have it stop") from error


def _truncate(path: Path) -> bool:
    """Empty the journal of a database unless somebody else reads from it; say whether it is empty.

    This connection waits for nobody: on the writer's, all who write would wait for the reader to end.
    """
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return busy == 0


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    try:
        await cast("Any", connection).create_function(FUNCTION, -1, sealed, deterministic=True)
        for setting in (
            "busy_timeout = 5000",
            "synchronous = full",
            # What is deleted is overwritten, so that forgetting somebody leaves no bytes of them behind.
            "secure_delete = on",
            "foreign_keys = on",
        ):
            await connection.execute_fetchall(f"PRAGMA {setting}")
    except BaseException:
        # Its thread would keep the program from ending.
        await connection.close()
        raise
    return connection
