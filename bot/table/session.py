"""What all parts of the table share: the store, a lock for each game, reading a game, appending an entry."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence, Set
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.store import Person, PersonRef, Queries, Store
from bot.store.entries import (
    Entry,
    EntryPeople,
    Facts,
    entry_of_interaction,
    insert_entry,
    last_of_kinds,
    last_seq,
)
from bot.store.errors import DamagedError
from bot.store.game_ids import open_game_in
from bot.store.games import Seated, Snapshot, find_game, find_game_in
from bot.store.kinds import EntryKind, MessageKind, TimerKind
from bot.store.pending import drop_edits, pending_after
from bot.store.people import upsert_person
from bot.table.changes import Prepared, note_change, prepare, seats_left
from bot.table.clocks import with_clocks
from bot.table.ends import follow_end
from bot.table.errors import DamagedRowError, StandInPlaysError, TableError
from bot.table.known_clock import KnownClock
from bot.table.locks import KeyedLocks
from bot.table.log import visible_events, visible_to
from bot.table.matters import Cause, follow_matters, game_of
from bot.table.model import Change, Done, Result, Table, TableInfo
from bot.table.news import recent_after
from bot.table.posts import enqueue_change, enqueue_post, shown_state, standing_post
from bot.table.seat_timers import follow_seats
from bot.table.settlements import settlements
from bot.table.times_shown import show_corrected, show_times_again

_MOST_DICE = 10_000

Finish = Callable[[Queries, Table, Change], Awaitable[Table]]
"""What else is written in the transaction of a change, between the entry and its messages."""

FollowAsked = Callable[[Queries, int], Awaitable[None]]
"""Brings what is asked for consent at a game up to how the game is now."""


class FollowConsent(Protocol):
    """Brings what is asked for consent at a game up to who is asked now: see :meth:`Consent.follow`."""

    async def __call__(
        self, queries: Queries, before: Table, was: int | None = None, *, shown: bool = False
    ) -> bool: ...


@dataclass(frozen=True, slots=True)
class AdminEvent:
    """Something done at a game that is no action: an entry's kind, who did it, and what it is about.

    ``target``, ``about`` and ``facts`` as in :class:`bot.store.entries.Entry`; ``outgoing`` and ``incoming``
    are row ids of people. ``who`` is None where nobody did it (a channel is gone, the rules are new).
    """

    kind: EntryKind
    who: PersonRef | None
    target: int | None = None
    about: int | None = None
    outgoing: int | None = None
    incoming: int | None = None
    facts: Facts = field(default_factory=dict[str, int | str | bool])


class Session:
    """The store with a lock for each game, through which every part of the table reads and writes.

    ``follow_asked`` is done in the transaction of whatever is done at a game where people have been asked for
    their consent: what they are asked may have changed by it. ``finish_asked`` is done where others may be
    asked than before. ``steady`` returns seconds by a clock that nobody sets (:class:`KnownClock`).
    """

    def __init__(self, store: Store, steady: Callable[[], float] | None = None) -> None:
        self.store = store
        self.known_clock = KnownClock(store, self._show_moved, steady)
        self.locks: KeyedLocks[int] = KeyedLocks()
        self.follow_asked: FollowAsked | None = None
        self.finish_asked: FollowConsent | None = None

    @property
    def reader(self) -> Queries:
        """Return what reads the committed rows."""
        return self.store.reader

    def now(self) -> int:
        """Return the time by the store's clock, in milliseconds."""
        return self.store.now()

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Queries]:
        """Open one transaction, as :meth:`bot.store.Store.write`.

        If the machine's clock has jumped, timers are moved with it before, in one of their own.
        """
        await self._follow_clock()
        async with self.store.write() as queries:
            yield queries

    async def _follow_clock(self) -> None:
        if self.known_clock.has_jumped():
            await self.known_clock.look()

    async def _show_moved(self, queries: Queries, game: int, kinds: Collection[TimerKind], now: int) -> bool:
        return await show_corrected(queries, await self.read(game, queries), kinds, now)

    @asynccontextmanager
    async def hold(self, game_id: int) -> AsyncGenerator[Table]:
        """Hold a game's lock and read the game; TableError("no_such_game") if there is none."""
        await self._follow_clock()
        async with self.locks.hold(game_id):
            yield await self.read(game_id)

    async def read(self, game_id: int, queries: Queries | None = None) -> Table:
        """Read a game and its people.

        Raises TableError("no_such_game") if there is none, DamagedRowError if it is not as it was written.
        Where its position alone is not, that is said when that is read (:meth:`bot.table.model.Table.load`).
        """
        queries = queries or self.reader
        try:
            found = await find_game(queries, game_id)
        except DamagedError as error:
            raise DamagedRowError(error.game) from error
        if found is None:
            raise TableError("no_such_game")
        row, people = found
        salts: tuple[str, ...] = ()
        if row.ended is not None:
            dice = await last_of_kinds(queries, game_id, _MOST_DICE, (EntryKind.DICE,))
            salts = tuple(str(entry.facts.get("salt", "")) for entry in dice)
        return Table(row, people, salts)

    async def read_in(self, channel_id: int) -> Table | None:
        """Read the game that holds a channel; None if the channel is free.

        If something is being done at it, read it when that is done. Raises DamagedRowError as :meth:`read`.
        """
        try:
            found = await find_game_in(self.reader, channel_id)
        except DamagedError as error:
            raise DamagedRowError(error.game) from error
        if found is None:
            return None
        row, people = found
        if row.id not in self.locks:
            return Table(row, people)
        async with self.hold(row.id) as table:
            return table if table.row.status.facts.holds_channel else None

    async def info(self, game_id: int) -> TableInfo:
        """Read what everybody may know of a game, under its lock."""
        async with self.hold(game_id) as table:
            return table.info()

    async def touch_person(self, queries: Queries, who: PersonRef, seated: Seated | None = None) -> int:
        """Return the row id of somebody who does something, and store the name they have now."""
        known = seated is not None and (not isinstance(who, Person) or who.name in ("", seated.person.name))
        if seated is not None and seated.person_id is not None and known:
            return seated.person_id
        return await upsert_person(queries, who)

    async def append_entry(
        self,
        queries: Queries,
        table: Table,
        event: AdminEvent,
        *,
        snapshot: Snapshot | None = None,
        silent: bool = False,
        before: Table | None = None,
    ) -> int:
        """Append an entry that is no action, with its snapshot and its message to the channel.

        ``snapshot`` is where the game stands by it (its ``seq`` is set here); without one the position
        stays. With ``silent`` there is no message, and open questions are left as they were: whoever calls
        it adds a message for both, by another entry, or brings the questions up by
        :meth:`follow_at`. ``before`` is the game as it was before all that is done, where that is more than
        this. All of it is in the transaction of ``queries``. Return the entry's number.
        """
        seq = await last_seq(queries, table.row.id) + 1
        stands = snapshot or table.row.snapshot
        stands = None if stands is None else replace(stands, seq=seq)
        after = replace(table, row=replace(table.row, snapshot=stands))
        left = _seats_left(table, event)
        person = await self._insert_event(queries, after, event, seq, left)
        if silent:
            return seq
        await self._post_event(queries, after, MessageKind(event.kind), seq, person)
        newcomer = None if event.incoming is None else event.about
        people, before = event.about is not None, before or table
        after = await self.follow_at(queries, before, people=people, newcomer=newcomer, left=left)
        if after is not None and not MessageKind(event.kind).facts.board:
            await show_times_again(queries, before, await with_clocks(queries, after), self.now())
        if after is not None:
            await follow_end(queries, before, after, self.now())
        return seq

    async def _insert_event(
        self, queries: Queries, table: Table, event: AdminEvent, seq: int, left: Set[int]
    ) -> int | None:
        """Insert an entry that is no action; return the row id of who did it, None if nobody did.

        ``table`` is the game as it is after it, and ``left`` the seats that are waited for anew if they are.
        """
        seated = None if event.who is None else table.find(event.who)
        person = None if event.who is None else await self.touch_person(queries, event.who, seated)
        stands = table.row.snapshot
        entry = Entry(
            seq=seq,
            kind=event.kind,
            time=self.now(),
            seat=None if seated is None or stands is None else seated.seat,
            target=event.target,
            about=event.about,
            facts=event.facts,
        )
        people = EntryPeople(person, event.outgoing, event.incoming)
        await insert_entry(queries, table.row.id, entry, people, stands, left)
        return person

    async def _post_event(
        self, queries: Queries, table: Table, kind: MessageKind, seq: int, person: int | None
    ) -> None:
        """Add the message about an entry that is no action; one that shows the board is for observers too.

        ``table`` is the game as it is after it, and ``person`` the row id of who did it.
        """
        state = shown_state(table) if kind.facts.board else None
        if state is not None:
            await drop_edits(queries, table.row.id)
        post = standing_post(table)
        await enqueue_post(queries, table.row.id, kind, seq, post, now=self.now(), state=state, person=person)

    async def follow_at(
        self,
        queries: Queries,
        before: Table,
        *,
        people: bool = False,
        newcomer: int | None = None,
        left: Set[int] = frozenset(),
    ) -> Table | None:
        """Bring what is kept of a game's open questions and of its seats up to how it is now, by no action.

        ``people`` says that a question may look otherwise because somebody else has a seat, or plays for it;
        ``newcomer`` is the seat that somebody has taken. ``left`` are the seats that are waited for anew if
        they are. Return the game as it is now; None if it has not started.
        """
        if before.row.snapshot is None:
            return None
        after = await self.read(before.row.id, queries)
        cause = Cause(game_of(before), redraw=people, newcomer=newcomer)
        await follow_matters(queries, after, game_of(after), self.now(), cause)
        await follow_seats(queries, before, after, self.now(), left)
        return after

    async def follow_seats_at(self, queries: Queries, before: Table, was: int | None = None) -> bool:
        """Bring what is kept of a game's seats alone up to how it is now, with what the channel reads of it.

        ``was`` is the time before, where that was long ago. Say whether a message is due by it.
        """
        after = await self.read(before.row.id, queries)
        await follow_seats(queries, before, after, self.now())
        return await show_times_again(queries, before, await with_clocks(queries, after), self.now(), was)

    async def follow_consent(
        self, queries: Queries, before: Table, was: int | None = None, *, shown: bool = False
    ) -> bool:
        """Bring what is asked for consent at a game up to who is asked now, as the table's consent does.

        Where nothing was asked before, nothing is read. Say whether a message is due by it.
        """
        if not before.row.attached.proposed or self.finish_asked is None:
            return False
        return await self.finish_asked(queries, before, was, shown=shown)

    async def follow_start(self, queries: Queries, game_id: int) -> None:
        """Bring what is kept of the seats of a game up to it, which begins, or comes from a file."""
        await follow_seats(queries, None, await self.read(game_id, queries), self.now())

    async def append_changes(
        self, table: Table, done: Sequence[Done], finish: Finish | None = None
    ) -> Result:
        """Append entries that change the position, each what follows from the one before.

        Entries, snapshot and messages are all in one transaction, with what ``finish`` writes. The channel
        gets one message about all of them. The result is that of the first, with the position after the last.
        """
        prepared = await prepare(self.reader, table, done)
        async with self.write() as queries:
            return await self._write_changes(queries, prepared, finish)

    async def append_changes_in(
        self, queries: Queries, table: Table, done: Sequence[Done], finish: Finish | None = None
    ) -> Result:
        """Append entries as :meth:`append_changes`, in a transaction with what has led to them."""
        return await self._write_changes(queries, await prepare(queries, table, done), finish)

    async def _write_changes(self, queries: Queries, prepared: Prepared, finish: Finish | None) -> Result:
        table, done, whole = prepared.table, prepared.done, prepared.whole
        row, first, after, actor, left = table.row, done[0], table, None, frozenset[int]()
        for one in done:
            seated, entry, floor = one.seated, one.change.entry, after.snapshot.undo_floor_seq
            snapshot = prepared.snapshot_after(after.snapshot, one.change)
            after = Table(replace(row, snapshot=snapshot), table.people)
            person = None if one.who is None else await self.touch_person(queries, one.who, seated)
            left |= (anew := seats_left(one.change))
            await insert_entry(queries, row.id, entry, EntryPeople(person), snapshot, anew)
            await note_change(queries, row.id, one.change, floor)
            actor = person if one is first else actor
        if finish is not None:
            after = await finish(queries, after, whole)
        due, news, state = prepared.due, prepared.news, after.snapshot.state
        posted = await enqueue_change(queries, row, table.snapshot, whole, due, news, state, actor)
        changes = [one.change for one in done]
        cause = Cause(whole.before, settlements(changes), actor=actor)
        asked = await follow_matters(queries, after, whole.after, self.now(), cause)
        if row.attached.proposed and self.follow_asked is not None:
            await self.follow_asked(queries, row.id)
        await follow_seats(queries, table, after, self.now(), left)
        after = await with_clocks(queries, after)
        if due is None:
            await show_times_again(queries, table, after, self.now())
        await follow_end(queries, table, after, self.now())
        recent = recent_after(prepared.recent, [change.entry for change in changes])
        return Result(
            position=after.position(whole.after, recent),
            seat=first.seated.seat,
            seq=first.change.entry.seq,
            events=visible_to(whole.events, first.seated.seat),
            turn_passed=first.change.entry.passed,
            pending=(*posted, *asked),
        )

    async def earlier_result(self, table: Table, who: PersonRef, interaction_id: int | None) -> Result | None:
        """Return what came of an interaction when it came before; None if it is new.

        Raises TableError: "not_seated", or "repeated" if it belongs to another game or seat.
        """
        if interaction_id is None:
            return None
        earlier = await entry_of_interaction(self.reader, interaction_id)
        if earlier is None:
            return None
        game_id, entry = earlier
        seat = table.seat_of(who).seat
        if game_id != table.row.id or entry.seat != seat:
            raise TableError("repeated")
        return Result(
            position=table.position(),
            seat=seat,
            seq=entry.seq,
            events=visible_events(table.row.kind, [entry], seat),
            turn_passed=entry.passed,
            pending=await pending_after(self.reader, game_id, entry.seq),
            repeated=True,
        )


def _seats_left(table: Table, event: AdminEvent) -> frozenset[int]:
    """Return the seats that are waited for anew if they are: all of them where the game has gone back."""
    return frozenset(range(table.row.seats)) if event.target is not None else frozenset()


async def require_free(queries: Queries, channel_id: int) -> None:
    """Raise TableError("channel_taken") with the id of the game if one holds a channel."""
    other = await open_game_in(queries, channel_id)
    if other is not None:
        raise TableError("channel_taken", game=other)


def acting_seat(table: Table, who: PersonRef, decision: int | None) -> Seated:
    """Return the seat for which somebody may act now.

    Raises TableError: "not_seated", that the game is not open, PausedError, StandInPlaysError, or
    StaleError if ``decision`` is not the seat's decision number any more.
    """
    table.require_running()
    seated = table.seat_of(who)
    if seated.stand_in:
        raise StandInPlaysError(table.row.id)
    table.require_current(seated.seat, decision)
    return seated
