"""What takes a game off its channel or brings it back, and messages that nobody's action owes."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.store import Person, Queries, Who
from bot.store.entries import last_entries, last_seq
from bot.store.games import (
    games_in_guild,
    open_game_in,
    parked_games,
    set_archived,
    set_ended,
    set_moved,
    set_parked,
    set_paused,
    set_restored,
)
from bot.store.kinds import EntryKind, MessageKind, Status
from bot.store.outbox import drop_edits, owe
from bot.store.people import meet
from bot.store.proposals import ProposalRow
from bot.table.desk import Deed, Desk, Table
from bot.table.model import TableError, TableInfo
from bot.table.news import Note, tell_all, write_note, write_post
from bot.table.proposals import lapse


class Endings(Desk):
    """The part of the table that puts games away, stops them for a while and brings them back."""

    async def reset(self, game_id: int, who: Who) -> TableInfo:
        """Archives a game that holds its channel, whoever asks: whether they may is checked before.

        Raises TableError if the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.LOBBY, Status.OPEN)
            async with self.store.write() as queries:
                now = self.store.now()
                await set_archived(queries, game_id, now)
                await lapse(queries, game_id, now)
                await self.write_down(queries, table, Deed(EntryKind.RESET, who))
            return (await self.read(game_id)).info()

    async def restore(self, channel_id: int, who: Who) -> TableInfo:
        """Brings back the game of a channel that was reset last, as it was.

        Raises TableError: "nothing_to_restore", or "channel_taken" with the id of the game that is there.
        """
        game_id = (await self.last_reset(channel_id)).id
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            if table.row.status != Status.RESET:
                raise TableError("nothing_to_restore")
            async with self.store.write() as queries:
                await _require_free(queries, channel_id)
                await set_restored(queries, game_id)
                await self._go_on(queries, table, Deed(EntryKind.RESTORE, who))
            return (await self.read(game_id)).info()

    async def pause(self, game_id: int, who: Who) -> TableInfo:
        """Lets nobody act until the game is resumed, whoever asks: whether they may is checked before.

        Raises TableError: "paused" if it is already, or one that says that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require_running()
            async with self.store.write() as queries:
                await set_paused(queries, game_id, self.store.now())
                await self.write_down(queries, table, Deed(EntryKind.PAUSE, who))
            return (await self.read(game_id)).info()

    async def resume(self, game_id: int, who: Who) -> TableInfo:
        """Lets a paused game go on. Raises TableError: "not_paused", or that the game is not open."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            if table.row.paused is None:
                raise TableError("not_paused")
            async with self.store.write() as queries:
                await set_paused(queries, game_id, None)
                await self.write_down(queries, table, Deed(EntryKind.RESUME, who))
            return (await self.read(game_id)).info()

    async def park(self, game_id: int) -> TableInfo:
        """Takes a game from its channel because that is gone; nothing is told to anybody.

        Raises TableError if the game holds no channel.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.LOBBY, Status.OPEN)
            async with self.store.write() as queries:
                await set_parked(queries, game_id)
                await lapse(queries, game_id, self.store.now())
                await self.write_down(queries, table, Deed(EntryKind.PARK, None), quietly=True)
                await queries.run(
                    "UPDATE outbox SET done = ?, state = NULL, last_error = 'parked' WHERE game = ?"
                    " AND done IS NULL",
                    self.store.now(),
                    game_id,
                )
            return (await self.read(game_id)).info()

    async def park_guild(self, guild_id: int) -> tuple[TableInfo, ...]:
        """Parks all games of a server that the bot has been removed from."""
        parked: list[TableInfo] = []
        for game_id in await games_in_guild(self.store.reader, guild_id):
            # One that has ended in between holds no channel any more.
            with suppress(TableError):
                parked.append(await self.park(game_id))
        return tuple(parked)

    async def parked(self, guild_id: int, who: Person) -> tuple[TableInfo, ...]:
        """The parked games that somebody who may moderate in a server can bring back there, newest first.

        These are the server's own, and those from elsewhere at which they have a seat themselves.
        """
        assert who.discord_id is not None
        found = await parked_games(self.store.reader, guild_id, who.discord_id)
        return tuple([await self.get(game) for game in found])

    async def move(self, game_id: int, guild_id: int, channel_id: int, who: Person) -> TableInfo:
        """Brings a parked game to a channel, where it goes on.

        Raises TableError: "not_parked", "channel_taken" with the id of the game that is there, or
        "no_such_game" if it is not one of :meth:`parked`.
        """
        assert who.discord_id is not None
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            if table.row.status != Status.PARKED:
                raise TableError("not_parked")
            if game_id not in await parked_games(self.store.reader, guild_id, who.discord_id):
                raise TableError("no_such_game")
            async with self.store.write() as queries:
                await _require_free(queries, channel_id)
                await set_moved(queries, game_id, guild_id, channel_id)
                await set_paused(queries, game_id, None)
                await self._go_on(queries, table, Deed(EntryKind.RESUME, who))
            return (await self.read(game_id)).info()

    async def _go_on(self, queries: Queries, table: Table, deed: Deed) -> None:
        """Writes that a game is back, and tells the channel if it has come under other rules meanwhile."""
        row = table.row
        away = await last_entries(queries, row.id, 1, (EntryKind.RESET, EntryKind.PARK, EntryKind.RULES))
        if row.snapshot is not None and away and away[0].kind == EntryKind.RULES:
            over = table.load().outcome
            if over is not None:
                await set_ended(queries, row.id, Status.FINISHED, self.store.now(), msgspec.json.encode(over))
            told = await self.read(row.id, queries)
            await tell_all(
                queries,
                row.id,
                MessageKind.RULES,
                away[0].seq,
                write_post(told.standing()),
                now=self.store.now(),
                state=told.shown_state(),
            )
        await self.write_down(queries, await self.read(row.id, queries), deed)

    async def can_abandon(self, table: Table, seat: int, target: int | None) -> None:
        """Any open game can be abandoned."""

    async def abandon(self, queries: Queries, table: Table, asked: ProposalRow, who: Who) -> None:
        """Ends a game without a result, since all have agreed; ``who`` was the last to."""
        now = self.store.now()
        await set_ended(queries, table.row.id, Status.ABANDONED, now, None)
        await lapse(queries, table.row.id, now)
        await self.write_down(queries, table, Deed(EntryKind.ABANDON, who))

    async def note(
        self,
        game_id: int,
        key: str,
        params: dict[str, int | str] | None = None,
        who: Person | None = None,
    ) -> int:
        """Owes the game's channel a message of the bot's own; the outbox row's id.

        ``who`` is the person that it speaks of; no name goes into ``params``.
        """
        async with self.store.write() as queries:
            seq = await last_seq(queries, game_id)
            payload = write_note(Note(key, params or {}))
            person = None if who is None else await meet(queries, who)
            return await owe(
                queries,
                game_id,
                MessageKind.NOTE,
                seq,
                payload,
                now=self.store.now(),
                note=key,
                person=person,
            )

    async def post_again(self, game_id: int, who: Who | None = None) -> int:
        """Owes the channel the board as it stands, with nothing new to tell; the outbox row's id.

        If somebody asked for it, the log says who. Raises TableError("not_started") if there is no board yet.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            snapshot = table.snapshot
            table.load()
            async with self.store.write() as queries:
                await drop_edits(queries, game_id)
                if who is not None:
                    await self.write_down(queries, table, Deed(EntryKind.POST_AGAIN, who), quietly=True)
                    table = await self.read(game_id, queries)
                    snapshot = table.snapshot
                return await owe(
                    queries,
                    game_id,
                    MessageKind.POST,
                    snapshot.seq,
                    write_post(table.standing()),
                    now=self.store.now(),
                    state=snapshot.state,
                )


async def _require_free(queries: Queries, channel_id: int) -> None:
    other = await open_game_in(queries, channel_id)
    if other is not None:
        raise TableError("channel_taken", game=other)
