"""The clock of a seat at a table with a pace: what is left of the time of its turn and of its bank.

It runs from when the game comes to wait for the seat's person, stands still while the game rests, a stand-in
plays or the person is away, and goes on with what was left. Undo gives no time back: the clock goes on. After
takeback and rollback all who are waited for are anew, with the time of a turn, and no bank is given back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.store.games import Seated
from bot.store.kinds import Status, TimerKind
from bot.store.timers import TimerRow
from bot.table.clock_rows import is_over, left_of
from bot.table.pace import Pace
from bot.table.seat_changes import SeatChange

_LEAST = 1
"""What is left of a time that nobody has ended yet: it is over as soon as it runs again."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock, None while it is not waited for, and what is left of its bank, in milliseconds."""

    row: TimerRow | None
    bank: int


def clock_after(change: SeatChange, seated: Seated, row: TimerRow | None, pace: Pace) -> Clock:
    """Return the clock of a seat after a change; ``row`` is what it was before it."""
    seat, now = seated.seat, change.now
    bank = pace.bank_millis if seated.bank is None else seated.bank
    if seated.free or change.has_other_person(seat):
        row = None
    elif row is not None and (seat in change.left or not change.is_waited(seat)):
        row, bank = None, min(bank, left_of(row, now))
    if row is None:
        if not change.is_called(seat):
            return Clock(None, bank)
        whole = pace.turn_millis + bank
        row = TimerRow(change.after.row.id, TimerKind.CLOCK, str(seat), remaining=whole)
    elif is_over(row):
        return Clock(_over_after(change, seated, row), bank)
    return Clock(_moved(change, seated, row), bank)


def _over_after(change: SeatChange, seated: Seated, row: TimerRow) -> TimerRow | None:
    """Return what becomes of a time that is over: a stand-in ends it.

    Off its channel it is as good as over: the others are told anew where the game goes on.
    """
    if seated.stand_in:
        return None
    return row if change.after.row.status == Status.OPEN else replace(row, remaining=_LEAST)


def _moved(change: SeatChange, seated: Seated, row: TimerRow) -> TimerRow:
    """Return a clock as it runs or stands still now, with what was left."""
    now = change.now
    if not change.is_called(seated.seat) or seated.is_away(now):
        return replace(row, due=None, remaining=max(_LEAST, left_of(row, now)))
    return row.running(now)
