"""Nonces of messages: what Discord knows a second sending of the same row by.

Rows that come after a copy of the database was made have the same ids in it as in the original. So each copy
begins an epoch: rows after it have nonces of their own, and rows from before keep those that they had.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

import msgspec

_Stored = tuple[int, Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]]

KEY = "nonces"
"""Under which the store keeps the epochs."""

log = logging.getLogger(__name__)

_FIRST_MARK = 1 << 30


@dataclass(frozen=True, slots=True)
class Epoch:
    """Rows of the outbox after the row ``after`` have nonces with a mark."""

    after: int
    mark: str


def nonce_of(row_id: int, epochs: Sequence[Epoch]) -> str:
    """Return the nonce of a row, by the epochs in their order.

    >>> nonce_of(7, [Epoch(5, "a"), Epoch(9, "b")]), nonce_of(5, [Epoch(5, "a")])
    ('a-7', '5')
    """
    mark = next((epoch.mark for epoch in reversed(epochs) if epoch.after < row_id), None)
    return str(row_id) if mark is None else f"{mark}-{row_id}"


def mark_of(row_id: int, epochs: Sequence[Epoch]) -> int:
    """Return the mark of a row's message, by which it is known when messages are read: from 2^30 to 2^31 - 1.

    In one epoch no two rows have the same one; lower numbers are those that Discord gives by itself.

    >>> mark_of(7, [Epoch(5, "a"), Epoch(9, "b")]) - _FIRST_MARK, mark_of(5, []) - _FIRST_MARK
    (17, 5)
    """
    epoch, _, _ = nonce_of(row_id, epochs).rpartition("-")
    return _FIRST_MARK + (int(epoch or "0", 16) + row_id) % _FIRST_MARK


def read_epochs(stored: str | None) -> tuple[Epoch, ...]:
    """Return epochs as the store keeps them, in order; none if there never was one.

    Raises ValueError if they are not as they were written.
    """
    return tuple(Epoch(*one) for one in msgspec.json.decode(stored or "[]", type=list[_Stored]))


def begin_epoch(copy: sqlite3.Connection) -> None:
    """Begin an epoch in a copy of the database; those go of which no row is pending."""
    stored = copy.execute("SELECT value FROM meta WHERE key = ?", (KEY,)).fetchone()
    numbers = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'"
    (last,) = copy.execute(numbers).fetchone()
    (pending,) = copy.execute("SELECT min(id) FROM outbox WHERE done IS NULL").fetchone()
    oldest = last + 1 if pending is None else pending
    try:
        epochs = read_epochs(None if stored is None else stored[0])
    except ValueError:
        # Of messages of before nobody knows by which nonces they went: they are looked for by none.
        log.error("the epochs of nonces are damaged")
        epochs = ()
    kept = [epoch for epoch, later in pairwise(epochs) if later.after >= oldest]
    kept += [*epochs[-1:], Epoch(last, secrets.token_hex(4))]
    copy.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (KEY, json.dumps([(epoch.after, epoch.mark) for epoch in kept])),
    )
