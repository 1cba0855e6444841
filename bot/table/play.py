"""Playing: an action is an entry, with those that follow by standing answers; all of it is stored at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.store import PersonRef, Queries
from bot.store.entries import Facts
from bot.store.games import Seated
from bot.store.kinds import Status
from bot.store.lifecycle import set_ended
from bot.store.standing import StandingRow, set_standing
from bot.table.acting import change_by, following, given_at, standing_rows
from bot.table.errors import StaleError
from bot.table.model import Change, Done, Result, Table
from bot.table.plan_rows import pursued, write_pursued
from bot.table.proposals import expire
from bot.table.session import Session, acting_seat
from rules import Action


class Play:
    """The part of the table that plays."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def act(
        self,
        game_id: int,
        who: PersonRef,
        action: Action,
        interaction_id: int | None = None,
        decision: int | None = None,
        terms: tuple[object, ...] = (),
    ) -> Result:
        """Do an action for somebody; when this returns, it is stored.

        ``decision`` is the number of the seat's decision that the action was chosen for, and ``terms`` what
        it rested on then (:meth:`rules.view.View.rests_on`). An interaction that has been carried out already
        changes nothing and returns what came of it. Raises RuleError if the rules do not allow it and
        TableError otherwise: "not_seated", "repeated" (the interaction belongs to another game), StaleError
        if decision or terms are others by now, StandInPlaysError, PausedError, or one that says that the game
        is not open. Then nothing has changed.
        """
        async with self._session.hold(game_id) as table:
            earlier = await self._session.earlier_result(table, who, interaction_id)
            if earlier is not None:
                return earlier
            seated = acting_seat(table, who, decision)
            if terms and table.load().view(seated.seat).rests_on(action) != terms:
                raise StaleError
            return await self.perform(table, seated, who, action, interaction_id)

    async def perform(
        self,
        table: Table,
        seated: Seated,
        who: PersonRef | None,
        action: Action,
        interaction_id: int | None = None,
        facts: Facts | None = None,
    ) -> Result:
        """Do an action for a seat of an open game and store it; ``who`` is None if nobody did it.

        Call it under the game's lock. What others answer to it by their standing answers is done and stored
        with it. Raises RuleError if the rules do not allow it.
        """
        change = change_by(
            table.load(),
            seated.seat,
            action,
            seq=table.snapshot.seq + 1,
            time=self._session.now(),
            interaction_id=interaction_id,
            facts=facts,
        )
        rows = await standing_rows(self._session.reader, table.row.id, table.row.attached.answered_ahead)
        return await self.store(table, Done(seated, who, change), rows)

    async def store(
        self, table: Table, first: Done, rows: Sequence[StandingRow], given: StandingRow | None = None
    ) -> Result:
        """Store what was done and what follows from it by the standing answers in ``rows``, and by plans.

        With ``given`` this standing answer is stored too. Call it under the game's lock.
        """
        standing = given_at(table.info(), rows)
        pursuit = await pursued(self._session.reader, table)
        done = (first, *following(table, first, standing, pursuit))

        async def finish(queries: Queries, after: Table, change: Change) -> Table:
            if given is not None:
                await set_standing(queries, table.row.id, given)
                attached = replace(after.row.attached, answered_ahead=True)
                after = replace(after, row=replace(after.row, attached=attached))
            after = await write_pursued(queries, after, pursuit, self._session.now())
            return await end_if_over(queries, after, change)

        return await self._session.append_changes(table, done, finish)


async def end_if_over(queries: Queries, table: Table, change: Change) -> Table:
    """End a game if it is over by a change; return it as it is then: answers and plans end with it."""
    if change.after.outcome is None:
        return table
    row, now, outcome = table.row, change.entry.time, msgspec.json.encode(change.after.outcome)
    attached = replace(row.attached, answered_ahead=False, planned=False)
    await set_ended(queries, row.id, Status.FINISHED, now, outcome)
    await expire(queries, row.id, now)
    ended = replace(row, status=Status.FINISHED, ended=now, outcome=outcome, attached=attached)
    return replace(table, row=ended)
