"""Files of the store: for their owner alone, and whole or not there at all."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

log = logging.getLogger(__name__)

PART = ".part"
"""How the name of a file ends that is still being written."""

_OWNER_ONLY = 0o600
_BESIDE = ("", "-wal", "-shm", "-journal", ".lock")


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone can read, if none is there."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))


def keep_private(path: Path) -> None:
    """Let nobody but its owner read a database, what SQLite keeps beside it, and copies of before.

    It holds seeds and names. SQLite gives the files that it makes beside a database the same rights.
    """
    for found in (*(path.with_name(path.name + end) for end in _BESIDE), *copies_beside(path)):
        with suppress(FileNotFoundError):
            if found.stat().st_mode & 0o077:
                _restrict(found)


def copies_beside(path: Path) -> list[Path]:
    """Return the copies of a database that upgrades, restoring and damage have left beside it, by name."""
    prefixes = tuple(f"{path.name}.{what}-" for what in ("before", "replaced", "damaged"))
    return sorted(found for found in path.parent.iterdir() if found.name.startswith(prefixes))


def _restrict(path: Path) -> None:
    try:
        path.chmod(_OWNER_ONLY)
    except PermissionError as error:
        log.warning("others can read %s, and that cannot be changed: %s", path, error)


@contextmanager
def written_aside(target: Path) -> Generator[Path]:
    """Yield the path of a private empty file to write into; at the end it is on the disk as ``target``.

    Killed or failing in between leaves no file of that name; what is left of an earlier try goes first.
    """
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        yield part
        _flush(part)
        part.replace(target)
    except BaseException:
        for end in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)
        raise
    flush_folder(target.parent)


def flush_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system can say so."""
    with suppress(OSError):
        _flush(folder)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
