"""Whoever is forgotten stands no longer in the journal beside the database either."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from bot.store import connection
from bot.table import Tables
from tests.bot.store.test_backups import contents, put
from tests.bot.table.eve import EVE, everywhere, reading, traces_on_disk, with_eve
from tests.bot.table.seated import (
    ANN,
    CHANNEL,
    opened,
)
from tests.toy.actions import Choose


async def test_somebody_who_reads_meanwhile_holds_up_nobody_and_the_journal_is_emptied_later(
    tables: Tables, tmp_path: Path
) -> None:
    game = await with_eve(tables, CHANNEL)
    async with reading(tmp_path / "riquet.db"):
        begun = time.monotonic()
        await tables.people.forget(EVE.discord_id or 0)
        await tables.play.act(game, ANN, Choose(1))
        # SQLite would wait for the reader as long as for any lock.
        assert time.monotonic() - begun < 4
        assert not tables.people.overwritten
        assert "name" in traces_on_disk(tmp_path)
    assert await tables.store.scrub()
    assert tables.people.overwritten
    assert traces_on_disk(tmp_path) == []
    assert await tables.store.meta("unscrubbed") is None


async def test_what_could_not_be_emptied_is_emptied_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await with_eve(tables, CHANNEL)
        async with reading(path):
            await tables.people.forget(EVE.discord_id or 0)
        killed = contents(path)
    put(killed)
    assert "name" in traces_on_disk(tmp_path)
    async with opened(path) as tables:
        assert tables.people.overwritten
        assert traces_on_disk(tmp_path) == []


async def test_a_disk_that_fails_after_it_is_done_is_no_refusal(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was deleted still stands in the journal: it is tried again, and said so."""
    await everywhere(tables)

    def failing(_: Path) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(connection, "_truncate", failing)
        assert await tables.people.forget(EVE.discord_id or 0)
    assert await tables.people.personal_data(EVE.discord_id or 0) is None
    assert not tables.people.overwritten
    assert await tables.store.meta("unscrubbed") is not None
    assert await tables.store.scrub()
    assert tables.people.overwritten


async def test_who_is_erased_while_the_journal_is_emptied_has_it_emptied_too(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads what stood there when the second is erased: the first has nothing to say of that."""
    await everywhere(tables)
    truncate, reading = connection._truncate, list[sqlite3.Connection]()
    emptied, second = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def first_emptied(path: Path) -> bool:
        done = truncate(path)
        if not reading:
            reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            reading.append(reader)
            loop.call_soon_threadsafe(second.set)
            emptied.wait(5)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM person").fetchone()
        return done

    monkeypatch.setattr(connection, "_truncate", first_emptied)
    first = asyncio.create_task(tables.people.forget(EVE.discord_id or 0))
    await second.wait()
    other = asyncio.create_task(tables.people.forget(ANN.discord_id or 0))
    for _ in range(20):
        # What the second reads stands before this.
        await tables.store.reader.rows("SELECT 1")
    emptied.set()
    await asyncio.gather(first, other)
    assert not tables.people.overwritten
    assert await tables.store.meta("unscrubbed") is not None
    reading[0].close()
    assert await tables.store.scrub()
    assert tables.people.overwritten
