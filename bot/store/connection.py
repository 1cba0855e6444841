"""The database file while the bot runs: one connection that writes, one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib.resources.abc import Traversable
from pathlib import Path
from types import TracebackType
from typing import Self

import aiosqlite

from bot.store.migrations import StoreError, load_migrations, packaged_migrations, prepare

Clock = Callable[[], datetime]
"""What returns the time, with its zone."""


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
        return list(await self._connection.execute_fetchall(sql, parameters))

    async def row(self, sql: str, *parameters: object) -> sqlite3.Row | None:
        """Return the first row of a statement; None if it has none."""
        return next(iter(await self.rows(sql, *parameters)), None)

    async def run(self, sql: str, *parameters: object) -> None:
        """Run a statement whose rows nobody wants."""
        await self._connection.execute_fetchall(sql, parameters)


class Store:
    """The bot's database. Open it with :meth:`open`, close it with :meth:`close` or ``async with``."""

    def __init__(self, path: Path, clock: Clock, writer: aiosqlite.Connection, reader: aiosqlite.Connection):
        self.path = path
        self.clock = clock
        self.reader = Queries(reader)
        """Reads what is committed, beside a writer at work."""
        self._connections = (writer, reader)
        self._writer = Queries(writer)
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, clock: Clock, migrations: Traversable | None = None) -> Self:
        """Open the database, making or upgrading it first (with a copy beside it before an upgrade).

        Raises StoreError if the file is no database of ours, is damaged or cannot be written, if it comes
        from a newer program, or if a migration fails (and then nothing has changed).
        """
        steps = load_migrations(migrations or packaged_migrations())
        await asyncio.to_thread(prepare, path, steps)
        opened: list[aiosqlite.Connection] = []
        try:
            for read_only in (False, True):
                opened.append(await _connect(path, read_only))
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"cannot open the database {path}: {error}") from error
            raise
        return cls(path, clock, *opened)

    async def close(self) -> None:
        """Wait for a write that is under way, then close the file."""
        async with self._writing:
            for connection in self._connections:
                await connection.close()

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
            except BaseException:
                # Cancelling does not stop the connection's thread: a statement on its way still happens,
                # and this stands behind it in the thread's queue. Without a transaction it does nothing.
                await self._connections[0].rollback()
                raise

    async def write_once(self, sql: str, *parameters: object) -> None:
        """Run one statement that writes, a transaction by itself."""
        async with self._writing:
            await self._writer.run(sql, *parameters)

    async def scrub(self) -> None:
        """Empty the journal beside the file, in which what was overwritten would still stand."""
        async with self._writing:
            await self._writer.run("PRAGMA wal_checkpoint(TRUNCATE)")

    async def back_up(self, target: Path) -> None:
        """Write a compact copy of the database as it is now to a new file, while writing goes on.

        This has a connection of its own: on the writer's or the reader's, everybody would wait until it is
        done. Raises sqlite3.OperationalError if the target exists.
        """
        async with aiosqlite.connect(self.path, isolation_level=None) as connection:
            await connection.execute_fetchall("VACUUM INTO ?", (str(target),))

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


async def _connect(path: Path, read_only: bool) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    try:
        for setting in (
            "busy_timeout = 5000",
            "synchronous = full",
            # What is deleted is overwritten, so that forgetting somebody leaves no bytes of them behind.
            "secure_delete = on",
            "foreign_keys = on",
            f"query_only = {'on' if read_only else 'off'}",
        ):
            await connection.execute_fetchall(f"PRAGMA {setting}")
    except BaseException:
        # Its thread would keep the program from ending.
        await connection.close()
        raise
    return connection
