"""How often what came of games, counted by SQLite from the rows of results and found by indexes alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import Ending, Status

_HOUR = 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Among:
    """Which results are meant: those of a server, of a person (row id) there, of one kind of game."""

    guild_id: int
    person: int | None = None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTally:
    """How often (``count``) a seat of so many had points; ``points`` is None where nobody had any.

    Of these ``won`` times it won. It was waited for ``waits`` times, ``waited`` milliseconds in all.
    """

    kind: str
    seats: int
    seat: int
    ending: Ending
    points: int | None
    count: int
    won: int
    waited: int
    waits: int


@dataclass(frozen=True, slots=True)
class LengthTally:
    """How often (``count``) games that ended so were so long: ``length`` is in turns, or in hours."""

    kind: str
    status: Status
    length: int
    count: int


async def tally_seats(queries: Queries, among: Among) -> Sequence[SeatTally]:
    """Count what came of games for seats: those of a person, or all of a server."""
    where, parameters = _where(among, "result_seat", "person = ? AND ")
    rows = await queries.rows(
        "SELECT kind, seats, seat, ending, points, count(*) AS count, total(won) AS won,"
        f" total(waited) AS waited, total(waits) AS waits FROM result_seat WHERE {where}"
        " GROUP BY kind, seats, seat, ending, points",
        *parameters,
    )
    return [
        SeatTally(
            kind=row["kind"],
            seats=row["seats"],
            seat=row["seat"],
            ending=Ending(row["ending"]),
            points=row["points"],
            count=row["count"],
            won=int(row["won"]),
            waited=int(row["waited"]),
            waits=int(row["waits"]),
        )
        for row in rows
    ]


async def tally_turns(queries: Queries, among: Among) -> Sequence[LengthTally]:
    """Count how many turns games had."""
    return await _tally_lengths(queries, among, "turns")


async def tally_hours(queries: Queries, among: Among) -> Sequence[LengthTally]:
    """Count how many hours games took, from their start to their end."""
    return await _tally_lengths(queries, among, f"(ended - started) / {_HOUR}")


async def _tally_lengths(queries: Queries, among: Among, length: str) -> Sequence[LengthTally]:
    own = "game IN (SELECT game FROM result_seat WHERE person = ?) AND "
    where, parameters = _where(among, "result", own)
    rows = await queries.rows(
        f"SELECT kind, status, {length} AS length, count(*) AS count FROM result WHERE {where}"
        " GROUP BY kind, status, length",
        *parameters,
    )
    return [LengthTally(row["kind"], Status(row["status"]), row["length"], row["count"]) for row in rows]


def _where(among: Among, table: str, of_person: str) -> tuple[str, list[object]]:
    """Return the condition that rows of a table are meant, with its parameters.

    A plus keeps SQLite from the index of the server where those of a person are fewer.
    """
    plus = "" if among.person is None else "+"
    where, parameters = f"{plus}{table}.guild_id = ?", list[object]([among.guild_id])
    if among.kind is not None:
        where, parameters = f"{where} AND {plus}{table}.kind = ?", [*parameters, among.kind]
    if among.person is not None:
        where, parameters = of_person + where, [among.person, *parameters]
    return where, parameters
