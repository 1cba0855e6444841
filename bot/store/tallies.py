"""How often what came of games, counted by SQLite from the rows of results and found by indexes alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.connection import Queries
from bot.store.kinds import Ending, Status

# Seals of ten thousand rows cannot be compared for an answer: what no row may hold is left out.
_ENDINGS, _STATUSES = {one.value: one for one in Ending}, {one.value: one for one in Status}


@dataclass(frozen=True, slots=True)
class Among:
    """Which results are meant: those of a server, of a person (row id) there, of one kind of game."""

    guild_id: int
    person: int | None = None
    kind: str | None = None


class SeatTally(NamedTuple):
    """How often (``times``) a seat of so many had points; ``points`` is None where nobody had any.

    Of these ``won`` times it won. It was waited for ``waits`` times, ``waited`` milliseconds in all.
    """

    kind: str
    seats: int
    seat: int
    ending: Ending
    points: int | None
    times: int
    won: int
    waited: int
    waits: int


class LengthTally(NamedTuple):
    """How often (``times``) games that ended so were so long: ``length`` is in rounds, or in hours."""

    kind: str
    status: Status
    length: int
    times: int


async def tally_seats(queries: Queries, among: Among) -> Sequence[SeatTally]:
    """Count what came of games for seats: those of a person, or all of a server."""
    conditions, parameters = _meant(among)
    if among.person is not None:
        conditions, parameters = ["person = ?", *conditions], [among.person, *parameters]
    rows = await queries.rows(
        "SELECT kind, seats, seat, ending, points, count(*), total(won), total(waited), total(waits)"
        f" FROM result_seat WHERE {' AND '.join(conditions)}"
        " GROUP BY kind, seats, seat, ending, points",
        *parameters,
    )
    return [
        SeatTally(kind, seats, seat, _ENDINGS[ending], points, times, int(won), int(waited), int(waits))
        for kind, seats, seat, ending, points, times, won, waited, waits in rows
        if ending in _ENDINGS
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
        f"{selected}, count(*) FROM result WHERE {' AND '.join(conditions)} GROUP BY kind, status, length",
        *parameters,
    )
    return [
        LengthTally(kind, _STATUSES[status], length, times)
        for kind, status, length, times in rows
        if status in _STATUSES
    ]


def _meant(among: Among) -> tuple[list[str], list[object]]:
    """Return the conditions that rows are of the server and the kind of game that are meant.

    A plus keeps SQLite from the index of the server where those of a person are fewer.
    """
    plus = "" if among.person is None else "+"
    if among.kind is None:
        return [f"{plus}guild_id = ?"], [among.guild_id]
    return [f"{plus}guild_id = ?", f"{plus}kind = ?"], [among.guild_id, among.kind]
