"""What a channel reads of the end of a game: the message of its own, and what becomes of it otherwise."""

from __future__ import annotations

from bot.store import Queries
from bot.store.kinds import MessageKind
from bot.store.pending import last_of_kind, shown_again, shown_late, shown_since
from bot.table.model import Table
from bot.table.posts import enqueue_post, standing_post

SHOWN_STEP, SHOWN_STATISTICS = "replay", "stats"
"""The keys of the notes by which somebody shows the channel a step of a game, or statistics.

They may show what nobody may know while the game goes on.
"""


_SHOWN = (SHOWN_STEP, SHOWN_STATISTICS)


async def follow_end(queries: Queries, before: Table, after: Table, now: int) -> None:
    """Add the last message of a game that has ended, and change that of an end that counts no more.

    A game may go from one end to another as well. What the channel was shown since an end that counts no
    more is made anew. What is still to be shown when the game ends shows the end too: it is made anew behind
    the last message, by which it is known to be of that end. Called in the transaction of whatever may do
    either, behind its own messages.
    """
    was, is_over = before.row.status.facts.ended, after.row.status.facts.ended
    gone_back = before.row.gone_back != after.row.gone_back
    if was == is_over and not (is_over and gone_back):
        return
    game, seq, post = after.row.id, after.snapshot.seq, standing_post(after)
    anew = set[int]()
    if was:
        ended_by = await last_of_kind(queries, game, MessageKind.FINISH)
        if ended_by is not None:
            await enqueue_post(queries, game, MessageKind.FINISH_EDIT, seq, post, now=now, edits=ended_by)
        anew.update(await shown_since(queries, game, _SHOWN, ended_by or 0))
    if is_over:
        await enqueue_post(queries, game, MessageKind.FINISH, seq, post, now=now)
        anew.update(await shown_late(queries, game, _SHOWN))
    for shown in sorted(anew):
        await shown_again(queries, shown, seq, now)
