"""Backups: whole or not there, no more of them than wanted, and put back without losing what they replace."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import HeldError, Store, StoreError
from bot.store import backups as module
from bot.store.backups import back_up, backups_in, restore
from bot.store.checking import damage_in
from bot.store.files import PART
from bot.store.lease import lock
from bot.store.migrations import load_migrations, packaged_migrations
from bot.store.put_right import LOST
from tests.bot.store.test_files import readable
from tests.bot.table.seated import ANN, Clock, choose_all, opened, start
from tests.toy.actions import Choose

NOW = datetime(2026, 11, 23, 22, 30, tzinfo=UTC)
NEWEST = max(load_migrations(packaged_migrations()))


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Make a closed database with a game in it."""
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        await choose_all(tables, (await start(tables)).id)
    return path


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def contents(path: Path) -> dict[Path, bytes]:
    """Return a database and its journal as they are on the disk while somebody writes."""
    return {file: file.read_bytes() for file in (path, path.with_name(f"{path.name}-wal"))}


def put(files: dict[Path, bytes]) -> None:
    for path, content in files.items():
        path.write_bytes(content)


def names(folder: Path) -> list[str]:
    return sorted(found.name for found in folder.iterdir() if not found.name.endswith(".lock"))


async def test_a_backup_is_whole_while_somebody_writes(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        game = (await start(tables)).id

        async def change() -> None:
            for number in range(1, 21):
                await tables.play.act(game, ANN, Choose(1 + number % 2))

        copying = asyncio.to_thread(back_up, tables.store.path, tmp_path / "b", keep=1, now=NOW)
        _, made = await asyncio.gather(change(), copying)
    assert made.path == tmp_path / "b" / "riquet-20261123T223000Z.db"
    assert not made.damage
    async with opened(made.path) as copied:
        position = await copied.load(game)
        assert position.seq == len(await copied.records.history(game, 0, 100))


def test_none_goes_before_there_are_as_many_as_are_kept(path: Path, tmp_path: Path) -> None:
    counts: list[int] = []
    for minute in range(8):
        back_up(path, tmp_path / "b", keep=5, now=NOW + timedelta(minutes=minute))
        counts.append(len(backups_in(tmp_path / "b", "riquet")))
    assert counts == [1, 2, 3, 4, 5, 5, 5, 5]


def test_the_newest_stay_and_other_files_too(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "b"
    for minute in range(5):
        back_up(path, folder, keep=3, now=NOW + timedelta(minutes=minute))
    mine = folder / "riquet-mine.db"
    mine.write_text("not a backup")
    (folder / "riquet-local-20200101T000000Z.db").write_text("another database's")
    back_up(path, folder, keep=2, now=NOW + timedelta(minutes=5))
    assert names(folder) == [
        "riquet-20261123T223400Z.db",
        "riquet-20261123T223500Z.db",
        "riquet-local-20200101T000000Z.db",
        "riquet-mine.db",
    ]


def test_a_clock_that_was_wrong_does_not_cost_the_new_one(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "b"
    for day in range(3):
        back_up(path, folder, keep=3, now=NOW + timedelta(days=9000 + day))
    made = back_up(path, folder, keep=3, now=NOW)
    assert made.path.is_file()
    assert len(backups_in(folder, "riquet")) == 3


def test_backups_of_a_clock_that_was_wrong_go_before_those_made_since(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "b"
    for day in range(3):
        back_up(path, folder, keep=3, now=NOW + timedelta(days=365 + day))
    made = [back_up(path, folder, keep=3, now=NOW + timedelta(days=day)).path for day in range(4)]
    assert backups_in(folder, "riquet") == made[1:]


def test_two_in_a_second_are_two(path: Path, tmp_path: Path) -> None:
    made = [back_up(path, tmp_path / "b", keep=9, now=NOW).path for _ in range(2)]
    assert backups_in(tmp_path / "b", "riquet") == made


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_nobody_else_can_read_it(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    assert made.path.stat().st_mode & 0o777 == 0o600
    assert made.path.parent.stat().st_mode & 0o777 == 0o700


def test_what_a_killed_one_left_goes(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    (tmp_path / "b" / f"riquet-20261123T220000Z.db{PART}").write_bytes(b"half")
    other = tmp_path / "b" / f"riquet-local-20261123T220000Z.db{PART}"
    other.write_bytes(b"that of another database is still being written")
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    assert names(tmp_path / "b") == sorted((made.path.name, other.name))


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), sqlite3.OperationalError("full")])
def test_a_disk_that_fills_costs_no_backup(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)

    def fill(connection: sqlite3.Connection, part: Path) -> None:
        part.write_bytes(b"half of it")
        raise error

    monkeypatch.setattr(module, "copy_into", fill)
    with pytest.raises(StoreError, match="cannot back up"):
        back_up(path, tmp_path / "b", keep=1, now=NOW + timedelta(hours=1))
    assert names(tmp_path / "b") == [made.path.name]


def test_a_copy_that_is_not_right_is_no_backup(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = module.copy_into

    def spoil(connection: sqlite3.Connection, part: Path) -> None:
        copy(connection, part)
        content = bytearray(part.read_bytes())
        content[4096:4300] = b"\x55" * 204
        part.write_bytes(content)

    monkeypatch.setattr(module, "copy_into", spoil)
    with pytest.raises(StoreError, match=r"damaged|cannot back up"):
        back_up(path, tmp_path / "b", keep=1, now=NOW)
    assert names(tmp_path / "b") == []


def test_two_backups_at_once_are_refused(path: Path, tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    sole = lock(tmp_path / "b" / "riquet")
    assert sole is not None
    with closing(sole), pytest.raises(StoreError, match="under way"):
        back_up(path, tmp_path / "b", keep=1, now=NOW)


def test_without_a_database_none_is_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no file .*riquet\.db"):
        back_up(tmp_path / "riquet.db", tmp_path / "b", keep=1, now=NOW)
    assert not (tmp_path / "riquet.db").exists()


async def test_what_is_put_back_is_as_it_was_and_what_was_there_is_kept(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    async with opened(path) as tables:
        await start(tables, channel=71)
    kept = restore(made.path, path, newest=NEWEST, now=NOW)
    assert kept is not None
    assert kept == tmp_path / "riquet.db.replaced-20261123T223000Z"
    assert rows(path, "SELECT count(*) FROM game") == [(1,)]
    assert rows(kept, "SELECT count(*) FROM game") == [(2,)]
    assert readable(tmp_path) == []
    async with opened(path) as tables:
        assert (await tables.load(1)).seq == 2
    assert restore(made.path, path, newest=NEWEST, now=NOW) != kept


async def test_what_stood_beside_a_killed_one_is_kept_and_not_read_into_the_new(
    path: Path, tmp_path: Path
) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    async with opened(path) as tables:
        await start(tables, channel=71)
        killed = contents(path)
    put(killed)
    kept = restore(made.path, path, newest=NEWEST, now=NOW)
    assert kept is not None
    assert names(tmp_path) == ["b", "riquet.db", kept.name]
    assert rows(path, "SELECT count(*) FROM game") == [(1,)]
    assert rows(kept, "SELECT count(*) FROM game") == [(2,)]


def test_a_damaged_one_is_replaced_as_well(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    path.write_bytes(b"This was a database. " * 1000)
    path.with_name("riquet.db-wal").write_bytes(b"and its journal")
    kept = restore(made.path, path, newest=NEWEST, now=NOW)
    assert kept is not None
    assert kept.read_bytes().startswith(b"This was")
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"and its journal"
    assert rows(path, "SELECT count(*) FROM game") == [(1,)]


async def test_nothing_is_put_back_while_somebody_holds_it(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    async with await Store.open(path, Clock()):
        with pytest.raises(HeldError, match=f"process {os.getpid()} "):
            restore(made.path, path, newest=NEWEST, now=NOW)


async def test_while_somebody_reads_nothing_is_put_back_and_no_copy_stays(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    with closing(sqlite3.connect(path)) as reader, closing(sqlite3.connect(path)) as writer, writer:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM game").fetchall()
        writer.execute("INSERT INTO meta VALUES ('x', 'y')")
        writer.commit()
        before = names(tmp_path)
        with pytest.raises(StoreError, match="somebody is reading"):
            restore(made.path, path, newest=NEWEST, now=NOW)
        assert names(tmp_path) == before
    assert rows(path, "SELECT value FROM meta WHERE key = 'x'") == [("y",)]


def test_without_room_to_keep_a_damaged_one_no_part_of_it_stays(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a file can have one name only, its copy may be cut short; SQLite takes the journal away."""
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    path.write_bytes(b"This was a database. " * 1000)
    path.with_name("riquet.db-wal").write_bytes(b"and its journal")

    def refuse(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    def fill(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:100])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.link", refuse)
        patch.setattr("shutil.copy2", fill)
        with pytest.raises(StoreError, match="No space left"):
            restore(made.path, path, newest=NEWEST, now=NOW)
    journals = [name for name in names(tmp_path) if name.endswith("-wal")]
    assert names(tmp_path) == ["b", "riquet.db", *journals]
    assert {(tmp_path / name).read_bytes() for name in journals} == {b"and its journal"}
    assert path.read_bytes().startswith(b"This was")


async def test_what_a_start_had_noted_as_lost_is_not_said_of_what_is_put_back(
    path: Path, tmp_path: Path
) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW)
    path.with_name("riquet.db.lost").write_text("3")
    restore(made.path, path, newest=NEWEST, now=NOW)
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) is None


@pytest.mark.parametrize("how", ["nothing", "newer", "foreign", "damaged"])
def test_what_is_no_good_is_not_put_back(path: Path, tmp_path: Path, how: str) -> None:
    made = back_up(path, tmp_path / "b", keep=1, now=NOW).path
    if how == "nothing":
        made.unlink()
    elif how == "damaged":
        content = bytearray(made.read_bytes())
        content[4096:8192] = b"\x55" * 4096
        made.write_bytes(content)
    else:
        with closing(sqlite3.connect(made)) as connection:
            pragma = "user_version" if how == "newer" else "application_id"
            connection.execute(f"PRAGMA {pragma} = 9999")
    before = path.read_bytes()
    with pytest.raises(StoreError):
        restore(made, path, newest=NEWEST, now=NOW)
    assert path.read_bytes() == before
    assert names(tmp_path) == ["b", "riquet.db"]


KILLED = (
    "import os, signal, sqlite3, sys\n"
    "from datetime import UTC, datetime\n"
    "from pathlib import Path\n"
    "from bot.store.backups import back_up, restore\n"
    "left, connect = int(sys.argv[3]), sqlite3.connect\n"
    "def step():\n"
    "    global left\n"
    "    left -= 1\n"
    "    if left < 0: os.kill(os.getpid(), signal.SIGKILL)\n"
    "def counted(*given, **named):\n"
    "    made = connect(*given, **named)\n"
    "    made.set_progress_handler(step, 200)\n"
    "    return made\n"
    "sqlite3.connect = counted\n"
    "files = {'open', 'os.rename', 'os.remove', 'os.link', 'sqlite3.connect'}\n"
    "sys.addaudithook(lambda event, _: step() if event in files else None)\n"
    "one, other, now = Path(sys.argv[1]), Path(sys.argv[2]), datetime.now(UTC)\n"
    "if other.is_file(): restore(other, one, newest=99, now=now)\n"
    "else: back_up(one, other, keep=2, now=now)\n"
)
"""A process that makes or puts back a backup, killed after so many steps of SQLite or of the file system."""


def killed_after(path: Path, other: Path, steps: int) -> bool:
    """Kill what backs up into a folder, or puts a file back, after some steps; say whether it was at work.

    All that has the name of a backup or of the database is whole then.
    """
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    arguments = (str(path), str(other), str(steps))
    ended = subprocess.run([sys.executable, "-c", KILLED, *arguments], env=environment, check=False)
    for found in (path, *backups_in(path.parent / "b", "riquet")):
        assert damage_in(found) == []
    return ended.returncode != 0


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there")
def test_one_that_is_killed_leaves_whole_backups_alone(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "b"
    back_up(path, folder, keep=2, now=NOW)
    assert [killed_after(path, folder, steps) for steps in (2, 8, 20, 60)][:2] == [True, True]
    back_up(path, folder, keep=2, now=NOW)
    assert not [name for name in names(folder) if name.endswith(PART)]


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there")
async def test_putting_back_that_is_killed_leaves_one_or_the_other(path: Path, tmp_path: Path) -> None:
    made = back_up(path, tmp_path / "b", keep=2, now=NOW)
    async with opened(path) as tables:
        await start(tables, channel=71)
    for steps in (2, 8, 20, 60, 500):
        killed = killed_after(path, made.path, steps)
        assert rows(path, "SELECT count(*) FROM game") in ([(1,)], [(2,)])
    assert not killed
    assert rows(path, "SELECT count(*) FROM game") == [(1,)]


@pytest.mark.soak
def test_putting_back_that_is_killed_at_any_step_leaves_one_or_the_other(path: Path, tmp_path: Path) -> None:
    made, steps = back_up(path, tmp_path / "b", keep=2, now=NOW), 0
    while killed_after(path, made.path, steps):
        steps += 1
    assert steps > 20


@pytest.mark.soak
def test_killed_at_any_step_it_leaves_whole_backups_alone(path: Path, tmp_path: Path) -> None:
    steps = 0
    while killed_after(path, tmp_path / "b", steps):
        steps += 1
    assert steps > 20
