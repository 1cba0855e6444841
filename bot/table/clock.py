"""What the clock does: where the time of an open question is over, what the game has declared for that."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta

from bot.store.connection import from_millis
from bot.store.errors import StoreError
from bot.store.kinds import Status
from bot.store.matters import Deadline, MatterRow, matters_at, next_over, over_by, put_off, save_matter
from bot.table.log import BY_CLOCK
from bot.table.model import Table
from bot.table.play import Play
from bot.table.questions import matters_of
from bot.table.session import Session
from rules import Matter

log = logging.getLogger(__name__)

_WAIT = timedelta(hours=1) // timedelta(milliseconds=1)


class Deadlines:
    """The part of the table that ends what nobody has answered in time."""

    def __init__(self, session: Session, play: Play) -> None:
        self._session = session
        self._play = play

    async def next_due(self) -> datetime | None:
        """Return when the time of the next question is over; None if none has a limit."""
        due = await next_over(self._session.reader)
        return None if due is None else from_millis(due)

    async def expire(self) -> tuple[int, ...]:
        """End all questions whose time is over, each by an entry of its own; return their games.

        A question that has been answered meanwhile, or whose game rests, is left as it is. One that its time
        cannot end just now is ended as soon as it can. Where ending one fails, that is logged and tried again
        after an hour, and holds up no other.
        """
        games: list[int] = []
        for deadline in await over_by(self._session.reader, self._session.now()):
            try:
                async with self._session.hold(deadline.game) as table:
                    if await self._expire(table, deadline):
                        games.append(deadline.game)
            except Exception:
                log.exception("a question of game %d cannot be ended; it is tried again", deadline.game)
                await self._put_off(deadline)
        return tuple(dict.fromkeys(games))

    async def _put_off(self, deadline: Deadline) -> None:
        """Let the end of a question wait; where that cannot be stored, the next look tries again."""
        try:
            async with self._session.write() as queries:
                await put_off(queries, deadline, self._session.now() + _WAIT)
        except (sqlite3.Error, StoreError):
            log.exception("a question of game %d cannot be put off", deadline.game)

    async def _expire(self, table: Table, deadline: Deadline) -> bool:
        """End a question by what its game has declared; say whether it was still open."""
        row = await self._open_row(table, deadline)
        if row is None:
            return False
        matter = _open_matter(table, row)
        if matter is None or matter.expiry is None:
            async with self._session.write() as queries:
                await save_matter(queries, table.row.id, replace(row, due=None, remaining=0))
            return False
        seat, action = matter.expiry
        await self._play.perform(table, table.seat(seat), None, action, facts={BY_CLOCK: True})
        return True

    async def _open_row(self, table: Table, deadline: Deadline) -> MatterRow | None:
        """Return what is kept of a question whose time is over, read again; None if it is not any more."""
        if table.row.status != Status.OPEN or table.row.paused is not None:
            return None
        rows = await matters_at(self._session.reader, table.row.id)
        same = (one for one in rows if (one.key, one.gone_back) == (deadline.key, deadline.gone_back))
        row = next(same, None)
        return row if row is not None and row.due == deadline.due else None


def _open_matter(table: Table, row: MatterRow) -> Matter | None:
    """Return the question that is kept, if it is open."""
    if row.gone_back != table.row.gone_back:
        return None
    return next((one for one in matters_of(table.load()) if one.key == row.key), None)
