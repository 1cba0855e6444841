"""How often what came of games, counted by SQLite from the rows of results and found by indexes alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import Ending, Status

# Seals of ten thousand rows cannot be compared for an answer: what no row may hold is left out.
_ENDINGS, _STATUSES = frozenset(Ending), frozenset(Status)


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
    """How often (``count``) games that ended so were so long: ``length`` is in rounds, or in hours."""

    kind: str
    status: Status
    length: int
    count: int


async def tally_seats(queries: Queries, among: Among) -> Sequence[SeatTally]:
    """Count what came of games for seats: those of a person, or all of a server."""
    conditions, parameters = _meant(among)
    if among.person is not None:
        conditions, parameters = ["person = ?", *conditions], [among.person, *parameters]
    rows = await queries.rows(
        "SELECT kind, seats, seat, ending, points, count(*) AS count, total(won) AS won,"
        " total(waited) AS waited, total(waits) AS waits"
        f" FROM result_seat WHERE {' AND '.join(conditions)}"
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
        if row["ending"] in _ENDINGS
    ]


async def tally_rounds(queries: Queries, among: Among) -> Sequence[LengthTally]:
    """Count how many rounds games had."""
    return await _tally_lengths(queries, among, "SELECT kind, status, rounds AS length")


async def tally_hours(queries: Queries, among: Among) -> Sequence[LengthTally]:
    """Count how many hours games took, in whole days if over two."""
    return await _tally_lengths(queries, among, "SELECT kind, status, hours AS length")


async def _tally_lengths(queries: Queries, among: Among, selected: str) -> Sequence[LengthTally]:
    conditions, parameters = _meant(among)
    if among.person is not None:
        conditions = ["game IN (SELECT game FROM result_seat WHERE person = ?)", *conditions]
        parameters = [among.person, *parameters]
    rows = await queries.rows(
        f"{selected}, count(*) AS count FROM result WHERE {' AND '.join(conditions)}"
        " GROUP BY kind, status, length",
        *parameters,
    )
    return [
        LengthTally(row["kind"], Status(row["status"]), row["length"], row["count"])
        for row in rows
        if row["status"] in _STATUSES
    ]


def _meant(among: Among) -> tuple[list[str], list[object]]:
    """Return the conditions that rows are of the server and the kind of game that are meant.

    A plus keeps SQLite from the index of the server where those of a person are fewer.
    """
    plus = "" if among.person is None else "+"
    if among.kind is None:
        return [f"{plus}guild_id = ?"], [among.guild_id]
    return [f"{plus}guild_id = ?", f"{plus}kind = ?"], [among.guild_id, among.kind]
