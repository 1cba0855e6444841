"""What a channel is told: a row of the outbox made into a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.announce.deeds import deed_message
from bot.announce.message import Announcement
from bot.announce.notes import note_message
from bot.announce.post import post_message
from bot.store import OutboxRow

if TYPE_CHECKING:
    from bot.client import Riquet

__all__ = ["Announcement", "compose"]


async def compose(client: Riquet, owed: OutboxRow) -> Announcement | None:
    """The message that a row stands for; None if nothing is to be sent any more."""
    info = await client.tables.get(owed.game_id)
    if owed.kind == "note":
        return await note_message(client, owed, info)
    if owed.kind == "edit" and owed.edits is None:
        return None
    if owed.state is None:
        return await deed_message(client, owed, info)
    return await post_message(client, owed, owed.state, info)
