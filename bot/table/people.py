"""What is kept about a person, and forgetting them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass

from bot.store import Person, Queries
from bot.store.entries import last_seq
from bot.store.kinds import EntryKind, MessageKind, Status
from bot.store.outbox import owe
from bot.store.personal import (
    counts_of,
    erase,
    forget_first,
    games_followed,
    games_touched,
    games_with,
    row_of,
    settings_of,
)
from bot.store.proposals import close_proposal, open_proposals
from bot.store.seats import Seated
from bot.table.desk import Table
from bot.table.lobby import Lobby
from bot.table.model import TableError
from bot.table.news import Note, write_note
from bot.table.proposals import owe_proposal
from bot.table.seats import Seats


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that somebody sits at or follows; ``place`` is their seat, in a lobby their turn of joining."""

    id: int
    kind: str
    status: str
    guild_id: int
    channel_id: int
    place: int | None


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything that is stored about a person.

    ``entries`` are lines of logs that they made or that speak of them, ``proposals`` open questions by or
    to them, ``changes`` settings of channels and servers that they changed, ``uploads`` files that wait
    for their answer, ``owed`` messages to be sent that are about them or for them, ``hosted`` tables that
    they opened.
    """

    person: Person
    games: tuple[KeptGame, ...]
    followed: tuple[KeptGame, ...]
    settings: tuple[tuple[str, str], ...]
    entries: int
    proposals: int
    changes: int
    uploads: int
    owed: int
    hosted: int


class People(Lobby, Seats):
    """The part of the table that knows people, and forgets them."""

    async def kept(self, discord_id: int) -> Kept | None:
        """What is stored about somebody; None if nothing is."""
        reader = self.store.reader
        row = await row_of(reader, discord_id)
        if row is None:
            return None
        return Kept(
            person=Person(row["discord_id"], row["name"]),
            games=_games(await games_with(reader, row["id"])),
            followed=_games(await games_followed(reader, row["id"])),
            settings=await settings_of(reader, row["id"]),
            **await counts_of(reader, row["id"]),
        )

    async def forget(self, discord_id: int) -> tuple[int, ...]:
        """Forgets somebody, all at once; the games whose channels are owed something by it.

        Seats in games that have not ended are free then, and a substitute is looked for. Tables that have
        not started they leave. Raises TableError("nothing_kept") if nothing is stored about them.
        """
        while True:
            found = await row_of(self.store.reader, discord_id)
            if found is None:
                raise TableError("nothing_kept")
            games = await games_touched(self.store.reader, found["id"])
            async with AsyncExitStack() as stack:
                for game in games:
                    await stack.enter_async_context(self.locks.hold(game))
                async with self.store.write() as queries:
                    row = await row_of(queries, discord_id)
                    if row is None:
                        raise TableError("nothing_kept")
                    # Somewhere else they may have sat down while this waited for the games.
                    if set(await games_touched(queries, row["id"])) <= set(games):
                        await self._forget(queries, games, Person(discord_id, row["name"]), row["id"])
                        break
        await self.store.scrub()
        return games

    async def _forget(self, queries: Queries, games: Iterable[int], who: Person, person: int) -> None:
        for game in games:
            table = await self.read(game, queries)
            seated = table.find(who)
            if not table.row.status.facts.ended and seated is not None:
                if table.row.started is None:
                    await self._leave_lobby(queries, table, seated)
                else:
                    quietly = table.row.status != Status.OPEN
                    await self._change(
                        queries, table, seated, EntryKind.FORGOTTEN, None, None, quietly=quietly
                    )
            for asked in await open_proposals(queries, game):
                if asked.person is not None and asked.person.discord_id == who.discord_id:
                    now = self.store.now()
                    await close_proposal(queries, asked.id, "lapsed", now)
                    await owe_proposal(queries, game, asked.id, now, changed=True)
        assert who.discord_id is not None
        await forget_first(queries, person)
        await erase(queries, person, who.discord_id, who.name)

    async def _leave_lobby(self, queries: Queries, table: Table, seated: Seated) -> None:
        await self.get_up(queries, table, seated)
        if table.row.status == Status.LOBBY:
            seq = await last_seq(queries, table.row.id)
            payload = write_note(Note("lobby_edit", {}))
            now = self.store.now()
            await owe(queries, table.row.id, MessageKind.NOTE, seq, payload, now=now, note="lobby_edit")


def _games(rows: Iterable[sqlite3.Row]) -> tuple[KeptGame, ...]:
    return tuple(KeptGame(**dict(row)) for row in rows)
