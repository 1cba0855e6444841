"""What SQLite says of a database: of the file itself, which nobody can use then, or of single rows."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from typing import Literal, NamedTuple

_OF_A_ROW = re.compile(r"(?:CHECK constraint failed in|(?:NULL|[\w-]+) value in) (\w+)[.\w]*")
"""What SQLite says of a row that its table does not allow; the group is the table."""

_MOST = 10_000
"""So many findings are read: those of rows must not hide that of the file."""


class Findings(NamedTuple):
    """What is wrong with the ``file`` (None: nothing), and the tables with a row that they do not allow."""

    file: str | None
    tables: Sequence[str]


def findings_in(connection: sqlite3.Connection, check: Literal["quick", "integrity"]) -> Findings:
    """Return what is wrong with a database; text may be read as bytes."""
    rows = connection.execute(f"PRAGMA {check}_check({_MOST})").fetchall()
    said = [as_text(found) for (found,) in rows]
    of_rows = [match for found in said if (match := _OF_A_ROW.fullmatch(found))]
    of_file = [found for found in said if found != "ok" and not _OF_A_ROW.fullmatch(found)]
    first = " ".join(of_file[0].splitlines()[:2]) if of_file else None
    return Findings(first, sorted({match[1] for match in of_rows}))


def index_again(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Make the indexes of tables anew: a row that has rotted is not found by what it held before."""
    for table in tables:
        try:
            connection.execute(f"REINDEX {table}")
        except sqlite3.IntegrityError:
            # Two rows are one by what has rotted; the index of before finds at least the other.
            continue


def as_text(found: str | bytes) -> str:
    """Return what SQLite gives as text, or as bytes; what is no text is shown as such."""
    return found.decode(errors="replace") if isinstance(found, bytes) else found
