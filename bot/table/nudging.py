"""Nudging those who are waited for: now, or as soon as what they have set for themselves allows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store import PersonRef, Queries
from bot.store.entries import last_seq
from bot.store.kinds import TimerKind
from bot.store.timers import TimerRow, remove_timer, save_timer, timers_at
from bot.table.errors import TableError
from bot.table.model import Table
from bot.table.nudges import COOL_DOWN, cool_down_key, later_key, read_nudge_key
from bot.table.own_times import allowed_at
from bot.table.posts import Note, enqueue_note
from bot.table.reminders import follow_sent, reminder_at
from bot.table.seat_changes import is_called
from bot.table.session import Session

NUDGE = "nudge"
"""The key of the note by which people are nudged."""


@dataclass(frozen=True, slots=True)
class Nudged:
    """Which seats were nudged: at once, or ``later``, when what their people have set allows it.

    Those in ``away`` are nudged later too: once their people are back.
    """

    at_once: tuple[int, ...]
    later: tuple[int, ...]
    away: tuple[int, ...]


class Nudging:
    """The part of the table by which people call one another."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def nudge(self, game_id: int, who: PersonRef) -> Nudged:
        """Nudge all who are waited for and have not been nudged for some hours.

        Raises TableError: "not_seated", "nudge_waited" for who is waited for themselves, "nudge_alone" if
        nobody else is, "nudge_nobody" if nobody is at all, "nudge_again" with when that is possible again (in
        seconds) if all were nudged already, "nudge_later" if all are to be nudged yet, or one that says that
        the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require_running()
            own = table.seat_of(who)
            called = [one.seat for one in table.people if is_called(table, one.seat)]
            if own.seat in called:
                raise TableError("nudge_alone" if called == [own.seat] else "nudge_waited")
            if not called:
                raise TableError("nudge_nobody")
            async with self._session.write() as queries:
                kept = await timers_at(queries, game_id, (TimerKind.NUDGE,))
                nudged = {read_nudge_key(row.key)[0] for row in kept}
                seats = [seat for seat in called if seat not in nudged]
                if not seats:
                    raise _nudged_already(called, kept)
                person = await self._session.touch_person(queries, who, own)
                return await self._nudge(queries, table, seats, person)

    async def end(self, table: Table, timer: TimerRow) -> bool:
        """End a cool-down, or nudge a seat whose person allows it now; say whether there is a message.

        A reminder that is due now too is done by it.
        """
        (seat, later), now = read_nudge_key(timer.key), self._session.now()
        async with self._session.write() as queries:
            allowed = await allowed_at(queries, table.people[seat], now) if later else now
            if allowed > now:
                await self._set(queries, timer.game, timer.key, allowed)
                return False
            await remove_timer(queries, timer.game, timer.kind, timer.key)
            if not later or not is_called(table, seat):
                return False
            await self._set(queries, timer.game, cool_down_key(seat), now + COOL_DOWN)
            await self._enqueue(queries, table, [seat], None)
            reminder = await reminder_at(queries, table, seat)
            if reminder is not None and reminder.due is not None and reminder.due <= now:
                await follow_sent(queries, table, reminder, now)
        return True

    async def _nudge(self, queries: Queries, table: Table, seats: Iterable[int], person: int) -> Nudged:
        now, at_once, later = self._session.now(), list[int](), list[int]()
        for seat in seats:
            allowed = await allowed_at(queries, table.people[seat], now)
            (at_once if allowed <= now else later).append(seat)
            if allowed > now:
                await self._set(queries, table.row.id, later_key(seat), allowed)
            else:
                await self._set(queries, table.row.id, cool_down_key(seat), now + COOL_DOWN)
        if at_once:
            await self._enqueue(queries, table, at_once, person)
        away = tuple(seat for seat in later if table.people[seat].is_away(now))
        return Nudged(tuple(at_once), tuple(seat for seat in later if seat not in away), away)

    async def _set(self, queries: Queries, game: int, key: str, due: int) -> None:
        await save_timer(queries, TimerRow(game, TimerKind.NUDGE, key, due=due), self._session.now())

    async def _enqueue(self, queries: Queries, table: Table, seats: list[int], person: int | None) -> None:
        """Add the message; it names the seats with their decisions, so that nobody is called too late."""
        named = ",".join(f"{seat}/{table.snapshot.decisions[seat]}" for seat in seats)
        seq = await last_seq(queries, table.row.id)
        note = Note(NUDGE, {"seats": named})
        await enqueue_note(queries, table.row.id, note, seq, now=self._session.now(), person=person)


def _nudged_already(called: Sequence[int], kept: Iterable[TimerRow]) -> TableError:
    """Return the refusal where all who are waited for have been nudged, or are to be.

    It says when the first cool-down is over. When a nudge that is to come will be is not said: by that people
    would learn the quiet hours of somebody.
    """
    keys = {cool_down_key(seat) for seat in called}
    over = [row.due for row in kept if row.key in keys and row.due is not None]
    return TableError("nudge_again", when=str(min(over) // 1000)) if over else TableError("nudge_later")
