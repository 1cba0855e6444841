"""A journal in which something has rotted: SQLite leaves out what is behind it, and that is said."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from bot.store import Store, StoreError
from bot.store.backups import back_up, restore
from bot.store.checking import damage_in, require_usable
from bot.store.journals import Damage, damage_of
from bot.store.put_right import LOST
from bot.table import Tables
from tests.bot.store.test_backups import NEWEST, NOW, contents, names, put
from tests.bot.store.test_files import readable
from tests.bot.table.seated import ANN, CHANNEL, GUILD, Clock, opened, start
from tests.toy.actions import Choose

FRAME = 24
HEADER = 32
PAGE = 4096
ACTS = 12


@pytest.fixture
async def killed(tmp_path: Path) -> dict[Path, bytes]:
    """Return a database and its journal as a killed process leaves them: a game with acts in it."""
    async with opened(tmp_path / "riquet.db") as tables:
        game = (await start(tables)).id
        for number in range(ACTS):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        left = contents(tmp_path / "riquet.db")
    put(left)
    return left


def rot(tmp_path: Path, place: int, bit: int = 0) -> None:
    """Flip a bit of the journal."""
    journal = tmp_path / "riquet.db-wal"
    content = bytearray(journal.read_bytes())
    content[place] ^= 1 << bit
    journal.write_bytes(content)


def entries(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM entry").fetchone()[0]


def commits(content: bytes) -> list[int]:
    """Return where the frames stand that end a transaction, in order."""
    starts = range(HEADER, len(content), FRAME + PAGE)
    return [start for start in starts if int.from_bytes(content[start + 4 : start + 8], "big")]


def test_of_a_whole_journal_nothing_is_lost(killed: dict[Path, bytes], tmp_path: Path) -> None:
    assert damage_of(tmp_path / "riquet.db").lost == 0
    assert entries(tmp_path / "riquet.db") == ACTS


@pytest.mark.parametrize("seed", range(10))
def test_whatever_flips_it_is_known_what_sqlite_leaves_out(tmp_path: Path, seed: int) -> None:
    """Each transaction adds one row to a table, so that the rows say how many are left."""
    path, rng = tmp_path / "riquet.db", random.Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("CREATE TABLE done (number, text)")
        for number in range(40):
            connection.execute("INSERT INTO done VALUES (?, ?)", (number, rng.randbytes(300)))
        left = contents(path)
    ends = len(commits(left[tmp_path / "riquet.db-wal"]))
    for _ in range(20):
        path.with_name("riquet.db-shm").unlink(missing_ok=True)
        put(left)
        rot(tmp_path, rng.randrange(len(left[tmp_path / "riquet.db-wal"])), rng.randrange(8))
        lost = damage_of(path).lost
        with closing(sqlite3.connect(path)) as connection:
            there = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
            rows = connection.execute("SELECT count(*) FROM done").fetchone()[0] if there else -1
        # The first transaction made the table.
        assert lost == ends - 1 - rows


def test_a_journal_that_was_cut_off_is_no_damage(killed: dict[Path, bytes], tmp_path: Path) -> None:
    """A crash tears the last transaction: whatever is missing at its end was never acknowledged."""
    journal = tmp_path / "riquet.db-wal"
    last = commits(killed[journal])[-1]
    journal.write_bytes(killed[journal][: last + 100])
    assert damage_of(tmp_path / "riquet.db").lost == 0
    put(killed)
    rot(tmp_path, last + 200)
    assert damage_of(tmp_path / "riquet.db").lost == 1
    require_usable(tmp_path / "riquet.db", NEWEST)


async def test_a_transaction_of_which_only_the_end_came_to_the_disk_is_no_damage(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    """The machine lost its power: where a frame was to be there is nothing, not even the number of a page."""
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    torn = with_hole(killed[journal])
    journal.write_bytes(torn)
    assert not damage_of(path).counts
    require_usable(path, NEWEST)
    made = back_up(path, tmp_path / "b", keep=1, now=NOW).path
    assert entries(made) == ACTS - 1
    put({**killed, journal: torn})
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) is None
    assert entries(path) == ACTS - 1
    put({**killed, journal: torn})
    assert restore(made, path, newest=NEWEST, now=NOW) is not None


def with_hole(content: bytes) -> bytes:
    """Return a journal whose last transaction has lost its first frame."""
    *_, before, last = commits(content)
    hole = before + FRAME + PAGE
    assert hole < last
    return content[:hole] + bytes(FRAME + PAGE) + content[hole + FRAME + PAGE :]


@pytest.mark.parametrize("number", [0, 0xFFFFFFFF])
async def test_whichever_frame_has_rotted_into_one_of_a_page_that_there_is_not(
    killed: dict[Path, bytes], tmp_path: Path, number: int
) -> None:
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    content = killed[journal]
    ends = commits(content)
    for place in range(HEADER, len(content), 3 * (FRAME + PAGE)):
        journal.write_bytes(content[:place] + number.to_bytes(4, "big") + content[place + 4 :])
        assert damage_of(path) == Damage(sum(end >= place for end in ends))
    journal.write_bytes(content[: ends[-3]] + number.to_bytes(4, "big") + content[ends[-3] + 4 :])
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) == "3"


async def test_a_journal_that_cannot_be_read_is_said(killed: dict[Path, bytes], tmp_path: Path) -> None:
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    journal.unlink()
    journal.mkdir()
    with pytest.raises(StoreError, match="cannot read the journal"):
        await Store.open(path, Clock())
    with pytest.raises(StoreError, match="cannot read the journal"):
        require_usable(path, NEWEST)
    with pytest.raises(StoreError, match="cannot read the journal"):
        back_up(path, tmp_path / "b", keep=1, now=NOW)


async def test_what_is_lost_is_kept_and_said_and_its_numbers_mean_others(
    killed: dict[Path, bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "riquet.db"
    place = commits(killed[tmp_path / "riquet.db-wal"])[-4]
    rot(tmp_path, place + 500)
    lost = damage_of(path).lost
    assert lost >= 4
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) == str(lost)
        tables = Tables(store)
        game = (await tables.open_games())[0]
        seq = (await tables.load(game)).seq
        assert seq < ACTS
        rows = await store.reader.rows("SELECT max(id) AS id FROM outbox")
        assert store.nonce(rows[0]["id"]) == str(rows[0]["id"])
        assert store.nonce(rows[0]["id"] + 1) != str(rows[0]["id"] + 1)
        assert await tables.damage.tell_lost() == (game,)
        assert await tables.damage.tell_lost() == ()
        notes = await store.reader.rows("SELECT note FROM outbox WHERE kind = 'note' ORDER BY id")
        assert [row["note"] for row in notes][-1:] == ["lost"]
    assert f"{lost} transactions in it are lost" in caplog.text
    (kept,) = [name for name in names(tmp_path) if ".damaged-" in name and not name.endswith("-wal")]
    assert (tmp_path / kept).read_bytes() == killed[path]
    assert damage_of(tmp_path / kept).lost == lost
    assert readable(tmp_path) == []


async def test_one_that_may_have_been_torn_is_not_told_and_has_other_numbers(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "riquet.db"
    rot(tmp_path, commits(killed[tmp_path / "riquet.db-wal"])[-1] + 500)
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) is None
        epochs = json.loads(await store.meta("nonces") or "[]")
        assert len(epochs) == 1
        assert await Tables(store).damage.tell_lost() == ()
    assert not [name for name in names(tmp_path) if ".damaged-" in name]


def test_neither_checked_nor_copied_is_what_is_lost(killed: dict[Path, bytes], tmp_path: Path) -> None:
    """Opening the database would make SQLite forget it: nothing is changed."""
    path = tmp_path / "riquet.db"
    rot(tmp_path, HEADER + 500)
    before = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    with pytest.raises(StoreError, match=r"the journal of the database .* is damaged"):
        require_usable(path, NEWEST)
    with pytest.raises(StoreError, match=r"the journal of the database .* is damaged"):
        back_up(path, tmp_path / "b", keep=1, now=NOW)
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == before


async def test_a_backup_is_put_in_the_place_of_one_and_its_journal_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        made = back_up(path, tmp_path / "b", keep=1, now=NOW)
        for number in range(ACTS):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        left = contents(path)
    put(left)
    rot(tmp_path, HEADER + 500)
    rotten = (tmp_path / "riquet.db-wal").read_bytes()
    kept = restore(made.path, path, newest=NEWEST, now=NOW)
    assert kept is not None
    assert kept.with_name(kept.name + "-wal").read_bytes() == rotten
    assert not path.with_name("riquet.db-wal").exists()
    async with opened(path) as tables:
        assert (await tables.find(CHANNEL)) is not None
        assert (await tables.load(game)).seq == 0


async def test_what_stood_beside_a_damaged_one_is_not_read_into_the_new(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    """The old journal has newer pages of the old file: they would take the place of those put back."""
    path = tmp_path / "riquet.db"
    async with opened(tmp_path / "good.db") as tables:
        await start(tables)
        made = back_up(tables.store.path, tmp_path / "b", keep=1, now=NOW)
    path.write_bytes(b"This was a database. " * 1000)
    restore(made.path, path, newest=NEWEST, now=NOW)
    assert not path.with_name("riquet.db-wal").exists()
    assert entries(path) == 0


async def act(tables: Tables, game: int) -> None:
    """Do at a game what it suggests."""
    position = await tables.load(game)
    seat = position.game.waiting_for[0]
    await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))


@pytest.fixture
async def copied(tmp_path: Path) -> dict[Path, bytes]:
    """Return a database that has all that stands in its journal, as a killed process leaves them."""
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        checkpoint(path, "TRUNCATE")
        for _ in range(ACTS):
            await act(tables, game)
        checkpoint(path, "PASSIVE")
        left = contents(path)
    put(left)
    return left


def checkpoint(path: Path, how: str) -> None:
    """Have SQLite copy what stands in the journal into the database."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()


@pytest.mark.parametrize("end", range(ACTS))
async def test_a_database_that_has_all_of_its_damaged_journal_goes_on_without_it(
    copied: dict[Path, bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture, end: int
) -> None:
    """SQLite would lay older pages over newer ones."""
    path = tmp_path / "riquet.db"
    rot(tmp_path, commits(copied[tmp_path / "riquet.db-wal"])[end] + 500)
    with pytest.raises(StoreError, match="is damaged"):
        require_usable(path, NEWEST)
    async with await Store.open(path, Clock()) as store:
        tables = Tables(store)
        (game,) = await tables.open_games()
        assert (await tables.load(game)).seq == ACTS
        assert await store.meta(LOST) is None
    assert "goes on without it" in caplog.text
    assert damage_in(path) == []
    assert any(".damaged-" in name and name.endswith("-wal") for name in names(tmp_path))


async def test_one_that_has_some_of_its_damaged_journal_is_not_touched(
    copied: dict[Path, bytes], tmp_path: Path
) -> None:
    """What stands in the journal was copied, and more was written behind it since, while somebody read."""
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        (game,) = await tables.open_games()
        checkpoint(path, "TRUNCATE")
        for _ in range(4):
            await tables.messages.post_again(game, ANN)
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entry").fetchone()
            checkpoint(path, "PASSIVE")
            for _ in range(4):
                await tables.messages.post_again(game, ANN)
            left = contents(path)
    put(left)
    rot(tmp_path, commits(left[tmp_path / "riquet.db-wal"])[1] + 500)
    assert damage_of(path).copied == "some"
    before = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    with pytest.raises(StoreError, match="only some of what stood in it"):
        await Store.open(path, Clock())
    after = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}
    assert {name: after[name] for name in before} == before
    assert {content for name, content in after.items() if name not in before} >= {before["riquet.db"]}


async def test_wherever_something_may_be_missing_is_told(tables: Tables) -> None:
    """What is lost may be of a game in which nothing was done for days before."""
    slow = (await start(tables)).id
    cast(Clock, tables.store.clock).advance(hours=100)
    quick = (await start(tables, channel=CHANNEL + 1)).id
    await act(tables, quick)
    gathering = (await tables.lobby.create("toy", GUILD, CHANNEL + 2, 2, ANN)).id
    await tables.store.set_meta(LOST, "2")
    sent = (await tables.store.reader.rows("SELECT max(id) AS id FROM outbox"))[0]["id"]
    assert await tables.damage.tell_lost() == (slow, quick, gathering)
    rows = await tables.store.reader.rows("SELECT game, note FROM outbox WHERE id > ? ORDER BY game", sent)
    assert [tuple(row) for row in rows] == [(slow, "lost"), (quick, "lost"), (gathering, "lobby")]
