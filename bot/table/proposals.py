"""What people at a table ask of one another: to stop, to take back, to let the bot stand in."""

from __future__ import annotations

import abc
from collections.abc import Awaitable, Callable, Mapping

from bot.store import Queries, Who
from bot.store.entries import last_seq
from bot.store.kinds import MessageKind, Status
from bot.store.outbox import owe
from bot.store.proposals import (
    ProposalRow,
    add_consent,
    add_proposal,
    close_proposal,
    find_proposal,
    open_proposals,
    remove_consent,
)
from bot.table.desk import Desk, Table
from bot.table.model import Proposal, TableError
from bot.table.news import Note, write_note

ABANDON, TAKEBACK, STAND_IN, HANDOVER = "abandon", "takeback", "stand_in", "handover"


class Proposals(Desk, abc.ABC):
    """The part of the table where people ask and answer."""

    @property
    @abc.abstractmethod
    def deeds(self) -> Mapping[str, tuple[Check, CarryOut]]:
        """What can be asked for: how it is checked, and how it is done when all have agreed."""

    async def proposal(self, game_id: int, proposal_id: int) -> Proposal:
        """Something that was asked at a game; TableError("no_such_proposal")."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            return told(table, await _find(self.store.reader, table, proposal_id))

    async def proposals(self, game_id: int) -> tuple[Proposal, ...]:
        """What is asked at a game and not answered yet, oldest first."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            return tuple(told(table, row) for row in await open_proposals(self.store.reader, game_id))

    async def propose(self, game_id: int, who: Who, kind: str, target: int | None = None) -> Proposal:
        """Asks the others for their consent, with one's own given; what needs nobody's is done at once.

        Asking for the same again while it is open agrees to it. Raises TableError: "not_seated", what stands
        in the way of what is asked for, or one that says that the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seat = table.seat_of(who).seat
            for row in await open_proposals(self.store.reader, game_id):
                if row.kind == kind and (kind == ABANDON or row.target == target):
                    return await self._agree(table, row, who)
                if row.kind == kind and row.seat == seat and await self._still_ready(table, row, who):
                    raise TableError(f"{kind}_asked_already")
            await self._ready_for(table, kind, seat, target)
            async with self.store.write() as queries:
                now = self.store.now()
                await self.greet(queries, who, table.find(who))
                proposal_id = await add_proposal(queries, game_id, kind, seat, now, target)
                await add_consent(queries, proposal_id, seat, now)
                row = await _find(queries, table, proposal_id)
                if not told(table, row).missing:
                    return await self._carry_out(queries, table, row, who)
                await owe_proposal(queries, game_id, proposal_id, now)
                return told(table, row)

    async def agree(self, game_id: int, proposal_id: int, who: Who) -> Proposal:
        """Agrees to something that was asked; when all do, it is done. Agreeing again changes nothing.

        Raises TableError: "no_such_proposal", "proposal_closed", "not_seated", "not_asked" (for those whose
        consent it does not need), what stands in the way of it by now (then it lapses), or one that says that
        the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            return await self._agree(table, await _find_open(self.store.reader, table, proposal_id), who)

    async def refuse(self, game_id: int, proposal_id: int, who: Who) -> Proposal:
        """Refuses something that was asked, which ends it. Raises TableError as :meth:`agree`.

        Somebody for whom a stand-in is to play may refuse that too: they are there.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            row = await _find_open(self.store.reader, table, proposal_id)
            seat = table.seat_of(who).seat
            concerned = row.kind == STAND_IN and seat == row.target
            if row.kind not in self.deeds or not (concerned or seat in asked(table, row)):
                raise TableError("not_asked")
            result = "withdrawn" if seat == row.seat else "refused"
            return await self._close(table, row, result, who)

    async def withdraw(self, game_id: int, proposal_id: int, who: Who) -> Proposal:
        """Takes back one's own consent; of who asked, the whole proposal.

        Raises TableError as :meth:`agree`, and "not_agreed".
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            row = await _find_open(self.store.reader, table, proposal_id)
            seat = table.seat_of(who).seat
            if seat == row.seat:
                return await self._close(table, row, "withdrawn", who)
            if seat not in row.consents:
                raise TableError("not_agreed")
            async with self.store.write() as queries:
                await remove_consent(queries, row.id, seat)
                await owe_proposal(queries, game_id, row.id, self.store.now(), changed=True)
                return told(table, await _find(queries, table, proposal_id))

    async def _ready_for(self, table: Table, kind: str, seat: int, target: int | None) -> None:
        """Raises TableError if what a seat asks for could not be done even if all agreed."""
        check, _ = self.deeds[kind]
        await check(table, seat, target)

    async def _still_ready(self, table: Table, row: ProposalRow, who: Who) -> bool:
        """Whether what was asked could still be done; if it never can again, it lapses."""
        try:
            await self._ready_for(table, row.kind, row.seat, row.target)
        except TableError as error:
            if error.key != "paused":
                await self._close(table, row, "lapsed", who)
                return False
        return True

    async def _agree(self, table: Table, row: ProposalRow, who: Who) -> Proposal:
        seat = table.seat_of(who).seat
        if row.kind not in self.deeds or seat not in asked(table, row):
            raise TableError("not_asked")
        try:
            await self._ready_for(table, row.kind, row.seat, row.target)
        except TableError as error:
            if error.key != "paused":
                await self._close(table, row, "lapsed", who)
            raise
        async with self.store.write() as queries:
            await self.greet(queries, who, table.find(who))
            await add_consent(queries, row.id, seat, self.store.now())
            agreed = await _find(queries, table, row.id)
            if not told(table, agreed).missing:
                return await self._carry_out(queries, table, agreed, who)
            await owe_proposal(queries, table.row.id, row.id, self.store.now(), changed=True)
            return told(table, agreed)

    async def _carry_out(self, queries: Queries, table: Table, row: ProposalRow, who: Who) -> Proposal:
        now = self.store.now()
        await close_proposal(queries, row.id, "done", now)
        await owe_proposal(queries, table.row.id, row.id, now, changed=True)
        _, carry_out = self.deeds[row.kind]
        await carry_out(queries, table, row, who)
        return told(table, await _find(queries, table, row.id))

    async def _close(self, table: Table, row: ProposalRow, result: str, who: Who) -> Proposal:
        async with self.store.write() as queries:
            now = self.store.now()
            person = await self.greet(queries, who, table.find(who))
            await close_proposal(queries, row.id, result, now)
            refused_by = person if result == "refused" else None
            await owe_proposal(queries, table.row.id, row.id, now, changed=True, refused_by=refused_by)
            if result == "refused":
                await owe_proposal(queries, table.row.id, row.id, now, refused_by=refused_by)
            return told(table, await _find(queries, table, row.id))


Check = Callable[[Table, int, int | None], Awaitable[None]]
CarryOut = Callable[[Queries, Table, ProposalRow, Who], Awaitable[None]]


def asked(table: Table, row: ProposalRow) -> tuple[int, ...]:
    """The seats whose consent counts: all that are there, but the one that a stand-in is to play for.

    Who asks is always among them, with their own consent given.
    """
    spared = row.target if row.kind == STAND_IN else None
    return tuple(seat for seat in range(table.row.seats) if seat == row.seat or _counts(table, seat, spared))


def _counts(table: Table, seat: int, spared: int | None) -> bool:
    return seat in table.present and seat != spared


def told(table: Table, row: ProposalRow) -> Proposal:
    missing: tuple[int, ...] = ()
    if row.kind != HANDOVER and row.result is None:
        missing = tuple(seat for seat in asked(table, row) if seat not in row.consents)
    return Proposal(
        row.id, row.game, row.kind, row.seat, row.target, row.person, row.consents, missing, row.result
    )


async def _find(queries: Queries, table: Table, proposal_id: int) -> ProposalRow:
    row = await find_proposal(queries, proposal_id)
    if row is None or row.game != table.row.id:
        raise TableError("no_such_proposal")
    return row


async def _find_open(queries: Queries, table: Table, proposal_id: int) -> ProposalRow:
    row = await _find(queries, table, proposal_id)
    if row.result is not None:
        raise TableError("proposal_closed")
    table.require(Status.OPEN)
    return row


async def owe_proposal(
    queries: Queries,
    game: int,
    proposal_id: int,
    now: int,
    *,
    changed: bool = False,
    refused_by: int | None = None,
) -> None:
    """Owes the channel the message of a proposal, its change, or that somebody has refused it."""
    key = "proposal_edit" if changed else "proposal" if refused_by is None else "proposal_refused"
    await owe(
        queries,
        game,
        MessageKind.NOTE,
        await last_seq(queries, game),
        write_note(Note(key, {"proposal": proposal_id})),
        now=now,
        note=f"{key}-{proposal_id}",
        person=refused_by,
    )


async def lapse(
    queries: Queries,
    game: int,
    now: int,
    *,
    kinds: tuple[str, ...] | None = None,
    seat: int | None = None,
    target: int | None = None,
) -> None:
    """Closes what is asked at a game, since it cannot be done any more.

    All of it, or only that of some kinds, by one seat, or with one target.
    """
    for row in await open_proposals(queries, game):
        if (kinds is None or row.kind in kinds) and seat in (None, row.seat) and target in (None, row.target):
            await close_proposal(queries, row.id, "lapsed", now)
            await owe_proposal(queries, game, row.id, now, changed=True)


async def show_again(queries: Queries, game: int, now: int) -> None:
    """Owes the messages of all that is asked at a game anew: others may be asked than before."""
    for row in await open_proposals(queries, game):
        await owe_proposal(queries, game, row.id, now, changed=True)


async def forget_consents(queries: Queries, game: int, seat: int, now: int) -> None:
    """Drops what a seat has asked for and agreed to, because somebody else has it now."""
    await lapse(queries, game, now, seat=seat)
    for row in await open_proposals(queries, game):
        if seat in row.consents:
            await remove_consent(queries, row.id, seat)
