"""Looking back: the log as somebody may see it, and the check of an ended game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.store.entries import (
    Entry,
    entries_after,
    entries_between,
    entry_at,
    last_entries,
    last_of_kinds,
    last_seq,
)
from bot.store.game_ids import games_of_channel
from bot.store.kinds import AUDITED, EntryKind, Status
from bot.store.upgrades import last_upgrade_snapshot
from bot.table.decisions import Decision, decisions_of
from bot.table.errors import DamagedRowError, TableError
from bot.table.log import visible_events
from bot.table.log_entries import LogEntry, log_entries, log_entry
from bot.table.model import Position
from bot.table.news import recent_entries
from bot.table.secret_log import hidden_from
from bot.table.session import Session
from bot.table.verification import Verification, check
from rules import Event, Game


class Records:
    """The part of the table that reads the log."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def history(
        self, game_id: int, seat: int | None, limit: int, upto: int | None = None
    ) -> tuple[LogEntry, ...]:
        """Return the newest entries of the log, the newest last, as a seat (None: all) may know them.

        With ``upto`` they are the newest ones up to that entry.
        """
        async with self._session.hold(game_id) as table:
            entries = await last_entries(self._session.reader, game_id, limit, upto)
        reader = None if seat is None else table.seat(seat)
        return tuple(log_entry(table.row, entry, reader) for entry in entries)

    async def visible_numbers(self, game_id: int, seat: int | None, limit: int) -> tuple[int, ...]:
        """Return the numbers of entries of which a seat (None: everybody) may know something, newest first.

        They are those among the ``limit`` newest ones.
        """
        async with self._session.hold(game_id) as table:
            reader = self._session.reader
            last = await last_seq(reader, game_id)
            oldest = max(1, last - limit + 1)
            hidden = await hidden_from(self._session, table, seat, oldest - 1)
        return tuple(seq for seq in range(last, oldest - 1, -1) if seq not in hidden)

    async def entries(self, game_id: int, seat: int | None, numbers: Sequence[int]) -> tuple[LogEntry, ...]:
        """Return entries of the log by their numbers, in that order, as a seat (None: all) may know them.

        Those between the least and the greatest number are read together, so they should lie together.
        """
        if not numbers:
            return ()
        async with self._session.hold(game_id) as table:
            read = await entries_between(self._session.reader, game_id, min(numbers), max(numbers))
        reader, found = None if seat is None else table.seat(seat), {entry.seq: entry for entry in read}
        return tuple(log_entry(table.row, found[seq], reader) for seq in numbers if seq in found)

    async def whole(self, game_id: int) -> tuple[LogEntry, ...]:
        """Return the whole log, in order, as everybody may know it."""
        async with self._session.hold(game_id) as table:
            entries = await entries_after(self._session.reader, game_id, 0)
        # The event loop must not wait until a long log is read.
        return await asyncio.to_thread(log_entries, table.row, entries)

    async def entry(self, game_id: int, seq: int) -> LogEntry:
        """Return one entry of the log as everybody may know it; TableError("no_such_entry")."""
        async with self._session.hold(game_id) as table:
            entry = await entry_at(self._session.reader, game_id, seq)
        if entry is None:
            raise TableError("no_such_entry", number=seq)
        return log_entry(table.row, entry, None)

    async def news(self, position: Position, seat: int | None) -> tuple[Event, ...]:
        """Return what a seat (None: everybody) may know of that is new in a position, and marked in pictures.

        That is what happened since the turn last passed, and what the channel does not know yet; where an
        act has just led to the position, what its message marks. Nothing where today's rules do not know
        these events any more.
        """
        info, recent = position.info, position.recent
        if recent is None:
            reader, announced = self._session.reader, position.announced_seq
            recent = await recent_entries(reader, info.kind, info.id, position.seq, announced)
        entries = [entry for entry in recent.entries if recent.began < entry.seq <= position.seq]
        try:
            return visible_events(position.info.kind, entries, seat)
        except ValueError:
            return ()

    async def moderated(self, channel_id: int, limit: int) -> tuple[tuple[int, LogEntry], ...]:
        """Return what moderators and the bot did at a channel's games, by game id, the newest last.

        What came with a file was done elsewhere, or is there already of the game that the file is of.
        """
        found: list[tuple[int, LogEntry]] = []
        for game_id in await games_of_channel(self._session.reader, channel_id):
            # Of a game that nobody can read there is nothing to be told.
            with suppress(DamagedRowError):
                async with self._session.hold(game_id) as table:
                    entries = await last_of_kinds(self._session.reader, game_id, limit, AUDITED)
                done = _done_here(entries)
                found += [(game_id, log_entry(table.row, entry, None)) for entry in done]
        return tuple(sorted(found, key=lambda one: one[1].time)[-limit:])

    async def last_of(self, game_id: int, kind: EntryKind) -> int:
        """Return the number of the newest entry of a kind that is no action; there has to be one."""
        async with self._session.hold(game_id):
            (entry,) = await last_of_kinds(self._session.reader, game_id, 1, (kind,))
        return entry.seq

    async def verify(self, game_id: int) -> Verification:
        """Check an ended game against its fingerprint and replay its log from the start.

        Raises TableError("not_ended") unless it is finished or abandoned.
        """
        async with self._session.hold(game_id) as table:
            if not table.row.status.facts.ended or table.row.snapshot is None:
                raise TableError("not_ended")
            entries = await entries_after(self._session.reader, game_id, 0)
            kept = await last_upgrade_snapshot(self._session.reader, game_id)
        # Long games replay for a while; the event loop must not wait for them.
        return await asyncio.to_thread(check, table.row, entries, kept)

    async def decisions(self, game_id: int) -> tuple[Sequence[Decision], Game]:
        """Return the decisions of a finished game, in order, and where they led.

        Raises TableError: "not_ended" unless it is finished, or "review_unreadable" where today's rules
        play it otherwise.
        """
        async with self._session.hold(game_id) as table:
            if table.row.status != Status.FINISHED:
                raise TableError("not_ended")
            entries = await entries_after(self._session.reader, game_id, 0)
            kept = await last_upgrade_snapshot(self._session.reader, game_id)
        return await asyncio.to_thread(decisions_of, table.row, entries, kept)


def _done_here(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return those of some entries that were not there before the game came from a file."""
    imported = [index for index, entry in enumerate(entries) if entry.kind == EntryKind.IMPORT]
    return entries[imported[-1] :] if imported else entries
