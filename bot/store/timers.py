"""Timers: what comes due at a time, each in a row of one table, whatever is done then.

A row that is not as it was written, or of a kind that nobody knows, is no timer: it stops no other.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.store.connection import Queries, marks
from bot.store.kinds import TimerKind, literals

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TimerRow:
    """What comes due in a game: ``key`` says for what, and ``kind`` what is done then.

    ``due`` is when, and ``remaining`` how much of the time is left while it stands still, in milliseconds;
    one of them is None. A question that is asked again may have both, and so has a reminder that quiet hours
    have put off: then it runs until ``due``.
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


_READABLE = f"sound AND kind IN ({literals(TimerKind)})"
_COLUMNS = f"SELECT game, kind, key, due, remaining, {_READABLE} AS readable FROM sound_timer"


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
    return _readable(await _rows_at(queries, game, kinds))


async def sound_timers_at(queries: Queries, game: int, kinds: Collection[TimerKind]) -> tuple[TimerRow, ...]:
    """Return the timers of some kinds at a game as :func:`timers_at`, and remove what cannot be read."""
    rows = await _rows_at(queries, game, kinds)
    if not all(row["readable"] for row in rows):
        log.error("a timer of game %d is not as it was written; it is removed", game)
    for row in rows:
        if not row["readable"]:
            await remove_timer(queries, game, TimerKind(row["kind"]), row["key"])
    return _readable(rows)


async def timers_due(queries: Queries, now: int) -> tuple[TimerRow, ...]:
    """Return the timers that are due at a time, the earliest first."""
    return _readable(await queries.rows(f"{_COLUMNS} WHERE due IS NOT NULL AND due <= ? ORDER BY due", now))


async def games_with_unreadable(queries: Queries, now: int) -> tuple[int, ...]:
    """Return the games that have timers that would be due at a time if they could be read."""
    rows = await queries.rows(
        f"SELECT DISTINCT game FROM sound_timer WHERE due IS NOT NULL AND due <= ? AND NOT ({_READABLE})", now
    )
    return tuple(row["game"] for row in rows)


async def remove_unreadable(queries: Queries, game: int) -> None:
    """Remove the timers of a game that cannot be read."""
    await queries.run(
        "DELETE FROM timer WHERE game = ? AND NOT EXISTS (SELECT 1 FROM sound_timer AS same"
        f" WHERE same.game = timer.game AND same.kind = timer.kind AND same.key = timer.key AND {_READABLE})",
        game,
    )


async def next_timer(queries: Queries) -> int | None:
    """Return when the next timer is due, in milliseconds; None if none runs."""
    row = await queries.row(f"SELECT due FROM sound_timer WHERE due > 0 AND {_READABLE} ORDER BY due LIMIT 1")
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


_RUNNING = f"due IS NOT NULL AND made > ? AND kind <> {TimerKind.AWAY.value!r}"
"""Which timers run that were set after a time; until when somebody is away they have typed themselves."""


async def latest_made(queries: Queries) -> int | None:
    """Return when the last of the timers that run was set, in milliseconds; None if none runs."""
    row = await queries.row(f"SELECT max(made) AS made FROM sound_timer WHERE {_RUNNING} AND {_READABLE}", -1)
    return None if row is None else row["made"]


async def timers_made_after(queries: Queries, time: int) -> dict[int, frozenset[TimerKind]]:
    """Return the games with timers that run and were set after a time, with the kinds of these."""
    rows = await queries.rows(
        f"SELECT DISTINCT game, kind FROM sound_timer WHERE {_RUNNING} AND {_READABLE} ORDER BY game, kind",
        time,
    )
    kinds: dict[int, set[TimerKind]] = {}
    for row in rows:
        kinds.setdefault(row["game"], set()).add(TimerKind(row["kind"]))
    return {game: frozenset(found) for game, found in kinds.items()}


async def shift_timers(queries: Queries, by: int, made_after: int) -> None:
    """Move all timers that run and were set after a time, as the clock has jumped."""
    await queries.run(
        f"UPDATE timer SET due = due + ?, made = made + ? WHERE {_RUNNING}"
        " AND EXISTS (SELECT 1 FROM sound_timer AS same WHERE same.game = timer.game"
        f" AND same.kind = timer.kind AND same.key = timer.key AND {_READABLE})",
        by,
        by,
        made_after,
    )


async def _rows_at(queries: Queries, game: int, kinds: Collection[TimerKind]) -> list[sqlite3.Row]:
    return await queries.rows(
        f"{_COLUMNS} WHERE game = ? AND kind IN ({marks(kinds)}) ORDER BY kind, key", game, *kinds
    )


def _readable(rows: Iterable[sqlite3.Row]) -> tuple[TimerRow, ...]:
    return tuple(_row_of(row) for row in rows if row["readable"])


def _row_of(row: sqlite3.Row) -> TimerRow:
    return TimerRow(row["game"], TimerKind(row["kind"]), row["key"], row["due"], row["remaining"])
