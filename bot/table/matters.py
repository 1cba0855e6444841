"""Open questions that the table follows: those with a message of their own, and those with a time limit.

A question that stands apart gets one message, which is changed as answers come in and closed with its result.
What is kept of it (:mod:`bot.store.matters`) is written in the transaction of whatever opens, changes or
closes it, so that all goes on after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.store import Queries
from bot.store.entries import entry_at
from bot.store.kinds import EntryKind, Status
from bot.store.matters import (
    AskedBefore,
    MatterRow,
    asked_before,
    forget_called,
    matters_at,
    resume_asked_before,
    save_matter,
    stop_asked_before,
)
from bot.table.errors import TableError
from bot.table.matter_writer import MatterWriter
from bot.table.model import Table
from bot.table.questions import matters_of
from bot.table.settlements import Settlement
from rules import Game, Matter


def game_of(table: Table) -> Game | None:
    """Return the state of a game; None if it cannot be read."""
    try:
        return table.load()
    except TableError:
        return None


@dataclass(frozen=True, slots=True)
class Cause:
    """What is known of the change by which the open questions of a game may be others.

    ``before`` is the game's state of before it, None where it cannot be read, and ``settled`` has how it
    settled questions, by their keys. With ``redraw`` the messages of all questions are made anew. Seat
    ``newcomer`` has another person, who is asked in a new message what stands apart. ``actor`` is the row id
    of whoever made it, whom no message pings; None if nobody did.
    """

    before: Game | None
    settled: Mapping[str, Settlement] = field(default_factory=dict[str, Settlement])
    redraw: bool = False
    newcomer: int | None = None
    actor: int | None = None


async def follow_matters(
    queries: Queries, table: Table, game: Game | None, now: int, cause: Cause
) -> tuple[int, ...]:
    """Bring what is kept of the open questions of a game up to ``table``, in the transaction of a change.

    ``game`` is its state, None where it cannot be read: what was open then stays as it is until it can be
    read again, but that its time stops with the game's. What the game has gone back to goes on with the time
    that was left, or begins anew where none was, and nobody is called again for what they had still to do.
    Return the ids of the messages that are due by it.
    """
    game_id, gone_back = table.row.id, table.row.gone_back
    if cause.newcomer is not None:
        await forget_called(queries, game_id, cause.newcomer)
    asked, known = _followed(game), _followed(cause.before)
    shown = game if cause.before is None else cause.before
    writer = MatterWriter(queries, table, now, cause.actor)
    rows = await matters_at(queries, game_id) if table.row.attached.asked else ()
    for row in rows:
        matter = asked.pop(row.key, None) if row.gone_back == gone_back else None
        unknown = game is None and row.gone_back == gone_back
        if (matter is None and not unknown) or not _may_go_on(table):
            await writer.close(row, known.get(row.key), shown, cause.settled.get(row.key))
        elif not _runs(table):
            await writer.rest(row, game)
        elif matter is not None:
            changed = cause.redraw or known.get(row.key) != matter
            await writer.keep_open(row, matter, changed=changed, newcomer=cause.newcomer)
        else:
            await writer.go_on_unread(row)
    if not _runs(table):
        await stop_asked_before(queries, game_id, now)
    elif rows or table.row.attached.stopped:
        await resume_asked_before(queries, game_id, now)
    back = bool(asked) and await _has_gone_back(queries, table)
    for matter in asked.values():
        earlier = await asked_before(queries, game_id, matter.key) if back else AskedBefore()
        row = _row_again(table, matter, earlier, now)
        if _runs(table):
            await writer.open(row, matter, earlier.called)
        elif _may_go_on(table):
            await writer.rest(row, game)
    return tuple(writer.due)


def _row_again(table: Table, matter: Matter, earlier: AskedBefore, now: int) -> MatterRow:
    """Return what is kept of a question that is asked now, with what is left of its time of ``earlier``.

    Where that is over, it has its whole time anew: else nobody could bring it back.
    """
    due = earlier.due if earlier.due is not None and earlier.due > now else None
    return MatterRow(matter.key, table.row.gone_back, due=due, remaining=earlier.remaining or None)


async def ask_again(queries: Queries, table: Table, now: int) -> tuple[int, ...]:
    """Add the messages of all questions that have one of their own once more.

    Nobody is pinged twice: by those alone whose earlier message was never sent, or has rotted.
    """
    writer = MatterWriter(queries, table, now)
    rows = await matters_at(queries, table.row.id)
    unasked = [row for row in rows if row.post is None]
    asked = _followed(game_of(table)) if unasked and _runs(table) else {}
    for row in rows:
        if row.post is not None:
            post = await writer.post_again(row, ())
            await save_matter(queries, table.row.id, replace(row, post=post), now)
        elif row.key in asked and row.gone_back == table.row.gone_back:
            await writer.keep_open(row, asked[row.key], changed=False)
    return tuple(writer.due)


def _followed(game: Game | None) -> dict[str, Matter]:
    """Return the open questions of a position that have a message of their own or a time limit, by key.

    There are none where it cannot be read.
    """
    if game is None:
        return {}
    return {one.key: one for one in matters_of(game) if one.apart or one.hours is not None}


async def _has_gone_back(queries: Queries, table: Table) -> bool:
    """Say whether a game stands where it stands because something was taken back or gone back behind."""
    entry = await entry_at(queries, table.row.id, table.snapshot.seq)
    if entry is None or entry.target is None:
        return False
    return entry.kind == EntryKind.DICE or entry.kind.facts.rewinds is not None


def _runs(table: Table) -> bool:
    """Say whether people are asked at a table now."""
    return table.row.status == Status.OPEN and table.row.paused is None


def _may_go_on(table: Table) -> bool:
    """Say whether what is asked at a table now may be asked again later."""
    return table.row.status in (Status.OPEN, Status.DETACHED, Status.RESET)
