"""Plans of a table in the store: read where there are any, and written as they stand after what was done."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace

import msgspec

from bot.store import Queries
from bot.store.entries import entries_after
from bot.store.kinds import EntryKind, MessageKind
from bot.store.pending import enqueue
from bot.store.plans import PlanRow, note_dropped, note_taken, plans_at, remove_plan
from bot.table.log import effective, visible_events
from bot.table.model import Table, TableInfo
from bot.table.planning import Dropped, Pursuit, SeatPlan, write_dropped
from bot.table.posts import Note
from rules import Game, decode_plan

log = logging.getLogger(__name__)

DROPPED = "plan-dropped"
"""The key of the note by which somebody is told that their plan was dropped."""


async def pursued(queries: Queries, table: Table) -> Pursuit:
    """Return the plans at a table: those that count are of those who have their seats and play for them.

    Where there is none, nothing is read.
    """
    if not table.row.attached.planned:
        return Pursuit({})
    rows, info = await plans_at(queries, table.row.id), table.info()
    counting = {row.seat: (row, plan) for row in rows if (plan := plan_of(info, row)) is not None}
    resting = {
        row.seat: plan
        for row in rows
        if row.seat in info.stand_ins and (plan := readable_plan(info.kind, row)) is not None
    }
    waiting = [row.since for row, plan in counting.values() if plan.waits]
    if not waiting:
        return Pursuit({seat: plan for seat, (_, plan) in counting.items()}, resting)
    entries = effective(await entries_after(queries, table.row.id, min(waiting)))
    acts = [entry for entry in entries if entry.kind == EntryKind.ACTION]
    return Pursuit(
        {
            seat: replace(
                plan,
                happened=visible_events(info.kind, (one for one in acts if one.seq > row.since), None),
            )
            if plan.waits
            else plan
            for seat, (row, plan) in counting.items()
        },
        resting,
    )


def plan_of(info: TableInfo, row: PlanRow) -> SeatPlan | None:
    """Return a plan that counts at a table, without what has happened since; None if it does not count.

    One that today's rules do not know any more does not.
    """
    return None if row.seat in (*info.free, *info.stand_ins) else readable_plan(info.kind, row)


def readable_plan(kind: str, row: PlanRow) -> SeatPlan | None:
    """Return a plan of a game that was not dropped, as today's rules read it; None if there is none."""
    if row.dropped is not None:
        return None
    try:
        return SeatPlan(decode_plan(kind, row.plan), frozenset(row.asked), row.taken)
    except ValueError:
        log.warning("a plan of seat %d at %s is not of today's rules", row.seat, kind)
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
    await note_dropped(queries, table.row.id, seat, why)
    person = table.seat(seat).person_id
    if not tell or person is None:
        return
    plan = next((row.plan for row in await plans_at(queries, table.row.id) if row.seat == seat), "")
    note = msgspec.json.encode(Note(DROPPED, {"seat": seat, "why": why, "plan": plan}))
    kind, seq, state = MessageKind.NOTE, table.snapshot.seq, game.to_json()
    await enqueue(
        queries, table.row.id, kind, seq, note, now=now, state=state, note=DROPPED, recipient=person
    )


async def drop_gone_back(
    queries: Queries, table: Table, after: Game, seats: Iterable[int], back_to: int, now: int, *, tell: bool
) -> None:
    """Drop the plans of seats behind which a game has gone back, to where it stood after an entry.

    They are those that were made later or begun since, and those of seats that are asked now: what they have
    come back to is left to the people who have them.
    """
    if not table.row.attached.planned:
        return
    for row in await plans_at(queries, table.row.id):
        overtaken = row.taken is not None or row.since > back_to or row.seat in after.waiting_for
        if row.seat in seats and row.dropped is None and overtaken:
            await drop(queries, table, row.seat, Dropped("gone_back"), after, now, tell=tell)
