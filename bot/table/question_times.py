"""The time of an open question is over: what the game has declared for that is done."""

from __future__ import annotations

from dataclasses import replace

from bot.store.matters import MatterRow, matters_at, save_matter, timer_key
from bot.store.timers import TimerRow
from bot.table.log import BY_CLOCK
from bot.table.model import Table
from bot.table.play import Play
from bot.table.questions import matters_of
from bot.table.session import Session
from rules import Matter


class QuestionTimes:
    """The part of the table that ends what nobody has answered in time."""

    def __init__(self, session: Session, play: Play) -> None:
        self._session = session
        self._play = play

    async def end(self, table: Table, timer: TimerRow) -> bool:
        """End a question by what its game has declared; say whether that could be done.

        One that its time cannot end just now is ended as soon as it can.
        """
        rows = await matters_at(self._session.reader, table.row.id)
        row = next((one for one in rows if timer_key(one.key, one.gone_back) == timer.key), None)
        if row is None:
            return False
        matter = _open_matter(table, row)
        if matter is None or matter.expiry is None:
            async with self._session.write() as queries:
                over = replace(row, due=None, remaining=0)
                await save_matter(queries, table.row.id, over, self._session.now())
            return False
        seat, action = matter.expiry
        await self._play.perform(table, table.seat(seat), None, action, facts={BY_CLOCK: True})
        return True


def _open_matter(table: Table, row: MatterRow) -> Matter | None:
    """Return the question that is kept, if it is open."""
    if row.gone_back != table.row.gone_back:
        return None
    return next((one for one in matters_of(table.load()) if one.key == row.key), None)
