"""Whether a database is as it was written: its pages, what points where, and the games in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrations import APPLICATION_ID

Progress = Callable[[int, int], None]
"""What is told how many games of how many are checked."""


def require_usable(path: Path, newest: int) -> None:
    """Raise StoreError unless a file is a database of ours that this program knows."""
    with closing(sqlite3.connect(path)) as connection:
        (ours,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    if ours != APPLICATION_ID:
        raise StoreError(f"{path} is no database of this program")
    if version > newest:
        raise StoreError(f"{path} has version {version}, this program knows versions up to {newest}")


def damage_in(path: Path, progress: Progress | None = None) -> Sequence[str]:
    """Return what is wrong with single games of a database; StoreError if the file itself is damaged."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA query_only = on")
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise StoreError(f"the database {path} is damaged: {found}")
        if broken := connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreError(f"the database {path} is damaged: a row of {broken[0]} points nowhere")
    return ()
