"""Plans of a table in the store: read where there are any, and written as they stand after what was done."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace

import msgspec

from bot.store import Queries
from bot.store.entries import Entry, entries_after
from bot.store.kinds import EntryKind, MessageKind
from bot.store.pending import enqueue
from bot.store.plans import (
    PlanRow,
    note_dropped,
    note_taken,
    note_unreadable,
    plans_at,
    remove_plan,
    seats_moved_by_plan,
)
from bot.table.log import effective, visible_events
from bot.table.model import Table, TableInfo
from bot.table.planning import Dropped, Pursuit, SeatPlan, write_dropped
from bot.table.posts import Note
from rules import Game, Plan, decode_plan

log = logging.getLogger(__name__)

DROPPED = "plan-dropped"
"""The key of the note by which somebody is told that their plan was dropped."""


async def pursued(queries: Queries, table: Table) -> Pursuit:
    """Return the plans at a table: those that count are of those who have their seats and play for them.

    One that cannot be read is dropped, and so is one that waits for something while what has happened since
    cannot be read. Where there is none, nothing is read.
    """
    if not table.row.attached.planned:
        return Pursuit({})
    info = table.info()
    rows = [row for row in await plans_at(queries, table.row.id) if row.dropped is None]
    read = {row.seat: (row, readable_plan(info.kind, row)) for row in rows}
    known = {seat: (row, plan) for seat, (row, plan) in read.items() if plan is not None}
    counting = {seat: found for seat, found in known.items() if seat not in info.stand_ins}
    resting = {seat: plan for seat, (_, plan) in known.items() if seat in info.stand_ins}
    waiting = [row.since for row, plan in counting.values() if plan.waits]
    acts = await _acts_after(queries, table, min(waiting)) if waiting else []
    informed = {seat: _informed(info.kind, row, plan, acts) for seat, (row, plan) in counting.items()}
    pursuit = Pursuit({seat: plan for seat, plan in informed.items() if plan is not None}, resting)
    for seat in read:
        if seat not in resting and informed.get(seat) is None:
            pursuit.drop(seat, Dropped("unreadable"), table.load())
    return pursuit


async def _acts_after(queries: Queries, table: Table, seq: int) -> list[Entry]:
    """Return the effective actions after an entry."""
    entries = effective(await entries_after(queries, table.row.id, seq))
    return [entry for entry in entries if entry.kind == EntryKind.ACTION]


def _informed(kind: str, row: PlanRow, plan: SeatPlan, acts: Iterable[Entry]) -> SeatPlan | None:
    """Return a plan with what has happened since it was made, where it waits for something.

    None if that cannot be read any more.
    """
    if not plan.waits:
        return plan
    try:
        return replace(
            plan, happened=visible_events(kind, (one for one in acts if one.seq > row.since), None)
        )
    except ValueError:
        log.warning("what has happened since seat %d made a plan is not of today's rules", row.seat)
        return None


def plan_of(info: TableInfo, row: PlanRow) -> SeatPlan | None:
    """Return a plan that counts at a table, without what has happened since; None if it does not count.

    One that today's rules do not know any more does not.
    """
    return None if row.seat in (*info.free, *info.stand_ins) else readable_plan(info.kind, row)


def readable_plan(kind: str, row: PlanRow) -> SeatPlan | None:
    """Return a plan of a game that was not dropped, as today's rules read it; None if there is none.

    There is none where its row is not as it was written.
    """
    if row.dropped is not None:
        return None
    plan = read_plan(kind, row.plan)
    if plan is None:
        log.warning("a plan of seat %d at %s cannot be read", row.seat, kind)
        return None
    return SeatPlan(plan, frozenset(row.asked), row.taken)


def read_plan(kind: str, stored: str) -> Plan | None:
    """Return a plan of a game as it was stored; None if today's rules know it no more."""
    try:
        return decode_plan(kind, stored)
    except ValueError:
        return None


async def write_pursued(queries: Queries, table: Table, pursuit: Pursuit, now: int) -> Table:
    """Store what became of plans; return the table as it is then.

    Who has lost one is told so, unless it is by what they did themselves.

    A plan of which nothing is left goes. One that was dropped stays until its person knows.
    """
    if not table.row.attached.planned or not pursuit.changed:
        return table
    game_id = table.row.id
    for seat, changed in pursuit.changed.items():
        match changed:
            case None:
                await remove_plan(queries, game_id, seat)
            case SeatPlan(taken=taken):
                await note_taken(queries, game_id, seat, taken)
            case dropped, game:
                tell = dropped.reason != "by_hand"
                await drop(queries, table, seat, dropped, game, now, tell=tell)
    planned = bool(await plans_at(queries, game_id))
    return replace(table, row=replace(table.row, attached=replace(table.row.attached, planned=planned)))


async def drop(
    queries: Queries, table: Table, seat: int, dropped: Dropped, game: Game, now: int, *, tell: bool = True
) -> None:
    """Store why a plan counts no more, with a private word to its person; ``game`` is as it was then.

    The word says what was planned: its person may have another plan by the time that it is sent.
    """
    why = write_dropped(dropped)
    note = note_unreadable if dropped.reason == "unreadable" else note_dropped
    await note(queries, table.row.id, seat, why)
    if tell:
        await _tell(queries, table, seat, why, game, now)


async def _tell(queries: Queries, table: Table, seat: int, why: str, game: Game, now: int) -> None:
    """Enqueue the private word to whoever has a seat about why their plan counts no more (JSON)."""
    person = table.seat(seat).person_id
    if person is None:
        return
    plan = next((row.plan for row in await plans_at(queries, table.row.id) if row.seat == seat), "")
    said = msgspec.json.encode(Note(DROPPED, {"seat": seat, "why": why, "plan": plan}))
    kind, seq, state = MessageKind.NOTE, table.snapshot.seq, game.to_json()
    await enqueue(
        queries, table.row.id, kind, seq, said, now=now, state=state, note=DROPPED, recipient=person
    )


async def drop_gone_back(
    queries: Queries, table: Table, after: Game, seats: Iterable[int], back_to: int, now: int, *, tell: bool
) -> None:
    """Drop the plans of seats behind which a game has gone back, to where it stood after an entry.

    They are those that were made later or begun since, and those of seats that are asked now: what they have
    come back to is left to the people who have them. Where nothing was left of a plan, and what
    it had done does not count any more, its person is only told so.
    """
    rows = await plans_at(queries, table.row.id) if table.row.attached.planned else ()
    for row in rows:
        overtaken = row.taken is not None or row.since > back_to or row.seat in after.waiting_for
        if row.seat in seats and row.dropped is None and overtaken:
            known = readable_plan(table.row.kind, row) is not None
            why = Dropped("gone_back" if known else "unreadable")
            await drop(queries, table, row.seat, why, after, now, tell=tell)
    if tell and after.outcome is None:
        moved = await seats_moved_by_plan(queries, table.row.id, back_to, table.snapshot.seq)
        for seat in sorted(moved.intersection(seats).difference(row.seat for row in rows)):
            await _tell(queries, table, seat, write_dropped(Dropped("undone")), after, now)
