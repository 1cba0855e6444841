"""What people at a table ask of one another, and who agrees to it."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import ProposalKind, ProposalResult
from bot.store.people import Person, person_of


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """Something that was asked of others.

    ``seat`` asks; ``target`` is an entry or a seat, ``person`` the one who is asked and ``level`` how well
    the bot is to play, where the kind has that. ``consents`` are the seats that agree. ``result`` is there
    once it is closed.
    """

    id: int
    game: int
    kind: ProposalKind
    seat: int
    target: int | None
    person: Person | None
    consents: tuple[int, ...]
    result: ProposalResult | None
    level: str | None = None


async def add_proposal(
    queries: Queries,
    game: int,
    kind: ProposalKind,
    seat: int,
    opened: int,
    target: int | None = None,
    person: int | None = None,
    level: str | None = None,
) -> int:
    """Open a proposal; return its id. sqlite3.IntegrityError if the seat has one of that kind open."""
    row = await queries.row(
        "INSERT INTO proposal (game, kind, seat, target, person, opened, level)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        game,
        kind,
        seat,
        target,
        person,
        opened,
        level,
    )
    assert row is not None
    return row["id"]


_COLUMNS = (
    "SELECT proposal.*, person.discord_id, person.name FROM proposal"
    " LEFT JOIN person ON person.id = proposal.person"
)


async def _proposal_of(queries: Queries, row: sqlite3.Row) -> ProposalRow:
    agreed = await queries.rows("SELECT seat FROM consent WHERE proposal = ? ORDER BY seat", row["id"])
    return ProposalRow(
        id=row["id"],
        game=row["game"],
        kind=ProposalKind(row["kind"]),
        seat=row["seat"],
        target=row["target"],
        person=person_of(row),
        consents=tuple(one["seat"] for one in agreed),
        result=None if row["result"] is None else ProposalResult(row["result"]),
        level=row["level"],
    )


async def find_proposal(queries: Queries, proposal: int) -> ProposalRow | None:
    """Return a proposal, open or closed; None if there is none."""
    row = await queries.row(_COLUMNS + " WHERE proposal.id = ?", proposal)
    return None if row is None else await _proposal_of(queries, row)


async def open_proposals(queries: Queries, game: int) -> tuple[ProposalRow, ...]:
    """Return what is asked at a game and not answered yet, oldest first."""
    rows = await queries.rows(
        _COLUMNS + " WHERE proposal.game = ? AND proposal.closed IS NULL ORDER BY proposal.id", game
    )
    return tuple([await _proposal_of(queries, row) for row in rows])


async def add_consent(queries: Queries, proposal: int, seat: int, time: int) -> None:
    """Store that a seat agrees; agreeing twice changes nothing."""
    await queries.run(
        "INSERT INTO consent (proposal, seat, time) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        proposal,
        seat,
        time,
    )


async def remove_consent(queries: Queries, proposal: int, seat: int) -> None:
    """Take back the consent of a seat."""
    await queries.run("DELETE FROM consent WHERE proposal = ? AND seat = ?", proposal, seat)


async def close_proposal(queries: Queries, proposal: int, result: ProposalResult, time: int) -> None:
    """Store what came of a proposal."""
    await queries.run(
        "UPDATE proposal SET closed = ?, result = ? WHERE id = ? AND closed IS NULL", time, result, proposal
    )
