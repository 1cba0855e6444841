"""Standing answers: what people have said beforehand to what their seats will be asked.

A row that is not as it was written is no answer: its seat is asked as if there were none.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.store.connection import Queries
from bot.store.entries import uses_of_standing

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A standing answer (JSON) of a seat to a topic, given by a person (their row id).

    It was given after entry ``since`` for ``times`` times, None for good. ``used`` is how often its seat has
    acted by it since then, without what was taken back; of one given for good that is not counted. ``held``
    are the keys of the questions that the seat has come back to, which it does not answer. Of one that cannot
    be read any more ``answer`` is "".
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


_COLUMNS = (
    "SELECT own.game, own.seat, own.person, standing.topic, standing.answer, standing.since, standing.times,"
    " standing.held"
)
_SOUND = (
    "LEFT JOIN sound_standing AS standing ON standing.game = own.game AND standing.seat = own.seat"
    " AND standing.topic = own.topic AND standing.sound"
)
_decode_held = msgspec.json.Decoder(tuple[str, ...]).decode


async def standing_at(queries: Queries, game: int) -> tuple[StandingRow, ...]:
    """Return the standing answers at a game of those who have the seats now, by seat.

    Those that cannot be read are left out.
    """
    rows = await queries.rows(
        f"{_COLUMNS} FROM standing AS own JOIN seat"
        f" ON seat.game = own.game AND seat.seat = own.seat AND seat.person = own.person {_SOUND}"
        " WHERE own.game = ? ORDER BY own.seat, own.topic",
        game,
    )
    found = tuple(map(_row_of, rows))
    if not all(row.answer for row in found):
        log.error("a standing answer at game %d is not as it was written; it does not count", game)
    return await _counted(queries, game, (row for row in found if row.answer))


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
        f"{_COLUMNS}, game.kind FROM standing AS own JOIN game ON game.id = own.game {_SOUND}"
        " WHERE own.person = ? ORDER BY game.id DESC, own.topic",
        person,
    )
    found: list[tuple[int, str, StandingRow]] = []
    for row in rows:
        (counted,) = await _counted(queries, row["game"], [_row_of(row)])
        found.append((row["game"], row["kind"], counted))
    return tuple(found)


def _row_of(row: sqlite3.Row) -> StandingRow:
    """Return a standing answer; of one that cannot be read whose it is."""
    try:
        held = _decode_held(row["held"] or "")
    except ValueError:
        return StandingRow(row["seat"], "", row["person"], answer="")
    return StandingRow(
        seat=row["seat"],
        topic=row["topic"],
        person=row["person"],
        answer=row["answer"],
        since=row["since"],
        times=row["times"],
        held=held,
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
