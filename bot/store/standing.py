"""Standing answers: what people have said beforehand to what their seats will be asked."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.store.connection import Queries
from bot.store.entries import uses_of_standing


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A standing answer (JSON) of a seat to a topic, given by a person (their row id).

    It was given after entry ``since`` for ``times`` times, None for good. ``used`` is how often its seat has
    acted by it since then, without what was taken back; of one given for good that is not counted. ``held``
    are the keys of the questions that the seat has come back to, which it does not answer.
    """

    seat: int
    topic: str
    person: int
    answer: str
    since: int = 0
    times: int | None = None
    held: tuple[str, ...] = ()
    used: int = 0

    @property
    def left(self) -> int | None:
        """Return how often it counts from now on; None for good."""
        return None if self.times is None else max(0, self.times - self.used)


async def standing_at(queries: Queries, game: int) -> tuple[StandingRow, ...]:
    """Return the standing answers at a game of those who have the seats now, by seat."""
    rows = await queries.rows(
        "SELECT standing.seat, topic, standing.person, answer, since, times, held FROM standing JOIN seat"
        " ON seat.game = standing.game AND seat.seat = standing.seat AND seat.person = standing.person"
        " WHERE standing.game = ? ORDER BY standing.seat, topic",
        game,
    )
    return await _counted(queries, game, map(_row_of, rows))


async def set_standing(queries: Queries, game: int, row: StandingRow) -> None:
    """Store a standing answer, in the place of the seat's earlier one to the same topic."""
    await queries.run(
        "INSERT INTO standing (game, seat, topic, person, answer, since, times) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, seat, topic) DO UPDATE SET person = excluded.person, answer = excluded.answer,"
        " since = excluded.since, times = excluded.times, held = '[]'",
        game,
        row.seat,
        row.topic,
        row.person,
        row.answer,
        row.since,
        row.times,
    )


async def hold_standing(queries: Queries, game: int, seat: int, topic: str, keys: Sequence[str]) -> None:
    """Let a seat's standing answer to a topic not answer the questions with some keys."""
    held = json.dumps(list(keys))
    await queries.run(
        "UPDATE standing SET held = ? WHERE game = ? AND seat = ? AND topic = ?", held, game, seat, topic
    )


async def withdraw_standing(queries: Queries, game: int, seat: int, topic: str | None) -> None:
    """Delete a seat's standing answer to a topic, or all of them (None)."""
    await queries.run(
        "DELETE FROM standing WHERE game = ?1 AND seat = ?2 AND topic = coalesce(?3, topic)",
        game,
        seat,
        topic,
    )


async def standing_of(queries: Queries, person: int) -> tuple[tuple[int, str, StandingRow], ...]:
    """Return the standing answers of a person, each with game and kind of game; newest game first."""
    rows = await queries.rows(
        "SELECT standing.*, game.kind FROM standing JOIN game ON game.id = standing.game"
        " WHERE standing.person = ? ORDER BY game.id DESC, topic",
        person,
    )
    found: list[tuple[int, str, StandingRow]] = []
    for row in rows:
        (counted,) = await _counted(queries, row["game"], [_row_of(row)])
        found.append((row["game"], row["kind"], counted))
    return tuple(found)


def _row_of(row: sqlite3.Row) -> StandingRow:
    return StandingRow(
        seat=row["seat"],
        topic=row["topic"],
        person=row["person"],
        answer=row["answer"],
        since=row["since"],
        times=row["times"],
        held=tuple(json.loads(row["held"])),
    )


async def _counted(queries: Queries, game: int, rows: Iterable[StandingRow]) -> tuple[StandingRow, ...]:
    """Return standing answers at a game with how often they were used, where that matters.

    Only the part of the log is read that is newer than the oldest of these.
    """
    found = tuple(rows)
    since = min((row.since for row in found if row.times is not None), default=None)
    if since is None:
        return found
    uses = await uses_of_standing(queries, game, since)
    return tuple(row if row.times is None else replace(row, used=_times_used(row, uses)) for row in found)


def _times_used(row: StandingRow, uses: Sequence[tuple[int, int, str]]) -> int:
    return sum(seq > row.since and (seat, topic) == (row.seat, row.topic) for seq, seat, topic in uses)
