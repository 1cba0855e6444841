"""Plans: what people have said that their seats do when they are asked next."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass

from bot.store.connection import Queries


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A plan (JSON) of a seat, made by a person (their row id) after entry ``since``.

    ``asked`` are the keys of the texts by which the seat was to be asked. ``taken`` is the branch that was
    chosen, and how many of its moves were done; None before. ``dropped`` is why it does not count any more
    (JSON), for its person to know; None while it counts.
    """

    seat: int
    person: int
    plan: str
    since: int
    asked: tuple[str, ...] = ()
    taken: tuple[int, int] | None = None
    dropped: str | None = None


async def plans_at(queries: Queries, game: int) -> tuple[PlanRow, ...]:
    """Return the plans at a game of those who have the seats now, by seat."""
    rows = await queries.rows(
        "SELECT plan.* FROM plan JOIN seat"
        " ON seat.game = plan.game AND seat.seat = plan.seat AND seat.person = plan.person"
        " WHERE plan.game = ? ORDER BY plan.seat",
        game,
    )
    return tuple(map(_row_of, rows))


async def set_plan(queries: Queries, game: int, row: PlanRow) -> None:
    """Store a plan of which nothing was done yet, in the place of the seat's earlier one."""
    await queries.run(
        "INSERT INTO plan (game, seat, person, plan, since, asked) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, plan = excluded.plan,"
        " since = excluded.since, asked = excluded.asked, branch = NULL, moves = 0, dropped = NULL",
        game,
        row.seat,
        row.person,
        row.plan,
        row.since,
        json.dumps(list(row.asked)),
    )


async def note_taken(queries: Queries, game: int, seat: int, taken: tuple[int, int] | None) -> None:
    """Store which branch of a seat's plan was taken, and how many of its moves were done; None before."""
    branch, moves = taken or (None, 0)
    await queries.run(
        "UPDATE plan SET branch = ?, moves = ? WHERE game = ? AND seat = ?", branch, moves, game, seat
    )


async def note_dropped(queries: Queries, game: int, seat: int, why: str) -> None:
    """Store why a seat's plan does not count any more (JSON)."""
    await queries.run("UPDATE plan SET dropped = ? WHERE game = ? AND seat = ?", why, game, seat)


async def remove_plan(queries: Queries, game: int, seat: int) -> None:
    """Delete the plan of a seat; it need not have one."""
    await queries.run("DELETE FROM plan WHERE game = ? AND seat = ?", game, seat)


async def remove_dropped(queries: Queries, game: int, seat: int) -> None:
    """Delete the plan of a seat if it does not count any more."""
    await queries.run("DELETE FROM plan WHERE game = ? AND seat = ? AND dropped IS NOT NULL", game, seat)


async def plans_of(queries: Queries, person: int) -> tuple[tuple[int, str, PlanRow], ...]:
    """Return the plans of a person, each with game and kind of game; newest game first."""
    rows = await queries.rows(
        "SELECT plan.*, game.kind FROM plan JOIN game ON game.id = plan.game"
        " WHERE plan.person = ? ORDER BY game.id DESC",
        person,
    )
    return tuple((row["game"], row["kind"], _row_of(row)) for row in rows)


def _row_of(row: sqlite3.Row) -> PlanRow:
    return PlanRow(
        seat=row["seat"],
        person=row["person"],
        plan=row["plan"],
        since=row["since"],
        asked=tuple(json.loads(row["asked"])),
        taken=None if row["branch"] is None else (row["branch"], row["moves"]),
        dropped=row["dropped"],
    )
