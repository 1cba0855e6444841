"""What takes a game off its channel, stops it for a while or for good, and brings it back."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.store import Person, PersonRef, Queries
from bot.store.entries import last_of_kinds
from bot.store.game_ids import detached_games, games_in_guild, last_reset_in, open_game_in
from bot.store.kinds import PUT_AWAY, EntryKind, MessageKind, Status
from bot.store.lifecycle import (
    put_away_damaged,
    set_archived,
    set_attached,
    set_detached,
    set_ended,
    set_paused,
    set_restored,
)
from bot.store.outbox import give_up_all
from bot.store.people import upsert_person
from bot.store.preferences import note_change
from bot.store.proposals import ProposalRow
from bot.table.ends import follow_end
from bot.table.errors import DamagedRowError, StaleError, TableError
from bot.table.lobby_posts import enqueue_table, enqueue_table_change
from bot.table.model import Table, TableInfo
from bot.table.posts import enqueue_post, shown_state, standing_post
from bot.table.proposals import expire
from bot.table.session import AdminEvent, Session, require_free


class Lifecycle:
    """The part of the table that puts games away, stops them for a while and brings them back."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def reset(self, game_id: int, who: PersonRef) -> TableInfo:
        """Archive a game that holds its channel, whoever asks: whether they may is checked before.

        Raises TableError if the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.LOBBY, Status.OPEN)
            async with self._session.write() as queries:
                now = self._session.now()
                await set_archived(queries, game_id, now)
                await expire(queries, game_id, now)
                await self._session.append_entry(queries, table, AdminEvent(EntryKind.RESET, who))
                if table.row.started is None:
                    await enqueue_table_change(queries, game_id, now)
            return (await self._session.read(game_id)).info()

    async def put_away_damaged(self, game_id: int, guild_id: int, channel_id: int, who: Person) -> None:
        """Take a game that cannot be read off its channel, so that another can be played there.

        It stands among the changes of the channel, since nothing can be added to its log. Whoever asks:
        whether they may is checked before. Raises StaleError if the game is not there any more,
        or can be read.
        """
        async with self._session.locks.hold(game_id), self._session.write() as queries:
            if await open_game_in(queries, channel_id) != game_id:
                raise StaleError
            with suppress(DamagedRowError):
                await self._session.read(game_id, queries)
                raise StaleError
            now = self._session.now()
            await put_away_damaged(queries, game_id, now)
            person = await upsert_person(queries, who)
            await note_change(queries, (guild_id, "channel", channel_id), PUT_AWAY, str(game_id), person, now)
            await give_up_all(queries, game_id, "damaged", now)

    async def last_reset(self, channel_id: int) -> TableInfo:
        """Return the game of a channel that was reset last.

        Raises TableError("nothing_to_restore") if there is none.
        """
        found = await last_reset_in(self._session.reader, channel_id)
        if found is None:
            raise TableError("nothing_to_restore")
        return await self._session.info(found)

    async def restore(self, channel_id: int, who: PersonRef) -> TableInfo:
        """Bring back the game of a channel that was reset last, as it was.

        Raises TableError: "nothing_to_restore", or "channel_taken" with the id of the game that is there.
        """
        game_id = (await self.last_reset(channel_id)).id
        async with self._session.hold(game_id) as table:
            if table.row.status != Status.RESET:
                raise TableError("nothing_to_restore")
            async with self._session.write() as queries:
                await require_free(queries, channel_id)
                await set_restored(queries, game_id)
                await self._go_on(queries, table, AdminEvent(EntryKind.RESTORE, who))
            return (await self._session.read(game_id)).info()

    async def pause(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let nobody act until the game is resumed, whoever asks: whether they may is checked before.

        Raises TableError: PausedError if it is already, or one that says that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require_running()
            async with self._session.write() as queries:
                await set_paused(queries, game_id, self._session.now())
                await self._session.append_entry(queries, table, AdminEvent(EntryKind.PAUSE, who))
            return (await self._session.read(game_id)).info()

    async def resume(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let a paused game go on. Raises TableError: "not_paused", or that the game is not open."""
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            if table.row.paused is None:
                raise TableError("not_paused")
            async with self._session.write() as queries:
                await set_paused(queries, game_id, None)
                await self._session.append_entry(queries, table, AdminEvent(EntryKind.RESUME, who))
                await self._session.follow_consent(queries, table)
            return (await self._session.read(game_id)).info()

    async def detach(self, game_id: int) -> TableInfo:
        """Take a game from its channel because that is gone; nobody gets a message.

        Raises TableError if the game holds no channel.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.LOBBY, Status.OPEN)
            async with self._session.write() as queries:
                now, event = self._session.now(), AdminEvent(EntryKind.DETACH, None)
                await set_detached(queries, game_id)
                await expire(queries, game_id, now)
                await self._session.append_entry(queries, table, event, silent=True)
                await self._session.follow_at(queries, table)
                await give_up_all(queries, game_id, Status.DETACHED.value, now)
            return (await self._session.read(game_id)).info()

    async def detach_guild(self, guild_id: int) -> tuple[TableInfo, ...]:
        """Detach all games of a server that the bot has been removed from; return them."""
        detached: list[TableInfo] = []
        for game_id in await games_in_guild(self._session.reader, guild_id):
            # One that has ended in between holds no channel any more.
            with suppress(TableError):
                detached.append(await self.detach(game_id))
        return tuple(detached)

    async def detached(self, guild_id: int, who: Person) -> tuple[TableInfo, ...]:
        """Return the games without a channel that a moderator can bring back in a server, newest first.

        These are the server's own, and those from elsewhere at which they have a seat themselves.
        """
        assert who.discord_id is not None
        found: list[TableInfo] = []
        for game_id in await detached_games(self._session.reader, guild_id, who.discord_id):
            with suppress(DamagedRowError):
                found.append(await self._session.info(game_id))
        return tuple(found)

    async def attach(self, game_id: int, guild_id: int, channel_id: int, who: Person) -> TableInfo:
        """Bring a game without a channel to one, where it goes on.

        Raises TableError: "not_parked", "channel_taken" with the id of the game that is there, or
        "no_such_game" if it is not one of :meth:`detached`.
        """
        assert who.discord_id is not None
        async with self._session.hold(game_id) as table:
            if table.row.status != Status.DETACHED:
                raise TableError("not_parked")
            if game_id not in await detached_games(self._session.reader, guild_id, who.discord_id):
                raise TableError("no_such_game")
            async with self._session.write() as queries:
                await require_free(queries, channel_id)
                await set_attached(queries, game_id, guild_id, channel_id)
                await set_paused(queries, game_id, None)
                await self._go_on(queries, table, AdminEvent(EntryKind.RESUME, who))
            return (await self._session.read(game_id)).info()

    async def check_abandon(self, table: Table, seat: int, target: int | None) -> None:
        """Allow every open game to be abandoned."""

    async def abandon(self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
        """End a game without a result, since all have agreed; ``who`` was the last to."""
        now = self._session.now()
        await set_ended(queries, table.row.id, Status.ABANDONED, now, None)
        await expire(queries, table.row.id, now)
        await self._session.append_entry(queries, table, AdminEvent(EntryKind.ABANDON, who))

    async def _go_on(self, queries: Queries, table: Table, event: AdminEvent) -> None:
        """Append that a game is back, after the message of rules under which it has come meanwhile.

        An open table gets a message with its buttons again.
        """
        row = table.row
        kinds = (EntryKind.RESET, EntryKind.DETACH, EntryKind.RULES)
        away = await last_of_kinds(queries, row.id, 1, kinds)
        if row.snapshot is not None and away and away[0].kind == EntryKind.RULES:
            await self._announce_rules(queries, table, away[0].seq)
        await self._session.append_entry(queries, await self._session.read(row.id, queries), event)
        if row.started is None:
            await enqueue_table(queries, row.id, self._session.now())

    async def _announce_rules(self, queries: Queries, table: Table, seq: int) -> None:
        game_id, now, outcome = table.row.id, self._session.now(), table.load().outcome
        if outcome is not None:
            await set_ended(queries, game_id, Status.FINISHED, now, msgspec.json.encode(outcome))
        after = await self._session.read(game_id, queries)
        post, state = standing_post(after), shown_state(after)
        await enqueue_post(queries, game_id, MessageKind.RULES, seq, post, now=now, state=state)
        await follow_end(queries, table, after, now)
