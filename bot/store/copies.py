"""Copies of a database: made while others write, and each with nonces of its own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.lease import KEY as HOLDER
from bot.store.nonces import begin_epoch
from bot.store.structure import as_text


def open_to_read(path: Path, timeout: float = 5.0) -> sqlite3.Connection:
    """Return a connection to a database that leaves it and its journal as they are, also if it is alone.

    A first transaction that was cut off has to be taken back before anything can be read. Without a journal,
    one that only reads would leave an empty one.
    """
    journal, first = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-journal"))
    mode = "ro" if journal.exists() and not first.exists() else "rw"
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=timeout)


def copy_into(connection: sqlite3.Connection, part: Path) -> None:
    """Write a compact copy of a database to an empty file, while others write.

    What was deleted is not in it, nobody holds it, and new messages get other nonces than in the original.
    """
    # Where the schema cannot be read, VACUUM would complain of the copy.
    connection.execute("SELECT count(*) FROM sqlite_schema")
    connection.execute("VACUUM INTO ?", (str(part),))
    with closing(sqlite3.connect(part)) as copy, copy:
        copy.text_factory = as_text
        copy.execute("DELETE FROM meta WHERE key = ?", (HOLDER,))
        if copy.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'outbox'").fetchone()[0]:
            begin_epoch(copy)
