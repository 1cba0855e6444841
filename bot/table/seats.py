"""Who has a seat: handing it over, leaving it, substitutes, stand-ins, and those who follow without one."""

from __future__ import annotations

import asyncio

from bot.store import Person, Queries, Who
from bot.store.entries import last_about, last_seq
from bot.store.kinds import SEEKING, EntryKind, MessageKind, Status
from bot.store.outbox import owe
from bot.store.people import discord_id_of, meet
from bot.store.proposals import (
    ProposalRow,
    add_proposal,
    close_proposal,
    find_proposal,
    open_proposals,
)
from bot.store.seats import (
    Seated,
    add_observer,
    games_with_stand_ins,
    give_seat,
    observers,
    remove_observer,
    set_called,
    set_stand_in,
)
from bot.table.desk import Deed, Table
from bot.table.model import Proposal, Result, TableError, TableInfo
from bot.table.news import Note, write_note, write_post
from bot.table.play import Play, ball_passed
from bot.table.proposals import HANDOVER, STAND_IN, forget_consents, lapse, owe_proposal, show_again, told
from rules import Action, Game

_MOST_MOVES = 500
"""How often the bot moves in a row: more than any game takes, so that a game that hangs is noticed."""


class Seats(Play):
    """The part of the table where people change."""

    async def offer_seat(self, game_id: int, who: Who, to: Person) -> Proposal:
        """Asks somebody who is not at the table to take over one's seat; an earlier offer ends.

        Raises TableError: "not_seated", "has_seat" if they have one already, or one that says
        that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if table.find(to) is not None:
                raise TableError("has_seat")
            async with self.store.write() as queries:
                now = self.store.now()
                for row in await open_proposals(queries, game_id):
                    if row.kind == HANDOVER and row.seat == seated.seat:
                        await close_proposal(queries, row.id, "withdrawn", now)
                        await owe_proposal(queries, game_id, row.id, now, changed=True)
                await self.greet(queries, who, seated)
                person = await meet(queries, to)
                proposal = await add_proposal(queries, game_id, HANDOVER, seated.seat, now, person=person)
                await owe_proposal(queries, game_id, proposal, now)
                row = await find_proposal(queries, proposal)
                assert row is not None
                return told(table, row)

    async def answer_offer(self, game_id: int, proposal_id: int, who: Person, *, accept: bool) -> TableInfo:
        """Takes over the seat that one was offered, with all that it holds, or does not.

        Raises TableError: "no_such_proposal", "proposal_closed", "not_asked", "own_seat", or one that says
        that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            row = await find_proposal(self.store.reader, proposal_id)
            if row is None or row.game != game_id or row.kind != HANDOVER:
                raise TableError("no_such_proposal")
            if row.result is not None:
                raise TableError("proposal_closed")
            table.require(Status.OPEN)
            if row.person is None or row.person.discord_id != who.discord_id:
                raise TableError("not_asked")
            if accept and table.find(who) is not None:
                raise TableError("own_seat")
            async with self.store.write() as queries:
                now = self.store.now()
                person = await meet(queries, who)
                await close_proposal(queries, row.id, "done" if accept else "refused", now)
                refused_by = None if accept else person
                await owe_proposal(queries, game_id, row.id, now, changed=True, refused_by=refused_by)
                if accept:
                    giver = table.people[row.seat]
                    await self._change(queries, table, giver, EntryKind.HANDOVER, giver.person, person)
                else:
                    await owe_proposal(queries, game_id, row.id, now, refused_by=person)
            return (await self.read(game_id)).info()

    async def replace(self, game_id: int, who: Who, seat: int, new: Person | None) -> TableInfo:
        """Gives a seat to somebody else, or to nobody so that a substitute is looked for.

        Whoever asks: whether they may is checked before. Raises TableError: "no_such_seat", "has_seat" if the
        person has one already, "seat_free_already", or one that says that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = _seat(table, seat)
            if new is not None and table.find(new) is not None:
                raise TableError("has_seat")
            if new is None and seated.free and seated.called:
                raise TableError("seat_free_already")
            async with self.store.write() as queries:
                person = None if new is None else await meet(queries, new)
                await self._change(queries, table, seated, EntryKind.REPLACE, who, person)
            return (await self.read(game_id)).info()

    async def resign(self, game_id: int, who: Who) -> TableInfo:
        """Leaves one's seat for good; a substitute is looked for.

        Raises TableError: "not_seated", "resign_last" if nobody else is left at the table, or one that says
        that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if all(other.free for other in table.people if other is not seated):
                raise TableError("resign_last")
            async with self.store.write() as queries:
                await self._change(queries, table, seated, EntryKind.RESIGN, who, None)
            return (await self.read(game_id)).info()

    async def call(self, game_id: int, who: Who, *, wanted: bool = True) -> TableInfo:
        """Looks for a substitute for one's own seat, which one keeps until somebody takes it; or no longer.

        Raises TableError: "not_seated", "called_already", "not_called", or that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if seated.called == wanted:
                raise TableError("called_already" if wanted else "not_called")
            async with self.store.write() as queries:
                since = self.store.now() if wanted else None
                await set_called(queries, game_id, seated.seat, since)
                if not wanted:
                    await self._end_call(queries, game_id, seated.seat)
                deed = Deed(EntryKind.CALL if wanted else EntryKind.UNCALL, who, about=seated.seat)
                await self.write_down(queries, table, deed)
            return (await self.read(game_id)).info()

    async def take_seat(self, game_id: int, who: Person, seat: int) -> TableInfo:
        """Takes a seat for which a substitute is looked for.

        Raises TableError: "no_such_seat", "not_called", "own_seat", or that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = _seat(table, seat)
            if table.find(who) is not None:
                raise TableError("own_seat")
            if not (seated.called or seated.free):
                raise TableError("not_called")
            async with self.store.write() as queries:
                person = await meet(queries, who)
                await self._change(queries, table, seated, EntryKind.SUBSTITUTE, who, person)
            return (await self.read(game_id)).info()

    async def back(self, game_id: int, who: Who) -> TableInfo:
        """Plays again for oneself where a stand-in did.

        Raises TableError: "not_seated", "no_stand_in", or one that says that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if not seated.stand_in:
                raise TableError("no_stand_in")
            async with self.store.write() as queries:
                await set_stand_in(queries, game_id, seated.seat, None)
                await show_again(queries, game_id, self.store.now())
                await self.write_down(queries, table, Deed(EntryKind.BACK, who, about=seated.seat))
            return (await self.read(game_id)).info()

    async def can_stand_in(self, table: Table, seat: int, target: int | None) -> None:
        """Raises TableError if the bot cannot play for the seat ``target``.

        "no_such_seat", "stand_in_already", or "stand_in_alone": somebody has to be left who plays.
        """
        assert target is not None
        seated = _seat(table, target)
        if seated.stand_in:
            raise TableError("stand_in_already")
        if not [other for other in table.present if other != target]:
            raise TableError("stand_in_alone")

    async def stand_in(self, queries: Queries, table: Table, asked: ProposalRow, who: Who) -> None:
        """Lets the bot play for a seat, since the others have agreed; ``who`` was the last to."""
        assert asked.target is not None
        now = self.store.now()
        await set_stand_in(queries, table.row.id, asked.target, now)
        await show_again(queries, table.row.id, now)
        await self.write_down(queries, table, Deed(EntryKind.STAND_IN, who, about=asked.target))

    async def play_stand_ins(self, game_id: int) -> int:
        """Plays for all seats that have a stand-in and are waited for, until none is; how often it moved.

        The moves are those that the game itself suggests. Nothing happens in a game that is not open or is
        paused, and nothing where nobody is left who plays for themselves.
        """
        moves = 0
        while moves < _MOST_MOVES:
            async with self.locks.hold(game_id):
                table = await self.read(game_id)
                seated = _next_stand_in(table)
                if seated is None:
                    return moves
                game = table.load()
                action = await asyncio.to_thread(game.suggest, seated.seat)
                await self.play(table, seated, None, action, facts={"stand_in": True})
            moves += 1
        raise RuntimeError(f"the stand-in of game {game_id} moves without end")

    async def games_with_stand_ins(self) -> tuple[int, ...]:
        """The games that go on and have a seat for which the bot plays."""
        return await games_with_stand_ins(self.store.reader)

    async def skip(self, game_id: int, who: Who, seat: int, decision: int | None = None) -> Result:
        """Plays for a seat until the ball passes: the least that the rules demand of it.

        That is to end the turn where that is allowed, else what the game suggests. Whoever asks: whether they
        may is checked before. ``decision`` is the number of the seat's decision when the question was asked.
        Raises TableError: "no_such_seat", "skip_not_waited", "stale", or one that says that the game is not
        open or is paused.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require_running()
            seated = _seat(table, seat)
            if seat not in table.snapshot.waiting:
                raise TableError("skip_not_waited")
            if decision not in (None, table.snapshot.decisions[seat]):
                raise TableError("stale")
            # All of it is known before any of it is done: what cannot be played to the end is not begun.
            first, *others = await asyncio.to_thread(_least_moves, table.load(), seat)
            async with self.store.write() as queries:
                await self.write_down(queries, table, Deed(EntryKind.SKIP, who, about=seat))
            facts = {"skipped": True}
            result = await self.play(await self.read(game_id), seated, None, first, facts=facts)
            for action in others:
                result = await self.play(await self.read(game_id), seated, None, action, facts=facts)
            return result

    async def watch(self, game_id: int, who: Person) -> TableInfo:
        """Lets somebody follow a game that is played, without a seat; they are owed the board as it stands.

        Raises TableError: "watch_seated" if they have one, "watching_already", or that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            if table.find(who) is not None:
                raise TableError("watch_seated")
            if who.discord_id in [one.discord_id for _, one in await observers(self.store.reader, game_id)]:
                raise TableError("watching_already")
            async with self.store.write() as queries:
                person, snapshot = await meet(queries, who), table.snapshot
                await add_observer(queries, game_id, person)
                await owe(
                    queries,
                    game_id,
                    MessageKind.POST,
                    snapshot.seq,
                    write_post(table.standing()),
                    now=self.store.now(),
                    state=snapshot.state,
                    recipient=person,
                )
            return table.info()

    async def unwatch(self, game_id: int, who: Who) -> TableInfo:
        """Ends somebody's following of a game; TableError("not_watching")."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            wanted = discord_id_of(who)
            found = await observers(self.store.reader, game_id)
            row = next((row for row, one in found if one.discord_id == wanted), None)
            if row is None:
                raise TableError("not_watching")
            async with self.store.write() as queries:
                await remove_observer(queries, game_id, row)
            return table.info()

    async def watchers(self, game_id: int) -> tuple[Person, ...]:
        """Who follows a game without a seat."""
        return tuple(one for _, one in await observers(self.store.reader, game_id))

    async def _end_call(self, queries: Queries, game_id: int, seat: int) -> None:
        """Owes the message by which a substitute was looked for without its button."""
        call = await last_about(queries, game_id, seat, SEEKING)
        if call is not None:
            note = write_note(Note("call_edit", {"entry": call}))
            seq = await last_seq(queries, game_id)
            await owe(queries, game_id, MessageKind.NOTE, seq, note, now=self.store.now(), note="call_edit")

    async def _change(
        self,
        queries: Queries,
        table: Table,
        seated: Seated,
        kind: EntryKind,
        who: Who | None,
        person: int | None,
        *,
        quietly: bool = False,
    ) -> None:
        """Gives a seat to somebody else or to nobody; what the seat has asked and agreed to is dropped.

        Panels that the earlier person has open act for them no longer, since they have no seat. ``quietly``
        tells the channel nothing, where the game is not on.
        """
        now, game_id = self.store.now(), table.row.id
        await give_seat(queries, game_id, seated.seat, person, now if person is None else None)
        await forget_consents(queries, game_id, seated.seat, now)
        await lapse(queries, game_id, now, kinds=(STAND_IN,), target=seated.seat)
        await show_again(queries, game_id, now)
        if seated.called:
            await self._end_call(queries, game_id, seated.seat)
        if person is not None:
            await remove_observer(queries, game_id, person)
        deed = Deed(kind, who, about=seated.seat, outgoing=seated.person_id, incoming=person)
        await self.write_down(queries, table, deed, quietly=quietly)


def _seat(table: Table, seat: int) -> Seated:
    if not 0 <= seat < len(table.people):
        raise TableError("no_such_seat")
    return table.people[seat]


def _next_stand_in(table: Table) -> Seated | None:
    row = table.row
    if row.status != Status.OPEN or row.paused is not None or not table.present:
        return None
    waiting = table.snapshot.waiting
    return next((one for one in table.people if one.stand_in and one.seat in waiting), None)


def _least_moves(game: Game, seat: int) -> tuple[Action, ...]:
    """What passes the ball of a seat soonest; RuntimeError if it never does.

    Each is the end of the turn if the rules allow it, else what is sensible.
    """
    moves: list[Action] = []
    while len(moves) < _MOST_MOVES:
        ending = (action for action in game.legal_actions(seat) if action.role == "end")
        moves.append(next(ending, None) or game.suggest(seat))
        after, _ = game.apply(seat, moves[-1])
        if ball_passed(game.waiting_for, after.waiting_for, seat):
            return tuple(moves)
        game = after
    raise RuntimeError(f"skipping seat {seat} does not end")
