"""What people set of time for themselves, with all that follows from it in their games."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AsyncExitStack

from bot.store import Person, Queries
from bot.store.entries import last_seq
from bot.store.kinds import NOT_ENDED
from bot.store.people import upsert_person
from bot.store.personal import games_with, person_row, settings_of
from bot.store.preferences import set_own
from bot.store.timers import TimerRow, remove_timer
from bot.table.errors import DamagedRowError
from bot.table.model import Table
from bot.table.own_times import OwnTimes, read_own_times, write_own_times
from bot.table.posts import Note, enqueue_note
from bot.table.session import Session

log = logging.getLogger(__name__)

AWAY, BACK = "away", "away_back"
"""The keys of the notes that somebody is away until a time, and that they are back before it."""

ChangeTimes = Callable[[OwnTimes], OwnTimes]


class PersonalTimes:
    """The part of the table for reminders, quiet hours, time zones, and being away."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, discord_id: int) -> OwnTimes:
        """Return what somebody has set of time."""
        row = await person_row(self._session.reader, discord_id)
        if row is None:
            return OwnTimes()
        return read_own_times(dict(await settings_of(self._session.reader, row["id"])))

    async def change(self, who: Person, change: ChangeTimes) -> tuple[int, ...]:
        """Set something for a person; return the games whose channels hear of it.

        It is one transaction in all their games, whose locks are held: nobody is away in one game and not in
        another, wherever the program ends. What they have set already changes nothing.
        """
        while True:
            games = await self._games(self._session.reader, who)
            async with AsyncExitStack() as stack:
                for game in games:
                    await stack.enter_async_context(self._session.locks.hold(game))
                async with self._session.write() as queries:
                    # Somewhere else they may have sat down while this waited for the games.
                    if set(await self._games(queries, who)) <= set(games):
                        return await self._change(queries, games, who, change)

    async def end_away(self, table: Table, timer: TimerRow) -> bool:
        """Let all go on at a game that stood still while somebody was away; say whether a message is due.

        The channel hears nothing by a new one: what it reads of their time is changed where it is shown.
        """
        was = self._session.now() if timer.due is None else timer.due - 1
        async with self._session.write() as queries:
            await remove_timer(queries, timer.game, timer.kind, timer.key)
            due = await self._session.follow_seats_at(queries, table, was)
            return await self._session.follow_consent(queries, table, was) or due

    async def _games(self, queries: Queries, who: Person) -> tuple[int, ...]:
        """Return the games at which somebody sits, without those that have ended, in order."""
        assert who.discord_id is not None
        row = await person_row(queries, who.discord_id)
        if row is None:
            return ()
        found = await games_with(queries, row["id"])
        return tuple(sorted(one["id"] for one in found if one["status"] in NOT_ENDED))

    async def _change(
        self, queries: Queries, games: tuple[int, ...], who: Person, change: ChangeTimes
    ) -> tuple[int, ...]:
        now, person = self._session.now(), await upsert_person(queries, who)
        before = read_own_times(dict(await settings_of(queries, person)))
        after = change(before)
        if after == before:
            return ()
        tables = [table for game in games if (table := await self._read(queries, game)) is not None]
        old, new = write_own_times(before), write_own_times(after)
        for key in [key for key in new if new[key] != old[key]]:
            await set_own(queries, person, key, new[key])
        note = _note(before, after, now)
        heard: list[int] = []
        for table in tables:
            game = table.row.id
            if await self._session.follow_seats_at(queries, table):
                heard.append(game)
            if note is not None and table.row.status.facts.holds_channel:
                await enqueue_note(queries, game, note, await last_seq(queries, game), now=now, person=person)
                heard.append(game)
            if await self._session.follow_consent(queries, table):
                heard.append(game)
        return tuple(dict.fromkeys(heard))

    async def _read(self, queries: Queries, game: int) -> Table | None:
        """Read a game that has started; None if it has not, or cannot be read."""
        try:
            table = await self._session.read(game, queries)
        except DamagedRowError:
            log.error("game %d is damaged on the disk: it does not learn what somebody there has set", game)
            return None
        return None if table.row.snapshot is None else table


def _note(before: OwnTimes, after: OwnTimes, now: int) -> Note | None:
    """Return what tables read of a change: until when somebody is away, or that they are back before it."""
    if before.away == after.away:
        return None
    if after.away is not None and after.is_away(now):
        return Note(AWAY, {"until": after.away // 1000})
    return Note(BACK, {}) if before.is_away(now) else None
