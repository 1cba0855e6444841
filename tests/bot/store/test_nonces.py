"""Nonces: a copy of the database has others for new rows, and the same ones for those of before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.backups import back_up, restore
from bot.store.lease import take
from bot.store.nonces import Epoch, begin_epoch, nonce_of, read_epochs
from bot.table import Tables
from tests.bot.store.test_files import NEWEST, older_steps
from tests.bot.table.seated import ANN, CHANNEL, GUILD, Clock, opened

NOW = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)
LONGEST = 25
"""So many characters Discord takes at most."""


async def tell(tables: Tables, game: int) -> str:
    """Add a message; return its nonce."""
    return tables.store.nonce(await tables.messages.enqueue_note(game, "board"))


async def test_a_new_database_counts_rows_and_a_restart_changes_no_nonce(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
        row = await tables.messages.enqueue_note(game, "board")
        assert tables.store.nonce(row) == str(row)
    async with opened(path) as tables:
        assert tables.store.nonce(row) == str(row)


async def test_who_takes_over_uses_no_nonce_of_what_the_one_before_could_not_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
        row = await tables.messages.enqueue_note(game, "board")
    hanging = take(path)
    monkeypatch.setattr("bot.store.lease.GRACE", 0.0)
    async with await Store.open(path, Clock(), take_over=True) as store:
        assert store.nonce(row) == str(row)
        assert store.nonce(row + 1) != str(row + 1)
    hanging.release()


async def test_what_is_put_back_uses_no_nonce_again(tmp_path: Path) -> None:
    """Rows of before keep theirs: sent meanwhile, Discord knows them again."""
    path, used = tmp_path / "riquet.db", list[str]()
    async with opened(path) as tables:
        game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
        used.append(await tell(tables, game))
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    for _ in range(3):
        async with opened(path) as tables:
            used += [await tell(tables, game), await tell(tables, game)]
            assert tables.store.nonce(int(used[0])) == used[0]
        restore(made.path, path, newest=NEWEST, now=NOW)
    assert len(set(used)) == len(used)
    assert max(map(len, used)) <= LONGEST


async def test_the_copy_of_an_upgrade_has_others(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock(), older_steps(tmp_path))).close()
    async with opened(path) as tables:
        game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
        used = await tell(tables, game)
    async with opened(path.with_name(f"riquet.db.before-{NEWEST}")) as tables:
        game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
        assert await tell(tables, game) != used


def test_epochs_that_no_row_needs_are_dropped() -> None:
    with closing(sqlite3.connect(":memory:")) as copy:
        copy.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT)")
        copy.execute("CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, done INTEGER)")
        for _ in range(4):
            copy.execute("INSERT INTO outbox (done) VALUES (1), (1)")
            begin_epoch(copy)
        (stored,) = copy.execute("SELECT value FROM meta").fetchone()
        assert [epoch.after for epoch in read_epochs(stored)] == [6, 8]
        copy.execute("UPDATE outbox SET done = NULL WHERE id = 7")
        before = nonce_of(7, read_epochs(stored))
        for _ in range(3):
            copy.execute("INSERT INTO outbox (done) VALUES (1)")
            begin_epoch(copy)
        (stored,) = copy.execute("SELECT value FROM meta").fetchone()
        assert nonce_of(7, read_epochs(stored)) == before


@pytest.mark.parametrize(("row", "nonce"), [(5, "5"), (6, "a-6"), (9, "a-9"), (10, "b-10")])
def test_a_row_has_the_mark_of_its_epoch(row: int, nonce: str) -> None:
    assert nonce_of(row, [Epoch(5, "a"), Epoch(9, "b")]) == nonce
