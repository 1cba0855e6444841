"""The bot's database before anything is in it, made once: most tests begin with one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.migrations import load_migrations, packaged_migrations, prepare


def put_empty_database(path: Path) -> None:
    """Write a new database to a path, as the store makes it, unless there is a file already."""
    if not path.exists():
        path.write_bytes(_empty_database())


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder, "riquet.db")
        prepare(path, load_migrations(packaged_migrations()))
        return path.read_bytes()
