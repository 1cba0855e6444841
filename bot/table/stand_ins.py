"""Seats for which the bot plays: by consent until somebody is back, or for one turn."""

from __future__ import annotations

import asyncio

from bot.store import PersonRef, Queries
from bot.store.games import Seated
from bot.store.kinds import EntryKind, Status
from bot.store.proposals import ProposalRow
from bot.store.seats import games_with_stand_ins, set_stand_in
from bot.table.errors import TableError
from bot.table.log import turn_passed
from bot.table.model import Result, Table, TableInfo
from bot.table.play import Play
from bot.table.proposals import show_again
from bot.table.session import AdminEvent, Session
from rules import Action, Game

_MOST_ACTIONS = 500
"""How often the bot acts in a row: more than any game takes, so that a game that hangs is noticed."""


class StandIns:
    """The part of the table where the bot plays for people."""

    def __init__(self, session: Session, play: Play) -> None:
        self._session = session
        self._play = play

    async def dismiss(self, game_id: int, who: PersonRef) -> TableInfo:
        """Let somebody play again for themselves where a stand-in did.

        Raises TableError: "not_seated", "no_stand_in", or one that says that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if not seated.stand_in:
                raise TableError("no_stand_in")
            async with self._session.write() as queries:
                await self._set(queries, table, AdminEvent(EntryKind.BACK, who, about=seated.seat), None)
            return (await self._session.read(game_id)).info()

    async def check(self, table: Table, seat: int, target: int | None) -> None:
        """Raise TableError if the bot cannot play for the seat ``target``.

        "no_such_seat", "stand_in_already", or "stand_in_alone": somebody has to be left who plays.
        """
        assert target is not None
        if table.seat(target).stand_in:
            raise TableError("stand_in_already")
        if not [other for other in table.present if other != target]:
            raise TableError("stand_in_alone")

    async def carry_out(self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
        """Let the bot play for a seat, since the others have agreed; ``who`` was the last to."""
        event = AdminEvent(EntryKind.STAND_IN, who, about=row.target)
        await self._set(queries, table, event, self._session.now())

    async def _set(self, queries: Queries, table: Table, event: AdminEvent, since: int | None) -> None:
        assert event.about is not None
        await set_stand_in(queries, table.row.id, event.about, since)
        await show_again(queries, table.row.id, self._session.now())
        await self._session.append_entry(queries, table, event)

    async def play(self, game_id: int) -> int:
        """Play for all seats that have a stand-in and are waited for, until none is; return how often.

        The actions are those that the game itself suggests. Nothing happens in a game that is not open or is
        paused, and nothing where nobody is left who plays for themselves.
        """
        actions = 0
        while actions < _MOST_ACTIONS:
            async with self._session.hold(game_id) as table:
                seated = _next_stand_in(table)
                if seated is None:
                    return actions
                game = table.load()
                action = await asyncio.to_thread(game.suggest, seated.seat)
                await self._play.perform(table, seated, None, action, facts={"stand_in": True})
            actions += 1
        raise RuntimeError(f"the stand-in of game {game_id} acts without end")

    async def games(self) -> tuple[int, ...]:
        """Return the ids of the games that go on and have a seat for which the bot plays."""
        return await games_with_stand_ins(self._session.reader)

    async def skip(self, game_id: int, who: PersonRef, seat: int, decision: int | None = None) -> Result:
        """Play for a seat until the turn passes: the least that the rules demand of it.

        That is to end the turn where that is allowed, else what the game suggests. Whoever asks: whether they
        may is checked before. ``decision`` is the number of the seat's decision when the question was asked.
        Raises TableError: "no_such_seat", "skip_not_waited", StaleError, PausedError, or one that says that
        the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require_running()
            seated = table.seat(seat)
            if seat not in table.snapshot.waiting:
                raise TableError("skip_not_waited")
            table.require_current(seat, decision)
            # All of it is known before any of it is done: what cannot be played to the end is not begun.
            actions = await asyncio.to_thread(_least_actions, table.load(), seat)
            async with self._session.write() as queries:
                event = AdminEvent(EntryKind.SKIP, who, about=seat)
                await self._session.append_entry(queries, table, event)
            result = await self._perform_skipped(game_id, seated, actions[0])
            while not result.turn_passed and seat in (game := result.position.game).waiting_for:
                # Somebody may have answered in between, by a standing answer.
                actions = await asyncio.to_thread(_least_actions, game, seat)
                result = await self._perform_skipped(game_id, seated, actions[0])
            return result

    async def _perform_skipped(self, game_id: int, seated: Seated, action: Action) -> Result:
        table = await self._session.read(game_id)
        return await self._play.perform(table, seated, None, action, facts={"skipped": True})


def _next_stand_in(table: Table) -> Seated | None:
    row = table.row
    if row.status != Status.OPEN or row.paused is not None or not table.present:
        return None
    waiting = table.snapshot.waiting
    return next((one for one in table.people if one.stand_in and one.seat in waiting), None)


def _least_actions(game: Game, seat: int) -> tuple[Action, ...]:
    """Return what passes the turn of a seat soonest; RuntimeError if it never does.

    Each is the end of the turn if the rules allow it, else what is sensible.
    """
    actions: list[Action] = []
    while len(actions) < _MOST_ACTIONS:
        ending = (action for action in game.legal_actions(seat) if action.role == "end")
        actions.append(next(ending, None) or game.suggest(seat))
        after, _ = game.apply(seat, actions[-1])
        if turn_passed(game, after, seat):
            return tuple(actions)
        game = after
    raise RuntimeError(f"skipping seat {seat} does not end")
