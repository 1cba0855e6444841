"""What is asked at a table: how it is shown, and how it ends when it cannot be done any more."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.store import Person, Queries
from bot.store.entries import last_seq
from bot.store.kinds import ProposalKind, ProposalResult, Status
from bot.store.proposals import ProposalRow, close_proposal, find_proposal, open_proposals, remove_consent
from bot.table.clock_rows import seats_over
from bot.table.errors import TableError
from bot.table.model import Table
from bot.table.posts import Note, enqueue_note


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that a seat asks of others.

    By its ``kind`` that is to stop the game, to go back to before the entry ``target``, to let the bot play
    for the seat ``target`` (by a ``level``), to skip it or to free it, or that ``person`` take over the seat
    that asks.
    ``agreed`` and ``missing`` are the seats that have said yes and those still asked. ``result`` is None
    while it is open.
    """

    id: int
    game: int
    kind: ProposalKind
    seat: int
    target: int | None
    person: Person | None
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    result: ProposalResult | None
    level: str | None = None


def proposal_of(table: Table, row: ProposalRow, now: int) -> Proposal:
    """Return a proposal with the seats that are still asked at a time."""
    missing: tuple[int, ...] = ()
    if row.result is None and not row.kind.facts.asks_person:
        missing = tuple(seat for seat in asked_seats(table, row, now) if seat not in row.consents)
    return Proposal(
        id=row.id,
        game=row.game,
        kind=row.kind,
        seat=row.seat,
        target=row.target,
        person=row.person,
        agreed=row.consents,
        missing=missing,
        result=row.result,
        level=row.level,
    )


def asked_seats(table: Table, row: ProposalRow, now: int) -> tuple[int, ...]:
    """Return the seats whose consent counts at a time: all that are there, but those that are spared.

    Where the time of the seat that it is about is over, whoever is away is not waited for. Who asks is
    always among them, with their own consent given.
    """
    facts = row.kind.facts
    spared = {row.target} if facts.spares_target else set[int | None]()
    if facts.spares_away and row.target in seats_over(table.row.attached.clocks):
        spared |= {one.seat for one in table.people if one.is_away(now)}
    counting = set(table.present) - spared | {row.seat}
    return tuple(seat for seat in range(table.row.seats) if seat in counting)


async def read_proposal(queries: Queries, table: Table, proposal_id: int) -> ProposalRow:
    """Read a proposal of a game; TableError("no_such_proposal") if there is none."""
    row = await find_proposal(queries, proposal_id)
    if row is None or row.game != table.row.id:
        raise TableError("no_such_proposal")
    return row


def require_open(table: Table, row: ProposalRow) -> None:
    """Raise TableError("proposal_closed") or that the game is not open, unless both are."""
    if row.result is not None:
        raise TableError("proposal_closed")
    table.require(Status.OPEN)


async def enqueue_proposal(queries: Queries, game: int, proposal_id: int, now: int) -> None:
    """Add the message of a new proposal."""
    await _enqueue(queries, game, "proposal", proposal_id, now)


async def enqueue_proposal_change(
    queries: Queries, game: int, proposal_id: int, now: int, *, refused_by: int | None = None
) -> None:
    """Add the change of a proposal's message; ``refused_by`` is the row id of who refused it."""
    await _enqueue(queries, game, "proposal_edit", proposal_id, now, refused_by)


async def enqueue_refusal(queries: Queries, game: int, proposal_id: int, now: int, person: int) -> None:
    """Add the message that a person (their row id) has refused a proposal."""
    await _enqueue(queries, game, "proposal_refused", proposal_id, now, person)


async def _enqueue(
    queries: Queries, game: int, key: str, proposal_id: int, now: int, person: int | None = None
) -> None:
    note, seq = Note(key, {"proposal": proposal_id}), await last_seq(queries, game)
    await enqueue_note(queries, game, note, seq, now=now, name=f"{key}-{proposal_id}", person=person)


async def close(
    queries: Queries, row: ProposalRow, result: ProposalResult, now: int, *, refused_by: int | None = None
) -> None:
    """Close a proposal and change its message; ``refused_by`` is the row id of who refused it."""
    await close_proposal(queries, row.id, result, now)
    await enqueue_proposal_change(queries, row.game, row.id, now, refused_by=refused_by)


async def expire(
    queries: Queries,
    game: int,
    now: int,
    *,
    kinds: Collection[ProposalKind] = tuple(ProposalKind),
    seat: int | None = None,
    target: int | None = None,
) -> None:
    """Close what is asked at a game, since it cannot be done any more.

    All of it is, or only that of some kinds, by one seat, or with one target.
    """
    for row in await open_proposals(queries, game):
        if row.kind in kinds and seat in (None, row.seat) and target in (None, row.target):
            await close(queries, row, ProposalResult.EXPIRED, now)


async def show_again(queries: Queries, game: int, now: int) -> None:
    """Change the messages of all that is asked at a game: others may be asked than before."""
    for row in await open_proposals(queries, game):
        await enqueue_proposal_change(queries, game, row.id, now)


async def forget_consents(queries: Queries, game: int, seat: int, now: int) -> None:
    """Drop what a seat has asked for and agreed to, because somebody else has it now."""
    await expire(queries, game, now, seat=seat)
    for row in await open_proposals(queries, game):
        if seat in row.consents:
            await remove_consent(queries, row.id, seat)
