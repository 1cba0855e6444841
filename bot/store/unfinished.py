"""A backup on its way into the place of a database whose journal is damaged: two files that go one by one.

In between the old database has lost its journal without which nobody knows what it is. A file beside it says
so; what there was has another name by then.
"""

from __future__ import annotations

from pathlib import Path

from bot.store.errors import StoreError
from bot.store.files import written_aside


def begin_putting_back(database: Path, backup: Path, kept: Path) -> None:
    """Note that a backup, which is on the same disk, will take the place of a database that is ``kept``."""
    with written_aside(_note_of(database)) as part:
        part.write_text(f"{backup.stat().st_ino} {kept.name}", "utf-8")


def end_putting_back(database: Path) -> None:
    """Note no more that a backup is on its way."""
    _note_of(database).unlink(missing_ok=True)


def require_put_back(database: Path) -> None:
    """Raise StoreError if a database is one that a backup should have replaced."""
    try:
        number, _, kept = _note_of(database).read_text("utf-8", "replace").partition(" ")
        done = database.stat().st_ino == int(number)
    except FileNotFoundError:
        return
    except ValueError:
        done, kept = False, f"{database.name}.replaced-…"
    if not done:
        raise StoreError(
            f"riquet restore was ended before {database} was replaced, whose journal was damaged: run it"
            f" again. What there was is kept as {database.with_name(kept)}"
        )


def _note_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.restoring")
