"""Plans: what people have said that their seats do when they are asked next.

Of a row that is not as it was written nothing is known but whose it is.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass

import msgspec

from bot.store.connection import Queries
from bot.store.rewinds import effective_spans, in_spans, rewinds_of


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A plan (JSON) of a seat, made by a person (their row id) after entry ``since``.

    ``asked`` are the keys of the texts by which the seat was to be asked. ``taken`` is the branch that was
    chosen, and how many of its moves were done; None before. ``dropped`` is why it does not count any more
    (JSON), for its person to know; None while it counts. Of one that cannot be read any more ``plan`` is "".
    """

    seat: int
    person: int
    plan: str
    since: int
    asked: tuple[str, ...] = ()
    taken: tuple[int, int] | None = None
    dropped: str | None = None


_COLUMNS = (
    "SELECT own.game, own.seat, own.person, plan.plan, plan.since, plan.asked, plan.branch, plan.moves,"
    " plan.dropped"
)
_SOUND = "LEFT JOIN sound_plan AS plan ON plan.game = own.game AND plan.seat = own.seat AND plan.sound"
_decode_asked = msgspec.json.Decoder(tuple[str, ...]).decode


async def plans_at(queries: Queries, game: int) -> tuple[PlanRow, ...]:
    """Return the plans at a game of those who have the seats now, by seat."""
    rows = await queries.rows(
        f"{_COLUMNS} FROM plan AS own JOIN seat"
        f" ON seat.game = own.game AND seat.seat = own.seat AND seat.person = own.person {_SOUND}"
        " WHERE own.game = ? ORDER BY own.seat",
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


async def note_unreadable(queries: Queries, game: int, seat: int, why: str) -> None:
    """Store that a seat's plan cannot be read any more (JSON), and nothing else of it."""
    await queries.run(
        "UPDATE plan SET plan = '', since = 0, asked = '[]', branch = NULL, moves = 0, dropped = ?"
        " WHERE game = ? AND seat = ?",
        why,
        game,
        seat,
    )


async def remove_plan(queries: Queries, game: int, seat: int) -> None:
    """Delete the plan of a seat; it need not have one."""
    await queries.run("DELETE FROM plan WHERE game = ? AND seat = ?", game, seat)


async def remove_dropped(queries: Queries, game: int, seat: int) -> None:
    """Delete the plan of a seat if it does not count any more."""
    await queries.run("DELETE FROM plan WHERE game = ? AND seat = ? AND dropped IS NOT NULL", game, seat)


async def plans_of(queries: Queries, person: int) -> tuple[tuple[int, str, PlanRow], ...]:
    """Return the plans of a person, each with game and kind of game; newest game first."""
    rows = await queries.rows(
        f"{_COLUMNS}, game.kind FROM plan AS own JOIN game ON game.id = own.game {_SOUND}"
        " WHERE own.person = ? ORDER BY game.id DESC",
        person,
    )
    return tuple((row["game"], row["kind"], _row_of(row)) for row in rows)


async def seats_moved_by_plan(queries: Queries, game: int, since: int, upto: int) -> frozenset[int]:
    """Return the seats whose people made entries by a plan after one that counted when another was the last.

    Seats that somebody else has now are not among them.
    """
    rows = await queries.rows(
        "SELECT entry.seq, entry.seat FROM entry JOIN seat"
        " ON seat.game = entry.game AND seat.seat = entry.seat AND seat.person = entry.person"
        " WHERE entry.game = ? AND entry.seq > ? AND entry.seq <= ?"
        " AND CASE WHEN json_valid(entry.facts) THEN json_type(entry.facts, '$.plan') END = 'integer'"
        " ORDER BY entry.seq",
        game,
        since,
        upto,
    )
    rewinds = [one for one in await rewinds_of(queries, game, since) if one.seq <= upto] if rows else []
    spans = effective_spans(upto, rewinds)
    return frozenset(row["seat"] for row in rows if in_spans(spans, row["seq"]))


def _row_of(row: sqlite3.Row) -> PlanRow:
    """Return a plan; of one that cannot be read whose it is."""
    try:
        asked = _decode_asked(row["asked"] or "")
    except ValueError:
        return PlanRow(row["seat"], row["person"], plan="", since=0)
    return PlanRow(
        seat=row["seat"],
        person=row["person"],
        plan=row["plan"],
        since=row["since"],
        asked=asked,
        taken=None if row["branch"] is None else (row["branch"], row["moves"]),
        dropped=row["dropped"],
    )
