"""Backups of a database: made while others write, checked, and put back."""

from __future__ import annotations

import logging
import os
import re
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.checking import damage_in, require_present, require_usable
from bot.store.copies import copy_into, open_to_read
from bot.store.errors import StoreError
from bot.store.files import PART, flush_folder, written_aside
from bot.store.journals import damage_of
from bot.store.lease import lock, take
from bot.store.unfinished import begin_putting_back, end_putting_back, go_on_putting_back

log = logging.getLogger(__name__)

_TIME = "%Y%m%dT%H%M%SZ"
_BUSY = 5.0
_SOON = timedelta(minutes=1)
"""So much later than its time a backup may be named, where others have the names before."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was made; ``damage`` is what is wrong with single games, there as in the original."""

    path: Path
    damage: Sequence[str]


def back_up(database: Path, folder: Path, *, keep: int, now: datetime) -> Backup:
    """Write a checked copy of a database into a folder, while others write.

    It is named by the time. Of the earlier backups of this database there the newest stay, so that there are
    ``keep``; where a game is damaged, all stay. Whatever goes wrong, what is not whole does not have the name
    of a backup, and none of before goes. This blocks. Raises StoreError.
    """
    require_present(database)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(_sole(folder, database.stem)):
            for left in backups_in(folder, database.stem, PART):
                left.unlink()
            earlier = _by_age(backups_in(folder, database.stem), database.stem, now)
            target = _free_name(folder, database.stem, now)
            with written_aside(target) as part:
                damage = _copy(database, part)
            for old in earlier[: max(0, len(earlier) + 1 - keep)] if not damage else ():
                old.unlink()
            flush_folder(folder)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"cannot back up {database}: {error}") from error
    return Backup(target, damage)


def backups_in(folder: Path, stem: str, further: str = "") -> list[Path]:
    """Return the backups of a database, by its name without an ending; the newest last.

    With a ``further`` ending it is those that were never finished.
    """
    name = re.compile(rf"{re.escape(stem)}-\d{{8}}T\d{{6}}Z\.db{re.escape(further)}")
    return sorted(path for path in folder.iterdir() if name.fullmatch(path.name)) if folder.is_dir() else []


def _by_age(backups: Sequence[Path], stem: str, now: datetime) -> list[Path]:
    """Return backups in the order in which they were made, by their names: none is of the future."""
    latest = _name(stem, now + _SOON)
    return sorted(backups, key=lambda path: (path.name <= latest, path.name))


def restore(backup: Path, database: Path, *, newest: int, now: datetime) -> Path | None:
    """Put a copy of a backup in the place of a database; return what it replaces under its new name.

    The backup itself stays as it is. Raises HeldError while another process holds the database; StoreError
    if the backup is damaged, or of a later program than one that knows versions up to ``newest``. Then
    nothing has changed.
    """
    require_usable(backup, newest)
    lease = take(database)
    try:
        with written_aside(database) as part:
            if damage := _copy(backup, part):
                raise StoreError(f"{backup} is damaged: {damage[0]}")
            go_on_putting_back(database, part)
            kept = _set_aside(database, part, now)
        end_putting_back(database)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreError(f"cannot restore {backup}: {error}") from error
    finally:
        lease.release()
    return kept


def _sole(folder: Path, stem: str) -> sqlite3.Connection:
    """Return what keeps others from making backups of the same database there, until it is closed."""
    locked = lock(folder / stem)
    if locked is None:
        raise StoreError(f"another backup into {folder} is under way")
    return locked


def _free_name(folder: Path, stem: str, now: datetime) -> Path:
    """Return a name by the time, or by the next second whose name is free."""
    name = folder / _name(stem, now)
    return _free_name(folder, stem, now + timedelta(seconds=1)) if name.exists() else name


def _name(stem: str, now: datetime) -> str:
    return f"{stem}-{now.astimezone(UTC).strftime(_TIME)}.db"


def _copy(source: Path, part: Path) -> Sequence[str]:
    """Write a copy of a database; return what is wrong with single games in it, StoreError if more is."""
    with closing(open_to_read(source, _BUSY)) as connection:
        copy_into(connection, part)
    return damage_in(part)


def _set_aside(database: Path, part: Path, now: datetime) -> Path | None:
    """Keep a database under another name as well, so that a file can take its place; return that name."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}.replaced-{now.astimezone(UTC).strftime(_TIME)}")
    if kept.exists():
        return _set_aside(database, part, now + timedelta(seconds=1))
    damaged = _settle_journal(database, kept)
    _name_again(database, kept)
    if damaged and _journal_of(database).exists():
        flush_folder(database.parent)
        begin_putting_back(database, part, kept)
    # What was written beside the old file must never be read as the new one's.
    for end in ("-wal", "-shm", ".lost"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    return kept


def _settle_journal(database: Path, kept: Path) -> bool:
    """Bring the journal of a database into it, or keep a copy where one of both is damaged; say which it is.

    What is damaged is kept as it is: SQLite may take the journal away.
    """
    journal, kept_journal = _journal_of(database), _journal_of(kept)
    if journal.exists():
        with written_aside(kept_journal) as copy:
            shutil.copyfile(journal, copy)
    try:
        if damage_of(database).counts:
            log.warning("the journal of %s is damaged", database)
            return True
        _write_back(database)
    except sqlite3.DatabaseError as error:
        log.warning("%s is damaged: %s", database, error)
        return True
    except StoreError:
        kept_journal.unlink(missing_ok=True)
        raise
    kept_journal.unlink(missing_ok=True)
    return False


def _journal_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


def _write_back(database: Path) -> None:
    """Bring what stands beside a database into it."""
    with closing(sqlite3.connect(database, isolation_level=None, timeout=_BUSY)) as connection:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise StoreError(f"somebody is reading the database {database}")


def _name_again(path: Path, name: Path) -> None:
    """Give a file a second name; where the system has no such thing, copy it."""
    try:
        os.link(path, name)
    except OSError:
        with written_aside(name) as part:
            shutil.copy2(path, part)
