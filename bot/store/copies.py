"""Copies of a database: made while others write, and each with nonces of its own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.lease import KEY as HOLDER
from bot.store.nonces import begin_epoch


def copy_into(connection: sqlite3.Connection, part: Path) -> None:
    """Write a compact copy of a database to an empty file, while others write.

    What was deleted is not in it, nobody holds it, and new messages get other nonces than in the original.
    """
    # Where the schema cannot be read, VACUUM would complain of the copy.
    connection.execute("SELECT count(*) FROM sqlite_schema")
    connection.execute("VACUUM INTO ?", (str(part),))
    with closing(sqlite3.connect(part)) as copy, copy:
        copy.execute("DELETE FROM meta WHERE key = ?", (HOLDER,))
        if copy.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'outbox'").fetchone()[0]:
            begin_epoch(copy)
