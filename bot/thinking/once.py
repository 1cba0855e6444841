"""What is thought out once, however often it is asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from cachetools import LRUCache

from bot.table.locks import KeyedLocks

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class Once(Generic[Key, Found]):
    """Keeps the newest of what was found, by key; who asks while it is looked for waits for that."""

    def __init__(self, kept: int) -> None:
        """Keep nothing yet, and so many at most."""
        self._known: LRUCache[Key, Found] = LRUCache(kept)
        self._locks: KeyedLocks[Key] = KeyedLocks()

    async def of(self, key: Key, find: Callable[[], Awaitable[Found]]) -> Found:
        """Return what is known of a key, else what is found, which is known then; raise what that raises."""
        async with self._locks.hold(key):
            if key not in self._known:
                self._known[key] = await find()
            return self._known[key]
