"""Undo in the turn: one's last action is taken back, by an entry of its own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import PersonRef, Queries
from bot.store.entries import Entry, entries_after, entry_at, has_acted
from bot.store.games import Snapshot
from bot.store.kinds import EntryKind
from bot.table.acting import hold_answers
from bot.table.errors import UndoNothingError, UndoRefusedError, UndoTooLateError
from bot.table.log import agreed, effective, own, plays_without, replay, reveals, visible_to
from bot.table.model import Change, Done, Result, Table
from bot.table.plan_rows import drop_gone_back
from bot.table.session import Session, acting_seat
from rules import Event, RuleError, decode_events, load_game


class Undo:
    """The part of the table that takes back within the turn."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def undo_last(
        self, game_id: int, who: PersonRef, interaction_id: int | None = None, decision: int | None = None
    ) -> Result:
        """Take back somebody's last action of this turn; when this returns, it is stored.

        What others have done since stays. Raises TableError as :meth:`bot.table.play.Play.act` does, and
        UndoRefusedError when there is none, its time was over, or what others have done since needs it.
        """
        session = self._session
        async with session.hold(game_id) as table:
            earlier = await session.earlier_result(table, who, interaction_id)
            if earlier is not None:
                return earlier
            seated = acting_seat(table, who, decision)
            if seated.seat not in table.snapshot.undo_seats:
                raise await self._why_not(table, seated.seat)
            change = await self._change(table, seated.seat, interaction_id)

            async def hold(queries: Queries, after: Table, done: Change) -> Table:
                await hold_answers(queries, after, done.before, done.after, (seated.seat,))
                back, now = (done.entry.target or 1) - 1, done.entry.time
                await drop_gone_back(queries, after, done.after, (seated.seat,), back, now, tell=False)
                return after

            return await session.append_changes(table, (Done(seated, who, change),), hold)

    async def _change(self, table: Table, seat: int, interaction_id: int | None) -> Change:
        """Return the change that takes back the last effective entry of a seat."""
        snapshot, kind = table.snapshot, table.row.kind
        entries = await self._entries(table)
        since = effective(entries)
        target = next(entry for entry in reversed(since) if entry.seat == seat and own(entry))
        kept = [entry for entry in since if entry is not target]
        try:
            start = load_game(snapshot.undo_floor_state)
            after = replay(kind, start, snapshot.undo_floor_seq, kept).game
        except (RuleError, ValueError) as error:
            raise UndoRefusedError("undo_rules_changed") from error
        entry = Entry(
            seq=snapshot.seq + 1,
            kind=_kind(entries, target),
            time=self._session.now(),
            seat=seat,
            target=target.seq,
            interaction_id=interaction_id,
        )
        taken_back = _announced_events(kind, target, snapshot)
        return Change(before=table.load(), after=after, entry=entry, taken_back=taken_back)

    async def _entries(self, table: Table) -> list[Entry]:
        """Return the entries after the undo floor, in order."""
        return await entries_after(self._session.reader, table.row.id, table.snapshot.undo_floor_seq)

    async def _why_not(self, table: Table, seat: int) -> UndoRefusedError:
        """Return why a seat may not take back its last effective entry."""
        snapshot, game_id, reader = table.snapshot, table.row.id, self._session.reader
        since = effective(await self._entries(table))
        if (needed := _why_needed(table, seat, since)) is not None:
            return needed
        last_seat = since[-1].seat if since else None
        floor = await entry_at(reader, game_id, snapshot.undo_floor_seq)
        if last_seat is None and floor is not None:
            if floor.kind == EntryKind.RULES:
                return UndoRefusedError("undo_rules_changed")
            if floor.kind == EntryKind.DICE:
                return UndoRefusedError("undo_dice")
            last_seat = floor.seat
        if floor is not None and floor.seat == seat and reveals(table.row.kind, floor):
            return UndoRefusedError("undo_reveals")
        if last_seat is None or not await has_acted(reader, game_id, seat):
            return UndoNothingError()
        if last_seat != seat or floor is None:
            other = table.people[last_seat]
            if other.computer:
                return UndoTooLateError("undo_computer_acted")
            return UndoTooLateError("undo_others_acted", name=other.person.name)
        return UndoTooLateError("undo_agreed" if agreed(table.row.kind, floor) else "undo_passed")


def _why_needed(table: Table, seat: int, since: Sequence[Entry]) -> UndoRefusedError | None:
    """Return why what came after a seat's last action in the turn needs it; None if it has done nothing.

    ``since`` are the effective entries after the undo floor.
    """
    doings = [entry for entry in since if own(entry)]
    last = max((index for index, entry in enumerate(doings) if entry.seat == seat), default=None)
    if last is None:
        return None
    floor = load_game(table.snapshot.undo_floor_state)
    by_others = not plays_without(table.row.kind, floor, doings, last)
    return UndoTooLateError("undo_needed" if by_others else "undo_time_over")


def _kind(entries: Sequence[Entry], target: Entry) -> EntryKind:
    """Return the kind of the entry that takes back one of those since the undo floor.

    To go back to before it would bring back what was left out since.
    """
    later = [one for one in entries if one.seq > target.seq]
    alone = any(one.kind == EntryKind.UNDO_EARLIER for one in later) or bool(effective(later))
    return EntryKind.UNDO_EARLIER if alone else EntryKind.UNDO


def _announced_events(kind: str, entry: Entry, snapshot: Snapshot) -> tuple[Event, ...]:
    """Return what the channel knows of an entry."""
    if entry.seq > snapshot.announced_seq:
        return ()
    return visible_to(decode_events(kind, entry.events), None)
