"""The schema in numbered steps: ``migrations/0001_first.sql`` makes version 1, and so on.

Each step is one transaction. ``executescript`` is not used: it commits what is open.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import count
from pathlib import Path

from bot.store.copies import copy_into
from bot.store.errors import StoreError
from bot.store.files import keep_private, make_private, written_aside
from bot.store.seals import LIST_COLUMNS, columns_in, seal_rows, unsound_rows
from bot.store.structure import as_text, findings_in, index_again

APPLICATION_ID = 0x52697175
"""Marks the file as ours ("Riqu" in ASCII), so that no other program's database is taken for one."""

UNSEALED = "unsealed"
"""Under which is kept that rows of before are still to be sealed: by table those that are to stay unsound
(JSON), or "" for all rows."""

_NEWEST_FORMAT = 2
"""The newest format of files of SQLite 3; newer ones it only reads, or not at all."""

OLDEST_SQLITE = (3, 37, 0)
"""The first SQLite with STRICT tables."""


def packaged_migrations() -> Traversable:
    """Return the folder of the migrations that come with the program."""
    return files("bot.store").joinpath("migrations")


def load_migrations(folder: Traversable) -> dict[int, str]:
    """Return the SQL of each version; ValueError if the numbers have a gap, start above 1 or repeat."""
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    numbers = [int(name.partition("_")[0]) for name in names]
    if numbers != list(range(1, len(names) + 1)):
        raise ValueError(f"migrations are numbered from 1 without gaps, not {', '.join(names)}")
    return {
        number: folder.joinpath(name).read_text("utf-8") for number, name in zip(numbers, names, strict=True)
    }


def statements(script: str) -> Iterator[str]:
    """Yield the single statements of a script; semicolons in strings, comments and triggers do not split.

    Raises ValueError if the script ends inside a string, a comment or a trigger.
    """
    gathered = ""
    *pieces, rest = script.split(";")
    for piece in pieces:
        gathered += piece + ";"
        if sqlite3.complete_statement(gathered):
            yield gathered.strip()
            gathered = ""
    gathered += rest
    # The new line ends a comment, so that only something truly unfinished stays incomplete.
    if not sqlite3.complete_statement(gathered + "\n;"):
        raise ValueError(f"unfinished SQL: {gathered.strip()!r}")
    if gathered.strip():
        yield gathered.strip()


def require_ours(path: Path) -> None:
    """Raise StoreError if there is something at a path that is no database of this program.

    Nothing is changed, nor anything put beside it: SQLite itself does not open it.
    """
    if path.is_dir():
        raise StoreError(f"{path} is a folder, and no database")
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"cannot open the database {path}: {error}") from error
    # A first transaction that was cut off stands in the file, until SQLite takes it back.
    unfinished = path.with_name(f"{path.name}-journal").exists()
    if header and not unfinished and int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise StoreError(f"{path} is no database of this program")
    if any(version > _NEWEST_FORMAT for version in header[18:20]):
        raise StoreError(
            f"the database {path} is damaged: its header names a format of files that there is not;"
            " riquet restore puts a backup in its place"
        )


def prepare(path: Path, migrations: dict[int, str]) -> None:
    """Bring the database at ``path`` to the newest version, making it if it is not there.

    An existing older database is first copied to ``<path>.before-<version>``. A step that fails changes
    nothing. Only the file's owner can read any of it. This blocks; run it in a thread. Raises StoreError.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old; {needed} or newer is needed")
    try:
        make_private(path)
        keep_private(path)
        connection = sqlite3.connect(path, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"cannot open the database {path}: {error}") from error
    try:
        _migrate(connection, path, migrations)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"cannot use the database {path}: {error}") from error
    finally:
        connection.close()


def _migrate(connection: sqlite3.Connection, path: Path, migrations: dict[int, str]) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.text_factory = as_text
    newest = max(migrations, default=0)
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if version > newest:
        raise StoreError(
            f"the database {path} has version {version}, this program knows versions up to {newest}:"
            " start a newer program, or name another file in DATABASE"
        )
    found = findings_in(connection, "quick")
    if found.file is not None:
        raise StoreError(f"the database {path} is damaged: {found.file}")
    index_again(connection, found.tables)
    if version < newest and not empty:
        with written_aside(_free_name(path, version + 1)) as part:
            copy_into(connection, part)
    # Rebuilding a table must not delete what points to it; the check below makes up for it.
    connection.execute("PRAGMA foreign_keys = off")
    unsealed = _unsealed(connection, version, migrations)
    for number in range(version + 1, newest + 1):
        _step(connection, number, migrations[number], unsealed)
    _require_columns(connection, path, migrations)
    _seal_before(connection)
    connection.execute("PRAGMA journal_mode = wal")


def _unsealed(connection: sqlite3.Connection, version: int, migrations: dict[int, str]) -> str | None:
    """Return what is to be sealed anew once a database is upgraded, as it is kept; None if nothing is.

    Those are the tables that are new or have other columns then. What is not sound in them is not to be taken
    for sound by that.
    """
    scripts = [script for _, script in sorted(migrations.items())]
    before, after = columns_in(_columns_of(*scripts[:version])), columns_in(_columns_of(*scripts))
    changed = [table for table, columns in after.items() if before.get(table) != columns]
    if not before or not changed:
        return None
    return json.dumps({table: list(rows) for table, rows in unsound_rows(connection, changed).items()})


def _require_columns(connection: sqlite3.Connection, path: Path, migrations: dict[int, str]) -> None:
    """Raise StoreError unless a database has all tables and columns that its steps make."""
    there = {(as_text(table), as_text(column)) for table, column in connection.execute(LIST_COLUMNS)}
    if not set(_columns_of(*migrations.values())) <= there:
        version = max(migrations, default=0)
        raise StoreError(
            f"the database {path} is damaged: its schema is not that of version {version};"
            " riquet restore puts a backup in its place"
        )


@cache
def _columns_of(*scripts: str) -> tuple[tuple[str, str], ...]:
    """Return the tables and columns that steps make.

    A step that fails is the last: what is wrong with it is said when the database itself comes to it.
    """
    with closing(sqlite3.connect(":memory:")) as made:
        with suppress(sqlite3.Error, ValueError):
            for script in scripts:
                for statement in statements(script):
                    made.execute(statement)
        return tuple((table, column) for table, column in made.execute(LIST_COLUMNS))


def _step(connection: sqlite3.Connection, number: int, script: str, unsealed: str | None) -> None:
    """Bring a database to version ``number``; with ``unsealed`` keep what is to be sealed anew after it."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        if unsealed is not None:
            connection.execute(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (UNSEALED, unsealed)
            )
        for statement in statements(script):
            connection.execute(statement)
        if broken := connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreError(f"migration {number} leaves a row of {broken[0]} that points nowhere")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except (sqlite3.Error, ValueError) as error:
        raise StoreError(f"migration {number} failed and changed nothing: {error}") from error
    finally:
        # Does nothing after COMMIT.
        connection.rollback()


def _seal_before(connection: sqlite3.Connection) -> None:
    """Seal the rows of before that have no seal, or one of other columns, in one transaction."""
    wanted = "SELECT count(*) FROM sqlite_schema WHERE name = 'meta'"
    if not connection.execute(wanted).fetchone()[0]:
        return
    kept = connection.execute("SELECT value FROM meta WHERE key = ?", (UNSEALED,)).fetchone()
    if kept is None:
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        seal_rows(connection, json.loads(kept[0]) if kept[0] else None)
        connection.execute("DELETE FROM meta WHERE key = ?", (UNSEALED,))
        connection.execute("COMMIT")
    finally:
        # Does nothing after COMMIT.
        connection.rollback()


def _free_name(path: Path, version: int) -> Path:
    """Return where the copy made before a version goes; an older copy is never overwritten."""
    wanted = path.with_name(f"{path.name}.before-{version}")
    if not wanted.exists():
        return wanted
    return next(
        name for number in count(2) if not (name := wanted.with_name(f"{wanted.name}.{number}")).exists()
    )
