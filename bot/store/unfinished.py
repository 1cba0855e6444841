"""A backup on its way into the place of a database whose journal is damaged: two files that go one by one.

In between the old database has lost its journal without which nobody knows what it is. A file beside it says
so, until the backup is there: what there was has another name by then. It names the backup's file by its
number on the disk, which it keeps when it gets the name of the database.
"""

from __future__ import annotations

from pathlib import Path

from bot.store.errors import StoreError
from bot.store.files import flush_folder, written_aside


def begin_putting_back(database: Path, backup: Path, kept: Path) -> None:
    """Note that a backup, which is on the same disk, will take the place of a database that is ``kept``."""
    with written_aside(_note_of(database)) as part:
        part.write_text(f"{backup.stat().st_ino} {kept.name}", "utf-8")


def go_on_putting_back(database: Path, backup: Path) -> None:
    """Note that it is this backup which will take the place, where one before was ended on its way.

    Where one before was ended once it had done so, that is noted no more. Raises StoreError.
    """
    kept = _missed(database)
    if kept is None:
        end_putting_back(database)
    else:
        begin_putting_back(database, backup, kept)


def end_putting_back(database: Path) -> None:
    """Note no more that a backup is on its way, since it is there."""
    if (note := _note_of(database)).exists():
        flush_folder(database.parent)
        note.unlink(missing_ok=True)


def require_put_back(database: Path) -> None:
    """Raise StoreError if a database is one that a backup should have replaced."""
    if (kept := _missed(database)) is not None:
        raise StoreError(
            f"riquet restore was ended before {database} was replaced, whose journal was damaged: run it"
            f" again. What there was is kept as {kept}"
        )


def _missed(database: Path) -> Path | None:
    """Return as what a database is kept that a backup should have replaced; None if it is not such a one."""
    try:
        number, _, name = _note_of(database).read_text("utf-8", "replace").partition(" ")
        own = database.stat().st_ino
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(f"cannot read whether {database} was replaced by a backup: {error}") from error
    try:
        return None if own == int(number) else database.with_name(name)
    except ValueError:
        return database.with_name(f"{database.name}.replaced-…")


def _note_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.restoring")
