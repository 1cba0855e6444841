"""Playing: one action or one undo is one entry, one snapshot and what it owes the channel, at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import msgspec

from bot.store import Who
from bot.store.entries import (
    Entry,
    Rows,
    add_entry,
    entries_after,
    entry_at,
    entry_of_interaction,
    has_acted,
)
from bot.store.games import Snapshot, save_snapshot, set_ended
from bot.store.kinds import EntryKind, Status
from bot.store.outbox import owed_after
from bot.store.seats import Seated
from bot.table.desk import Desk, Table
from bot.table.log import heard, heard_of, in_effect, stand
from bot.table.model import Result, TableError
from bot.table.news import News, tell
from bot.table.proposals import lapse
from rules import Action, Event, Game, RuleError, decode_events, encode_action, encode_events, load_game


@dataclass(frozen=True, slots=True)
class _Move:
    """An entry about to be written: the game before and after it, and where undo then stands."""

    before: Game
    after: Game
    entry: Entry
    events: tuple[Event, ...]
    taken_back: tuple[Event, ...]
    undo_seat: int | None
    checkpoint: tuple[int, bytes] | None


class Play(Desk):
    """The part of the table that plays."""

    async def act(
        self,
        game_id: int,
        who: Who,
        action: Action,
        interaction_id: int | None = None,
        decision: int | None = None,
    ) -> Result:
        """Does an action for somebody; when this returns, it is stored.

        ``decision`` is the number of the seat's decision that the action was chosen for. An interaction
        that has been carried out already changes nothing and gives what came of it. Raises RuleError if the
        rules do not allow it and TableError otherwise: "not_seated", "stale", "repeated" (the interaction
        belongs to another game), "stand_in_plays", or one that says that the game is not open or is paused.
        Then nothing has changed.
        """
        async with self.locks.hold(game_id):
            table, seated = await self._sit(game_id, who, interaction_id)
            if isinstance(table, Result):
                return table
            _require_current(table.snapshot, seated.seat, decision)
            return await self.play(table, seated, who, action, interaction_id)

    async def play(
        self,
        table: Table,
        seated: Seated,
        who: Who | None,
        action: Action,
        interaction_id: int | None = None,
        facts: Mapping[str, int | str | bool] | None = None,
    ) -> Result:
        """Does an action for a seat of an open game and stores it; ``who`` is None if nobody did it.

        To be called under the game's lock. Raises RuleError if the rules do not allow it.
        """
        seat, snapshot = seated.seat, table.snapshot
        before = table.load()
        after, events = before.apply(seat, action)
        seq = snapshot.seq + 1
        passed = ball_passed(snapshot.waiting, after.waiting_for, seat)
        barred = passed or any(event.reveals for event in events)
        entry = Entry(
            seq=seq,
            kind=EntryKind.ACTION,
            time=self.store.now(),
            seat=seat,
            action=encode_action(action).decode(),
            events=encode_events(events).decode(),
            passed=passed,
            interaction_id=interaction_id,
            facts=facts or {},
        )
        move = _Move(
            before,
            after,
            entry,
            events,
            taken_back=(),
            undo_seat=None if barred else seat,
            checkpoint=(seq, after.to_json()) if barred else None,
        )
        return await self._commit(table, seated, who, move)

    async def undo(
        self, game_id: int, who: Who, interaction_id: int | None = None, decision: int | None = None
    ) -> Result:
        """Takes back somebody's last action, with an entry of its own.

        Raises TableError as :meth:`act` does, and "undo_nothing", "undo_others_acted", "undo_reveals" or
        "undo_passed" when the last entry in effect is not theirs to take back.
        """
        async with self.locks.hold(game_id):
            table, seated = await self._sit(game_id, who, interaction_id)
            if isinstance(table, Result):
                return table
            seat, snapshot, kind = seated.seat, table.snapshot, table.row.kind
            _require_current(snapshot, seat, decision)
            if snapshot.undo_seat != seat:
                raise await self._why_not(table, seat)
            *kept, target = in_effect(
                await entries_after(self.store.reader, game_id, snapshot.checkpoint_seq)
            )
            try:
                start = load_game(snapshot.checkpoint_state)
                after = stand(kind, start, snapshot.checkpoint_seq, kept).game
            except (RuleError, ValueError) as error:
                raise TableError("undo_rules_changed") from error
            told = target.seq <= snapshot.announced_seq
            entry = Entry(
                seq=snapshot.seq + 1,
                kind=EntryKind.UNDO,
                time=self.store.now(),
                seat=seat,
                target=target.seq,
                interaction_id=interaction_id,
            )
            move = _Move(
                table.load(),
                after,
                entry,
                events=(),
                taken_back=heard(decode_events(kind, target.events), None) if told else (),
                undo_seat=kept[-1].seat if kept else None,
                checkpoint=None,
            )
            return await self._commit(table, seated, who, move)

    async def _sit(self, game_id: int, who: Who, interaction_id: int | None) -> tuple[Table | Result, Seated]:
        """The open game and the person's seat, or what came of the interaction when it came before."""
        table = await self.read(game_id)
        if interaction_id is not None:
            earlier = await entry_of_interaction(self.store.reader, interaction_id)
            if earlier is not None:
                seated = table.seat_of(who)
                if earlier[0] != game_id or earlier[1].seat != seated.seat:
                    raise TableError("repeated")
                return await self._again(table, earlier[1], seated), seated
        table.require_running()
        seated = table.seat_of(who)
        if seated.stand_in:
            raise TableError("stand_in_plays", game=game_id)
        return table, seated

    async def _again(self, table: Table, entry: Entry, seated: Seated) -> Result:
        """What came of an entry, for an interaction that is delivered again."""
        return Result(
            position=table.position(),
            seat=seated.seat,
            seq=entry.seq,
            events=heard_of(table.row.kind, [entry], seated.seat),
            ball_passed=entry.passed,
            outbox=await owed_after(self.store.reader, table.row.id, entry.seq),
            repeated=True,
        )

    async def _why_not(self, table: Table, seat: int) -> TableError:
        """Why a seat may not take back the last entry in effect."""
        snapshot = table.snapshot
        game_id, reader = table.row.id, self.store.reader
        last_seat = snapshot.undo_seat
        barrier = await entry_at(reader, game_id, snapshot.checkpoint_seq)
        if last_seat is None and barrier is not None:
            if barrier.kind == EntryKind.RULES:
                return TableError("undo_rules_changed")
            if barrier.kind == EntryKind.DICE:
                return TableError("undo_dice")
            last_seat = barrier.seat
        if last_seat is None or not await has_acted(reader, game_id, seat):
            return TableError("undo_nothing")
        if last_seat != seat or barrier is None:
            return TableError("undo_others_acted", name=table.people[last_seat].person.name)
        revealing = any(event.reveals for event in decode_events(table.row.kind, barrier.events))
        return TableError("undo_reveals" if revealing else "undo_passed")

    async def _commit(self, table: Table, seated: Seated, who: Who | None, move: _Move) -> Result:
        """Writes it all in one transaction."""
        row, old, entry, after = table.row, table.snapshot, move.entry, move.after
        news = News(old, after, entry.seq, move.events, move.taken_back)
        public: tuple[Event, ...] = ()
        if news.told:
            untold = [
                earlier
                for earlier in in_effect(await entries_after(self.store.reader, row.id, old.announced_seq))
                if earlier.seq != entry.target
            ]
            public = (*heard_of(row.kind, untold, None), *heard(move.events, None))
        state = after.to_json()
        checkpoint_seq, checkpoint_state = move.checkpoint or (old.checkpoint_seq, old.checkpoint_state)
        snapshot = Snapshot(
            seq=entry.seq,
            state=state,
            waiting=after.waiting_for,
            decisions=next_decisions(move.before, after, seated.seat, old.decisions),
            undo_seat=move.undo_seat,
            checkpoint_seq=checkpoint_seq,
            checkpoint_state=checkpoint_state,
            announced_seq=entry.seq if news.told else old.announced_seq,
        )
        written = replace(row, snapshot=snapshot)
        async with self.store.write() as queries:
            person = None if who is None else await self.greet(queries, who, seated)
            await add_entry(queries, row.id, entry, Rows(person))
            await save_snapshot(queries, row.id, snapshot)
            if after.outcome is not None:
                outcome = msgspec.json.encode(after.outcome)
                await set_ended(queries, row.id, Status.FINISHED, entry.time, outcome)
                await lapse(queries, row.id, entry.time)
                written = replace(written, status=Status.FINISHED, ended=entry.time, outcome=outcome)
            owed = await tell(queries, row, news, public, state, entry.time)
        return Result(
            position=Table(written, table.people).position(after),
            seat=seated.seat,
            seq=entry.seq,
            events=heard(move.events, seated.seat),
            ball_passed=entry.passed,
            outbox=owed,
        )


def _require_current(snapshot: Snapshot, seat: int, decision: int | None) -> None:
    if decision is not None and decision != snapshot.decisions[seat]:
        raise TableError("stale")


def ball_passed(before: tuple[int, ...], after: tuple[int, ...], actor: int) -> bool:
    """Whether an action passed the ball: the actor is not waited for now, or somebody new is."""
    return actor not in after or not set(after) <= set(before)


def next_decisions(before: Game, after: Game, actor: int, decisions: tuple[int, ...]) -> tuple[int, ...]:
    """The seats' decision numbers after an entry: one more for the actor and for whom the choices changed."""
    return tuple(
        number + (seat == actor or before.legal_actions(seat) != after.legal_actions(seat))
        for seat, number in enumerate(decisions)
    )
