"""Files of the store: their owner alone reads them, and a killed program leaves none that is half of one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.files import PART, written_aside
from bot.store.migrations import load_migrations, packaged_migrations
from tests.bot.table.seated import Clock

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
NEWEST = max(load_migrations(packaged_migrations()))


def readable(folder: Path) -> list[str]:
    """Return the files of a folder that others than their owner can do something with."""
    return sorted(path.name for path in folder.iterdir() if path.is_file() and path.stat().st_mode & 0o077)


def names(folder: Path, what: str = "") -> list[str]:
    return sorted(path.name for path in folder.iterdir() if what in path.name)


def lay_open(folder: Path, *further: str) -> None:
    """Let everybody read the files of a folder, and some more that are made."""
    for found in (*folder.iterdir(), *(folder / name for name in further)):
        found.touch()
        found.chmod(0o644)


async def test_nobody_else_reads_a_new_database_nor_what_stands_beside_it(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        await store.set_meta("a", "b")
        assert {"riquet.db", "riquet.db-wal", "riquet.db-shm"} <= set(names(tmp_path))
        assert readable(tmp_path) == []


async def test_what_was_there_is_closed_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock())).close()
    copies = ("riquet.db.before-3", "riquet.db.before-3.2", "riquet.db.replaced-2026")
    lay_open(tmp_path, *copies, "riquet.db-journal", "notes.txt")
    async with await Store.open(path, Clock()):
        assert readable(tmp_path) == ["notes.txt"]


async def test_a_file_of_somebody_else_keeps_nobody_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "riquet.db"
    await (await Store.open(path, Clock())).close()
    lay_open(tmp_path)

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError("not yours")

    monkeypatch.setattr(Path, "chmod", refuse)
    async with await Store.open(path, Clock()):
        assert "others can read" in caplog.text


def older_steps(folder: Path, before: int = NEWEST) -> Path:
    """Return a folder with the steps before one, which is the newest unless another is said."""
    steps = folder / "steps"
    steps.mkdir()
    for number, script in load_migrations(packaged_migrations()).items():
        if number < before:
            (steps / f"{number:04}_step.sql").write_text(script)
    return steps


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """Make a database of the version before."""
    steps, path = older_steps(tmp_path), tmp_path / "riquet.db"
    await (await Store.open(path, Clock(), steps)).close()
    return path


async def test_the_copy_of_an_upgrade_is_private_and_whole(old: Path) -> None:
    await (await Store.open(old, Clock())).close()
    assert names(old.parent, ".before-") == [f"riquet.db.before-{NEWEST}"]
    assert readable(old.parent) == []


async def test_an_upgrade_that_is_killed_leaves_nothing_under_the_copys_name(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(connection: object, part: Path) -> None:
        assert part.name.endswith(PART)
        part.write_bytes(b"half of it")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.migrations.copy_into", killed)
        # What the signal leaves is what no clean-up removes.
        patch.setattr(Path, "unlink", lambda path, missing_ok=False: None)
        with pytest.raises(KeyboardInterrupt):
            await Store.open(old, Clock())
    assert names(old.parent, ".before-") == [f"riquet.db.before-{NEWEST}{PART}"]
    await (await Store.open(old, Clock())).close()
    assert names(old.parent, ".before-") == [f"riquet.db.before-{NEWEST}"]


def test_what_fails_leaves_the_file_of_before(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_text("before")

    def fail() -> None:
        with written_aside(target) as part:
            part.write_text("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert target.read_text() == "before"
    assert names(tmp_path) == ["file"]
