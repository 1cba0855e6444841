"""Seats for which the bot plays: by consent until somebody is back, or for one turn."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.store import PersonRef, Queries
from bot.store.games import Seated
from bot.store.kinds import EntryKind, Status
from bot.store.proposals import ProposalRow
from bot.store.seats import games_with_stand_ins, set_stand_in
from bot.table.acting import Given, change_by, following, given_after, given_at, standing_rows
from bot.table.errors import TableError
from bot.table.model import Done, Result, Table, TableInfo
from bot.table.plan_rows import pursued, write_pursued
from bot.table.planning import Pursuit
from bot.table.play import Play, end_if_over
from bot.table.proposals import show_again
from bot.table.session import AdminEvent, Session
from rules import Action, Game

_MOST_ACTIONS = 500
"""How often the bot acts in a row: more than any game takes, so that a game that hangs is noticed."""


@dataclass(frozen=True, slots=True)
class LeastActs:
    """By what the turn of a seat passes: ``acts`` in a row, each with what others answer to it.

    ``pursuit`` is what becomes of plans by them.
    """

    acts: tuple[tuple[Done, ...], ...]
    pursuit: Pursuit


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
        await self._session.follow_consent(queries, table, shown=True)

    async def play(self, game_id: int) -> int:
        """Play for all seats that have a stand-in and are waited for, until none is; return how often.

        The actions are those that the game itself suggests, each an act of its own as a person's would be:
        where this ends between two of them, it goes on with the next. Nothing happens in a game that is not
        open or is paused, and nothing where nobody is left who plays for themselves.
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

        That is to end the turn where that is allowed, else what the game suggests. It is all stored at once,
        with what others answer to it. Whoever asks: whether they may is checked before. ``decision`` is the
        number of the seat's decision when the question was asked. Raises TableError: "no_such_seat",
        "skip_not_waited", StaleError, PausedError, or one that says that the game is not open.
        """
        session = self._session
        async with session.hold(game_id) as table:
            table.require_running()
            seated = table.seat(seat)
            if seat not in table.snapshot.waiting:
                raise TableError("skip_not_waited")
            table.require_current(seat, decision)
            acts = await self.least_acts(session.reader, table, seated)
            async with session.write() as queries:
                event = AdminEvent(EntryKind.SKIP, who, about=seat)
                return await self.store_skip(queries, table, event, acts)

    async def least_acts(self, queries: Queries, table: Table, seated: Seated) -> LeastActs:
        """Return by what the turn of a seat passes soonest, with what others answer; store nothing."""
        session = self._session
        rows = await standing_rows(queries, table.row.id, table.row.attached.answered_ahead)
        given, pursuit = given_at(table.info(), rows), await pursued(queries, table)
        acts = await asyncio.to_thread(_least_acts, table, seated, given, pursuit, session.now())
        return LeastActs(acts, pursuit)

    async def store_skip(self, queries: Queries, table: Table, event: AdminEvent, least: LeastActs) -> Result:
        """Store that a seat is skipped, and by what; return what came of the last of these acts."""
        await self._session.append_entry(queries, table, event)
        await write_pursued(queries, table, least.pursuit, self._session.now())
        return [await self._store_act(queries, table.row.id, act) for act in least.acts][-1]

    async def _store_act(self, queries: Queries, game_id: int, act: tuple[Done, ...]) -> Result:
        table = await self._session.read(game_id, queries)
        return await self._session.append_changes_in(queries, table, act, end_if_over)


def _next_stand_in(table: Table) -> Seated | None:
    row = table.row
    if row.status != Status.OPEN or row.paused is not None or not table.present:
        return None
    waiting = table.snapshot.waiting
    return next((one for one in table.people if one.stand_in and one.seat in waiting), None)


def _least_acts(
    table: Table, seated: Seated, given: Given, pursuit: Pursuit, time: int
) -> tuple[tuple[Done, ...], ...]:
    """Return by what the turn of a seat passes soonest, nothing of which is stored yet.

    Each act is followed by what others answer to it by the standing answers in ``given`` and by their plans.
    Raises RuntimeError if the turn never passes: what cannot be played to the end is not begun.
    """
    game, seq, seat = table.load(), table.snapshot.seq + 1, seated.seat
    acts: list[tuple[Done, ...]] = []
    while len(acts) < _MOST_ACTIONS:
        action, facts = _least_action(game, seat), {"skipped": True}
        first = Done(seated, None, change_by(game, seat, action, seq=seq + 1, time=time, facts=facts))
        acts.append((first, *following(table, first, given, pursuit)))
        last = acts[-1][-1].change
        game, seq, given = last.after, last.entry.seq, given_after(given, acts[-1])
        if first.change.entry.passed or seat not in game.waiting_for:
            return tuple(acts)
    raise RuntimeError(f"skipping seat {seat} does not end")


def _least_action(game: Game, seat: int) -> Action:
    """Return the end of a seat's turn if the rules allow it, else what is sensible."""
    ending = (action for action in game.legal_actions(seat) if action.role == "end")
    return next(ending, None) or game.suggest(seat)
