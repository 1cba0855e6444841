"""Which entries of a log somebody may know nothing of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.store.entries import Entry, entries_after
from bot.store.secret_entries import add_secret_entry, hidden_entries, is_searched, note_searched
from bot.table.log import knowing_entry
from bot.table.model import Table
from bot.table.session import Session


async def hidden_from(session: Session, table: Table, seat: int | None, since: int) -> frozenset[int]:
    """Return the numbers of the entries after an entry of which a seat (None: everybody) may know nothing.

    It is asked under the game's lock.
    """
    game_id = table.row.id
    if not await is_searched(session.reader, game_id):
        await _note_secret_entries(session, table)
    return await hidden_entries(session.reader, game_id, seat, since)


async def _note_secret_entries(session: Session, table: Table) -> None:
    """Note the secret entries of a game from before they were noted."""
    game_id = table.row.id
    entries = await entries_after(session.reader, game_id, 0)
    # The event loop must not wait until a long log is read.
    secret = await asyncio.to_thread(_secret_entries, table.row.kind, entries)
    async with session.write() as queries:
        for seq, seats in secret.items():
            await add_secret_entry(queries, game_id, seq, seats)
        await note_searched(queries, game_id)


def _secret_entries(kind: str, entries: Sequence[Entry]) -> dict[int, frozenset[int]]:
    """Return which seats may know something of those entries of which not everybody may, by number."""
    return {entry.seq: seats for entry in entries if (seats := knowing_entry(kind, entry)) is not None}
