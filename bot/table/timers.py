"""Timers: at the time for which one was set, what its kind says is done, once."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from bot.store.connection import from_millis
from bot.store.errors import StoreError
from bot.store.kinds import Status, TimerKind
from bot.store.timers import (
    TimerRow,
    games_with_unreadable,
    next_timer,
    put_off,
    remove_unreadable,
    timers_at,
    timers_due,
)
from bot.table.errors import TableError
from bot.table.model import Table
from bot.table.session import Session

log = logging.getLogger(__name__)

_WAIT = timedelta(hours=1) // timedelta(milliseconds=1)

End = Callable[[Table, TimerRow], Awaitable[bool]]
"""Does what is due by a timer of a running game, in one transaction with what becomes of the timer.

It says whether the channel hears of it, and is called under the game's lock."""


class Timers:
    """The part of the table that does what is due; ``ends`` has for each kind of timer what that is."""

    def __init__(self, session: Session, ends: Mapping[TimerKind, End]) -> None:
        self._session = session
        self._ends = ends

    async def next_due(self) -> datetime | None:
        """Return when the next timer is due; None if none runs."""
        due = await next_timer(self._session.reader)
        return None if due is None else from_millis(due)

    async def correct(self) -> tuple[int, ...]:
        """Let all timers run for as long as they were to, and what is shown of them be true, where the clock
        has jumped; return the games with messages that are due by it (:mod:`bot.table.known_clock`).
        """
        await self._session.known_clock.look(note=True)
        return self._session.known_clock.take_changed()

    async def end_due(self) -> tuple[int, ...]:
        """Do all that is due; return the games whose channels hear of it.

        A timer that has another time meanwhile, or whose game rests, is left as it is. Where one fails, that
        is logged and tried again after an hour, and holds up no other. One that cannot
        be read is removed, and set anew where that follows from how its game is.
        """
        await self._session.known_clock.look()
        for game in await games_with_unreadable(self._session.reader, self._session.now()):
            log.error("a timer of game %d is not as it was written; it is removed", game)
            await self._mend(game)
        games = list(self._session.known_clock.take_changed())
        for timer in await timers_due(self._session.reader, self._session.now()):
            try:
                async with self._session.hold(timer.game) as table:
                    if await self._is_due(table, timer) and await self._ends[timer.kind](table, timer):
                        games.append(timer.game)
            except Exception:
                log.exception("a %s of game %d cannot be ended; it is tried again", timer.kind, timer.game)
                await self._put_off(timer)
        return tuple(dict.fromkeys(games))

    async def _mend(self, game: int) -> None:
        """Remove the timers of a game that cannot be read, and set what follows from how the game is."""
        try:
            async with self._session.locks.hold(game), self._session.write() as queries:
                await remove_unreadable(queries, game)
                with suppress(TableError):
                    await self._session.follow_at(queries, await self._session.read(game, queries))
        except Exception:
            log.exception("the timers of game %d cannot be mended; it is tried again", game)

    async def _put_off(self, timer: TimerRow) -> None:
        """Let a timer wait; where that cannot be stored, the next look tries again."""
        try:
            async with self._session.write() as queries:
                await put_off(queries, timer, self._session.now() + _WAIT)
        except (sqlite3.Error, StoreError):
            log.exception("a %s of game %d cannot be put off", timer.kind, timer.game)

    async def _is_due(self, table: Table, timer: TimerRow) -> bool:
        """Say whether a timer is still as it was when it was found due, in a game that goes on."""
        if table.row.status != Status.OPEN or table.row.paused is not None:
            return False
        return timer in await timers_at(self._session.reader, timer.game, (timer.kind,))
