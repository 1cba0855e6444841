"""What a start puts right in a database before anything else is written."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.erasures import KEY as ERASURE
from bot.store.erasures import Erasure, read_erasure
from bot.store.journals import forget_lost
from bot.store.lease import KEY as HOLDER
from bot.store.nonces import KEY as EPOCHS
from bot.store.nonces import begin_epoch, read_epochs
from bot.store.structure import as_text

log = logging.getLogger(__name__)

LOST = "lost"
"""Under which it is kept that transactions were lost, until the channels are told."""


def put_right(path: Path, lost: int) -> None:
    """Note how many transactions were ``lost``, and make anew what the program keeps and cannot be read.

    Rows of the outbox that come now have other nonces than those that may be lost: so it is wherever the last
    process has not let the database go, since nobody knows then what was behind that which can be read; one
    that was taken over may have sent what it could not note. Where it is not known who was erased last, all
    that is pending may name somebody.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.text_factory = as_text
        connection.execute("PRAGMA synchronous = full")
        connection.execute("BEGIN IMMEDIATE")
        kept: dict[str, str] = dict(connection.execute("SELECT key, value FROM meta").fetchall())
        unclean = HOLDER in kept
        if lost or unclean or not _is_read(read_epochs, kept.get(EPOCHS)):
            begin_epoch(connection)
        if lost:
            _keep(connection, LOST, str(lost))
        if not _is_read(read_erasure, kept.get(ERASURE)):
            log.error("who was erased last is damaged")
            last = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchone()
            unknown = Erasure(secrets.randbits(62), 0 if last is None else last[0])
            _keep(connection, ERASURE, unknown.stored or "")
        connection.execute("COMMIT")
    if lost:
        forget_lost(path)


def _is_read(read: Callable[[str | None], object], stored: str | None) -> bool:
    try:
        read(stored)
    except ValueError:
        return False
    return True


def _keep(connection: sqlite3.Connection, key: str, value: str) -> None:
    connection.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
