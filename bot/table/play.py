"""Playing: one action is one entry, one snapshot and its messages, at once."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.store import PersonRef, Queries
from bot.store.entries import Entry, Facts
from bot.store.games import Seated
from bot.store.kinds import EntryKind, Status
from bot.store.lifecycle import set_ended
from bot.table.log import turn_passed
from bot.table.model import Change, Result, Table
from bot.table.proposals import expire
from bot.table.session import Session, acting_seat
from rules import Action, encode_action, encode_events


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
    ) -> Result:
        """Do an action for somebody; when this returns, it is stored.

        ``decision`` is the number of the seat's decision that the action was chosen for. An interaction
        that has been carried out already changes nothing and returns what came of it. Raises RuleError if
        the rules do not allow it and TableError otherwise: "not_seated", "repeated" (the interaction belongs
        to another game), StaleError, StandInPlaysError, PausedError, or one that says that the game is not
        open. Then nothing has changed.
        """
        async with self._session.hold(game_id) as table:
            earlier = await self._session.earlier_result(table, who, interaction_id)
            if earlier is not None:
                return earlier
            seated = acting_seat(table, who, decision)
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

        Call it under the game's lock. Raises RuleError if the rules do not allow it.
        """
        seat, snapshot = seated.seat, table.snapshot
        before = table.load()
        after, events = before.apply(seat, action)
        passed = turn_passed(snapshot.waiting, after.waiting_for, seat)
        barred = passed or any(event.reveals for event in events)
        entry = Entry(
            seq=snapshot.seq + 1,
            kind=EntryKind.ACTION,
            time=self._session.now(),
            seat=seat,
            action=encode_action(action).decode(),
            events=encode_events(events).decode(),
            passed=passed,
            interaction_id=interaction_id,
            facts=facts or {},
        )
        change = Change(
            before=before,
            after=after,
            entry=entry,
            events=events,
            undo_seat=None if barred else seat,
            undo_floor=(entry.seq, after.to_json()) if barred else None,
        )
        finish = None if after.outcome is None else _end_game
        return await self._session.append_change(table, seated, who, change, finish)


async def _end_game(queries: Queries, table: Table, change: Change) -> Table:
    """End a game that is over by a change; return it as it is then."""
    row, now, outcome = table.row, change.entry.time, msgspec.json.encode(change.after.outcome)
    await set_ended(queries, row.id, Status.FINISHED, now, outcome)
    await expire(queries, row.id, now)
    return replace(table, row=replace(row, status=Status.FINISHED, ended=now, outcome=outcome))
