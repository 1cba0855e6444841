"""The part of the table that counts games that have ended."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable

from bot.store import Queries, StoreError
from bot.store.entries import entries_after, last_seq
from bot.store.ratings import Pair, note_behind
from bot.store.results import GameResult, remove_result, seat_changes, write_result
from bot.store.uncounted import (
    RECOUNT,
    end_recount,
    is_copy,
    is_uncounted,
    remove_uncounted,
    uncounted,
)
from bot.table.errors import DamagedError, TableError
from bot.table.results.counting import EndedGame, count_game
from bot.table.session import Session

log = logging.getLogger(__name__)

OF_ALL = (StoreError, OSError, sqlite3.OperationalError)
"""What goes wrong with all games alike: the disk, or who else holds the database."""

Count = Callable[[EndedGame], Awaitable[GameResult]]
"""Counts an ended game somewhere where nobody waits for it; raises whatever goes wrong."""


async def count_here(game: EndedGame) -> GameResult:
    """Count an ended game in a thread of this process."""
    return await asyncio.to_thread(count_game, game)


class Results:
    """Counts games soon after they have ended.

    Whoever has ``turn`` may change results and ratings: one at a time does.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.turn = asyncio.Lock()

    async def next_uncounted(self, after: int = 0) -> int | None:
        """Return the first game after one that is still to be counted; None where there is none."""
        return next(iter(await uncounted(self._session.reader, 1, after)), None)

    async def newest_entry(self, game_id: int) -> int:
        """Return the number of the newest entry of a game's log, by which is known that it has changed."""
        return await last_seq(self._session.reader, game_id)

    async def count(self, game_id: int) -> None:
        """Count a game if it is still to be counted; where that fails it stays so.

        Raises DamagedError if it is not as it was written: then it has no result any more, so that a copy of
        it counts. Raises whatever else goes wrong.
        """
        if not await is_uncounted(self._session.reader, game_id):
            # Whoever asks for a game that is counted waits for no other.
            return
        async with self.turn, self._session.locks.hold(game_id):
            if not await is_uncounted(self._session.reader, game_id):
                return
            try:
                result = await result_of(self._session, game_id, count_here)
            except DamagedError:
                async with self._session.write() as queries:
                    await drop_result(queries, game_id)
                raise
            async with self._session.write() as queries:
                await replace_result(queries, game_id, result)

    async def end_recount(self) -> None:
        """Note that what a recount had left when it was interrupted was counted, or tried, since.

        Without this the next one would go on with the games that have ended meanwhile, and with no others.
        """
        if await self._session.store.meta(RECOUNT) is not None:
            async with self._session.write() as queries:
                await end_recount(queries)


async def result_of(session: Session, game_id: int, count: Count) -> GameResult | None:
    """Return what came of a game.

    None where it has no result: it goes on again, it is a copy of another one of its server, or there is none
    of that number. Raises DamagedError if it is not as it was written, and what goes wrong with counting it.
    """
    reader = session.reader
    try:
        table = await session.read(game_id)
    except DamagedError:
        raise
    except TableError:
        # Which game is to be counted has rotted.
        log.error("game %d is to be counted, and there is none", game_id)
        return None
    if not table.row.status.facts.ended or table.row.started is None or await is_copy(reader, game_id):
        return None
    entries, changes = await entries_after(reader, game_id, 0), await seat_changes(reader, game_id)
    return await count(EndedGame(table.row, table.people, entries, changes))


async def replace_result(queries: Queries, game_id: int, result: GameResult | None) -> None:
    """Store what came of a game in the place of what was stored, or None that it has no result.

    Ratings that rest on it, or are to, are noted as behind.
    """
    await drop_result(queries, game_id)
    if result is not None:
        await write_result(queries, result)
        await note_behind(queries, Pair(result.guild_id, result.kind), result.ended, game_id)
    await remove_uncounted(queries, game_id)


async def drop_result(queries: Queries, game_id: int) -> None:
    """Delete what is stored of what came of a game; ratings that rest on it are noted as behind."""
    before = await remove_result(queries, game_id)
    if before is not None:
        guild_id, kind, ended = before
        await note_behind(queries, Pair(guild_id, kind), ended, game_id)
