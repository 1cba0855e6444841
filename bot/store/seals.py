"""Seals: each row holds a hash of itself, so that what rots on the disk is found.

The seal of an entry is made with that of the entry before, and the seal of a snapshot with that of the entry
by which the game stands there: from a good snapshot back every entry is as it was written, and none is lost.
It tells what happens by itself from what was written; whoever can write the file can seal as well.

A connection that writes has triggers of its own by which each row is sealed as it is written, so that no
statement says it. One that reads has a view ``sound_<table>`` of each table, with a column ``sound``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import xxhash

FUNCTION = "sealed"

WITHOUT = frozenset({"meta"})
"""Tables without seals: what the program keeps for itself is also written where no seal can be made."""

LASTING = frozenset({"outbox"})
"""Tables of which a row that has rotted is not sealed again by a change of it, so that it is never sent."""

_BEFORE = {
    "entry": "(SELECT before.seal FROM {schema}entry AS before WHERE before.game = {row}.game"
    " AND before.seq = {row}.seq - 1), ",
    "snapshot": "(SELECT last.seal FROM {schema}entry AS last WHERE last.game = {row}.game"
    " AND last.seq = {row}.seq), ",
}
"""What the seal of a row is made with beside its own columns."""

Columns = Mapping[str, Sequence[str]]
"""The columns of each table that has seals, without the seals."""

_encode = msgspec.msgpack.Encoder().encode
_HALF = 1 << 63

LIST_COLUMNS = (
    "SELECT found.name AS 'table', of_table.name AS 'column' FROM sqlite_schema AS found"
    " JOIN pragma_table_info(found.name) AS of_table"
    " WHERE found.type = 'table' AND found.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    " ORDER BY found.name, of_table.cid"
)
"""The statement that lists all columns of all tables."""


def sealed(*values: Any) -> int:
    """Return the seal of a row's values, a number that SQLite can store."""
    return xxhash.xxh3_64_intdigest(_encode(values)) - _HALF


def columns_in(rows: Sequence[Sequence[str]]) -> Columns:
    """Return the columns of the tables with seals, from the rows of :data:`LIST_COLUMNS`."""
    found: dict[str, list[str]] = {}
    for table, column in rows:
        found.setdefault(table, []).append(column)
    return {
        table: [name for name in names if name != "seal"] for table, names in found.items() if "seal" in names
    }


def sealing(columns: Columns) -> list[str]:
    """Return the statements by which a connection seals each row that it writes."""
    return [
        f"CREATE TEMP TRIGGER seal_{table}_{name} AFTER {event} ON main.{table}"
        f"{_unless_rotten(table, names, name)}"
        f" BEGIN UPDATE {table} SET seal = {_seal(table, names, 'NEW', 'main.')}"
        " WHERE rowid = NEW.rowid; END"
        for table, names in columns.items()
        for name, event in (("insert", "INSERT"), ("update", f"UPDATE OF {', '.join(names)}"))
    ]


def _unless_rotten(table: str, columns: Sequence[str], event: str) -> str:
    """Return the condition under which a change of a row seals it."""
    if table not in LASTING or event == "insert":
        return ""
    return f" WHEN OLD.seal IS {_seal(table, columns, 'OLD', 'main.')}"


def views(columns: Columns) -> list[str]:
    """Return the statements that give a connection a view of each table that says which rows are sound."""
    return [
        f"CREATE TEMP VIEW sound_{table} AS SELECT *, seal IS {_seal(table, names, table, 'main.')} AS sound"
        f" FROM main.{table}"
        for table, names in columns.items()
    ]


Unsound = Mapping[str, Sequence[int]]
"""The rowids of rows that are not as they were written, by table; a table without such has none."""


def seal_rows(connection: sqlite3.Connection, wanted: Unsound | None = None) -> None:
    """Seal the rows of the tables in ``wanted`` as they are, of None those of all.

    Rows that ``wanted`` names are not sound, and stay so.
    """
    connection.create_function(FUNCTION, -1, sealed, deterministic=True)
    columns = columns_in(connection.execute(LIST_COLUMNS).fetchall())
    tables = columns if wanted is None else [table for table in columns if table in wanted]
    if "entry" in tables:
        _seal_log(connection, columns["entry"])
    for table in tables:
        if table != "entry":
            connection.execute(f"UPDATE {table} SET seal = {_seal(table, columns[table], table)}")
    for table, rows in (wanted or {}).items():
        connection.executemany(f"UPDATE {table} SET seal = NULL WHERE rowid = ?", ((row,) for row in rows))


def unsound_rows(connection: sqlite3.Connection, tables: Iterable[str]) -> Unsound:
    """Return the rows of some tables that are not as they were written; of one without seals none."""
    connection.create_function(FUNCTION, -1, sealed, deterministic=True)
    columns = columns_in(connection.execute(LIST_COLUMNS).fetchall())
    found: dict[str, Sequence[int]] = dict.fromkeys(tables, ())
    for table in found.keys() & columns.keys():
        wrong = f"SELECT rowid FROM {table} WHERE seal IS NOT {_seal(table, columns[table], table)}"
        found[table] = [row[0] for row in connection.execute(wrong)]
    return found


def _seal_log(connection: sqlite3.Connection, columns: Sequence[str]) -> None:
    """Seal all entries, of each game in their order; what is read on the way is not moved by it."""
    shown = ", ".join(_plain("entry", name) for name in columns)
    rows = connection.execute(f"SELECT rowid, game, {shown} FROM entry ORDER BY entry.game, entry.seq")
    connection.executemany("UPDATE entry SET seal = ? WHERE rowid = ?", _chained(rows))


def _chained(rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, int]]:
    """Yield the seals of entries, each with the number of its row."""
    seal, game = None, None
    for number, of_game, *values in rows:
        seal, game = sealed(seal if of_game == game else None, *values), of_game
        yield seal, number


def sealed_with(table: str, columns: Sequence[str], column: str, value: str) -> str:
    """Return the condition under which a row would be sound if a column of it held another value."""
    held = ", ".join(f"CAST({value} AS BLOB)" if name == column else _plain(table, name) for name in columns)
    return f"{table}.seal IS {FUNCTION}({held})"


def watch(connection: sqlite3.Connection) -> Columns:
    """Let a connection see which rows are sound; return the columns of the tables with seals."""
    connection.create_function(FUNCTION, -1, sealed, deterministic=True)
    columns = columns_in(connection.execute(LIST_COLUMNS).fetchall())
    for statement in views(columns):
        connection.execute(statement)
    return columns


def _seal(table: str, columns: Sequence[str], row: str, schema: str = "") -> str:
    """Return the expression for the seal of a row."""
    before = _BEFORE.get(table, "").format(row=row, schema=schema)
    return f"{FUNCTION}({before}{', '.join(_plain(row, name) for name in columns)})"


def _plain(row: str, column: str) -> str:
    """Return the expression for a value as bytes: text that has rotted is no text any more."""
    return f"CAST({row}.{column} AS BLOB)"
