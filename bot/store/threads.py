"""Which channel each thread belongs to."""

from __future__ import annotations

from bot.store.connection import Queries


async def remember_thread(queries: Queries, thread_id: int, parent_id: int) -> None:
    """Store the channel of a thread."""
    await queries.run(
        "INSERT INTO thread (id, parent_id) VALUES (?, ?)"
        " ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id",
        thread_id,
        parent_id,
    )


async def known_threads(queries: Queries) -> dict[int, int]:
    """Return the channel of each thread that is known, by the id of the thread."""
    return {row["id"]: row["parent_id"] for row in await queries.rows("SELECT id, parent_id FROM thread")}
