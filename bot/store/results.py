"""What came of games that ended, for whom: rows that can be made again from the log at any time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import Ending, Status


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What came of a game for somebody (the row id of a person, or the level of a computer player).

    ``nth`` is their place among those who had the seat. ``points``, and whether the seat ``won``, are with
    the last of these; None where there were none. They were waited for ``waits`` times, ``waited``
    milliseconds in all; None where that cannot be said.
    """

    seat: int
    nth: int
    person: int | None
    level: str | None
    ending: Ending
    points: int | None = None
    won: bool | None = None
    waited: int | None = None
    waits: int | None = None


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of a game. Times are in milliseconds; it took so many ``hours``, in whole days if over two.

    ``course`` is packed by :mod:`bot.table.results.course`; None where it is not known. ``people`` are in the
    order of seats, of each seat in that in which they had it.
    """

    game: int
    kind: str
    guild_id: int
    status: Status
    seats: int
    started: int
    ended: int
    rounds: int
    hours: int
    course: bytes | None
    people: tuple[SeatResult, ...]


async def write_result(queries: Queries, result: GameResult) -> None:
    """Store what came of a game of which nothing is stored; a person of whom there is no row is nobody."""
    await queries.run(
        "INSERT INTO result (game, kind, guild_id, status, seats, started, ended, rounds, hours,"
        " course) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        result.game,
        result.kind,
        result.guild_id,
        result.status,
        result.seats,
        result.started,
        result.ended,
        result.rounds,
        result.hours,
        result.course,
    )
    await queries.run_many(
        "INSERT INTO result_seat (game, seat, nth, guild_id, kind, seats, person, level, ending, points, won,"
        " waited, waits)"
        " VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM person WHERE id = ?), ?, ?, ?, ?, ?, ?)",
        [
            (
                *(result.game, one.seat, one.nth, result.guild_id, result.kind, result.seats),
                *(one.person, one.level, one.ending, one.points, one.won, one.waited, one.waits),
            )
            for one in result.people
        ],
    )


async def remove_result(queries: Queries, game: int) -> tuple[int, str, int] | None:
    """Delete what is stored of a game; return its server, its kind and when it ended, None if nothing was."""
    row = await queries.row("SELECT guild_id, kind, ended FROM result WHERE game = ?", game)
    # Those of seats are there also where the number in the row of their game has rotted.
    await queries.run("DELETE FROM result_seat WHERE game = ?", game)
    if row is None:
        return None
    await queries.run("DELETE FROM result WHERE game = ?", game)
    return row["guild_id"], row["kind"], row["ended"]


async def remove_all_results(queries: Queries) -> None:
    """Delete what is stored of all games, with all ratings."""
    for table in ("result_seat", "result", "rating", "computer_rating", "ranking"):
        await queries.run(f"DELETE FROM {table}")


async def find_result(queries: Queries, game: int) -> GameResult | None:
    """Return what came of a game; None if it is not counted, or not as it was written."""
    row = await queries.row("SELECT * FROM sound_result WHERE game = ? AND sound", game)
    if row is None:
        return None
    rows = await queries.rows("SELECT * FROM sound_result_seat WHERE game = ? ORDER BY seat, nth", game)
    if not all(one["sound"] for one in rows):
        return None
    return GameResult(
        game=row["game"],
        kind=row["kind"],
        guild_id=row["guild_id"],
        status=Status(row["status"]),
        seats=row["seats"],
        started=row["started"],
        ended=row["ended"],
        rounds=row["rounds"],
        hours=row["hours"],
        course=row["course"],
        people=tuple(
            SeatResult(
                seat=one["seat"],
                nth=one["nth"],
                person=one["person"],
                level=one["level"],
                ending=Ending(one["ending"]),
                points=one["points"],
                won=None if one["won"] is None else bool(one["won"]),
                waited=one["waited"],
                waits=one["waits"],
            )
            for one in rows
        ),
    )


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Who left a seat by the entry ``seq``, and who has it then: row ids of people, None for nobody."""

    seq: int
    outgoing: int | None
    incoming: int | None


async def seat_changes(queries: Queries, game: int) -> Sequence[SeatChange]:
    """Return who had which seat by turns, in order, as the entries of a game say it."""
    rows = await queries.rows(
        "SELECT seq, outgoing, incoming FROM entry WHERE kind <> 'action' AND game = ? AND about IS NOT NULL"
        " ORDER BY +seq",
        game,
    )
    return [SeatChange(row["seq"], row["outgoing"], row["incoming"]) for row in rows]
