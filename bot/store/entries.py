"""The log: what was done at a game, in order, only ever added to."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.people import Person, person_of


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log.

    ``kind`` "action" has an action and its events (JSON); ``passed`` says that the ball
    passed by it. "undo" takes back the entry ``target``; that one is then ``undone``. Other kinds
    ("reset", "restore", "abandon") change nothing in the position. ``time`` is in milliseconds.
    """

    seq: int
    kind: str
    time: int
    seat: int | None = None
    person: Person | None = None
    action: str | None = None
    events: str = "[]"
    passed: bool = False
    target: int | None = None
    interaction_id: int | None = None
    undone: bool = False


async def add_entry(queries: Queries, game: int, entry: Entry, person: int | None) -> None:
    """Adds a line; ``person`` is the row of who did it.

    Raises sqlite3.IntegrityError if the game has that line or the interaction was noted before.
    """
    await queries.run(
        "INSERT INTO entry (game, seq, kind, seat, person, action, events, passed, target, interaction_id,"
        " time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game,
        entry.seq,
        entry.kind,
        entry.seat,
        person,
        entry.action,
        entry.events,
        entry.passed,
        entry.target,
        entry.interaction_id,
        entry.time,
    )


_COLUMNS = (
    "SELECT entry.*, person.discord_id, person.name,"
    " EXISTS (SELECT 1 FROM entry AS later WHERE later.game = entry.game AND later.kind = 'undo'"
    " AND later.target = entry.seq) AS undone"
    " FROM entry LEFT JOIN person ON person.id = entry.person"
)


def _entry_of(row: sqlite3.Row) -> Entry:
    return Entry(
        seq=row["seq"],
        kind=row["kind"],
        time=row["time"],
        seat=row["seat"],
        person=person_of(row),
        action=row["action"],
        events=row["events"],
        passed=bool(row["passed"]),
        target=row["target"],
        interaction_id=row["interaction_id"],
        undone=bool(row["undone"]),
    )


async def entries_after(queries: Queries, game: int, seq: int) -> list[Entry]:
    """The lines after a line, in order."""
    rows = await queries.rows(
        _COLUMNS + " WHERE entry.game = ? AND entry.seq > ? ORDER BY entry.seq", game, seq
    )
    return [_entry_of(row) for row in rows]


async def last_entries(queries: Queries, game: int, limit: int) -> list[Entry]:
    """The newest lines, the newest last."""
    rows = await queries.rows(_COLUMNS + " WHERE entry.game = ? ORDER BY entry.seq DESC LIMIT ?", game, limit)
    return [_entry_of(row) for row in reversed(rows)]


async def entry_at(queries: Queries, game: int, seq: int) -> Entry | None:
    """One line of a game."""
    row = await queries.row(_COLUMNS + " WHERE entry.game = ? AND entry.seq = ?", game, seq)
    return None if row is None else _entry_of(row)


async def entry_of_interaction(queries: Queries, interaction_id: int) -> tuple[int, Entry] | None:
    """What an interaction did, and at which game."""
    row = await queries.row(_COLUMNS + " WHERE entry.interaction_id = ?", interaction_id)
    return None if row is None else (row["game"], _entry_of(row))


async def has_acted(queries: Queries, game: int, seat: int) -> bool:
    """Whether a seat has ever done something."""
    row = await queries.row(
        "SELECT 1 FROM entry WHERE game = ? AND seat = ? AND kind = 'action' LIMIT 1", game, seat
    )
    return row is not None


async def last_seq(queries: Queries, game: int) -> int:
    """The number of a game's last line; 0 if it has none."""
    row = await queries.row("SELECT coalesce(max(seq), 0) AS seq FROM entry WHERE game = ?", game)
    assert row is not None
    return row["seq"]
