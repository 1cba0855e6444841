"""Timers: what comes due at a time, each in a row of one table, whatever is done then."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

from bot.store.connection import Queries, marks
from bot.store.kinds import TimerKind


@dataclass(frozen=True, slots=True)
class TimerRow:
    """What comes due in a game: ``key`` says for what, and ``kind`` what is done then.

    ``due`` is when, and ``remaining`` how much of the time is left while it stands still, in milliseconds;
    one of them is None. A clock has both while it stands still until ``due``.
    """

    game: int
    kind: TimerKind
    key: str
    due: int | None = None
    remaining: int | None = None

    def running(self, now: int) -> TimerRow:
        """Return it with its time running from ``now`` on."""
        if self.remaining is None:
            return self
        return TimerRow(self.game, self.kind, self.key, due=now + self.remaining)

    def stopped(self, now: int) -> TimerRow:
        """Return it with its time standing still from ``now`` on."""
        if self.due is None:
            return self
        return TimerRow(self.game, self.kind, self.key, remaining=max(0, self.due - now))


_COLUMNS = "SELECT game, kind, key, due, remaining FROM timer"


async def save_timer(queries: Queries, row: TimerRow, now: int) -> None:
    """Keep a timer, in the place of what was kept of it."""
    await queries.run(
        "INSERT INTO timer (game, kind, key, due, remaining, made) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, kind, key) DO UPDATE SET due = excluded.due, remaining = excluded.remaining,"
        " made = excluded.made",
        row.game,
        row.kind,
        row.key,
        row.due,
        row.remaining,
        now,
    )


async def remove_timer(queries: Queries, game: int, kind: TimerKind, key: str) -> None:
    """Keep a timer no longer; it need not be there."""
    await queries.run("DELETE FROM timer WHERE game = ? AND kind = ? AND key = ?", game, kind, key)


async def timers_at(queries: Queries, game: int, kinds: Collection[TimerKind]) -> tuple[TimerRow, ...]:
    """Return the timers of some kinds at a game, by kind and key."""
    rows = await queries.rows(
        f"{_COLUMNS} WHERE game = ? AND kind IN ({marks(kinds)}) ORDER BY kind, key", game, *kinds
    )
    return tuple(_row_of(row) for row in rows)


async def timers_due(queries: Queries, now: int) -> tuple[TimerRow, ...]:
    """Return the timers that are due at a time, the earliest first."""
    rows = await queries.rows(f"{_COLUMNS} WHERE due IS NOT NULL AND due <= ? ORDER BY due, rowid", now)
    return tuple(_row_of(row) for row in rows)


async def next_timer(queries: Queries) -> int | None:
    """Return when the next timer is due, in milliseconds; None if none runs."""
    row = await queries.row("SELECT min(due) AS due FROM timer WHERE due IS NOT NULL")
    return None if row is None else row["due"]


async def put_off(queries: Queries, timer: TimerRow, until: int) -> None:
    """Have a timer come due at a later time, unless it has another by now."""
    await queries.run(
        "UPDATE timer SET due = ? WHERE game = ? AND kind = ? AND key = ? AND due = ?",
        until,
        timer.game,
        timer.kind,
        timer.key,
        timer.due,
    )


async def correct_timers(queries: Queries, now: int) -> None:
    """Let timers run for as long as they were to from ``now`` on that were made by a clock that ran ahead."""
    await queries.run(
        "UPDATE timer SET due = due - made + ?1, made = ?1 WHERE due IS NOT NULL AND made > ?1", now
    )


def _row_of(row: sqlite3.Row) -> TimerRow:
    return TimerRow(row["game"], TimerKind(row["kind"]), row["key"], row["due"], row["remaining"])
