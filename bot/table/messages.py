"""Messages that nobody's action causes: notes of the bot's own, and the board once more."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.store import OutboxRow, Person, PersonRef, Queries
from bot.store.entries import last_seq
from bot.store.kinds import EntryKind, MessageKind
from bot.store.matters import matters_at, note_begun, posted
from bot.store.outbox import give_up, is_noted, put_off
from bot.store.pending import drop_edits, enqueue, is_newest_of_kind
from bot.store.people import upsert_person
from bot.table.matter_posts import read_matter_payload
from bot.table.matters import ask_again
from bot.table.posts import Note, enqueue_note, standing_post, write_post
from bot.table.session import AdminEvent, Session

UNSENT = "unsent"
"""The key of the note that a message could not be sent."""
UNCHANGED = "unchanged"
"""The key of the note that a message that may show a name could not be changed."""


class Messages:
    """The part of the table that adds messages to a game's channel on request."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def enqueue_note(
        self,
        game_id: int,
        key: str,
        params: Mapping[str, int | str] | None = None,
        who: Person | None = None,
    ) -> int:
        """Add a message of the bot's own for the game's channel; return the outbox row's id.

        ``who`` is the person that it speaks of; no name goes into ``params``.
        """
        async with self._session.write() as queries:
            return await self._add_note(queries, game_id, Note(key, dict(params or {})), who)

    async def show_board(
        self, game_id: int, key: str, params: Mapping[str, int | str] | None, who: Person
    ) -> None:
        """Add a message of the bot's own that shows the board, as :meth:`enqueue_note`.

        Questions with messages of their own follow it; nobody is pinged by them.
        """
        async with self._session.hold(game_id) as table, self._session.write() as queries:
            await self._add_note(queries, game_id, Note(key, dict(params or {})), who)
            await ask_again(queries, table, self._session.now())

    async def _add_note(self, queries: Queries, game_id: int, note: Note, who: Person | None) -> int:
        seq = await last_seq(queries, game_id)
        person = None if who is None else await upsert_person(queries, who)
        return await enqueue_note(queries, game_id, note, seq, now=self._session.now(), person=person)

    async def post_again(self, game_id: int, who: PersonRef | None = None) -> int:
        """Add the board as it stands for the channel, with nothing new in it; return the outbox row's id.

        Questions with messages of their own follow it. If somebody asked for it, the log says who. Raises
        TableError("not_started") if there is no board yet.
        """
        async with self._session.hold(game_id) as table:
            table.load()
            async with self._session.write() as queries:
                await drop_edits(queries, game_id)
                if who is not None:
                    event = AdminEvent(EntryKind.POST_AGAIN, who)
                    await self._session.append_entry(queries, table, event, silent=True)
                    table = await self._session.read(game_id, queries)
                seq, state = table.snapshot.seq, table.snapshot.state
                payload, now = write_post(standing_post(table)), self._session.now()
                kind = MessageKind.POST
                row = await enqueue(queries, game_id, kind, seq, payload, now=now, state=state)
                await ask_again(queries, table, now)
                return row

    async def is_newest(self, row: OutboxRow) -> bool:
        """Say whether no newer message of a row's kind is for its game's channel, sent or not."""
        return await is_newest_of_kind(self._session.reader, row.id)

    async def set_aside(self, row: OutboxRow, error: str) -> bool:
        """Store that a message can never be sent; the channel gets a note of it. Say whether it does.

        Nobody is told of a direct message, nor of such a note that can itself not be sent.
        """
        now = self._session.now()
        async with self._session.write() as queries:
            await give_up(queries, row.id, error, now)
            seq = await last_seq(queries, row.game_id)
            if row.recipient is not None or await is_noted(queries, row.game_id, UNSENT, seq):
                return False
            await enqueue_note(queries, row.game_id, Note(UNSENT, {"number": row.id}), seq, now=now)
        return True

    async def step_aside(self, row: OutboxRow, error: str, retry_at: datetime) -> None:
        """Store that a message that is to be made anew could not be, and lets those behind it pass.

        It is tried again at a time; the channel reads which message it is, since it may show a name. Nobody
        is told of a direct message.
        """
        now = self._session.now()
        async with self._session.write() as queries:
            await put_off(queries, row.id, error, retry_at)
            if row.recipient is None and row.message_id is not None:
                params: dict[str, int | str] = {
                    "channel": str(row.posted_in or row.channel_id),
                    "message": str(row.message_id),
                }
                note, seq = Note(UNCHANGED, params), await last_seq(queries, row.game_id)
                await enqueue_note(queries, row.game_id, note, seq, now=now)

    async def begin_question(self, post: OutboxRow) -> bool:
        """Store that the message of a question is being sent, and say whether it asks and calls.

        It does while it is the message that its question has: not if that is closed or asked anew. Under the
        game's lock nobody takes its place between the look and the note, so that a newer message knows whom
        this one calls, even before Discord has taken it.
        """
        async with self._session.locks.hold(post.game_id):
            reader = self._session.reader
            if any(one.post == post.id for one in await matters_at(reader, post.game_id)):
                async with self._session.write() as queries:
                    await note_begun(queries, post.id)
                return True
            kept = (await posted(reader, post.id)).payload
            return read_matter_payload(post.game_kind, kept).keeps_calling
