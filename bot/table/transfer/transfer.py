"""Exporting and importing games, as the table does it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.store import Person, PersonRef, Queries
from bot.store.entries import entries_after
from bot.store.kinds import EntryKind, Status
from bot.store.lifecycle import set_seed_known
from bot.store.upgrades import upgrade_snapshots
from bot.store.uploads import remove_upload
from bot.table.errors import DamagedError, TableError
from bot.table.model import Table, TableInfo
from bot.table.session import AdminEvent, Session, require_free
from bot.table.transfer.checking import Candidate
from bot.table.transfer.exporting import exported
from bot.table.transfer.for_players import ForPlayers
from bot.table.transfer.importing import write_game
from bot.table.transfer.uploads import Uploads
from bot.table.upgrade import Upgrade
from rules import GAMES


class Transfer:
    """The part of the table that writes games to files and reads them."""

    def __init__(self, session: Session, upgrade: Upgrade) -> None:
        self._session = session
        self._upgrade = upgrade
        self.uploads = Uploads(session)
        self.for_players = ForPlayers(session)

    async def export(self, game_id: int, who: PersonRef) -> bytes:
        """Return a game as a file with all its secrets, whoever asks: whether they may is checked before.

        From then on the seed counts as known. Raises TableError: "not_started" for a game in its lobby, or
        "damaged" if something of it is not as it was written.
        """
        async with self._session.hold(game_id) as table:
            table.load()
            async with self._session.write() as queries:
                await set_seed_known(queries, game_id, self._session.now())
                await self._session.append_entry(queries, table, _export_event(table, who, seed=True))
                table = await self._session.read(game_id, queries)
                entries = await entries_after(queries, game_id, 0)
                upgrades = await upgrade_snapshots(queries, game_id)
                if not all(one.sound for one in (*entries, *upgrades)):
                    raise DamagedError()
            return await asyncio.to_thread(exported, table, entries, upgrades)

    async def export_log(self, game_id: int, who: PersonRef) -> TableInfo:
        """Log that somebody takes along a game's log as everybody may read it; TableError as above."""
        async with self._session.hold(game_id) as table:
            table.load()
            async with self._session.write() as queries:
                await self._session.append_entry(queries, table, _export_event(table, who, seed=False))
            return (await self._session.read(game_id)).info()

    async def import_game(
        self,
        candidate: Candidate,
        who: Person,
        people: Sequence[Person | None],
        *,
        guild_id: int,
        channel_id: int,
        upload_id: int | None = None,
    ) -> TableInfo:
        """Make a game of a file in a channel, with people on its seats; substitutes are looked for others.

        Whoever asks: whether they may is checked before. Raises TableError: "channel_taken" with the id of
        the game that is there, or "import_gone" if its upload was used already.
        """
        async with self._session.write() as queries:
            if upload_id is not None and not await remove_upload(queries, upload_id):
                raise TableError("import_gone")
            await require_free(queries, channel_id)
            now = self._session.now()
            game = await write_game(
                queries, candidate, who, people, guild_id=guild_id, channel_id=channel_id, now=now
            )
            if candidate.older:
                await self._adopt(queries, game, candidate)
            await self._append(queries, game, AdminEvent(EntryKind.IMPORT, who))
            if candidate.status == Status.OPEN:
                for seat in (seat for seat, one in enumerate(people) if one is None):
                    await self._append(queries, game, AdminEvent(EntryKind.FREE, None, about=seat))
            await self._session.follow_start(queries, game)
        if upload_id is not None:
            await self._session.store.scrub()
        return await self._session.info(game)

    async def _adopt(self, queries: Queries, game_id: int, candidate: Candidate) -> None:
        """Let a game that older rules have led go on by those of today."""
        table, version = await self._session.read(game_id, queries), GAMES[candidate.kind].version
        await self._upgrade.adopt(queries, table, table.load(), version, silent=True)

    async def _append(self, queries: Queries, game_id: int, event: AdminEvent) -> None:
        table = await self._session.read(game_id, queries)
        await self._session.append_entry(queries, table, event)


def _export_event(table: Table, who: PersonRef, *, seed: bool) -> AdminEvent:
    facts = {"seed": seed, "over": table.row.ended is not None}
    return AdminEvent(EntryKind.EXPORT, who, facts=facts)
