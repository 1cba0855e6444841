"""The database file: opening it, transactions, what it refuses, and copying it while writing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Queries, Store, StoreError
from bot.store.connection import from_millis, to_millis
from tests.bot.table.seated import ANN, BOB, Clock, choose_all, finish, opened, start
from tests.toy.actions import Choose


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        yield store


async def test_settings_of_both_connections(store: Store) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    for name, value in wanted.items():
        row = await store.reader.row(f"PRAGMA {name}")
        assert row is not None
        assert row[0] == value
        async with store.write() as queries:
            row = await queries.row(f"PRAGMA {name}")
        assert row is not None
        assert row[0] == value


async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.reader.run("INSERT INTO meta VALUES ('a', 'b')")


async def test_all_tables_are_strict(store: Store) -> None:
    rows = await store.reader.rows("PRAGMA table_list")
    tables = [row for row in rows if row["type"] == "table" and not row["name"].startswith("sqlite_")]
    loose = [row["name"] for row in tables if not row["strict"]]
    assert loose == []
    with pytest.raises(sqlite3.IntegrityError, match="TEXT value in INTEGER"):
        async with store.write() as queries:
            await queries.run("INSERT INTO person (discord_id, name) VALUES ('me', 'Ann')")


async def test_a_failing_transaction_leaves_nothing(store: Store) -> None:
    async def write() -> None:
        async with store.write() as queries:
            await queries.run("INSERT INTO meta VALUES ('a', 'b')")
            await queries.run("INSERT INTO nowhere VALUES (1)")

    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await write()
    assert await store.meta("a") is None
    await store.set_meta("a", "c")
    assert await store.meta("a") == "c"


async def test_a_cancelled_transaction_leaves_nothing_and_holds_up_nobody(store: Store) -> None:
    inside = asyncio.Event()

    async def cancelled_inside() -> None:
        async with store.write() as queries:
            await queries.run("INSERT INTO meta VALUES ('a', 'b')")
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(cancelled_inside())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.set_meta("other", "value")
    assert await store.meta("a") is None


@pytest.mark.parametrize("steps", range(6))
async def test_cancelling_at_any_await_leaves_all_or_nothing(store: Store, steps: int) -> None:
    async def write() -> None:
        async with store.write() as queries:
            await queries.run("INSERT INTO meta VALUES ('a', '1')")
            await queries.run("INSERT INTO meta VALUES ('b', '1')")

    task = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.set_meta("after", "1")
    assert (await store.meta("a")) == (await store.meta("b"))


async def test_transactions_wait_for_one_another(store: Store) -> None:
    async def count(queries: Queries) -> None:
        row = await queries.row("SELECT value FROM meta WHERE key = 'n'")
        assert row is not None
        await queries.run("UPDATE meta SET value = ? WHERE key = 'n'", str(int(row["value"]) + 1))

    async def write() -> None:
        async with store.write() as queries:
            await count(queries)

    await store.set_meta("n", "0")
    await asyncio.gather(*(write() for _ in range(20)))
    assert await store.meta("n") == "20"


async def test_meta_is_kept(tmp_path: Path) -> None:
    for value in ("one", "two"):
        async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
            await store.set_meta("tree", value)
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        assert await store.meta("tree") == "two"
        assert await store.meta("nothing") is None


def test_moments_are_kept_to_the_millisecond() -> None:
    now = Clock().advance(milliseconds=123)
    assert from_millis(to_millis(now)) == now


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    path.write_bytes(b"Not a database at all, but long enough to look like a file. " * 100)
    with pytest.raises(StoreError, match=r"riquet\.db is no database of this program"):
        await Store.open(path, Clock())


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await finish(tables, (await start(tables)).id)
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 200] = b"\x55" * 200
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"riquet\.db"):
        await Store.open(path, Clock())


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="no database of this program"):
        await Store.open(path, Clock())


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot open"):
        await Store.open(tmp_path / "nowhere" / "riquet.db", Clock())


async def test_one_open_game_for_each_channel_even_by_raw_sql(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        await start(tables)
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            async with tables.store.write() as queries:
                await queries.run(
                    "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host,"
                    " created) SELECT kind, 1, guild_id, channel_id, 'lobby', 2, host, 0 FROM game"
                )


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET action = '{}'",
        "UPDATE entry SET person = NULL",
        "UPDATE entry SET interaction_id = 5",
        "DELETE FROM entry",
        "DELETE FROM game",
        "UPDATE game SET seed = 'another'",
        "UPDATE game SET fingerprint = 'another'",
        "UPDATE game SET options = '{}'",
    ],
)
async def test_the_truth_cannot_be_changed(tmp_path: Path, statement: str) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        await choose_all(tables, (await start(tables)).id)
        with pytest.raises(sqlite3.IntegrityError, match=r"never|only ever"):
            async with tables.store.write() as queries:
                await queries.run(statement)


async def test_a_person_is_one_row_with_the_name_they_have_now(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
        await tables.play.act(info.id, 101, Choose(1))
        assert (await tables.get(info.id)).seats == (ANN, BOB)
        renamed = type(ANN)(101, "Anna")
        await tables.play.act(info.id, renamed, Choose(2))
        assert (await tables.get(info.id)).seats == (renamed, BOB)
        rows = await tables.store.reader.rows("SELECT name FROM person ORDER BY id")
        assert [row["name"] for row in rows] == ["Anna", "Bob"]
