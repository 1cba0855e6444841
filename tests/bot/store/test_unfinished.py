"""A backup that was on its way into the place of a damaged database: who reads its note, and how long."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.store import Store, StoreError, backups
from bot.store.backups import back_up, restore
from bot.store.checking import require_usable
from bot.store.journals import damage_of
from bot.store.unfinished import require_put_back
from tests.bot.store.test_backups import NEWEST, NOW, names, put
from tests.bot.store.test_journals import ACTS, HEADER, entries, rot
from tests.bot.store.test_short_journals import Killed, all_of
from tests.bot.table.seated import ANN, Clock, opened, start
from tests.toy.actions import Choose

NOTE = "riquet.db.restoring"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "riquet.db"


@pytest.fixture
async def backup(path: Path, tmp_path: Path) -> Path:
    """Return a backup of a game; its database has more, and a journal that is damaged."""
    async with opened(path) as tables:
        game = (await start(tables)).id
        made = back_up(path, tmp_path / "b", keep=1, now=NOW).path
        for number in range(ACTS):
            await tables.play.act(game, ANN, Choose(1 + number % 2))
        left = all_of(path)
    put(left)
    rot(tmp_path, HEADER + 500)
    return made


def kill(*_: object) -> NoReturn:
    raise Killed


def killed_before(path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a backup back, killed before its file gets the name of the database."""
    replace = Path.replace

    def step(part: Path, target: Path) -> Path:
        return kill() if target == path else replace(part, target)

    killed(path, backup, monkeypatch, Path, "replace", step)


def killed_behind(path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a backup back, killed once its file has the name of the database."""
    killed(path, backup, monkeypatch, backups, "end_putting_back", kill)


def killed(path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, *place: Any) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(*place)
        with pytest.raises(Killed):
            restore(backup, path, newest=NEWEST, now=NOW)
    assert NOTE in names(path.parent)


async def test_until_it_is_there_nobody_goes_on(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed_before(path, backup, monkeypatch)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"was ended before .* kept as .*replaced-20261123T223000Z$"):
            await Store.open(path, Clock())
    with pytest.raises(StoreError, match="was ended before"):
        require_usable(path, NEWEST)
    restore(backup, path, newest=NEWEST, now=NOW)
    assert NOTE not in names(path.parent)
    assert entries(path) == 0


async def test_the_next_start_forgets_one_that_is_there(
    path: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its file had another number once somebody has moved all to another disk."""
    killed_behind(path, backup, monkeypatch)
    await (await Store.open(path, Clock())).close()
    assert NOTE not in names(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for name in names(tmp_path):
        if name.startswith("riquet.db"):
            shutil.copy(tmp_path / name, elsewhere)
    await (await Store.open(elsewhere / "riquet.db", Clock())).close()


@pytest.mark.parametrize("before", [killed_before, killed_behind])
async def test_a_second_one_that_is_killed_once_it_is_there_is_not_wanted_again(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, before: Any
) -> None:
    before(path, backup, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(backups, "end_putting_back", kill)
        with pytest.raises(Killed):
            restore(backup, path, newest=NEWEST, now=NOW)
    await (await Store.open(path, Clock())).close()
    assert entries(path) == 0


async def test_a_second_one_that_is_killed_before_says_what_the_first_has_kept(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        killed_before(path, backup, monkeypatch)
        with pytest.raises(StoreError, match=r"kept as .*replaced-20261123T223000Z$"):
            require_put_back(path)


async def test_where_the_database_was_taken_away_another_begins(
    path: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed_before(path, backup, monkeypatch)
    (tmp_path / "riquet.db").unlink()
    for _ in range(2):
        await (await Store.open(path, Clock())).close()
    assert entries(path) == 0


@pytest.mark.parametrize("note", ["", "1 ", "1 a/b", "x y"])
def test_a_note_that_has_rotted_is_one_all_the_same(path: Path, backup: Path, note: str) -> None:
    path.with_name(NOTE).write_text(note)
    with pytest.raises(StoreError, match=r"kept as .*replaced-…"):
        require_put_back(path)
    restore(backup, path, newest=NEWEST, now=NOW)
    assert NOTE not in names(path.parent)


@pytest.mark.usefixtures("backup")
async def test_a_note_that_cannot_be_read_is_said(path: Path) -> None:
    path.with_name(NOTE).mkdir()
    with pytest.raises(StoreError, match="cannot read whether"):
        await Store.open(path, Clock())
    with pytest.raises(StoreError, match="cannot read whether"):
        require_usable(path, NEWEST)


def test_putting_back_that_is_killed_forgets_no_journal(
    path: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed at whatever change of a name, it is the old one with its journal, or says that it is none."""
    rotten, seen = all_of(path), set[str]()
    unlink, replace = Path.unlink, Path.replace
    for steps in range(40):
        for name in names(tmp_path):
            if name.startswith("riquet.db"):
                unlink(tmp_path / name)
        put(rotten)
        left = steps

        def step() -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", lambda *given, **named: (step(), unlink(*given, **named))[1])
            patch.setattr(Path, "replace", lambda *given: (step(), replace(*given))[1])
            try:
                restore(backup, path, newest=NEWEST, now=NOW)
            except Killed:
                seen.add(state(path, rotten))
            else:
                break
    assert seen == {"old", "unfinished", "new"}
    assert state(path, rotten) == "new"
    assert not [name for name in names(tmp_path) if name.endswith((".restoring", ".lost"))]


def state(path: Path, old: dict[Path, bytes]) -> str:
    """Return which database it is, as the bot that starts sees it."""
    if path.with_name(NOTE).exists():
        with suppress(StoreError):
            require_put_back(path)
            assert entries(path) == 0
            return "new"
        (kept,) = [name for name in names(path.parent) if ".replaced-" in name and not name.endswith("-wal")]
        assert (path.parent / kept).read_bytes() == old[path]
        assert (path.parent / f"{kept}-wal").read_bytes() == old[path.with_name("riquet.db-wal")]
        return "unfinished"
    if damage_of(path).counts:
        return "old"
    assert entries(path) == 0
    return "new"
