"""What is stored about a person, and forgetting them."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass

from bot.store import Person, Queries
from bot.store.games import Seated
from bot.store.kinds import EntryKind, ProposalResult, Status
from bot.store.personal import (
    counts_of,
    erase,
    forget_first,
    games_followed,
    games_touched,
    games_with,
    note_erasure,
    person_row,
    settings_of,
)
from bot.store.plans import PlanRow, plans_of
from bot.store.proposals import open_proposals
from bot.store.standing import StandingRow, standing_of
from bot.table.errors import DamagedRowError, TableError
from bot.table.lobby import Lobby
from bot.table.model import Table
from bot.table.proposals import close
from bot.table.results import Rating, all_ratings_of
from bot.table.seats import Seats
from bot.table.session import Session
from rules import Plan, Standing, decode_plan, decode_standing

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PersonalGame:
    """A game that somebody sits at or follows; ``place`` is their seat, in a lobby their turn of joining."""

    id: int
    kind: str
    status: Status
    guild_id: int
    channel_id: int
    place: int | None


@dataclass(frozen=True, slots=True)
class PersonalAnswer:
    """A standing answer of somebody at a game; ``standing`` is None if today's rules do not know it.

    It counts ``left`` times more, None for good; 0 where it is used up and kept because its entries may be
    taken back.
    """

    game: int
    kind: str
    standing: Standing | None
    stored: str
    left: int | None


@dataclass(frozen=True, slots=True)
class PersonalPlan:
    """A plan of somebody at a game; ``plan`` is None if today's rules do not know it.

    One that was ``dropped`` is kept until they know.
    """

    game: int
    kind: str
    plan: Plan | None
    stored: str
    dropped: bool


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything that is stored about a person.

    ``entries`` counts the entries of logs that they made or that are about them, ``proposals`` open
    questions by or to them, ``changes`` settings of channels and servers that they changed, ``uploads`` files
    that wait for their answer, ``pending`` messages to be sent that are about them or for them, ``hosted``
    tables that they opened, ``results`` seats of ended games that are counted for them. ``ratings`` are with
    the server and the kind of game.
    """

    person: Person
    games: tuple[PersonalGame, ...]
    followed: tuple[PersonalGame, ...]
    settings: tuple[tuple[str, str], ...]
    standing: tuple[PersonalAnswer, ...]
    plans: tuple[PersonalPlan, ...]
    entries: int
    proposals: int
    changes: int
    uploads: int
    pending: int
    hosted: int
    results: int
    ratings: tuple[tuple[int, str, Rating], ...]


class People:
    """The part of the table that knows people, and forgets them."""

    def __init__(self, session: Session, lobby: Lobby, seats: Seats) -> None:
        self._session = session
        self._lobby = lobby
        self._seats = seats

    async def personal_data(self, discord_id: int) -> PersonalData | None:
        """Return what is stored about somebody; None if nothing is."""
        reader = self._session.reader
        row = await person_row(reader, discord_id)
        if row is None:
            return None
        return PersonalData(
            person=Person(row["discord_id"], row["name"]),
            games=_games(await games_with(reader, row["id"])),
            followed=_games(await games_followed(reader, row["id"])),
            settings=await settings_of(reader, row["id"]),
            standing=tuple(_answer(*one) for one in await standing_of(reader, row["id"])),
            plans=tuple(_plan(*one) for one in await plans_of(reader, row["id"])),
            ratings=await all_ratings_of(reader, row["id"]),
            **await counts_of(reader, row["id"]),
        )

    async def forget(self, discord_id: int, drop: Callable[[], None] = lambda: None) -> tuple[int, ...]:
        """Forget somebody, all at once; return the games whose channels get messages by it.

        ``drop`` drops what is kept of them in memory, before anybody can ask for it.

        Seats in games that have not ended are free then, and a substitute is looked for. Tables that have
        not started they leave. :attr:`overwritten` says whether nothing of it stands in a file any more.
        Raises TableError("nothing_kept") if nothing is stored about them.
        """
        store, erasure, games = self._session.store, None, ()
        while erasure is None:
            games = await self._games_touched(self._session.reader, discord_id)
            async with AsyncExitStack() as stack:
                for game in games:
                    await stack.enter_async_context(self._session.locks.hold(game))
                async with self._session.write() as queries:
                    # Somewhere else they may have sat down while this waited for the games.
                    if set(await self._games_touched(queries, discord_id)) <= set(games):
                        erasure = await note_erasure(queries)
                        await self._forget(queries, games, discord_id)
                if erasure is not None:
                    # Nobody waits between: what is read from now on is without the name.
                    store.erasure = erasure
                    drop()
        await store.scrub()
        return games

    @property
    def overwritten(self) -> bool:
        """Return whether what was deleted is overwritten, also beside the database; if not, it will be."""
        return self._session.store.scrubbed

    async def _games_touched(self, queries: Queries, discord_id: int) -> tuple[int, ...]:
        row = await person_row(queries, discord_id)
        if row is None:
            raise TableError("nothing_kept")
        return await games_touched(queries, row["id"])

    async def _forget(self, queries: Queries, games: Iterable[int], discord_id: int) -> None:
        row = await person_row(queries, discord_id)
        assert row is not None
        for game in games:
            try:
                table = await self._session.read(game, queries)
            except DamagedRowError:
                # Whoever sits there has no name any more, whatever the game is.
                log.error("game %d is damaged on the disk: somebody without a name keeps a seat there", game)
            else:
                await self._forget_at(queries, table, discord_id)
        await forget_first(queries, row["id"])
        await erase(queries, row["id"], discord_id, row["name"])

    async def _forget_at(self, queries: Queries, table: Table, discord_id: int) -> None:
        """Take somebody from one game, and close what they are asked there."""
        seated = table.find(discord_id)
        if seated is not None and not table.row.status.facts.ended:
            await (self._lobby.remove if table.row.started is None else self._free)(queries, table, seated)
        for row in await open_proposals(queries, table.row.id):
            if row.person is not None and row.person.discord_id == discord_id:
                await close(queries, row, ProposalResult.EXPIRED, self._session.now())

    async def _free(self, queries: Queries, table: Table, seated: Seated) -> None:
        kind, silent = EntryKind.FORGOTTEN, table.row.status != Status.OPEN
        await self._seats.change_person(queries, table, seated, kind, None, None, silent=silent)
        if silent:
            await self._session.follow_seats_at(queries, table)


def _answer(game: int, kind: str, row: StandingRow) -> PersonalAnswer:
    try:
        standing = decode_standing(kind, row.answer)
    except ValueError:
        standing = None
    return PersonalAnswer(game, kind, standing, row.answer, row.left)


def _plan(game: int, kind: str, row: PlanRow) -> PersonalPlan:
    try:
        plan = decode_plan(kind, row.plan)
    except ValueError:
        plan = None
    return PersonalPlan(game, kind, plan, row.plan, row.dropped is not None)


def _games(rows: Iterable[sqlite3.Row]) -> tuple[PersonalGame, ...]:
    return tuple(
        PersonalGame(
            id=row["id"],
            kind=row["kind"],
            status=Status(row["status"]),
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            place=row["place"],
        )
        for row in rows
    )
