"""A journal that is shorter than it was: SQLite says nothing, what it shares between processes does."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, StoreError, connection
from bot.store.backups import back_up
from bot.store.checking import damage_in, require_usable
from bot.store.journals import Damage, damage_of, keep_damaged
from bot.store.put_right import LOST
from bot.table import Tables
from tests.bot.store.test_backups import NEWEST, NOW, contents, names, put
from tests.bot.store.test_journals import ACTS, FRAME, HEADER, PAGE, checkpoint, commits, entries, rot
from tests.bot.table.seated import ANN, Clock, opened, start
from tests.toy.actions import Choose


def all_of(path: Path) -> dict[Path, bytes]:
    """Return a database and all that stands beside it while somebody writes."""
    shared = path.with_name(f"{path.name}-shm")
    return {**contents(path), shared: shared.read_bytes()}


@pytest.fixture
async def killed(tmp_path: Path) -> dict[Path, bytes]:
    """Return what a killed process leaves of a game with acts in it."""
    async with opened(tmp_path / "riquet.db") as tables:
        game = (await start(tables)).id
        for number in range(ACTS):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        left = all_of(tmp_path / "riquet.db")
    put(left)
    return left


def cut(journal: Path, place: int) -> None:
    journal.write_bytes(journal.read_bytes()[:place])


def blank(journal: Path, place: int) -> None:
    content = journal.read_bytes()
    journal.write_bytes(content[:place] + bytes(len(content) - place))


def remove(journal: Path, _: int) -> None:
    journal.unlink()


SHORTER: dict[str, Callable[[Path, int], None]] = {"cut": cut, "blank": blank, "gone": remove}


async def opened_again(path: Path) -> tuple[str | None, int]:
    """Open a database as the bot does; return what is noted as lost, and how many epochs there are."""
    async with await Store.open(path, Clock()) as store:
        return await store.meta(LOST), len(json.loads(await store.meta("nonces") or "[]"))


async def test_a_killed_process_is_not_told_of_and_numbers_begin_anew(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "riquet.db"
    assert damage_of(path).lost == 0
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) is None
        pending = (await store.reader.rows("SELECT max(id) AS id FROM outbox"))[0]["id"]
        assert store.nonce(pending) == str(pending)
        assert store.nonce(pending + 1) != str(pending + 1)
    assert entries(path) == ACTS
    assert not [name for name in names(tmp_path) if ".damaged-" in name]
    # One that ended by itself changes no number.
    assert await opened_again(path) == (None, 1)


@pytest.mark.parametrize("how", SHORTER)
async def test_what_is_missing_is_told_and_its_numbers_mean_others(
    killed: dict[Path, bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    SHORTER[how](journal, commits(killed[journal])[-4] + 100)
    with pytest.raises(StoreError, match="is damaged: at least"):
        require_usable(path, NEWEST)
    async with await Store.open(path, Clock()) as store:
        assert await store.meta(LOST) is not None
        epochs = json.loads(await store.meta("nonces") or "[]")
        assert len(epochs) == 1
        games = await Tables(store).open_games()
        assert await Tables(store).damage.tell_lost() == games
    assert "transactions in it are lost" in caplog.text
    assert [name for name in names(tmp_path) if ".damaged-" in name]
    assert damage_of(path).lost == 0


async def test_where_nothing_says_how_long_it_was_numbers_begin_anew_all_the_same(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    for end in ("-wal", "-shm"):
        (tmp_path / f"riquet.db{end}").unlink()
    assert await opened_again(tmp_path / "riquet.db") == (None, 1)


async def test_one_that_was_copied_whole_is_not_missed(killed: dict[Path, bytes], tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        checkpoint(path, "PASSIVE")
        assert tables.store.path == path
        left = all_of(path)
    put(left)
    (tmp_path / "riquet.db-wal").unlink()
    assert not damage_of(path).counts
    assert (await opened_again(path))[0] is None
    assert entries(path) == ACTS


async def test_what_is_known_of_the_journal_before_says_nothing_of_this_one(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    """So it may be after a loss of power."""
    path, shared = tmp_path / "riquet.db", tmp_path / "riquet.db-shm"
    async with opened(path) as tables:
        (game,) = await tables.open_games()
        checkpoint(path, "TRUNCATE")
        await tables.play.act(game, ANN, Choose(1))
        left = contents(path)
    put({**left, shared: killed[shared]})
    assert damage_of(path) == Damage(0)
    assert (await opened_again(path))[0] is None
    assert entries(path) == ACTS + 1


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limits there")
async def test_a_journal_that_is_damaged_while_it_was_being_copied_is_not_used(tmp_path: Path) -> None:
    """The database has some of its pages, and of none is it known which."""
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    async with opened(path) as tables:
        game = (await start(tables)).id
        checkpoint(path, "TRUNCATE")
        for number in range(ACTS):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        with no_file_beyond(path.stat().st_size // 2), pytest.raises(sqlite3.OperationalError):
            checkpoint(path, "PASSIVE")
        left = all_of(path)
    put(left)
    assert damage_of(path) == Damage(0)
    cut(journal, commits(left[journal])[1])
    damage = damage_of(path)
    assert (damage.copied, damage.missing, damage.committed) == ("some", True, True)
    with pytest.raises(StoreError, match="only some of what stood in it"):
        await Store.open(path, Clock())
    put(left)
    await opened_again(path)
    assert entries(path) == ACTS
    assert damage_in(path) == []


@contextmanager
def no_file_beyond(size: int) -> Generator[None]:
    """Have the system refuse to write behind so many bytes of any file."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


class Killed(BaseException):
    """Stands for a signal that ends the process."""


async def test_one_that_is_killed_once_it_was_opened_is_told_by_the_next(
    killed: dict[Path, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite has forgotten it by then."""
    path = tmp_path / "riquet.db"
    rot(tmp_path, commits(killed[tmp_path / "riquet.db-wal"])[-6] + 500)
    lost = damage_of(path).lost

    def kill(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(connection, "put_right", kill)
        with pytest.raises(Killed):
            await Store.open(path, Clock())
    assert damage_of(path).lost == 0
    assert await opened_again(path) == (str(lost), 1)
    assert not (tmp_path / "riquet.db.lost").exists()
    assert await opened_again(path) == (str(lost), 1)


async def test_without_room_for_a_copy_one_line_says_so_and_no_part_of_it_stays(
    killed: dict[Path, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "riquet.db"
    rot(tmp_path, commits(killed[tmp_path / "riquet.db-wal"])[-6] + 500)
    before = {name: (tmp_path / name).read_bytes() for name in names(tmp_path)}

    def fill(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:1000])
        if not source.name.endswith("-wal"):
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", fill)
        for _ in range(2):
            with pytest.raises(StoreError, match=r"cannot be kept: .*No space left"):
                await Store.open(path, Clock())
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == before
    assert (await opened_again(path))[0] is not None


@pytest.mark.parametrize("back", [2, 3])
def test_a_transaction_whose_salts_have_changed_counts(
    killed: dict[Path, bytes], tmp_path: Path, back: int
) -> None:
    ends = commits(killed[tmp_path / "riquet.db-wal"])
    for shared in (True, False):
        if not shared:
            (tmp_path / "riquet.db-shm").unlink()
        (tmp_path / "riquet.db-wal").write_bytes(killed[tmp_path / "riquet.db-wal"])
        rot(tmp_path, ends[-back] + 8)
        assert damage_of(tmp_path / "riquet.db").lost == back


@pytest.mark.parametrize("seed", range(12))
def test_however_it_is_shorter_nothing_is_mixed_and_what_is_lost_is_known(tmp_path: Path, seed: int) -> None:
    """Each transaction adds a row to a table and changes a counter, so that both say what is left."""
    path, rng = tmp_path / "riquet.db", random.Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = wal")
        writer.execute("CREATE TABLE done (number INTEGER PRIMARY KEY, text)")
        writer.execute("CREATE TABLE counted (count)")
        writer.execute("INSERT INTO counted VALUES (0)")
        writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        reader = sqlite3.connect(path, isolation_level=None)
        total = rng.randrange(5, 40)
        for number in range(total):
            writer.execute("BEGIN")
            writer.execute("INSERT INTO done VALUES (?, ?)", (number, rng.randbytes(700)))
            writer.execute("UPDATE counted SET count = ?", (number + 1,))
            writer.execute("COMMIT")
            if rng.random() < 0.2:
                reader.execute("ROLLBACK" if reader.in_transaction else "BEGIN")
                if reader.in_transaction:
                    reader.execute("SELECT count(*) FROM done").fetchone()
            if rng.random() < 0.15:
                writer.execute("PRAGMA wal_checkpoint(PASSIVE)")
        left = all_of(path)
        reader.close()
    length = len(left[tmp_path / "riquet.db-wal"])
    for _ in range(15):
        put(left)
        frame = HEADER + (FRAME + PAGE) * rng.randrange((length - HEADER) // (FRAME + PAGE))
        how = rng.choice(["cut", "blank", "gone", "flip"])
        if how == "flip":
            rot(tmp_path, rng.randrange(length), rng.randrange(8))
        else:
            SHORTER[how](tmp_path / "riquet.db-wal", frame + rng.randrange(FRAME + PAGE))
        damage = damage_of(path)
        try:
            keep_damaged(path, datetime.now(UTC))
        except StoreError:
            assert damage.copied == "some"
            continue
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT count(*), max(number) + 1 FROM done").fetchone()
            (counted,) = connection.execute("SELECT count FROM counted").fetchone()
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert rows in ((counted, counted), (0, None)), (how, damage)
        assert (counted < total) == (damage.lost > 0) == damage.committed, (how, damage)
        if not damage.missing:
            assert counted + damage.lost == total, (how, damage)


async def test_the_last_transaction_counts_where_it_is_known_to_have_been_committed(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "riquet.db"
    rot(tmp_path, commits(killed[tmp_path / "riquet.db-wal"])[-1] + 500)
    for refused in (lambda: require_usable(path, NEWEST), lambda: back_up(path, tmp_path, keep=1, now=NOW)):
        with pytest.raises(StoreError, match="is damaged"):
            refused()
    assert await opened_again(path) == ("1", 1)


async def test_what_cannot_be_used_is_copied_once(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entry").fetchone()
            await tables.play.act(game, ANN, Choose(1))
            checkpoint(path, "PASSIVE")
            left = all_of(path)
    put(left)
    (tmp_path / "riquet.db-wal").unlink()
    clock = Clock()
    for _ in range(2):
        with pytest.raises(StoreError, match="only some of what stood"):
            keep_damaged(path, clock.advance(minutes=1))
    assert len([name for name in names(tmp_path) if ".damaged-" in name]) == 1


async def test_a_backup_is_not_made_without_what_is_missing(
    killed: dict[Path, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "riquet.db"
    cut(tmp_path / "riquet.db-wal", HEADER)
    with pytest.raises(StoreError, match="at least"):
        back_up(path, tmp_path / "b", keep=1, now=NOW)


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("look", ["check", "backup"])
async def test_looking_takes_no_journal_away(
    killed: dict[Path, bytes], tmp_path: Path, look: str, shared: bool
) -> None:
    """What a crash may have torn is left for the bot to find."""
    path, journal = tmp_path / "riquet.db", tmp_path / "riquet.db-wal"
    torn = killed[journal] + killed[journal][-(FRAME + PAGE) :]
    journal.write_bytes(torn)
    if not shared:
        (tmp_path / "riquet.db-shm").unlink()
    if look == "check":
        require_usable(path, NEWEST)
        assert damage_in(path) == []
    else:
        assert back_up(path, tmp_path / "b", keep=1, now=NOW).damage == []
    assert (path.read_bytes(), journal.read_bytes()) == (killed[path], torn)
    assert damage_of(path).lost == 1
    assert await opened_again(path) == (None, 1)
