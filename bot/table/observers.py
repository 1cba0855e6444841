"""Those who follow a game without a seat."""

from __future__ import annotations

from bot.store import Person, PersonRef
from bot.store.kinds import MessageKind, Status
from bot.store.observers import add_observer, observers_of, remove_observer
from bot.store.pending import enqueue
from bot.store.people import discord_id_of, upsert_person
from bot.table.errors import TableError
from bot.table.model import TableInfo
from bot.table.posts import shown_state, standing_post, write_post
from bot.table.session import Session


class Observers:
    """The part of the table for those who follow a game."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def watch(self, game_id: int, who: Person) -> TableInfo:
        """Let somebody follow a game that is played, without a seat; they get the board as it stands.

        Raises TableError: "watch_seated" if they have one, "watching_already", or that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            if table.find(who) is not None:
                raise TableError("watch_seated")
            if who.discord_id in [one.discord_id for one in await self.of(game_id)]:
                raise TableError("watching_already")
            async with self._session.write() as queries:
                person, snapshot = await upsert_person(queries, who), table.snapshot
                await add_observer(queries, game_id, person)
                await enqueue(
                    queries,
                    game_id,
                    MessageKind.POST,
                    snapshot.seq,
                    write_post(standing_post(table)),
                    now=self._session.now(),
                    state=shown_state(table),
                    recipient=person,
                )
            return table.info()

    async def unwatch(self, game_id: int, who: PersonRef) -> TableInfo:
        """End somebody's following of a game; TableError("not_watching") if they do not."""
        async with self._session.hold(game_id) as table:
            wanted = discord_id_of(who)
            found = await observers_of(self._session.reader, game_id)
            row = next((row for row, one in found if one.discord_id == wanted), None)
            if row is None:
                raise TableError("not_watching")
            async with self._session.write() as queries:
                await remove_observer(queries, game_id, row)
            return table.info()

    async def of(self, game_id: int) -> tuple[Person, ...]:
        """Return who follows a game without a seat."""
        return tuple(one for _, one in await observers_of(self._session.reader, game_id))
