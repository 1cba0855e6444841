"""Which channel each thread belongs to, as far as games were played in it."""

from __future__ import annotations

from bot.store.threads import known_threads, remember_thread
from bot.table.session import Session


class Threads:
    """The part of the table that remembers the channels of threads."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def parents(self) -> dict[int, int]:
        """Return the id of the channel of each thread that is known, by the thread's id."""
        return await known_threads(self._session.reader)

    async def remember(self, thread_id: int, parent_id: int) -> None:
        """Remember the channel of a thread."""
        async with self._session.write() as queries:
            await remember_thread(queries, thread_id, parent_id)
