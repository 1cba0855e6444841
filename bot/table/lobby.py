"""Gathering people for a game, and starting it."""

from __future__ import annotations

from bot.store import Person, Queries, Who
from bot.store.entries import last_seq
from bot.store.games import (
    Snapshot,
    add_lobby,
    open_game_in,
    save_snapshot,
    set_ended,
    set_host,
    set_started,
)
from bot.store.kinds import MessageKind, Status
from bot.store.people import discord_id_of, meet
from bot.store.seats import Seated, sit_down, stand_up, take_seats
from bot.table.desk import Desk, Table
from bot.table.model import TableError, TableInfo
from bot.table.news import Post, tell_all, write_post
from rules import GAMES, fingerprint, new_game, resolve_options


class Lobby(Desk):
    """The part of the table before the game."""

    async def create(
        self, kind: str, guild_id: int, channel_id: int, seats: int, host: Person, first: int | None = None
    ) -> TableInfo:
        """Opens a lobby for up to ``seats`` people, with the host as the first to join.

        ``first`` is the Discord id of who shall begin. Raises TableError: "unknown_game", "seat_number",
        or "channel_taken" with the id of the game that is there.
        """
        if kind not in GAMES:
            raise TableError("unknown_game", kind=kind)
        allowed = GAMES[kind].seat_numbers
        if seats not in allowed:
            raise TableError("seat_number", seats=seats, allowed=", ".join(map(str, allowed)))
        async with self.store.write() as queries:
            if (other := await open_game_in(queries, channel_id)) is not None:
                raise TableError("channel_taken", game=other)
            host_row = await meet(queries, host)
            game = await add_lobby(
                queries,
                kind=kind,
                rules_version=GAMES[kind].version,
                guild_id=guild_id,
                channel_id=channel_id,
                seats=seats,
                host=host_row,
                first=None if first is None else await meet(queries, first),
                created=self.store.now(),
            )
            await sit_down(queries, game, host_row)
        return await self.get(game)

    async def join(self, game_id: int, who: Person) -> TableInfo:
        """Lets somebody join a lobby.

        Raises TableError: "already_joined", "seats_full", or one that says that there is no lobby.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.LOBBY)
            if table.find(who) is not None:
                raise TableError("already_joined")
            if len(table.people) >= table.row.seats:
                raise TableError("seats_full", seats=table.row.seats)
            async with self.store.write() as queries:
                await sit_down(queries, game_id, await meet(queries, who))
            return (await self.read(game_id)).info()

    async def leave(self, game_id: int, who: Who) -> TableInfo:
        """Lets somebody leave a lobby.

        A host who leaves passes the part on to the next; when nobody is left the lobby closes ("abandoned").
        Raises TableError: "not_joined", or one that says that there is no lobby.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.LOBBY)
            leaving = table.find(who)
            if leaving is None:
                raise TableError("not_joined")
            async with self.store.write() as queries:
                await self.greet(queries, who, leaving)
                await self.get_up(queries, table, leaving)
            return (await self.read(game_id)).info()

    async def get_up(self, queries: Queries, table: Table, leaving: Seated) -> None:
        """Takes somebody from a lobby: the part of the host goes to the next, the last one closes it."""
        others = [one for one in table.people if one is not leaving]
        if not others:
            await set_ended(queries, table.row.id, Status.ABANDONED, self.store.now(), None)
            return
        assert leaving.person_id is not None
        await stand_up(queries, table.row.id, leaving.person_id)
        if table.row.host == leaving.person and others[0].person_id is not None:
            await set_host(queries, table.row.id, others[0].person_id)

    async def start(self, game_id: int, who: Who, first: int | None = None) -> TableInfo:
        """Starts the game with those who have joined, if it can be played by so many.

        Seats are in the order of joining; there is a new seed, and a first message in the outbox.

        ``first`` is the Discord id of who begins; without it, whoever was named when the lobby opened and
        has joined, else by lot. Raises TableError: "only_host", "not_enough_people", "first_not_seated",
        "bad_component" for a component file of the owner's, or one that says that there is no lobby.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.LOBBY)
            row = table.row
            if discord_id_of(who) != row.host.discord_id:
                raise TableError("only_host", name=row.host.name)
            seats = len(table.people)
            if seats not in GAMES[row.kind].seat_numbers:
                allowed = ", ".join(map(str, GAMES[row.kind].seat_numbers))
                raise TableError("not_enough_people", joined=seats, allowed=allowed)
            seed = self.seed_source()
            given = {**self.components.get(row.kind, {}), "first": _first_seat(table, first)}
            try:
                options = resolve_options(row.kind, given)
                game = new_game(row.kind, seats=seats, seed=seed, **options)
            except ValueError as error:
                raise TableError("bad_component", problem=str(error)) from error
            state = game.to_json()
            now = self.store.now()
            async with self.store.write() as queries:
                await self.greet(queries, who, table.find(who))
                await take_seats(queries, game_id, tuple(one.person_id for one in table.people))
                await set_started(
                    queries,
                    game_id,
                    seats=seats,
                    rules_version=type(game).version,
                    options=options,
                    seed=seed,
                    fingerprint=fingerprint(row.kind, seats=seats, seed=seed, options=options),
                    started=now,
                )
                # A table that was put away and brought back has lines in its log before the game begins.
                seq = await last_seq(queries, game_id)
                await save_snapshot(
                    queries,
                    game_id,
                    Snapshot(
                        seq=seq,
                        state=state,
                        waiting=game.waiting_for,
                        decisions=(1,) * seats,
                        undo_seat=None,
                        checkpoint_seq=seq,
                        checkpoint_state=state,
                        announced_seq=seq,
                    ),
                )
                post = Post(seq, seq, (), (), game.waiting_for, game.outcome)
                await tell_all(
                    queries, game_id, MessageKind.START, seq, write_post(post), now=now, state=state
                )
            return (await self.read(game_id)).info()


def _first_seat(table: Table, first: int | None) -> int | None:
    """The seat that was asked to begin; None to draw it by lot."""
    order = [one.person.discord_id for one in table.people]
    if first is not None:
        if first not in order:
            raise TableError("first_not_seated")
        return order.index(first)
    return order.index(table.row.first) if table.row.first in order else None
