"""What a channel reads of damage on the disk, and that it is gone back behind."""

from __future__ import annotations

from bot.store import Queries
from bot.store.entries import last_seq, last_sound_entry
from bot.table.posts import Note, enqueue_note

DAMAGED = "damaged"
DAMAGED_LOG = "damaged_log"
LOST = "lost"
"""Keys of the notes to a channel: that nobody can act, that an entry alone is damaged, that some are lost."""

REPAIRED = {DAMAGED: "damaged_over", DAMAGED_LOG: "damaged_log_over"}
"""Keys of the notes by which those of damage are changed once it is gone back behind."""


async def enqueue_repaired(queries: Queries, game_id: int, now: int) -> None:
    """Add changes of the messages about damage of a game that has just gone back behind it.

    Where an entry of its log is still damaged that counts, the message about that stays as it is.
    """
    for key, over in REPAIRED.items():
        if not await _stands(queries, game_id, key, over):
            continue
        seq = await last_seq(queries, game_id)
        if key == DAMAGED or await last_sound_entry(queries, game_id) == seq:
            await enqueue_note(queries, game_id, Note(over, {}), seq, now=now)


async def _stands(queries: Queries, game_id: int, key: str, over: str) -> bool:
    """Say whether the newest message of one of two keys is of the first, sent or not."""
    row = await queries.row(
        "SELECT note FROM outbox WHERE game = ? AND kind = 'note' AND note IN (?, ?)"
        " ORDER BY id DESC LIMIT 1",
        game_id,
        key,
        over,
    )
    return row is not None and row["note"] == key
