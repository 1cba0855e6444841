"""Gathering people for a game, until it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import Person, PersonRef, Queries
from bot.store.games import Seated
from bot.store.kinds import Status
from bot.store.lifecycle import add_lobby, set_ended, set_hints, set_host, set_options, set_pace
from bot.store.people import discord_id_of, upsert_person
from bot.store.seats import remove_computer, sit_down, stand_up
from bot.table.errors import TableError
from bot.table.lobby_posts import enqueue_table, enqueue_table_change
from bot.table.model import Table, TableInfo
from bot.table.pace import Pace, write_pace
from bot.table.seeds import SeedSource
from bot.table.session import Session, require_free
from bot.table.starting import first_seat, require_startable, write_start
from rules import GAMES, Game, new_game, resolve_options
from rules.players import Level

Components = Mapping[str, Mapping[str, str]]
"""The owner's own component texts by kind of game and stem."""


class Lobby:
    """The part of the table before the game."""

    def __init__(self, session: Session, seed_source: SeedSource, components: Components) -> None:
        self._session = session
        self.seed_source = seed_source
        self.components = components

    async def create(
        self,
        kind: str,
        guild_id: int,
        channel_id: int,
        seats: int,
        host: Person,
        first: int | None = None,
        options: Mapping[str, object] | None = None,
        rematch_of: int | None = None,
        pace: Pace | None = None,
        computers: Sequence[Level] = (),
        hints: bool = False,
    ) -> TableInfo:
        """Open a lobby for up to ``seats`` players, with the host as the first to join.

        Computer players of the levels in ``computers`` have joined as well. ``first`` is the Discord id of
        who shall begin, ``options`` those that the game declares and that are chosen, ``rematch_of`` the game
        whose people are asked to play again, ``pace`` how fast the table plays (None: it takes its time), and
        ``hints`` whether all may ask what a strong computer player would do.
        Raises TableError: "unknown_game", "seat_number", "seats_full", or "channel_taken" with the id of the
        game that is there; ValueError for an option that there is not, or such a pace.
        """
        if kind not in GAMES:
            raise TableError("unknown_game", kind=kind)
        allowed = GAMES[kind].seat_numbers
        if seats not in allowed:
            raise TableError("seat_number", seats=seats, allowed=allowed)
        if len(computers) >= seats:
            raise TableError("seats_full", seats=seats)
        resolve_options(kind, options or {})
        _require_possible(pace)
        async with self._session.write() as queries:
            await require_free(queries, channel_id)
            host_row = await upsert_person(queries, host)
            game = await add_lobby(
                queries,
                kind=kind,
                rules_version=GAMES[kind].version,
                guild_id=guild_id,
                channel_id=channel_id,
                seats=seats,
                host=host_row,
                first=None if first is None else await upsert_person(queries, first),
                options=options or {},
                created=self._session.now(),
                pace=write_pace(pace),
                hints=hints,
            )
            await sit_down(queries, game, host_row)
            for level in computers:
                await sit_down(queries, game, None, level)
            await enqueue_table(queries, game, self._session.now(), rematch_of)
        return await self._session.info(game)

    async def join(self, game_id: int, who: Person) -> TableInfo:
        """Let somebody join a lobby; where it is full they come in the place of its last computer player.

        Raises TableError: "already_joined", "seats_full", or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.LOBBY)
            if table.find(who) is not None:
                raise TableError("already_joined")
            full, computer = len(table.people) >= table.row.seats, _last_computer(table)
            if full and computer is None:
                raise TableError("seats_full", seats=table.row.seats)
            async with self._session.write() as queries:
                if full and computer is not None:
                    await remove_computer(queries, game_id, computer.seat)
                await sit_down(queries, game_id, await upsert_person(queries, who))
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def add_computer(self, game_id: int, who: PersonRef, level: Level) -> TableInfo:
        """Let a computer player of a level join a lobby.

        Raises TableError: "only_host_chooses", "seats_full", or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            _require_host(table, who)
            if len(table.people) >= table.row.seats:
                raise TableError("seats_full", seats=table.row.seats)
            async with self._session.write() as queries:
                await sit_down(queries, game_id, None, level)
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def remove_computer(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let the computer player leave a lobby that joined it last.

        Raises TableError: "only_host_chooses", "no_computer", or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            _require_host(table, who)
            computer = _last_computer(table)
            if computer is None:
                raise TableError("no_computer")
            async with self._session.write() as queries:
                await remove_computer(queries, game_id, computer.seat)
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def leave(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let somebody leave a lobby.

        A host who leaves passes the part on to the next person; when none is left the lobby closes
        ("abandoned").
        Raises TableError: "not_joined", or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.LOBBY)
            leaving = table.find(who)
            if leaving is None:
                raise TableError("not_joined")
            async with self._session.write() as queries:
                await self._session.touch_person(queries, who, leaving)
                await self.remove(queries, table, leaving)
            return (await self._session.read(game_id)).info()

    async def choose(self, game_id: int, who: PersonRef, options: Mapping[str, object]) -> TableInfo:
        """Choose options of the game at a lobby, beside those that are chosen already.

        Raises TableError: "only_host_chooses", or one that says that there is no lobby; ValueError for an
        option that there is not.
        """
        async with self._session.hold(game_id) as table:
            _require_host(table, who)
            chosen = {**table.row.options, **options}
            resolve_options(table.row.kind, chosen)
            async with self._session.write() as queries:
                await set_options(queries, game_id, chosen)
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def set_pace(self, game_id: int, who: PersonRef, pace: Pace | None) -> TableInfo:
        """Choose how fast the table plays, or that it takes its time (None), until the game starts.

        Raises TableError: "only_host_chooses", or one that says that there is no lobby; ValueError for a pace
        by which no table plays.
        """
        _require_possible(pace)
        async with self._session.hold(game_id) as table:
            _require_host(table, who)
            async with self._session.write() as queries:
                await set_pace(queries, game_id, write_pace(pace))
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def allow_hints(self, game_id: int, who: PersonRef, *, hints: bool) -> TableInfo:
        """Choose whether the table allows hints, until the game starts.

        Raises TableError: "only_host_chooses", or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            _require_host(table, who)
            async with self._session.write() as queries:
                await set_hints(queries, game_id, hints=hints)
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def remove(self, queries: Queries, table: Table, leaving: Seated) -> None:
        """Take somebody from a lobby: the part of the host goes to the next, the last one closes it.

        The channel gets no message where the lobby is put away.
        """
        others, now = (
            [one for one in table.people if one is not leaving and not one.computer],
            self._session.now(),
        )
        if not others:
            await set_ended(queries, table.row.id, Status.ABANDONED, now, None)
        else:
            assert leaving.person_id is not None
            await stand_up(queries, table.row.id, leaving.person_id)
            if table.row.host == leaving.person and others[0].person_id is not None:
                await set_host(queries, table.row.id, others[0].person_id)
        if table.row.status == Status.LOBBY:
            await enqueue_table_change(queries, table.row.id, now)

    async def start(self, game_id: int, who: PersonRef, first: int | None = None) -> TableInfo:
        """Start the game with those who have joined, if it can be played by so many.

        Seats are in the order of joining; there is a new seed. The channel gets the board and the change of
        the table's message.

        ``first`` is the Discord id of who begins; without it, whoever was named when the lobby opened and
        has joined, else by lot. Raises TableError: "only_host", "not_enough_people", "first_not_seated",
        "bad_component" for a component file of the owner's, or one that says that there is no lobby.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.LOBBY)
            require_startable(table, who)
            seed = self.seed_source()
            game, options = self._new_game(table, seed, first_seat(table, first))
            async with self._session.write() as queries:
                await self._session.touch_person(queries, who, table.find(who))
                await write_start(queries, table, game, options, seed, self._session.now())
                await self._session.follow_start(queries, game_id)
                await enqueue_table_change(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    def _new_game(self, table: Table, seed: str, first: int | None) -> tuple[Game, Mapping[str, object]]:
        """Return the game as it starts, and all its options."""
        kind = table.row.kind
        given = {**self.components.get(kind, {}), **table.row.options, "first": first}
        try:
            options = resolve_options(kind, given)
            return new_game(kind, seats=len(table.people), seed=seed, **options), options
        except ValueError as error:
            raise TableError("bad_component", problem=str(error)) from error


def _last_computer(table: Table) -> Seated | None:
    """Return the computer player that joined last; None if there is none."""
    return next((one for one in reversed(table.people) if one.computer), None)


def _require_host(table: Table, who: PersonRef) -> None:
    """Raise TableError unless it is a lobby and its host asks: "only_host_chooses", or that it is none."""
    table.require(Status.LOBBY)
    host = table.row.host
    if discord_id_of(who) != host.discord_id:
        raise TableError("only_host_chooses", name=host.name)


def _require_possible(pace: Pace | None) -> None:
    """Raise ValueError for a pace by which no table plays."""
    if pace is not None and not pace.is_possible:
        raise ValueError(pace)
