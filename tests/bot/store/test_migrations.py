"""Numbered migrations: in order, each whole or not at all, with a copy of what was there before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.migrations import load_migrations, packaged_migrations, statements
from tests.bot.table.seated import Clock

FIRST = "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;\n"
SECOND = """
-- A comment; with a semicolon.
CREATE TABLE note (id INTEGER PRIMARY KEY, meta TEXT NOT NULL REFERENCES meta (key), said TEXT) STRICT;
CREATE TRIGGER note_is_kept BEFORE DELETE ON note
BEGIN
    SELECT RAISE(ABORT, 'kept; for ever');
    SELECT 1;
END;
INSERT INTO meta VALUES ('a;b', 'it''s; fine')
"""


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_first.sql").write_text(FIRST)
    return folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "riquet.db"


async def opened_once(path: Path, steps: Path) -> None:
    async with await Store.open(path, Clock(), steps) as store:
        if await store.meta("kept") is None:
            await store.set_meta("kept", "yes")


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def copies(path: Path) -> list[str]:
    return sorted(found.name for found in path.parent.iterdir() if ".before-" in found.name)


async def test_a_new_database_is_made_without_a_copy(path: Path, steps: Path) -> None:
    (steps / "0002_second.sql").write_text(SECOND)
    await opened_once(path, steps)
    assert ask(path, "PRAGMA user_version") == [(2,)]
    assert copies(path) == []


async def test_an_old_database_is_copied_and_upgraded_once(path: Path, steps: Path) -> None:
    await opened_once(path, steps)
    (steps / "0002_second.sql").write_text(SECOND)
    await opened_once(path, steps)
    await opened_once(path, steps)
    assert ask(path, "PRAGMA user_version") == [(2,)]
    assert ask(path, "SELECT key, value FROM meta ORDER BY key") == [("a;b", "it's; fine"), ("kept", "yes")]
    assert copies(path) == ["riquet.db.before-2"]
    copy = path.with_name("riquet.db.before-2")
    assert ask(copy, "PRAGMA user_version") == [(1,)]
    assert ask(copy, "SELECT key FROM meta") == [("kept",)]


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE one (a) STRICT;",
        "CREATE TABLE one (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
        "CREATE TABLE one (a INTEGER) STRICT; CREATE TRIGGER t BEFORE DELETE ON one BEGIN SELECT 1;",
        "CREATE TABLE one (a INTEGER) STRICT; INSERT INTO one VALUES ('never closed);",
        SECOND + "; INSERT INTO note (meta, said) VALUES ('not there', 'dangling');",
    ],
)
async def test_a_failing_step_changes_nothing(path: Path, steps: Path, broken: str) -> None:
    await opened_once(path, steps)
    before = ask(path, "SELECT name, sql FROM sqlite_schema")
    (steps / "0002_second.sql").write_text(broken)
    with pytest.raises(StoreError, match="migration 2"):
        await Store.open(path, Clock(), steps)
    assert ask(path, "SELECT name, sql FROM sqlite_schema") == before
    assert ask(path, "PRAGMA user_version") == [(1,)]
    assert ask(path, "SELECT key FROM meta") == [("kept",)]
    (steps / "0002_second.sql").write_text(SECOND)
    await opened_once(path, steps)
    assert ask(path, "PRAGMA user_version") == [(2,)]
    assert copies(path) == ["riquet.db.before-2", "riquet.db.before-2.2"]


async def test_steps_before_a_failing_one_stay(path: Path, steps: Path) -> None:
    await opened_once(path, steps)
    (steps / "0002_second.sql").write_text(SECOND)
    (steps / "0003_third.sql").write_text("DROP TABLE nothing;")
    with pytest.raises(StoreError, match="migration 3"):
        await Store.open(path, Clock(), steps)
    assert ask(path, "PRAGMA user_version") == [(2,)]


async def test_a_table_can_be_rebuilt_without_losing_what_points_to_it(path: Path, steps: Path) -> None:
    (steps / "0002_second.sql").write_text(SECOND + "; INSERT INTO note (meta) VALUES ('a;b');")
    await opened_once(path, steps)
    (steps / "0003_third.sql").write_text(
        "CREATE TABLE fresh (key TEXT PRIMARY KEY, value TEXT) STRICT;"
        "INSERT INTO fresh SELECT * FROM meta; DROP TABLE meta; ALTER TABLE fresh RENAME TO meta;"
    )
    await opened_once(path, steps)
    assert ask(path, "SELECT meta FROM note") == [("a;b",)]


async def step_up(path: Path, steps: Path, count: int) -> None:
    """Open the database with the first of the packaged steps, so many."""
    (steps / "0001_first.sql").unlink(missing_ok=True)
    for number, script in list(load_migrations(packaged_migrations()).items())[:count]:
        (steps / f"{number:04}_step.sql").write_text(script)
    await opened_once(path, steps)


@pytest.mark.parametrize(("seat", "seats"), [(2, "[2]"), (None, "[]")])
async def test_who_might_undo_before_still_may(path: Path, steps: Path, seat: int | None, seats: str) -> None:
    """What stands of a game and what was answered ahead outlast the step that lets several undo."""
    await step_up(path, steps, 5)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = off")
        connection.execute("INSERT INTO snapshot VALUES (1, 3, x'', '[]', '[]', ?, 1, x'', 2)", (seat,))
        connection.execute("INSERT INTO standing VALUES (1, 0, 'tax', 1, '{}')")
        connection.execute("INSERT INTO person VALUES (1, 5, 'Ann')")
        connection.execute(
            "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, created)"
            " VALUES (1, 'toy', 1, 1, 1, 'open', 2, 1, 0)"
        )
    await step_up(path, steps, 6)
    assert ask(path, "SELECT undo_seats FROM snapshot") == [(seats,)]
    assert ask(path, "SELECT topic, since, times, held FROM standing") == [("tax", 0, None, "[]")]


@pytest.mark.parametrize(("paused", "times"), [(None, (90, None)), (60, (None, 30)), (95, (None, 0))])
async def test_time_of_what_is_closed_stands_still_where_its_game_rests(
    path: Path, steps: Path, paused: int | None, times: tuple[int | None, int | None]
) -> None:
    """It has what was left of it when the game was paused, before the step that keeps that."""
    await step_up(path, steps, 7)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person VALUES (1, 5, 'Ann')")
        connection.execute(
            "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, created,"
            " paused) VALUES (1, 'toy', 1, 1, 1, 'open', 2, 1, 0, ?)",
            (paused,),
        )
        connection.execute("INSERT INTO asked_before VALUES (1, 'sale-1', '[]', 90)")
        connection.execute("INSERT INTO asked_before VALUES (1, 'levy-1', '[2]', NULL)")
    await step_up(path, steps, 8)
    found = ask(path, "SELECT key, called, due, remaining FROM asked_before ORDER BY key")
    assert found == [("levy-1", "[2]", None, None), ("sale-1", "[]", *times)]


async def test_times_of_questions_and_since_when_seats_are_waited_for_are_kept(
    path: Path, steps: Path
) -> None:
    await step_up(path, steps, 11)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO person (id, discord_id, name) VALUES (1, 1, 'Ann')")
        connection.execute(
            "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host, created,"
            " started) VALUES (1, 'toy', 1, 1, 1, 'open', 3, 1, 5, 6)"
        )
        for row in ("('a-1', 0, 90, NULL)", "('b-1', 2, NULL, 30)", "('c-1', 0, NULL, NULL)"):
            connection.execute(
                f"INSERT INTO matter (game, key, gone_back, due, remaining) SELECT 1, * FROM (VALUES {row})"
            )
        connection.execute("INSERT INTO entry (game, seq, kind, time) VALUES (1, 4, 'action', 44)")
        connection.execute(
            "INSERT INTO snapshot (game, seq, state, waiting, decisions, checkpoint_seq, checkpoint_state,"
            " announced_seq) VALUES (1, 4, x'00', '[0,2]', '[1,1,1]', 0, x'00', 0)"
        )
    await step_up(path, steps, 12)
    # Made before all else: no clock that ran ahead, by which they would begin anew.
    assert ask(path, "SELECT kind, key, due, remaining, made FROM timer ORDER BY key") == [
        ("matter", "a-1/0", 90, None, 0),
        ("matter", "b-1/2", None, 30, 0),
    ]
    assert ask(path, "SELECT since FROM snapshot") == [('{"0":44,"2":44}',)]


async def test_a_database_newer_than_the_program(path: Path, steps: Path) -> None:
    (steps / "0002_second.sql").write_text(SECOND)
    await opened_once(path, steps)
    (steps / "0002_second.sql").unlink()
    with pytest.raises(StoreError, match=r"has version 2, this program knows versions up to 1"):
        await Store.open(path, Clock(), steps)
    assert copies(path) == []


@pytest.mark.parametrize(
    "names", [("0002_a.sql",), ("0001_a.sql", "0003_b.sql"), ("0001_a.sql", "0001_b.sql")]
)
def test_numbers_have_no_gaps(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in names:
        (tmp_path / name).write_text("SELECT 1;")
    with pytest.raises(ValueError, match="without gaps"):
        load_migrations(tmp_path)


def test_the_packaged_steps_are_split_and_none_ends_a_transaction() -> None:
    for script in load_migrations(packaged_migrations()).values():
        found = list(statements(script))
        assert found
        for statement in found:
            assert sqlite3.complete_statement(statement)
            assert not statement.upper().startswith(("BEGIN", "COMMIT", "END", "ROLLBACK"))


def test_comments_and_white_space_at_the_end_are_no_statement() -> None:
    assert list(statements("SELECT 1;\n\n")) == ["SELECT 1;"]
    sqlite3.connect(":memory:").execute(list(statements("SELECT 1; -- the end"))[-1])
