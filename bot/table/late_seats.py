"""What the others can choose together once the time of a seat is over: to skip it, or to free it."""

from __future__ import annotations

from bot.store import PersonRef, Queries
from bot.store.kinds import EntryKind
from bot.store.proposals import ProposalRow
from bot.table.clock_rows import seats_over
from bot.table.consent import CarryOut
from bot.table.errors import TableError
from bot.table.model import Table
from bot.table.seats import Seats
from bot.table.session import AdminEvent
from bot.table.stand_ins import StandIns


class LateSeats:
    """The part of the table where others choose for somebody whose time is over."""

    def __init__(self, seats: Seats, stand_ins: StandIns) -> None:
        self._seats = seats
        self._stand_ins = stand_ins

    async def check(self, table: Table, seat: int, target: int | None) -> None:
        """Raise TableError unless a seat may choose for the seat ``target`` now.

        "no_such_seat", "time_not_over" if the person has acted meanwhile or has time, "time_own" for that
        person, PausedError, or that the game is not open.
        """
        table.require_running()
        if target is None or table.seat(target).seat not in seats_over(table.row.attached.clocks):
            raise TableError("time_not_over")
        if seat == target:
            raise TableError("time_own")

    async def prepare_skip(self, queries: Queries, table: Table, target: int | None) -> CarryOut:
        """Work out what is played where a seat is skipped; return how that is stored."""
        assert target is not None
        acts = await self._stand_ins.least_acts(queries, table, table.seat(target))

        async def carry_out(queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
            event = AdminEvent(EntryKind.TIME_SKIP, who, about=row.target)
            await self._stand_ins.store_skip(queries, table, event, acts)

        return carry_out

    async def free(self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
        """Free a seat, since the others have agreed, and look for a substitute; ``who`` was the last to."""
        assert row.target is not None
        seated = table.seat(row.target)
        await self._seats.change_person(queries, table, seated, EntryKind.TIME_FREE, who, None)
