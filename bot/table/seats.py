"""Who has a seat: handing it over, leaving it, and looking for a substitute."""

from __future__ import annotations

from bot.store import Person, PersonRef, Queries
from bot.store.entries import Facts, last_about, last_seq
from bot.store.games import Seated
from bot.store.kinds import SEEKING, EntryKind, ProposalKind, ProposalResult, Status
from bot.store.observers import remove_observer
from bot.store.people import upsert_person
from bot.store.proposals import ProposalRow, add_proposal, open_proposals
from bot.store.seats import give_seat, set_called, set_stand_in
from bot.table.errors import TableError
from bot.table.model import Table, TableInfo
from bot.table.posts import Note, enqueue_board_again, enqueue_note
from bot.table.proposals import (
    Proposal,
    close,
    enqueue_proposal,
    enqueue_refusal,
    expire,
    forget_consents,
    proposal_of,
    read_proposal,
    require_open,
    show_again,
)
from bot.table.session import AdminEvent, Session


class Seats:
    """The part of the table where people change."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def offer(self, game_id: int, who: PersonRef, to: Person) -> Proposal:
        """Ask somebody who is not at the table to take over one's seat; an earlier offer ends.

        Raises TableError: "not_seated", "has_seat" if they have one already, or one that says that the game
        is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if table.find(to) is not None:
                raise TableError("has_seat")
            async with self._session.write() as queries:
                now, kind = self._session.now(), ProposalKind.HANDOVER
                for row in await open_proposals(queries, game_id):
                    if row.kind == kind and row.seat == seated.seat:
                        await close(queries, row, ProposalResult.WITHDRAWN, now)
                await self._session.touch_person(queries, who, seated)
                person = await upsert_person(queries, to)
                proposal = await add_proposal(queries, game_id, kind, seated.seat, now, person=person)
                await enqueue_proposal(queries, game_id, proposal, now)
                return proposal_of(table, await read_proposal(queries, table, proposal), now)

    async def answer_offer(self, game_id: int, proposal_id: int, who: Person, *, accept: bool) -> TableInfo:
        """Take over the seat that one was offered, with all that it holds, or refuse it.

        Raises TableError: "no_such_proposal", "proposal_closed", "not_asked", "own_seat", or one that says
        that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            row = await read_proposal(self._session.reader, table, proposal_id)
            if row.kind != ProposalKind.HANDOVER:
                raise TableError("no_such_proposal")
            require_open(table, row)
            if row.person is None or row.person.discord_id != who.discord_id:
                raise TableError("not_asked")
            if accept and table.find(who) is not None:
                raise TableError("own_seat")
            async with self._session.write() as queries:
                person = await upsert_person(queries, who)
                await (self._accept if accept else self._refuse)(queries, table, row, person)
            return (await self._session.read(game_id)).info()

    async def replace(self, game_id: int, who: PersonRef, seat: int, new: Person | None) -> TableInfo:
        """Give a seat to somebody else, to a computer player, or to nobody: then a substitute is looked for.

        Whoever asks: whether they may is checked before. Raises TableError: "no_such_seat", "has_seat" if the
        person has one already, "seat_free_already", "stand_in_alone" where the bot would have the game to
        itself, or one that says that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat(seat)
            if new is not None and table.find(new) is not None:
                raise TableError("has_seat")
            if new is not None and new.level is not None and set(table.present) <= {seat}:
                raise TableError("stand_in_alone")
            if new is None and seated.free and seated.called:
                raise TableError("seat_free_already")
            async with self._session.write() as queries:
                level = None if new is None else new.level
                person = None if new is None or level is not None else await upsert_person(queries, new)
                await self.change_person(queries, table, seated, EntryKind.REPLACE, who, person, level=level)
            return (await self._session.read(game_id)).info()

    async def resign(self, game_id: int, who: PersonRef) -> TableInfo:
        """Leave one's seat for good; a substitute is looked for.

        Raises TableError: "not_seated", "resign_last" if nobody else is left at the table, or one that says
        that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat_of(who)
            if all(other.person.discord_id is None for other in table.people if other is not seated):
                raise TableError("resign_last")
            async with self._session.write() as queries:
                await self.change_person(queries, table, seated, EntryKind.RESIGN, who, None)
            return (await self._session.read(game_id)).info()

    async def call_substitute(
        self, game_id: int, who: PersonRef, *, wanted: bool = True, seat: int | None = None
    ) -> TableInfo:
        """Look for a substitute for one's own seat, which one keeps until somebody takes it; or no longer.

        ``seat`` is that of a computer player, for which all at the table may look for a person. Raises
        TableError: "not_seated", "no_such_seat", "call_not_own" for the seat of somebody else,
        "called_already", "not_called", or that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            own = table.seat_of(who)
            seated = own if seat is None else table.seat(seat)
            if seated is not own and not seated.computer:
                raise TableError("call_not_own")
            if seated.called == wanted:
                raise TableError("called_already" if wanted else "not_called")
            async with self._session.write() as queries:
                since = self._session.now() if wanted else None
                await set_called(queries, game_id, seated.seat, since)
                if not wanted:
                    await self._end_call(queries, game_id, seated.seat)
                kind = EntryKind.CALL if wanted else EntryKind.UNCALL
                await self._session.append_entry(queries, table, AdminEvent(kind, who, about=seated.seat))
            return (await self._session.read(game_id)).info()

    async def take(self, game_id: int, who: Person, seat: int) -> TableInfo:
        """Take a seat for which a substitute is looked for.

        Raises TableError: "no_such_seat", "not_called", "own_seat", or that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seated = table.seat(seat)
            if table.find(who) is not None:
                raise TableError("own_seat")
            if not (seated.called or seated.free):
                raise TableError("not_called")
            async with self._session.write() as queries:
                person = await upsert_person(queries, who)
                await self.change_person(queries, table, seated, EntryKind.SUBSTITUTE, who, person)
            return (await self._session.read(game_id)).info()

    async def change_person(
        self,
        queries: Queries,
        table: Table,
        seated: Seated,
        kind: EntryKind,
        who: PersonRef | None,
        person: int | None,
        *,
        silent: bool = False,
        level: str | None = None,
    ) -> None:
        """Give a seat to somebody else (their row id) or to nobody, by an entry of a kind.

        With a ``level`` it is a computer player's then, and no substitute is looked for.

        What the seat has asked and agreed to is dropped. Panels that the earlier person has open act for them
        no longer, since they have no seat. The last board, which names them, is made anew in its place. With
        ``silent`` the channel gets no message about it, where the game is not on.
        """
        now, game_id = self._session.now(), table.row.id
        wanted = person is None and level is None
        await give_seat(queries, game_id, seated.seat, person, now if wanted else None)
        if level is not None:
            await set_stand_in(queries, game_id, seated.seat, now, level)
        await forget_consents(queries, game_id, seated.seat, now)
        await expire(queries, game_id, now, kinds=(ProposalKind.STAND_IN,), target=seated.seat)
        await show_again(queries, game_id, now)
        if seated.called:
            await self._end_call(queries, game_id, seated.seat)
        if person is not None:
            await remove_observer(queries, game_id, person)
        levels = {"level": level, "held": seated.person.level}
        facts: Facts = {name: one for name, one in levels.items() if one is not None}
        event = AdminEvent(
            kind, who, about=seated.seat, outgoing=seated.person_id, incoming=person, facts=facts
        )
        await self._session.append_entry(queries, table, event, silent=silent)
        if not silent:
            await enqueue_board_again(queries, await self._session.read(game_id, queries), now)
        await self._session.follow_consent(queries, table, shown=True)

    async def _accept(self, queries: Queries, table: Table, row: ProposalRow, person: int) -> None:
        giver = table.people[row.seat]
        await close(queries, row, ProposalResult.DONE, self._session.now())
        await self.change_person(queries, table, giver, EntryKind.HANDOVER, giver.person, person)

    async def _refuse(self, queries: Queries, table: Table, row: ProposalRow, person: int) -> None:
        now = self._session.now()
        await close(queries, row, ProposalResult.REFUSED, now, refused_by=person)
        await enqueue_refusal(queries, table.row.id, row.id, now, person)

    async def _end_call(self, queries: Queries, game_id: int, seat: int) -> None:
        """Add the change of the message by which a substitute was looked for: it loses its button."""
        call = await last_about(queries, game_id, seat, SEEKING)
        if call is not None:
            note, seq = Note("call_edit", {"entry": call}), await last_seq(queries, game_id)
            await enqueue_note(queries, game_id, note, seq, now=self._session.now())
