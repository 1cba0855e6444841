"""Open questions that the table follows: those with a message of their own, and those with a time limit.

A question that stands apart gets one message, which is changed as answers come in and closed with its result.
What is kept of it (:mod:`bot.store.matters`) is written in the transaction of whatever opens, changes or
closes it, so that all goes on after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.store import Queries
from bot.store.entries import entry_at
from bot.store.kinds import EntryKind, MessageKind, Status
from bot.store.matters import (
    AskedBefore,
    MatterRow,
    asked_before,
    drop_changes,
    forget_called,
    keep_asked,
    matters_at,
    posted,
    remove_matter,
    save_matter,
)
from bot.store.outbox import enqueue
from bot.table.errors import TableError
from bot.table.matter_posts import MatterPost, Stage, read_matter_payload, write_matter_post
from bot.table.model import Table
from bot.table.questions import matters_of
from bot.table.settlements import Settlement
from rules import Event, Game, Matter

_HOUR = timedelta(hours=1) // timedelta(milliseconds=1)


def game_of(table: Table) -> Game | None:
    """Return the state of a game; None if it cannot be read."""
    try:
        return table.load()
    except TableError:
        return None


async def follow_matters(
    queries: Queries,
    table: Table,
    game: Game | None,
    now: int,
    *,
    before: Game | None,
    settled: Mapping[str, Settlement] | None = None,
    redraw: bool = False,
    newcomer: int | None = None,
    actor: int | None = None,
) -> tuple[int, ...]:
    """Bring what is kept of the open questions of a game up to ``table``, in the transaction of a change.

    ``game`` is its state and ``before`` that of before the change, None where it cannot be read. What was
    open then stays as it is until the state can be read again, but that its time stops with the game's.
    With ``redraw`` the messages of all questions are made anew. Seat ``newcomer`` has another person, who is
    asked in a new message what stands apart. ``actor`` is the row id of whoever made the change, whom no
    message pings; None if nobody did. What the game has gone back to goes on with the time that it had, and
    nobody is called again for what they had still to do. Return the ids of the messages that are due by it.
    """
    if newcomer is not None:
        await forget_called(queries, table.row.id, newcomer)
    rows, asked = await matters_at(queries, table.row.id), _followed(table, game)
    known = {} if before is None else {one.key: one for one in matters_of(before)}
    writer = _Writer(queries, table, now, actor)
    for row in rows:
        matter = asked.pop(row.key, None) if row.gone_back == table.row.gone_back else None
        unknown = game is None and row.gone_back == table.row.gone_back
        if (matter is None and not unknown) or not _may_go_on(table):
            settlement = (settled or {}).get(row.key)
            last = known.get(row.key) if settlement is None else settlement.matter
            await writer.close(row, last, before, settlement)
        elif not _runs(table):
            await writer.rest(row, game)
        elif matter is not None:
            changed = redraw or known.get(row.key) != matter
            await writer.keep_open(row, matter, changed=changed, newcomer=newcomer)
    back = bool(asked) and await _has_gone_back(queries, table)
    for matter in asked.values():
        earlier = await asked_before(queries, table.row.id, matter.key) if back else AskedBefore()
        if _runs(table):
            await writer.open(matter, earlier)
        elif _may_go_on(table):
            await writer.rest(MatterRow(matter.key, table.row.gone_back, due=earlier.due), game)
    return tuple(writer.due)


async def ask_again(queries: Queries, table: Table, now: int) -> tuple[int, ...]:
    """Add the messages of all questions that have one of their own once more.

    Nobody is pinged twice: by those alone whose earlier message was never sent.
    """
    writer = _Writer(queries, table, now)
    for row in await matters_at(queries, table.row.id):
        if row.post is not None:
            post = await writer.post_again(row, ())
            await save_matter(queries, table.row.id, replace(row, post=post))
    return tuple(writer.due)


class _Writer:
    """Writes what becomes of the questions of one game; ``due`` are the ids of the messages due by it."""

    def __init__(self, queries: Queries, table: Table, now: int, actor: int | None = None) -> None:
        self._queries = queries
        self._table = table
        self._now = now
        self._actor = actor
        self.due: list[int] = []

    async def close(
        self, row: MatterRow, last: Matter | None, before: Game | None, settlement: Settlement | None
    ) -> None:
        """Close the message of a question, which is open no longer; keep what the game may go back to.

        ``last`` is the question as it was open last, None where that cannot be read.
        """
        queries, game = self._queries, self._table.row.id
        settler = None if settlement is None else settlement.seat
        called = tuple(seat for seat in await self._called(row, last) if seat != settler)
        await keep_asked(queries, game, row.key, AskedBefore(called, self._end_of(row)))
        if row.post is not None and settlement is not None:
            await self.change(row, "settled", settlement.state, settlement.results)
        elif row.post is not None:
            shown = game_of(self._table) if before is None else before
            await self.change(row, "gone", None if shown is None else shown.to_json())
        await remove_matter(queries, game, row.key, row.gone_back)

    async def _called(self, row: MatterRow, last: Matter | None) -> tuple[int, ...]:
        """Return the seats that have been called for what they had still to do for a question."""
        if row.post is None or last is None:
            return ()
        earlier = await posted(self._queries, row.post)
        question = self._read(earlier.payload)
        still = last.asked or _going_on(last)
        pending = still if question.called is None else question.called
        called = last.asked or (_going_on(last) if question.calls else ())
        return tuple(seat for seat in called if earlier.sent or seat not in pending)

    def _end_of(self, row: MatterRow) -> int | None:
        """Return when the time of a question would be over; None without a limit, or where it is over."""
        if row.due is not None:
            return row.due if row.due > self._now else None
        return None if row.remaining is None else self._now + row.remaining

    async def open(self, matter: Matter, earlier: AskedBefore) -> None:
        """Ask a question; ``earlier`` is what is kept of it where the game has gone back to it."""
        row = MatterRow(matter.key, self._table.row.gone_back, due=earlier.due)
        post = await self.post(row, matter, earlier.called) if matter.apart else None
        await self._save(replace(row, post=post, due=self._due(row, matter)))

    def _due(self, row: MatterRow, matter: Matter) -> int | None:
        """Return when the time of a question that is asked now is over."""
        if row.due is not None or matter.hours is None:
            return row.due
        return self._now + (matter.hours * _HOUR if row.remaining is None else row.remaining)

    async def rest(self, row: MatterRow, game: Game | None) -> None:
        """Close the message of a question while the game rests, and stop its time.

        Of a state that cannot be read (None) no message is made: there it stays as it is.
        """
        if row.post is not None and game is not None:
            await self.change(row, "resting", game.to_json())
        left = row.remaining if row.due is None else max(0, row.due - self._now)
        await self._save(replace(row, post=None, due=None, remaining=left))

    async def keep_open(
        self, row: MatterRow, matter: Matter, *, changed: bool, newcomer: int | None = None
    ) -> None:
        """Ask a question that has no message, change that of one that looks otherwise; its time runs.

        Where a seat that it calls has another person, it is asked in a new message that calls them alone.
        Once all have answered, it is asked anew: an edit would call nobody.
        """
        post, due = row.post, self._due(row, matter)
        called = matter.asked or _going_on(matter)
        if matter.apart and post is None:
            post = await self.post(row, matter)
        elif post is not None and newcomer is not None and newcomer in called:
            post = await self.post_again(row, (newcomer,))
        elif changed and post is not None:
            if not matter.asked and called and not await self._has_called(post):
                await self.change(row, "moved", self._table.snapshot.state)
                post = await self.post(row, matter)
            else:
                await self.change(row, "open", self._table.snapshot.state)
        fresh = replace(row, post=post, due=due, remaining=None if due is not None else row.remaining)
        if fresh != row:
            await self._save(fresh)

    async def _has_called(self, post: int) -> bool:
        """Say whether the seat that goes on once all have answered has been called already."""
        earlier = await posted(self._queries, post)
        return self._read(earlier.payload).calls

    def _read(self, payload: bytes) -> MatterPost:
        return read_matter_payload(self._table.row.kind, payload)

    async def post(self, row: MatterRow, matter: Matter, before: Sequence[int] = ()) -> int:
        """Add the message of a question; return the row's id. Who was called ``before`` is not pinged."""
        calls = not matter.asked and matter.then is not None
        left = tuple(seat for seat in matter.asked or _going_on(matter) if seat not in before)
        question = MatterPost(row.key, row.gone_back, called=left if before else None, calls=calls)
        return await self._post(question, self._actor)

    async def post_again(self, row: MatterRow, called: tuple[int, ...]) -> int:
        """Add the message of a question once more, in the place of its earlier one; return the row's id.

        It calls some seats, and those whom the earlier one was to call if that was never sent.
        """
        assert row.post is not None
        earlier = await posted(self._queries, row.post)
        question = self._read(earlier.payload)
        before = () if earlier.sent else question.called
        await self.change(row, "moved", self._table.snapshot.state)
        pinged = None if before is None else tuple(sorted({*before, *called}))
        return await self._post(replace(question, called=pinged), earlier.person)

    async def _post(self, question: MatterPost, actor: int | None) -> int:
        post = await self._enqueue(MessageKind.MATTER, question, self._table.snapshot.state, actor)
        self.due.append(post)
        return post

    async def change(
        self, row: MatterRow, stage: Stage, state: bytes | None, results: tuple[Event, ...] = ()
    ) -> None:
        """Add a change of a question's message, in the place of changes that nobody has made yet.

        ``state`` is the one that it shows (JSON); None where it can only say that the question is closed.
        """
        assert row.post is not None
        await drop_changes(self._queries, self._table.row.id, row.post)
        question = MatterPost(row.key, row.gone_back, stage, results)
        kind = MessageKind.MATTER_EDIT
        self.due.append(await self._enqueue(kind, question, state, self._actor, edits=row.post))

    async def _enqueue(
        self,
        kind: MessageKind,
        question: MatterPost,
        state: bytes | None,
        actor: int | None,
        edits: int | None = None,
    ) -> int:
        game, seq = self._table.row.id, self._table.snapshot.seq
        return await enqueue(
            self._queries,
            game,
            kind,
            seq,
            write_matter_post(question),
            now=self._now,
            state=state,
            edits=edits,
            person=actor,
        )

    async def _save(self, row: MatterRow) -> None:
        await save_matter(self._queries, self._table.row.id, row)


def _followed(table: Table, game: Game | None) -> dict[str, Matter]:
    """Return the open questions of a position that have a message of their own or a time limit, by key."""
    if game is None:
        return {}
    return {one.key: one for one in matters_of(game) if one.apart or one.hours is not None}


def _going_on(matter: Matter) -> tuple[int, ...]:
    """Return the seat that goes on with a question once nobody has still to answer, if one has to."""
    return () if matter.then is None else (matter.then,)


async def _has_gone_back(queries: Queries, table: Table) -> bool:
    """Say whether a game stands where it stands because something was taken back or gone back behind."""
    entry = await entry_at(queries, table.row.id, table.snapshot.seq)
    if entry is None or entry.target is None:
        return False
    return entry.kind == EntryKind.DICE or entry.kind.facts.rewinds is not None


def _runs(table: Table) -> bool:
    """Say whether people are asked at a table now."""
    return table.row.status == Status.OPEN and table.row.paused is None


def _may_go_on(table: Table) -> bool:
    """Say whether what is asked at a table now may be asked again later."""
    return table.row.status in (Status.OPEN, Status.DETACHED, Status.RESET)
