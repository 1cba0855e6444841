"""What people at a table ask of one another, and how it is done when all have agreed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.store import PersonRef, Queries
from bot.store.kinds import ProposalKind, ProposalResult, Status
from bot.store.proposals import (
    ProposalRow,
    add_consent,
    add_proposal,
    open_proposals,
    remove_consent,
)
from bot.table.errors import PausedError, TableError
from bot.table.model import Table
from bot.table.proposals import (
    Proposal,
    asked_seats,
    close,
    enqueue_proposal,
    enqueue_proposal_change,
    enqueue_refusal,
    proposal_of,
    read_proposal,
    require_open,
)
from bot.table.session import Session
from rules.players import Level

Check = Callable[[Table, int, int | None], Awaitable[None]]
"""Raises TableError if what a seat asks for, with its target, could not be done even if all agreed."""

CarryOut = Callable[[Queries, Table, ProposalRow, PersonRef], Awaitable[None]]
"""Does what all have agreed to; the person is the last who did."""

Prepare = Callable[[Queries, Table, int | None], Awaitable[CarryOut]]
"""Works out what has to be known before what all have agreed to is carried out; returns how that is done."""


@dataclass(frozen=True, slots=True)
class Consentable:
    """A kind of proposal that is done when all who are asked agree: how it is checked, prepared and done.

    ``prepare`` is called before the transaction, or in that of something else by which nobody is asked any
    more.
    """

    kind: ProposalKind
    check: Check
    prepare: Prepare


def at_once(carry_out: CarryOut) -> Prepare:
    """Return how that is prepared for which nothing has to be worked out before."""

    async def prepare(queries: Queries, table: Table, target: int | None) -> CarryOut:
        return carry_out

    return prepare


class Consent:
    """The part of the table where people ask and answer; ``consentables`` are what they can ask for."""

    def __init__(self, session: Session, consentables: Iterable[Consentable]) -> None:
        self._session = session
        self._consentables = {one.kind: one for one in consentables}

    async def proposal(self, game_id: int, proposal_id: int) -> Proposal:
        """Return something that was asked at a game; TableError("no_such_proposal")."""
        async with self._session.hold(game_id) as table:
            return self._shown(table, await read_proposal(self._session.reader, table, proposal_id))

    async def proposals(self, game_id: int) -> tuple[Proposal, ...]:
        """Return what is asked at a game and not answered yet, oldest first."""
        async with self._session.hold(game_id) as table:
            rows = await open_proposals(self._session.reader, game_id)
            return tuple(self._shown(table, row) for row in rows)

    async def propose(
        self,
        game_id: int,
        who: PersonRef,
        kind: ProposalKind,
        target: int | None = None,
        level: str | None = None,
    ) -> Proposal:
        """Ask the others for their consent, with one's own given; what needs nobody's is done at once.

        ``level`` is how well the bot is to play, where that is what is asked for: fair, or as is proposed
        already, where it is None. Asking for the same again while it is open agrees to it. Raises TableError:
        "not_seated", what stands in the way of what is asked for, or one that says that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seat, outdated = table.seat_of(who).seat, list[ProposalRow]()
            for row in await open_proposals(self._session.reader, game_id):
                if row.kind == kind and (kind.facts.shared or row.target == target):
                    proposed = row.level or Level.FAIR
                    if level not in (None, proposed):
                        raise TableError("stand_in_other_level", level=proposed)
                    return await self._agree(table, row, who, outdated)
                if row.kind == kind and row.seat == seat:
                    if not _is_final(await self._problem(table, kind, seat, row.target)):
                        raise TableError(f"{kind}_asked_already")
                    outdated.append(row)
            if (problem := await self._problem(table, kind, seat, target)) is not None:
                await self._expire(table, outdated, who)
                raise problem
            asked = ProposalRow(0, game_id, kind, seat, target, None, (seat,), None)
            carry_out = await self._ready(table, asked)
            async with self._session.write() as queries:
                now = self._session.now()
                await self._session.touch_person(queries, who, table.find(who))
                await _let_expire(queries, outdated, now)
                proposal_id = await add_proposal(queries, game_id, kind, seat, now, target, level=level)
                await add_consent(queries, proposal_id, seat, now)
                row = await read_proposal(queries, table, proposal_id)
                if carry_out is not None:
                    return await self._carry_out(queries, table, row, who, carry_out)
                await enqueue_proposal(queries, game_id, proposal_id, now)
                return self._shown(table, row)

    async def agree(self, game_id: int, proposal_id: int, who: PersonRef) -> Proposal:
        """Agree to something that was asked; when all do, it is done. Agreeing again changes nothing.

        Raises TableError: "no_such_proposal", "proposal_closed", "not_seated", "not_asked" (for those whose
        consent it does not need), what stands in the way of it by now (then it expires), or one that says
        that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            return await self._agree(table, await self._read_open(table, proposal_id), who)

    async def refuse(self, game_id: int, proposal_id: int, who: PersonRef) -> Proposal:
        """Refuse something that was asked, which ends it. Raises TableError as :meth:`agree`.

        Somebody for whom a stand-in is to play may refuse that too: they are there.
        """
        async with self._session.hold(game_id) as table:
            row = await self._read_open(table, proposal_id)
            seat = table.seat_of(who).seat
            concerned = row.kind.facts.spares_target and seat == row.target
            asked = concerned or seat in asked_seats(table, row, self._session.now())
            if row.kind not in self._consentables or not asked:
                raise TableError("not_asked")
            result = ProposalResult.WITHDRAWN if seat == row.seat else ProposalResult.REFUSED
            return await self._close(table, row, result, who)

    async def withdraw(self, game_id: int, proposal_id: int, who: PersonRef) -> Proposal:
        """Take back one's own consent; of who asked, the whole proposal.

        Raises TableError as :meth:`agree`, and "not_agreed".
        """
        async with self._session.hold(game_id) as table:
            row = await self._read_open(table, proposal_id)
            seat = table.seat_of(who).seat
            if seat == row.seat:
                return await self._close(table, row, ProposalResult.WITHDRAWN, who)
            if seat not in row.consents:
                raise TableError("not_agreed")
            async with self._session.write() as queries:
                await remove_consent(queries, row.id, seat)
                await enqueue_proposal_change(queries, game_id, row.id, self._session.now())
                return self._shown(table, await read_proposal(queries, table, proposal_id))

    async def follow(
        self, queries: Queries, before: Table, was: int | None = None, *, shown: bool = False
    ) -> bool:
        """Bring what is asked at a game up to who is asked now; say whether a message is due by it.

        Where others are asked than before, the message changes, unless all are ``shown`` anew already. What
        all have agreed to who are still asked is done: the last who had not may have gone. ``before`` is the
        game before that, and ``was`` the time then, where that was long ago.
        """
        game, now, due = before.row.id, self._session.now(), False
        for row in await open_proposals(queries, game):
            table = await self._session.read(game, queries)
            current = await read_proposal(queries, table, row.id)
            if table.row.status != Status.OPEN or current.result is not None:
                continue
            missing = proposal_of(table, current, now).missing
            if current.kind in self._consentables and not missing:
                due = await self._finish(queries, table, current) or due
            elif not shown and missing != proposal_of(before, current, now if was is None else was).missing:
                await enqueue_proposal_change(queries, game, row.id, now)
                due = True
        return due

    async def _finish(self, queries: Queries, table: Table, row: ProposalRow) -> bool:
        """Do what nobody is asked for any more, for who has asked for it; say whether a message is due.

        What cannot be done any more expires; in a game that is paused it waits.
        """
        problem = await self._problem(table, row.kind, row.seat, row.target)
        if problem is not None:
            if _is_final(problem):
                await close(queries, row, ProposalResult.EXPIRED, self._session.now())
            return _is_final(problem)
        carry_out = await self._consentables[row.kind].prepare(queries, table, row.target)
        await self._carry_out(queries, table, row, table.people[row.seat].person, carry_out)
        return True

    def _shown(self, table: Table, row: ProposalRow) -> Proposal:
        return proposal_of(table, row, self._session.now())

    async def _read_open(self, table: Table, proposal_id: int) -> ProposalRow:
        row = await read_proposal(self._session.reader, table, proposal_id)
        require_open(table, row)
        return row

    async def _problem(
        self, table: Table, kind: ProposalKind, seat: int, target: int | None
    ) -> TableError | None:
        """Return why what a seat asks for cannot be done now; None if it can."""
        try:
            await self._consentables[kind].check(table, seat, target)
        except TableError as error:
            return error
        return None

    async def _expire(self, table: Table, rows: Sequence[ProposalRow], who: PersonRef) -> None:
        """Let what was asked expire, which is all that comes of what somebody wanted to do."""
        if rows:
            async with self._session.write() as queries:
                await self._session.touch_person(queries, who, table.find(who))
                await _let_expire(queries, rows, self._session.now())

    async def _agree(
        self, table: Table, row: ProposalRow, who: PersonRef, outdated: Sequence[ProposalRow] = ()
    ) -> Proposal:
        """Agree to something, and let expire what is ``outdated``."""
        seat = table.seat_of(who).seat
        if row.kind not in self._consentables or seat not in asked_seats(table, row, self._session.now()):
            raise TableError("not_asked")
        if (problem := await self._problem(table, row.kind, row.seat, row.target)) is not None:
            await self._expire(table, (*outdated, row) if _is_final(problem) else outdated, who)
            raise problem
        carry_out = await self._ready(table, replace(row, consents=(*row.consents, seat)))
        async with self._session.write() as queries:
            now = self._session.now()
            await self._session.touch_person(queries, who, table.find(who))
            await _let_expire(queries, outdated, now)
            await add_consent(queries, row.id, seat, now)
            agreed = await read_proposal(queries, table, row.id)
            if carry_out is not None:
                return await self._carry_out(queries, table, agreed, who, carry_out)
            await enqueue_proposal_change(queries, table.row.id, row.id, now)
            return self._shown(table, agreed)

    async def _ready(self, table: Table, row: ProposalRow) -> CarryOut | None:
        """Return how a proposal is carried out, where all have agreed to it; None where somebody has not."""
        if self._shown(table, row).missing:
            return None
        return await self._consentables[row.kind].prepare(self._session.reader, table, row.target)

    async def _carry_out(
        self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef, carry_out: CarryOut
    ) -> Proposal:
        await close(queries, row, ProposalResult.DONE, self._session.now())
        await carry_out(queries, table, row, who)
        return self._shown(table, await read_proposal(queries, table, row.id))

    async def _close(
        self, table: Table, row: ProposalRow, result: ProposalResult, who: PersonRef
    ) -> Proposal:
        async with self._session.write() as queries:
            now = self._session.now()
            person = await self._session.touch_person(queries, who, table.find(who))
            refused = result == ProposalResult.REFUSED
            await close(queries, row, result, now, refused_by=person if refused else None)
            if refused:
                await enqueue_refusal(queries, table.row.id, row.id, now, person)
            return self._shown(table, await read_proposal(queries, table, row.id))


def _is_final(problem: TableError | None) -> bool:
    """Say whether something stands in the way for good: not that the game is paused."""
    return problem is not None and not isinstance(problem, PausedError)


async def _let_expire(queries: Queries, rows: Iterable[ProposalRow], now: int) -> None:
    for row in rows:
        await close(queries, row, ProposalResult.EXPIRED, now)
