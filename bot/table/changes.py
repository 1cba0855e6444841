"""Changes in a row as one, and where a game stands after each of them, with who may take what back."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from bot.store import Queries
from bot.store.entries import Entry, entries_after
from bot.store.games import Snapshot
from bot.store.kept_floors import KeptFloor, keep_floor
from bot.store.kinds import EntryKind, MessageKind
from bot.store.recent import SinceTurn
from bot.store.secret_entries import add_secret_entry
from bot.table.log import BY_BOT, effective, knowing, own, undoable, visible_events
from bot.table.model import Change, Done, Table
from bot.table.news import News, news_of, recent_entries
from bot.table.posts import message_due
from bot.table.questions import free_matters, matters_of, seats_asked_otherwise
from rules import Game, load_game


@dataclass(frozen=True, slots=True)
class Prepared:
    """Changes in a row at a table, each by what was done, and what is worked out before they are written.

    ``whole`` is all of them as one, ``due`` the message to the channel about it and ``news`` what that tells.
    ``recent`` are the entries of the turn before them, and ``undo_seats`` may take something back after them.
    """

    table: Table
    done: tuple[Done, ...]
    whole: Change
    due: MessageKind | None
    recent: SinceTurn
    news: News
    undo_seats: tuple[int, ...]

    def snapshot_after(self, old: Snapshot, change: Change) -> Snapshot:
        """Return where the game stands after one of the changes; the channel hears of all of them at once."""
        told = self.due is MessageKind.POST
        announced = self.whole.entry.seq if told else self.table.snapshot.announced_seq
        return snapshot_after(old, change, announced, self.undo_seats)


async def prepare(queries: Queries, table: Table, done: Sequence[Done]) -> Prepared:
    """Work out what is written of changes in a row, each what follows from the one before."""
    old, row, whole = table.snapshot, table.row, whole_of([one.change for one in done])
    due = await _message_due(queries, table, done[0], whole)
    told = old.announced_seq if due is MessageKind.POST else old.seq
    since = min(told, old.undo_floor_seq)
    recent = await recent_entries(queries, row.kind, row.id, old.seq, old.announced_seq, since)
    news = news_of(table, recent, whole) if due is MessageKind.POST else News()
    return Prepared(table, tuple(done), whole, due, recent, news, undo_seats_after(table, recent, done))


async def _message_due(queries: Queries, table: Table, first: Done, whole: Change) -> MessageKind | None:
    """Return the message to the channel about a change; none while the bot alone goes on.

    What it does in a row is one message: that comes with what it does last, with what it asks people, or with
    what others do next.
    """
    due, snapshot = message_due(whole), table.snapshot
    played = {one.seat for one in table.people if one.stand_in}
    if not played:
        return due
    by_bot = bool(first.change.entry.facts.get(BY_BOT))
    goes_on = whole.after.outcome is None and played.issuperset(whole.after.waiting_for)
    if by_bot and goes_on and not _asks_others(whole, played):
        return None
    if due is MessageKind.POST or snapshot.announced_seq == snapshot.seq:
        return due
    entries = await entries_after(queries, table.row.id, snapshot.announced_seq)
    untold = visible_events(table.row.kind, effective(entries), None)
    return MessageKind.POST if any(event.ends_turn or event.announces for event in untold) else due


def _asks_others(change: Change, played: Set[int]) -> bool:
    """Say whether a change asks seats for which the bot does not play what the game does not wait for."""
    known = {matter.key for matter in free_matters(change.before)}
    new = (matter for matter in free_matters(change.after) if matter.key not in known)
    return any(seat not in played for matter in new for seat in matter.asked)


def next_decisions(
    before: Game, after: Game, actor: int | None, decisions: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the seats' decision numbers after an entry: one more for the actor and for who is asked else.

    ``actor`` is the seat that did it itself; None if none did.
    """
    asked = seats_asked_otherwise(before, after)
    return tuple(number + (seat == actor or seat in asked) for seat, number in enumerate(decisions))


def whole_of(changes: Sequence[Change]) -> Change:
    """Return several changes in a row as one, by the seat of the first, from which the others follow.

    It leads from before the first to the last one's entry.
    """
    first, last = changes[0], changes[-1]
    events = tuple(event for change in changes for event in change.events)
    entry = replace(last.entry, seat=first.entry.seat)
    return replace(last, before=first.before, entry=entry, events=events, taken_back=first.taken_back)


def seats_left(change: Change) -> frozenset[int]:
    """Return the seats that are waited for anew if they are after a change: they had done what was asked.

    They are not waited for by it, or the turn passed by what they did, or they were the last to answer what
    was put to several at once, whoever of these goes on.
    """
    seat, after = change.entry.seat, change.after
    left = frozenset(range(after.seats)) - frozenset(after.waiting_for)
    if seat is not None and (change.entry.passed or _answers_last(change, seat)):
        return left | {seat}
    return left


def _answers_last(change: Change, seat: int) -> bool:
    """Say whether a seat's action closes a question that others have answered before it."""
    if change.entry.action is None:
        return False
    still = {matter.key for matter in matters_of(change.after)}
    return any(
        matter.waits and matter.asked == (seat,) and matter.answers and matter.key not in still
        for matter in matters_of(change.before)
    )


def snapshot_after(old: Snapshot, change: Change, announced: int, undo_seats: tuple[int, ...]) -> Snapshot:
    """Return where the game stands after a change; ``announced`` is what the channel knows then."""
    after, actor = change.after, change.entry.seat if own(change.entry) else None
    floor_seq, floor_state = change.undo_floor or (old.undo_floor_seq, old.undo_floor_state)
    return Snapshot(
        seq=change.entry.seq,
        state=after.to_json(),
        waiting=after.waiting_for,
        decisions=next_decisions(change.before, after, actor, old.decisions),
        undo_seats=undo_seats,
        undo_floor_seq=floor_seq,
        undo_floor_state=floor_state,
        announced_seq=announced,
    )


async def note_change(queries: Queries, game_id: int, change: Change, floor: int) -> None:
    """Store what is noted of a change so that the log need not be read for it later.

    That is who may know something of it, where not everybody may, and now and then where the game stands by
    it; ``floor`` is the entry that undo could not cross before it.
    """
    if change.entry.kind == EntryKind.ACTION and (seats := knowing(change.events)) is not None:
        await add_secret_entry(queries, game_id, change.entry.seq, seats)
    if change.undo_floor is not None:
        await keep_floor(queries, game_id, KeptFloor(*change.undo_floor), floor)


def undo_seats_after(table: Table, recent: SinceTurn, done: Sequence[Done]) -> tuple[int, ...]:
    """Return the seats that may take back their own last action once all that was done is stored.

    ``recent`` are the effective entries before it, all of those at least that undo may cross.
    """
    floor_seq, floor_state = table.snapshot.undo_floor_seq, table.snapshot.undo_floor_state
    entries, barred = list[Entry](), False
    for one in done:
        entries.append(one.change.entry)
        if one.change.undo_floor is not None:
            (floor_seq, floor_state), entries, barred = one.change.undo_floor, [], True
    if not barred:
        gone = {entry.target for entry in entries}
        since = [entry for entry in recent.entries if entry.seq > floor_seq and entry.seq not in gone]
        entries = [*since, *entries]
    counting = [entry for entry in entries if entry.kind.facts.effective]
    if len({entry.seat for entry in counting}) < 2 and all(map(own, counting)):
        return tuple(sorted({entry.seat for entry in counting if entry.seat is not None}))
    return undoable(table.row.kind, load_game(floor_state), counting)
