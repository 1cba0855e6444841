"""Games whose rows are not as they were written: they are set aside, and their channels are told."""

from __future__ import annotations

import asyncio
import logging

from bot.store import Queries
from bot.store.checking import damaged_games
from bot.store.entries import last_seq, last_sound_entry
from bot.store.game_ids import open_games, open_tables
from bot.store.outbox import is_noted
from bot.store.put_right import LOST as LOST_NOTED
from bot.table.damage_posts import DAMAGED, DAMAGED_LOG, LOST
from bot.table.errors import TableError
from bot.table.lobby_posts import enqueue_table
from bot.table.model import Table
from bot.table.posts import Note, enqueue_note
from bot.table.session import Session

log = logging.getLogger(__name__)


class Damage:
    """The part of the table that looks for what has rotted.

    A position that is not as it was written is never shown nor acted on: whatever asks for it is refused
    (:meth:`bot.table.model.Table.load`) until moderators go back to an entry. ``told_lost`` are the games
    whose channels :meth:`tell_lost` has told since the start, by messages that show the board.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.told_lost: frozenset[int] = frozenset()

    async def find(self) -> tuple[int, ...]:
        """Look at all games that hold a channel; return those whose channels get a message by it.

        It reads them all, beside whatever else is done. The log of the program names each.
        """
        told: list[int] = []
        for game_id in await asyncio.to_thread(damaged_games, self._session.store.path):
            try:
                async with self._session.hold(game_id) as table:
                    if await self._tell(table):
                        told.append(game_id)
            except TableError:
                log.error("game %d is damaged on the disk, and only a backup brings it back", game_id)
        return tuple(told)

    async def tell_lost(self) -> tuple[int, ...]:
        """Tell channels that what was done last may be missing, as the store has noted at its start.

        Where it was nobody knows: all that have a game are told, and get the board as it stands, or the open
        table. Return their games.
        """
        if await self._session.store.meta(LOST_NOTED) is None:
            return ()
        async with self._session.write() as queries:
            if await queries.row("DELETE FROM meta WHERE key = ? RETURNING key", LOST_NOTED) is None:
                # Somebody else has told them since.
                return ()
            told = await open_games(queries)
            tables = await open_tables(queries)
            for game_id in told:
                if game_id in tables:
                    await enqueue_table(queries, game_id, self._session.now())
                else:
                    await self._add_note(queries, game_id, Note(LOST, {}))
        self.told_lost = frozenset(told)
        return told

    async def last_sound(self, game_id: int) -> int:
        """Return the last entry up to which a game's log is as it was written; all of it is read for it."""
        async with self._session.hold(game_id):
            return await last_sound_entry(self._session.reader, game_id)

    async def _tell(self, table: Table) -> bool:
        """Add a message about a damaged game, if there is none yet; say whether there is a new one."""
        game_id, sound = table.row.id, await last_sound_entry(self._session.reader, table.row.id)
        if table.row.snapshot is None or (table.snapshot.sound and sound == table.snapshot.seq):
            # What has rotted there has been gone back behind.
            return False
        log.error("game %d is damaged on the disk; its log is good up to entry %d", game_id, sound)
        key = DAMAGED_LOG if table.snapshot.sound else DAMAGED
        async with self._session.write() as queries:
            if await is_noted(queries, game_id, key, await last_seq(queries, game_id)):
                return False
            await self._add_note(queries, game_id, Note(key, {"entry": sound}))
        return True

    async def _add_note(self, queries: Queries, game_id: int, note: Note) -> None:
        seq = await last_seq(queries, game_id)
        await enqueue_note(queries, game_id, note, seq, now=self._session.now())
