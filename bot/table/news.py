"""What is new: what a message about the board tells, and what pictures mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Queries
from bot.store.entries import Entry
from bot.store.kinds import EntryKind
from bot.store.recent import SinceTurn, Wanted, entries_since_turn
from bot.table.log import visible_events, visible_to
from bot.table.model import Change, Table
from rules import GAMES, Event
from rules.values import tag_of

_MARKED = 64
"""So many of a turn's last entries are marked as new, those not counted that were taken back: turns of people
are shorter."""


@dataclass(frozen=True, slots=True)
class News:
    """What everybody may know of: ``earlier`` was told since the turn last passed, ``told`` is told now."""

    earlier: tuple[Event, ...] = ()
    told: tuple[Event, ...] = ()


async def recent_entries(
    queries: Queries, kind: str, game_id: int, newest: int, announced: int, since: int | None = None
) -> SinceTurn:
    """Return the effective entries of the turn, which are marked as new in pictures, up to the newest one.

    It begins after the last entry that ended a turn. That is at most the last one that the channel knows of
    (``announced``), and that one for a game whose events end no turn; 0 if no turn has ended yet. Of a turn
    that is endless only the last entries are there. What was done after the entry ``since`` is there too.
    """
    wanted = Wanted(_MARKED, newest, newest if since is None else since)
    return await entries_since_turn(queries, game_id, _ends(kind), announced, wanted)


def recent_after(recent: SinceTurn, done: Sequence[Entry]) -> SinceTurn | None:
    """Return the entries of the turn once others were added; None where something was taken back by them.

    A turn that has ended by them counts still: whoever acted sees marked what the message about it marks.
    """
    if any(entry.kind != EntryKind.ACTION for entry in done):
        return None
    return SinceTurn(recent.began, (*recent.entries, *done))


def _ends(kind: str) -> tuple[str, ...]:
    """Return the tags of the events by which a turn of a game ends."""
    return tuple(tag_of(event) for event in GAMES[kind].events if event.ends_turn)


def news_of(table: Table, recent: SinceTurn, change: Change) -> News:
    """Return what a message about a change tells, and what earlier ones have told of the turn.

    ``recent`` are the entries of the turn before the change.
    """
    kind, announced = table.row.kind, table.snapshot.announced_seq
    left = [
        entry for entry in recent.entries if entry.seq > recent.began and entry.seq != change.entry.target
    ]
    earlier = [entry for entry in left if entry.seq <= announced]
    told = visible_events(kind, left[len(earlier) :], None)
    return News(_readable(kind, earlier), (*told, *visible_to(change.events, None)))


def _readable(kind: str, entries: Sequence[Entry]) -> tuple[Event, ...]:
    """Return what everybody may know of some entries; nothing where today's rules know its events no more."""
    try:
        return visible_events(kind, entries, None)
    except ValueError:
        return ()
