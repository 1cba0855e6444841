"""The clocks of a table with a pace: what is stored of them, and what the channel reads, follows the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store import Queries
from bot.store.entries import last_seq
from bot.store.games import Seated
from bot.store.kinds import ProposalKind, ProposalResult, TimerKind
from bot.store.proposals import ProposalRow, open_proposals
from bot.store.seats import set_bank
from bot.store.timers import TimerRow, remove_timer, save_timer, sound_timers_at, timers_at
from bot.table.clock_rows import is_over
from bot.table.model import Table
from bot.table.pace import read_pace
from bot.table.posts import Note, enqueue_note
from bot.table.proposals import close
from bot.table.seat_changes import SeatChange
from bot.table.seat_clock import clock_after

_OVER = "time_over"
_CHANGE = "time_over_edit"


async def follow_clocks(queries: Queries, change: SeatChange) -> None:
    """Bring the clocks of a game's seats up to a change; where it has no pace, nothing is read."""
    pace = read_pace(change.after.row.pace)
    if pace is None:
        return
    rows = {row.key: row for row in await _rows_before(queries, change)}
    for seated in change.after.people:
        before = rows.get(str(seated.seat))
        after = clock_after(change, seated, before, pace)
        if after.bank != (pace.bank_millis if seated.bank is None else seated.bank):
            await set_bank(queries, change.after.row.id, seated.seat, after.bank)
        await _store(queries, change, seated, before, after.row)


async def _rows_before(queries: Queries, change: SeatChange) -> Sequence[TimerRow]:
    """Return the clocks as they were before a change: those of a game that ends by it have gone already."""
    if change.before is not None and change.after.row.status.facts.ended:
        return change.before.row.attached.clocks
    return await sound_timers_at(queries, change.after.row.id, (TimerKind.CLOCK,))


async def with_clocks(queries: Queries, table: Table) -> Table:
    """Return a game with its clocks as they are stored now; where it has no pace, nothing is read."""
    if table.row.pace is None:
        return table
    clocks = await timers_at(queries, table.row.id, (TimerKind.CLOCK,))
    attached = replace(table.row.attached, clocks=clocks)
    return replace(table, row=replace(table.row, attached=attached))


async def _store(
    queries: Queries, change: SeatChange, seated: Seated, before: TimerRow | None, after: TimerRow | None
) -> None:
    over = before is not None and is_over(before)
    if after == before:
        if over and change.has_acted(seated.seat):
            await _expire(queries, change, seated.seat)
        return
    if after is not None:
        await save_timer(queries, after, change.now)
    elif before is not None:
        await remove_timer(queries, before.game, before.kind, before.key)
    if over and before is not None:
        # The time is over no more: there is nothing left to choose by the message that says so.
        await _enqueue(queries, before, change.now, Note(_CHANGE, {"seat": seated.seat}))
        await _expire(queries, change, seated.seat)


async def _expire(queries: Queries, change: SeatChange, seat: int) -> None:
    """Let what the others have asked about a seat expire: its person is back, or its time is over no more."""
    for proposal in await open_proposals(queries, change.after.row.id):
        if _is_about(proposal, seat):
            await close(queries, proposal, ProposalResult.EXPIRED, change.now)


def _is_about(proposal: ProposalRow, seat: int) -> bool:
    """Say whether something was asked about a seat because its person did not act."""
    kind = proposal.kind
    by_others = kind == ProposalKind.STAND_IN and proposal.seat != seat
    return proposal.target == seat and (kind.facts.time_over or by_others)


async def enqueue_time_over(queries: Queries, row: TimerRow, now: int, others: str) -> None:
    """Add the message that the time of a seat is over; ``others`` are the seats of those who can choose."""
    await _enqueue(queries, row, now, Note(_OVER, {"seat": int(row.key), "others": others}))


async def _enqueue(queries: Queries, row: TimerRow, now: int, note: Note) -> None:
    seq = await last_seq(queries, row.game)
    await enqueue_note(queries, row.game, note, seq, now=now, name=f"{note.key}-{row.key}")
