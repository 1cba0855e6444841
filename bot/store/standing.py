"""Standing answers: what people have said beforehand to what their seats will be asked."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A standing answer (JSON) of a seat to a topic, given by a person (their row id).

    It was given after entry ``since``, and counts ``times`` times; None for good.
    """

    seat: int
    topic: str
    person: int
    answer: str
    since: int = 0
    times: int | None = None


async def standing_at(queries: Queries, game: int) -> tuple[StandingRow, ...]:
    """Return the standing answers at a game of those who have the seats now, by seat."""
    rows = await queries.rows(
        "SELECT standing.seat, topic, standing.person, answer, since, times FROM standing JOIN seat"
        " ON seat.game = standing.game AND seat.seat = standing.seat AND seat.person = standing.person"
        " WHERE standing.game = ? ORDER BY standing.seat, topic",
        game,
    )
    return tuple(
        StandingRow(row["seat"], row["topic"], row["person"], row["answer"], row["since"], row["times"])
        for row in rows
    )


async def set_standing(queries: Queries, game: int, row: StandingRow) -> None:
    """Store a standing answer, in the place of the seat's earlier one to the same topic."""
    await queries.run(
        "INSERT INTO standing (game, seat, topic, person, answer, since, times) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, seat, topic) DO UPDATE SET person = excluded.person, answer = excluded.answer,"
        " since = excluded.since, times = excluded.times",
        game,
        row.seat,
        row.topic,
        row.person,
        row.answer,
        row.since,
        row.times,
    )


async def withdraw_standing(queries: Queries, game: int, seat: int, topic: str | None) -> None:
    """Delete a seat's standing answer to a topic, or all of them (None)."""
    await queries.run(
        "DELETE FROM standing WHERE game = ?1 AND seat = ?2 AND topic = coalesce(?3, topic)",
        game,
        seat,
        topic,
    )


async def standing_of(queries: Queries, person: int) -> Sequence[sqlite3.Row]:
    """Return the standing answers of a person, with the kind of each game; newest game first."""
    return await queries.rows(
        "SELECT game.id, game.kind, standing.answer, standing.times FROM standing"
        " JOIN game ON game.id = standing.game"
        " WHERE standing.person = ? ORDER BY game.id DESC, topic",
        person,
    )
