"""Messages of a table at which people gather: the one with its buttons, and what changes it."""

from __future__ import annotations

from bot.store import Queries
from bot.store.entries import last_seq
from bot.table.posts import Note, enqueue_note

_TABLE = "lobby"
_CHANGE = "lobby_edit"


async def enqueue_table(queries: Queries, game: int, now: int, rematch_of: int | None = None) -> None:
    """Add the message of an open table; of a rematch it asks those who played before."""
    params: dict[str, int | str] = {} if rematch_of is None else {"after": rematch_of}
    await enqueue_note(queries, game, Note(_TABLE, params), await last_seq(queries, game), now=now)


async def enqueue_table_change(queries: Queries, game: int, now: int) -> None:
    """Add a change of the message of a table: who sits there, what is chosen, that it is open no longer."""
    await enqueue_note(queries, game, Note(_CHANGE, {}), await last_seq(queries, game), now=now)
