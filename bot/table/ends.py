"""The message of its own that a channel gets once a game has ended, and its end where the game goes on."""

from __future__ import annotations

from bot.store import Queries
from bot.store.kinds import MessageKind
from bot.store.pending import last_of_kind
from bot.table.model import Table
from bot.table.posts import enqueue_post, standing_post


async def follow_end(queries: Queries, before: Table, after: Table, now: int) -> None:
    """Add the last message of a game that has ended, or a change of it where the game goes on again.

    Called in the transaction of whatever may do either, behind its own messages.
    """
    was, is_over = before.row.status.facts.ended, after.row.status.facts.ended
    if was == is_over:
        return
    game, seq, post = after.row.id, after.snapshot.seq, standing_post(after)
    if is_over:
        await enqueue_post(queries, game, MessageKind.FINISH, seq, post, now=now)
    elif (told := await last_of_kind(queries, game, MessageKind.FINISH)) is not None:
        await enqueue_post(queries, game, MessageKind.FINISH_EDIT, seq, post, now=now, edits=told)
