"""The time of a seat is over: the others are told that they can choose what is done."""

from __future__ import annotations

from dataclasses import replace

from bot.store.seats import set_bank
from bot.store.timers import TimerRow, save_timer
from bot.table.clocks import enqueue_time_over
from bot.table.model import Table
from bot.table.posts import enqueue_board_again
from bot.table.seat_changes import is_called
from bot.table.session import Session


class ClockTimes:
    """The part of the table that ends the time of a seat."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def end(self, table: Table, timer: TimerRow) -> bool:
        """End the time of a seat, for which nobody loses anything: the others are told that they can choose.

        Return whether a message is due by it: the clock of somebody who is away is stopped instead.
        """
        now, seat = self._session.now(), int(timer.key)
        if not is_called(table, seat) or table.people[seat].is_away(now):
            async with self._session.write() as queries:
                return await self._session.follow_seats_at(queries, table)
        others = [one.seat for one in table.people if one.present and not one.is_away(now)]
        async with self._session.write() as queries:
            await set_bank(queries, timer.game, seat, 0)
            await save_timer(queries, replace(timer, due=None, remaining=0), now)
            await enqueue_board_again(queries, table, now)
            asked = " ".join(str(other) for other in others if other != seat)
            await enqueue_time_over(queries, timer, now, asked)
            await self._session.follow_consent(queries, table)
        return True
