"""What is new: what a message about the board tells, and what pictures mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Queries
from bot.store.entries import Entry, entries_after, last_event
from bot.table.log import effective, visible_events, visible_to
from bot.table.model import Change, Table
from rules import GAMES, Event
from rules.values import tag_of


@dataclass(frozen=True, slots=True)
class News:
    """What everybody may know of: ``earlier`` was told since the turn last passed, ``told`` is told now."""

    earlier: tuple[Event, ...] = ()
    told: tuple[Event, ...] = ()


async def turn_began(queries: Queries, kind: str, game_id: int, announced: int) -> int:
    """Return the entry after which all is marked as new in pictures: the last that ended a turn.

    It is at most the last one that the channel knows of (``announced``), and that one for a game whose
    events end no turn. 0 if no turn has ended yet.
    """
    ends = [tag_of(event) for event in GAMES[kind].events if event.ends_turn]
    if not ends:
        return announced
    return await last_event(queries, game_id, ends, announced) or 0


async def news_of(queries: Queries, table: Table, change: Change) -> News:
    """Return what a message about a change tells, and what earlier ones have told of the turn."""
    row, announced = table.row, table.snapshot.announced_seq
    began = await turn_began(queries, row.kind, row.id, announced)
    since = effective(await entries_after(queries, row.id, began))
    left = [entry for entry in since if entry.seq != change.entry.target]
    earlier = [entry for entry in left if entry.seq <= announced]
    told = visible_events(row.kind, left[len(earlier) :], None)
    return News(_readable(row.kind, earlier), (*told, *visible_to(change.events, None)))


def _readable(kind: str, entries: Sequence[Entry]) -> tuple[Event, ...]:
    """Return what everybody may know of some entries; nothing where today's rules know its events no more."""
    try:
        return visible_events(kind, entries, None)
    except ValueError:
        return ()
