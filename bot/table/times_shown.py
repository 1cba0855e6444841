"""What the channel reads of people's time: changed where it is shown as soon as it is not true any more."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store import Queries
from bot.store.kinds import Status, TimerKind
from bot.table.clock_rows import seats_over, seats_until
from bot.table.matters import Cause, follow_matters, game_of
from bot.table.model import Table
from bot.table.posts import enqueue_board_again


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a board shows: until when clocks run, whose time is over, and who is away of those waited for."""

    until: Mapping[int, int]
    over: tuple[int, ...]
    away: Mapping[int, int]


def _shown(table: Table, now: int) -> _Shown:
    """Return what the board of a game shows of time."""
    waiting, clocks = table.snapshot.waiting, table.row.attached.clocks
    waited = [one for one in table.people if one.present and one.seat in waiting]
    away = {one.seat: one.away for one in waited if one.away is not None and one.is_away(now)}
    return _Shown(seats_until(clocks), seats_over(clocks), away)


async def show_times_again(
    queries: Queries, before: Table, after: Table, now: int, was: int | None = None
) -> bool:
    """Change the last board, and open questions that show times, if these are others than before a change.

    It is in the transaction of the change; ``after`` has its clocks as they are now, and ``was`` is the time
    before it where that was long ago. Say whether a message is due by it. Where nobody's time has changed
    nothing is read or written.
    """
    if after.row.status != Status.OPEN or before.row.snapshot is None or after.row.snapshot is None:
        return False
    if _shown(before, now if was is None else was) == _shown(after, now):
        return False
    await enqueue_board_again(queries, after, now)
    if after.row.pace is not None:
        await _redraw_questions(queries, after, now)
    return True


async def show_corrected(queries: Queries, table: Table, kinds: Collection[TimerKind], now: int) -> bool:
    """Change what shows times of a game, timers of which were put right, of some ``kinds``, in the same act.

    Clocks stand on the board and on open questions, limits on questions. Say whether a message is due by it.
    """
    if table.row.status != Status.OPEN or table.row.snapshot is None:
        return False
    if TimerKind.CLOCK in kinds:
        await enqueue_board_again(queries, table, now)
    asked = TimerKind.MATTER in kinds or TimerKind.CLOCK in kinds
    if asked:
        await _redraw_questions(queries, table, now)
    return asked


async def _redraw_questions(queries: Queries, table: Table, now: int) -> None:
    if table.row.attached.asked:
        game = game_of(table)
        await follow_matters(queries, table, game, now, Cause(game, redraw=True))
