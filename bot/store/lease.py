"""Who holds a database: one process at a time writes in it.

What is read of a game and what is written of it are one thing under a lock of the process, so that two
processes would act on what the other has changed. Two things keep them apart:

- A lock of the operating system, on a file beside the database. It is gone with the process, however that
  ends, so that nobody waits for a clock. A log of SQLite's kind (WAL) is shared through memory: all who can
  use the file are on the machine whose locks these are. The file is SQLite's too, and so are its locks: they
  hold wherever the database itself can be used. (On the database a lock of our own would end SQLite's when
  its file is closed.)
- The holder's name in the database, which every statement that writes compares with its own. Whoever takes a
  database over writes another name: from that transaction on the one before changes nothing more, also where
  it hangs and notices nothing.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
import uuid
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.store.errors import HeldError, StoreError
from bot.store.files import make_private

KEY = "holder"
"""Under which the database keeps who holds it."""

FENCE = "another process has taken the database over"
"""What the database says to a process that holds it no more."""

GRACE = 15.0
"""Seconds in which the process before stops by itself when its database is taken over."""

_GLANCE = 0.05
_BUSY = 5.0


class Holder(msgspec.Struct, frozen=True):
    """A process that holds a database: where it runs, since when, and a token that no other has."""

    host: str
    pid: int
    since: str
    token: str

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}, since {self.since}"


@dataclass(slots=True)
class Lease:
    """A hold on a database, until it is released; ``lock`` is None while one that hangs still has it."""

    path: Path
    holder: Holder
    lock: sqlite3.Connection | None = None

    def release(self) -> None:
        """Let others hold the database."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    def insist(self) -> None:
        """Take the lock if the process that had it has ended meanwhile."""
        if self.lock is None:
            self.lock = lock(self.path)


def take(path: Path, *, take_over: bool = False) -> Lease:
    """Hold a database, which need not be there yet.

    HeldError says who holds it; with ``take_over`` that one loses it, and :func:`let_stop` waits until it has
    stopped. This blocks; run it in a thread. Raises StoreError.
    """
    since = datetime.now(UTC).isoformat(" ", "seconds")
    lease = Lease(path, Holder(socket.gethostname(), os.getpid(), since, uuid.uuid4().hex))
    lease.lock = lock(path)
    if lease.lock is not None:
        return lease
    if not take_over:
        raise HeldError(f"the database {path} is held by {_named(path)}: stop that one first")
    sign(lease)
    return lease


async def let_stop(lease: Lease) -> None:
    """Wait some seconds until the process has stopped from which a database was taken, and take the lock."""
    until = time.monotonic() + GRACE
    while lease.lock is None and time.monotonic() < until:
        await asyncio.sleep(_GLANCE)
        lease.insist()


def sign(lease: Lease) -> None:
    """Write into a database who holds it; whoever did before can write no more. Raises StoreError."""
    try:
        with closing(sqlite3.connect(lease.path, isolation_level=None, timeout=_BUSY)) as connection:
            connection.execute(
                "INSERT INTO meta (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (KEY, msgspec.json.encode(lease.holder).decode()),
            )
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"cannot hold the database {lease.path}: {error}") from error


def read_holder(stored: str | None) -> Holder | None:
    """Return a holder as the database keeps it; None if there is none, or none that can be read."""
    try:
        return None if stored is None else msgspec.json.decode(stored, type=Holder)
    except msgspec.MsgspecError:
        return None


def fences(tables: list[str], holder: Holder) -> list[str]:
    """Return the statements by which a connection refuses to write once somebody else holds the database.

    They make triggers of that connection alone: nothing of it is in the file, and no statement of the
    program has to be run, or remembered, for it.
    """
    signed = msgspec.json.encode(holder).decode().replace("'", "''")
    return [
        f"CREATE TEMP TRIGGER fence_{table}_{event} BEFORE {event} ON main.{table}"
        f" WHEN (SELECT value FROM main.meta WHERE key = '{KEY}') IS NOT '{signed}'"
        f" BEGIN SELECT RAISE(ABORT, '{FENCE}'); END"
        for table in tables
        for event in ("INSERT", "UPDATE", "DELETE")
    ]


def is_fenced(error: BaseException) -> bool:
    """Say whether a statement was refused because somebody else holds the database."""
    return isinstance(error, sqlite3.IntegrityError) and str(error) == FENCE


def lock(path: Path) -> sqlite3.Connection | None:
    """Return what has the lock of a file, until it is closed; None if another process has it."""
    beside = path.with_name(f"{path.name}.lock")
    try:
        make_private(beside)
        # It is given back in the thread that closes the store, which need not be this one.
        made = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"cannot open the database {path}: {error}") from error
    try:
        # Nothing is ever written there, so that no journal is wanted.
        made.execute("PRAGMA journal_mode = off")
        made.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        made.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return None
        raise StoreError(f"cannot hold the database {path}: {error}") from error
    return made


def _named(path: Path) -> str:
    """Return who holds a database, as far as it says so."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT value FROM meta WHERE key = ?", (KEY,)).fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        found = None
    return str(read_holder(None if found is None else found[0]) or "another process")
