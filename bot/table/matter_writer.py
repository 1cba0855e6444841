"""What becomes of an open question that the table follows: its message, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.store import Queries
from bot.store.kinds import MessageKind, Status
from bot.store.matters import (
    AskedBefore,
    MatterRow,
    Posted,
    drop_changes,
    keep_asked,
    keep_calling,
    posted,
    remove_matter,
    save_matter,
)
from bot.store.pending import enqueue
from bot.table.matter_posts import MatterPost, Stage, read_matter_payload, write_matter_post
from bot.table.model import Table
from bot.table.questions import seats_called
from bot.table.settlements import Settlement
from rules import Event, Game, Matter

_HOUR = timedelta(hours=1) // timedelta(milliseconds=1)


class MatterWriter:
    """Writes what becomes of the questions of one game; ``due`` are the ids of the messages due by it."""

    def __init__(self, queries: Queries, table: Table, now: int, actor: int | None = None) -> None:
        self._queries = queries
        self._table = table
        self._now = now
        self._actor = actor
        self.due: list[int] = []

    async def close(
        self, row: MatterRow, last: Matter | None, shown: Game | None, settlement: Settlement | None
    ) -> None:
        """Close the message of a question, which is open no longer; keep what the game may go back to.

        ``last`` is the question as it was before, and ``shown`` the state that its message shows, each None
        where that cannot be read; where it was settled, the settlement has both. Where its message has
        rotted, that is told by a new one: nobody can change the other any more.
        """
        queries, game = self._queries, self._table.row.id
        settler = None if settlement is None else settlement.seat
        before, last = last, last if settlement is None else settlement.matter
        called = tuple(seat for seat in await self._called(row, last) if seat != settler)
        await keep_asked(queries, game, row.key, AskedBefore(called, row.due, row.remaining))
        if row.post is not None and settlement is not None:
            await self._change(row, "settled", settlement.state, settlement.results)
        elif row.post is not None:
            await self._change(row, "gone", None if shown is None else shown.to_json())
        elif settlement is not None and before is not None and _wants_message(before):
            told = MatterPost(row.key, row.gone_back, "settled", settlement.results)
            await self._add(told, settlement.state, self._actor)
        await remove_matter(queries, game, row)

    async def _called(self, row: MatterRow, last: Matter | None) -> tuple[int, ...]:
        """Return the seats that have been called for what they had still to do for a question."""
        if row.post is None or last is None:
            return ()
        earlier = await posted(self._queries, row.post)
        question = self._read(earlier.payload)
        pending = seats_called(last) if question.called is None else question.called
        called = seats_called(last) if last.asked or question.calls else ()
        calls = await self._calls(row.post, earlier)
        return tuple(seat for seat in called if calls or seat not in pending)

    async def _calls(self, post: int, earlier: Posted) -> bool:
        """Say whether a message calls whom it was to call: it was sent, or is being sent just now.

        In that case it goes on calling them where the sending fails and is tried again.
        """
        if earlier.under_way:
            await keep_calling(self._queries, post)
        return earlier.sent or earlier.under_way

    async def open(self, row: MatterRow, matter: Matter, called: Sequence[int]) -> None:
        """Ask a question; ``row`` has what is left of its time, and ``called`` are not called again."""
        post = await self._post(row, matter, called) if _wants_message(matter) else None
        await self._save(replace(row, post=post, due=self._due(row, matter)))

    def _due(self, row: MatterRow, matter: Matter) -> int | None:
        """Return when the time of a question that is asked now is over."""
        if row.due is not None or matter.hours is None:
            return row.due
        return self._now + (matter.hours * _HOUR if row.remaining is None else row.remaining)

    async def rest(self, row: MatterRow, game: Game | None) -> None:
        """Close the message of a question while the game rests, and stop its time.

        Of a state that cannot be read (None) no message is made: there it stays as it is, unless the game has
        no channel any more.
        """
        if row.post is not None and game is not None:
            await self._change(row, "resting", game.to_json())
        kept = row.post if game is None and self._table.row.status == Status.OPEN else None
        left = row.remaining if row.due is None else max(0, row.due - self._now)
        await self._save(replace(row, post=kept, due=None, remaining=left))

    async def go_on_unread(self, row: MatterRow) -> None:
        """Let the time of a question run in a game whose state cannot be read; its message stays as it is."""
        if row.due is None and row.remaining is not None:
            await self._save(replace(row, due=self._now + row.remaining, remaining=None))

    async def keep_open(
        self, row: MatterRow, matter: Matter, *, changed: bool, newcomer: int | None = None
    ) -> None:
        """Ask a question that has no message, change that of one that looks otherwise; its time runs.

        Where a seat that it calls has another person, it is asked in a new message that calls them alone.
        Once all have answered, it is asked anew: an edit would call nobody.
        """
        post, due = row.post, self._due(row, matter)
        called = seats_called(matter)
        if post is None and _wants_message(matter):
            post = await self._post(row, matter)
        elif post is not None and newcomer is not None and newcomer in called:
            post = await self.post_again(row, (newcomer,))
        elif changed and post is not None:
            if not matter.asked and called and not await self._has_called(post):
                await self._change(row, "moved", self._table.snapshot.state)
                post = await self._post(row, matter)
            else:
                await self._change(row, "open", self._table.snapshot.state)
        fresh = replace(row, post=post, due=due, remaining=None if due is not None else row.remaining)
        if fresh != row:
            await self._save(fresh)

    async def _has_called(self, post: int) -> bool:
        """Say whether the seat that goes on once all have answered has been called already."""
        earlier = await posted(self._queries, post)
        return self._read(earlier.payload).calls

    def _read(self, payload: bytes) -> MatterPost:
        return read_matter_payload(self._table.row.kind, payload)

    async def _post(self, row: MatterRow, matter: Matter, before: Sequence[int] = ()) -> int:
        """Add the message of a question; return the row's id. Who was called ``before`` is not pinged."""
        called = seats_called(matter)
        left = tuple(seat for seat in called if seat not in before)
        calls = bool(called) and not matter.asked
        question = MatterPost(row.key, row.gone_back, called=left if before else None, calls=calls)
        return await self._add(question, self._table.snapshot.state, self._actor)

    async def post_again(self, row: MatterRow, called: tuple[int, ...]) -> int:
        """Add the message of a question once more, in the place of its earlier one; return the row's id.

        It calls some seats, and those whom the earlier one was to call unless that is sent or under way.
        """
        assert row.post is not None
        earlier = await posted(self._queries, row.post)
        question = self._read(earlier.payload)
        before = () if await self._calls(row.post, earlier) else question.called
        await self._change(row, "moved", self._table.snapshot.state)
        pinged = None if before is None else tuple(sorted({*before, *called}))
        again = replace(question, called=pinged)
        return await self._add(again, self._table.snapshot.state, earlier.person)

    async def _add(self, question: MatterPost, state: bytes, actor: int | None) -> int:
        post = await self._enqueue(MessageKind.MATTER, question, state, actor)
        self.due.append(post)
        return post

    async def _change(
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
        await save_matter(self._queries, self._table.row.id, row, self._now)


def _wants_message(matter: Matter) -> bool:
    """Say whether a question without a message needs one: not where nobody has anything to do by it.

    So it is where all have refused by what they answered beforehand.
    """
    settles = any(choice.role == "settle" for choice in matter.choices)
    return matter.apart and (bool(matter.asked) or settles)
