"""Whether a database is as it was written: its pages, what points where, and each row."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from bot.store.copies import open_to_read
from bot.store.errors import StoreError
from bot.store.journals import require_whole
from bot.store.kinds import Status, literals
from bot.store.migrations import load_migrations, packaged_migrations, require_ours, statements
from bot.store.seals import Columns, watch
from bot.store.structure import as_text, findings_in
from bot.store.unfinished import require_put_back

Schema = set[tuple[str, str, str]]
"""Of what is in a database its kind, its name and the statement that made it."""

Progress = Callable[[int, int], None]
"""What is told how many games of how many are checked."""

_IN_ORDER = ("entry", "snapshot")
"""Tables that are checked game by game, since they are the largest."""

_NOT_THERE = literals(status for status in Status if not status.facts.holds_channel)
"""The statuses of games that hold no channel; one that has rotted is none of them."""

_LOST = "SELECT count(*) <> coalesce(max(seq), 0) AS lost FROM entry WHERE game = ?"


def require_present(path: Path) -> None:
    """Raise StoreError unless a file is a database of ours, with its whole journal."""
    if not path.exists():
        raise StoreError(f"there is no file {path}")
    require_ours(path)
    if not path.stat().st_size:
        raise StoreError(f"there is no database in {path}")
    require_put_back(path)
    require_whole(path)


def require_usable(path: Path, newest: int) -> None:
    """Raise StoreError unless a file is a whole database of ours of a version that this program knows."""
    require_present(path)
    try:
        with closing(open_to_read(path)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"cannot use the database {path}: {error}") from error
    if version > newest:
        raise StoreError(f"{path} has version {version}, this program knows versions up to {newest}")


def damage_in(path: Path, progress: Progress | None = None) -> Sequence[str]:
    """Return what of the rows of a database is not as it was written, a line for each game or table.

    Raises StoreError if the file itself is damaged, so that nobody knows what of it can be read.
    """
    try:
        with closing(open_to_read(path)) as connection:
            connection.text_factory = as_text
            columns = watch(connection)
            _check_schema(connection, path)
            connection.text_factory = bytes
            refused = [*_in_header(path), *_check_file(connection, path)]
            games = _in_games(connection, columns, progress)
            return [*refused, *games, *_in_others(connection, columns)]
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"the database {path} is damaged: {error}") from error


def damaged_games(path: Path) -> tuple[int, ...]:
    """Return the ids of the games that hold a channel, or may, and have a row that is not as it was written.

    It has a connection of its own and blocks for as long as it reads them all.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        watch(connection)
        connection.text_factory = bytes
        rows = connection.execute(
            "SELECT id FROM sound_game AS game"
            f" WHERE coalesce(status, '') NOT IN ({_NOT_THERE}) AND (NOT sound"
            " OR EXISTS (SELECT 1 FROM sound_seat AS seat WHERE seat.game = game.id AND NOT seat.sound)"
            " OR EXISTS (SELECT 1 FROM sound_snapshot AS stands WHERE stands.game = game.id"
            " AND NOT stands.sound)"
            " OR EXISTS (SELECT 1 FROM sound_entry AS entry WHERE entry.game = game.id AND NOT entry.sound))"
            " ORDER BY id"
        )
        return tuple(row[0] for row in rows)


def _check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Raise StoreError unless a database has the schema of its version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if _schema(connection) != _schema_of(version):
        raise StoreError(f"the database {path} is damaged: its schema is not that of version {version}")


@lru_cache(maxsize=1)
def _schema_of(version: int) -> Schema:
    """Return what is in a new database of a version."""
    with closing(sqlite3.connect(":memory:")) as made:
        for number, script in load_migrations(packaged_migrations()).items():
            for statement in statements(script) if number <= version else ():
                made.execute(statement)
        return _schema(made)


def _schema(connection: sqlite3.Connection) -> Schema:
    """Return what is in a database, with the statements that made it, without comments and spaces.

    A statement that has rotted into bytes is left out.
    """
    rows = connection.execute("SELECT type, name, sql FROM sqlite_schema WHERE typeof(sql) = 'text'")
    return {(kind, name, "".join(re.sub(r"--[^\n]*", "", sql).split())) for kind, name, sql in rows}


def _in_header(path: Path) -> list[str]:
    """Return what is wrong with a header that can be read all the same."""
    with path.open("rb") as file:
        reads, writes = file.read(20)[18:20]
    return [] if reads == writes else ["its header is not as it was written"]


def _check_file(connection: sqlite3.Connection, path: Path) -> list[str]:
    """Return which tables have rows that they do not allow; StoreError if the file itself is damaged."""
    found = findings_in(connection, "integrity")
    if found.file is not None:
        raise StoreError(f"the database {path} is damaged: {found.file}")
    nowhere = {as_text(row[0]) for row in connection.execute("PRAGMA foreign_key_check")}
    return [
        *(f"a row of {table} holds what none of them can" for table in found.tables),
        *(f"a row of {table} points nowhere" for table in sorted(nowhere)),
    ]


def _in_games(connection: sqlite3.Connection, columns: Columns, progress: Progress | None) -> list[str]:
    """Return what is wrong with logs and positions, game by game."""
    found: list[str] = []
    if not columns:
        return found
    games = [row[0] for row in connection.execute("SELECT id FROM game ORDER BY id")]
    for done, game in enumerate(games, start=1):
        for table in _IN_ORDER:
            wrong = f"SELECT min(seq) FROM sound_{table} WHERE game = ? AND NOT sound"
            (seq,) = connection.execute(wrong, (game,)).fetchone()
            if seq is not None:
                what = f"entry {seq} of its log" if table == "entry" else "where it stands"
                found.append(f"game {game}: {what} is not as it was written")
        if connection.execute(_LOST, (game,)).fetchone()[0]:
            found.append(f"game {game}: an entry of its log is lost")
        if progress is not None:
            progress(done, len(games))
    return found


def _in_others(connection: sqlite3.Connection, columns: Columns) -> list[str]:
    """Return what is wrong with the rows of all other tables."""
    found: list[str] = []
    for table, names in columns.items():
        if table not in _IN_ORDER:
            of_game = "game" if "game" in names else "id" if table == "game" else "NULL"
            rows = connection.execute(
                f"SELECT DISTINCT {of_game} FROM sound_{table} WHERE NOT sound ORDER BY 1"
            )
            for (game,) in rows:
                where = "" if game is None else f"game {game}: "
                found.append(f"{where}a row of {table} is not as it was written")
    return found
