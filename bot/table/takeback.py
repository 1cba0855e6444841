"""Taking back after the turn: by everybody's consent, to before one's last action."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import PersonRef, Queries
from bot.store.entries import Entry, entries_after, has_acted, last_action_of
from bot.store.kinds import EntryKind, ProposalKind, ProposalResult, Status
from bot.store.proposals import ProposalRow, open_proposals
from bot.table.acting import hold_answers
from bot.table.errors import UndoNothingError, UndoRefusedError, UndoShownError
from bot.table.log import effective, own, reveals, visible_events
from bot.table.matters import game_of
from bot.table.model import Position, Table
from bot.table.plan_rows import drop_gone_back
from bot.table.proposals import close, enqueue_proposal_change, expire
from bot.table.rewinding import announced_at, replay_to, rewound_snapshot, upgraded_at
from bot.table.session import AdminEvent, Session
from rules import Event


class Takeback:
    """The part of the table that takes back what others have acted on since."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def target(self, game_id: int, who: PersonRef) -> int:
        """Return the entry that somebody could ask to take back after their turn: their last action.

        Raises TableError: UndoNothingError, UndoShownError with what was shown since, UndoRefusedError, or
        that the game is not open.
        """
        async with self._session.hold(game_id) as table:
            table.require(Status.OPEN)
            seat, reader = table.seat_of(who).seat, self._session.reader
            last = await last_action_of(reader, game_id, seat, await upgraded_at(reader, game_id))
            if last is None:
                raise await self._why_none(table, seat)
            await self.check(table, seat, last)
            return last

    async def target_at(self, position: Position, seat: int) -> int:
        """Return what :meth:`target` does for a seat's person, from a position that was just read."""
        info, recent = position.info, position.recent
        done = () if recent is None else recent.entries
        last = next((one for one in reversed(done) if one.seat == seat and own(one)), None)
        if last is None or last.kind != EntryKind.ACTION or last.seq <= position.upgraded:
            return await self.target(info.id, info.seats[seat])
        info.require_running()
        _require_unseen(info.kind, [one for one in done if one.seq >= last.seq], last.seq)
        return last.seq

    async def shown_since(self, game_id: int, seat: int, seq: int) -> tuple[Event, ...]:
        """Return what hidden or random things came out from an entry on, as far as a seat may know of it.

        Where they may not know it at all, what everybody saw of the action by which it did.
        """
        reader = self._session.reader
        async with self._session.hold(game_id) as table:
            entries = await entries_after(reader, game_id, seq - 1)
            since = await upgraded_at(reader, game_id)
        kind = table.row.kind
        for entry in entries:
            counts = entry.seq > since and entry.kind == EntryKind.ACTION and not entry.undone
            if counts and reveals(kind, entry):
                events = visible_events(kind, [entry], seat)
                return tuple(event for event in events if event.reveals) or events
        return ()

    async def done_since(self, game_id: int, seq: int) -> int:
        """Return how many effective actions came after an entry."""
        async with self._session.hold(game_id) as table:
            entries = await entries_after(self._session.reader, table.row.id, seq)
        return sum(entry.kind == EntryKind.ACTION for entry in effective(entries))

    async def check(self, table: Table, seat: int, target: int | None) -> None:
        """Raise TableError if a seat's action cannot be taken back with all that came after it.

        PausedError, UndoShownError with the entry, or UndoRefusedError: "undo_gone" if it is not effective
        any more, "undo_rules_changed", "undo_dice".
        """
        await _check(self._session.reader, table, seat, target)

    async def follow(self, queries: Queries, game_id: int) -> None:
        """Bring what has been asked at a game up to what has been done, in the transaction of that.

        A question says how much would be undone with an action; one that cannot be done any more is closed.
        """
        table, now = await self._session.read(game_id, queries), self._session.now()
        for row in await open_proposals(queries, game_id):
            if row.kind != ProposalKind.TAKEBACK:
                continue
            try:
                await _check(queries, table, row.seat, row.target)
            except UndoRefusedError:
                await close(queries, row, ProposalResult.EXPIRED, now)
            else:
                await enqueue_proposal_change(queries, game_id, row.id, now)

    async def carry_out(self, queries: Queries, table: Table, row: ProposalRow, who: PersonRef) -> None:
        """Go back to before an action, since all others have agreed; ``who`` was the last to."""
        assert row.target is not None
        reader, game_id, to = self._session.reader, table.row.id, row.target - 1
        standing = await replay_to(reader, table, to)
        event = AdminEvent(EntryKind.TAKEBACK, who, target=row.target, about=row.seat)
        back = rewound_snapshot(table, standing, await announced_at(reader, game_id, to))
        await self._session.append_entry(queries, table, event, snapshot=back)
        seats, now = range(table.row.seats), self._session.now()
        await hold_answers(queries, table, game_of(table), standing.game, seats)
        await drop_gone_back(queries, table, standing.game, seats, to, now, tell=True)
        await expire(queries, game_id, self._session.now(), kinds=(ProposalKind.TAKEBACK,))

    async def _why_none(self, table: Table, seat: int) -> UndoRefusedError:
        """Return why a seat has no action that could be taken back."""
        reader, game_id = self._session.reader, table.row.id
        if await upgraded_at(reader, game_id) and await has_acted(reader, game_id, seat):
            return UndoRefusedError("undo_rules_changed")
        return UndoNothingError()


async def _check(queries: Queries, table: Table, seat: int, target: int | None) -> None:
    """Raise TableError as :meth:`Takeback.check`, by what is read with ``queries``."""
    assert target is not None
    table.require_running()
    game_id = table.row.id
    if 0 < target <= await upgraded_at(queries, game_id):
        raise UndoRefusedError("undo_rules_changed")
    since = effective(await entries_after(queries, game_id, target - 1))
    if not since or since[0].seq != target or since[0].seat != seat:
        raise UndoRefusedError("undo_gone")
    _require_unseen(table.row.kind, since, target)


def _require_unseen(kind: str, since: Sequence[Entry], target: int) -> None:
    """Raise TableError if hidden or random things came out by effective entries from a target on."""
    for entry in since:
        if entry.kind == EntryKind.DICE:
            raise UndoRefusedError("undo_dice")
        if reveals(kind, entry):
            raise UndoShownError(entry=entry.seq, target=target)
