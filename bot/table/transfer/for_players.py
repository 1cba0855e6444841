"""A game that is over, for those who have played it: as a file, or to be told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.store import PersonRef
from bot.store.entries import entries_after
from bot.store.kinds import Status
from bot.store.people import discord_id_of
from bot.store.personal import person_row
from bot.store.seats import has_sat
from bot.store.upgrades import upgrade_snapshots
from bot.table.errors import DamagedError, TableError
from bot.table.log_entries import LogEntry, log_entries
from bot.table.model import Position, Table
from bot.table.session import Session
from bot.table.transfer.exporting import exported


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A game that is over: where it stands, and all that happened, secrets too, in order."""

    position: Position
    entries: tuple[LogEntry, ...]


class ForPlayers:
    """The part of the table that hands out games that are over to those who have played them.

    Nothing is written by it: once a game is over its seed is known, and everybody may see all of it.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    async def may_have(self, game_id: int, who: PersonRef) -> bool:
        """Say whether somebody may have a game: it is over, and they have or had a seat in it."""
        async with self._session.hold(game_id) as table:
            return table.row.status.facts.ended and await self._has_sat(table, who)

    async def file(self, game_id: int, who: PersonRef) -> bytes:
        """Return a game as a file, with its seed and its whole log; of people it holds names alone.

        Raises TableError: "not_started", "export_open" while it is not over, or again is not; "reset" or
        "parked" if it is off the table; "export_not_played" if they never had a seat in it; "damaged" if
        something of it is not as it was written.
        """
        async with self._held(game_id, who) as table:
            table.load()
            entries = await entries_after(self._session.reader, game_id, 0)
            upgrades = await upgrade_snapshots(self._session.reader, game_id)
            if not all(one.sound for one in (*entries, *upgrades)):
                raise DamagedError()
            # The event loop must not wait until a long log is written.
            return await asyncio.to_thread(exported, table, entries, upgrades, ids=False)

    async def whole(self, game_id: int, who: PersonRef) -> WholeGame:
        """Return a game with all that happened in it; TableError as :meth:`file`.

        A log that has rotted in parts is told all the same.
        """
        async with self._held(game_id, who) as table:
            position = table.position()
            entries = await entries_after(self._session.reader, game_id, 0)
        # The event loop must not wait until a long log is read.
        return WholeGame(position, await asyncio.to_thread(log_entries, table.row, entries, is_over=True))

    @asynccontextmanager
    async def _held(self, game_id: int, who: PersonRef) -> AsyncGenerator[Table]:
        """Hold a game that somebody may have; TableError as :meth:`file` for any other."""
        async with self._session.hold(game_id) as table:
            status = table.row.status
            if status in (Status.RESET, Status.DETACHED):
                raise TableError(status.value)
            if not status.facts.ended:
                raise TableError("not_started" if table.row.started is None else "export_open")
            if not await self._has_sat(table, who):
                raise TableError("export_not_played")
            yield table

    async def _has_sat(self, table: Table, who: PersonRef) -> bool:
        discord_id = discord_id_of(who)
        row = None if discord_id is None else await person_row(self._session.reader, discord_id)
        return row is not None and await has_sat(self._session.reader, table.row.id, row["id"])
