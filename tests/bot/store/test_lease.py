"""One process at a time holds a database: a second one reads who, and whoever loses it writes no more."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from bot.store import HeldError, Store
from bot.store.lease import lock, take
from bot.table import Tables
from tests.bot.table.seated import ANN, Clock, opened, start
from tests.toy.actions import Choose

ROOT = Path(__file__).parents[3]

HOLDING = (
    "import asyncio, sys\n"
    "from pathlib import Path\n"
    "from bot.store import Store\n"
    "from tests.bot.table.seated import Clock\n"
    "async def hold():\n"
    "    store = await Store.open(Path(sys.argv[1]), Clock())\n"
    "    print('held', flush=True)\n"
    "    for line in sys.stdin:\n"
    "        try:\n"
    "            await store.set_meta('said', line.strip())\n"
    "        except Exception as error:\n"
    "            print(type(error).__name__, flush=True)\n"
    "            await store.close()\n"
    "            return\n"
    "        print('written', flush=True)\n"
    "asyncio.run(hold())\n"
)
"""A process that holds a database and writes what it reads."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "riquet.db"


@contextmanager
def holding(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Hold a database in another process."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert answer(process) == "held"
            yield process
        finally:
            process.kill()


def answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def say(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{word}\n")
    process.stdin.flush()


async def test_a_second_process_reads_who_holds_it_and_changes_nothing(path: Path) -> None:
    with holding(path) as process:
        with pytest.raises(HeldError, match=rf"is held by process {process.pid} on \S+, since 20\d\d-"):
            await Store.open(path, Clock())
        say(process, "on")
        assert answer(process) == "written"


async def test_a_second_store_in_the_same_process_is_refused(path: Path) -> None:
    async with await Store.open(path, Clock()):
        with pytest.raises(HeldError, match=f"process {os.getpid()} "):
            await Store.open(path, Clock())
    async with await Store.open(path, Clock()):
        pass


async def test_nobody_waits_for_one_that_was_killed(path: Path) -> None:
    with holding(path) as process:
        process.send_signal(signal.SIGKILL)
        process.wait()
        async with await Store.open(path, Clock()) as store:
            await store.set_meta("a", "b")


async def test_a_holder_that_cannot_be_read_holds_it_all_the_same(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")
        connection.execute("INSERT INTO meta VALUES ('holder', '{')")
    held = lock(path)
    assert held is not None
    with closing(held), pytest.raises(HeldError, match="is held by another process"):
        take(path)


@pytest.mark.skipif(sys.platform == "win32", reason="processes there cannot be stopped for a while")
def test_one_that_hangs_is_taken_over_and_writes_no_more(path: Path) -> None:
    """It does not notice before it goes on, and even then its first statement is refused."""
    with holding(path) as process:
        say(process, "before")
        assert answer(process) == "written"
        process.send_signal(signal.SIGSTOP)
        lease = take(path, take_over=True)
        assert lease.lock is None
        process.send_signal(signal.SIGCONT)
        say(process, "after")
        assert answer(process) == "HeldError"
        process.wait()
        lease.insist()
        assert lease.lock is not None
        lease.release()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT value FROM meta WHERE key = 'said'").fetchone() == ("before",)


async def taken_over(path: Path) -> None:
    """Sign a database as another process that does not wait."""
    lease = await asyncio.to_thread(take, path, take_over=True)
    assert lease.lock is None


async def test_who_loses_it_notices_by_itself(path: Path) -> None:
    async with await Store.open(path, Clock()) as store:
        watch = asyncio.create_task(store.until_lost())
        await taken_over(path)
        with pytest.raises(HeldError, match=f"process {os.getpid()} .* has taken over the database"):
            await watch


async def test_who_writes_notices_at_once(path: Path) -> None:
    async with opened(path) as tables:
        game = (await start(tables)).id
        await tables.play.act(game, ANN, Choose(1))
        (row,) = await tables.outbox.due(tables.store.clock(), game)
        watch = asyncio.create_task(tables.store.until_lost())
        # It has looked, and sleeps.
        while (await tables.store.meta("holder")) is None or watch.done():
            pass
        await taken_over(path)
        with pytest.raises(HeldError):
            await tables.play.act(game, ANN, Choose(2))
        with pytest.raises(HeldError):
            await tables.outbox.delivered(row.id, 5)
        with pytest.raises(HeldError):
            await watch
    async with opened(path) as tables:
        assert (await tables.load(game)).seq == 1


@pytest.mark.parametrize("kind", ["INSERT", "UPDATE", "DELETE"])
async def test_no_table_can_be_written_by_who_has_lost_it(tables: Tables, kind: str) -> None:
    """Every table of the schema has its guard, also those that a later step adds."""
    async with tables.store.write() as queries:
        guards = await queries.rows("SELECT tbl_name, sql FROM sqlite_temp_schema WHERE type = 'trigger'")
        names = await queries.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        )
    guarded = {row["tbl_name"] for row in guards if f" BEFORE {kind} ON " in row["sql"]}
    assert guarded == {row["name"] for row in names}


async def test_what_was_let_go_names_nobody(path: Path) -> None:
    async with await Store.open(path, Clock()) as store:
        assert await store.meta("holder") is not None
    async with await Store.open(path, Clock()) as store:
        await store.write_once("DELETE FROM meta WHERE key = 'other'")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM meta").fetchall() == []


async def test_looking_goes_on_where_the_database_cannot_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(path, Clock()) as store:
        asked: list[str] = []

        async def fail_once(key: str) -> str | None:
            asked.append(key)
            if len(asked) == 1:
                raise sqlite3.OperationalError("disk I/O error")
            return '{"host": "x", "pid": 1, "since": "", "token": "other"}'

        monkeypatch.setattr(store, "meta", fail_once)
        monkeypatch.setattr("bot.store.connection._GLANCE", 0.0)
        with pytest.raises(HeldError, match="process 1 on x"):
            await store.until_lost()
        assert len(asked) == 2


async def test_who_took_over_from_one_that_hangs_has_the_lock_once_that_has_ended(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a third would get the database without a word."""
    await (await Store.open(path, Clock())).close()
    hanging = take(path)
    monkeypatch.setattr("bot.store.lease.GRACE", 0.0)
    async with await Store.open(path, Clock(), take_over=True) as store:
        assert store.lease.lock is None
        looking = asyncio.create_task(store.until_lost())
        await store.reader.rows("SELECT 1")
        hanging.release()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(looking), 2)
        assert store.lease.lock is not None
        with pytest.raises(HeldError):
            take(path)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
