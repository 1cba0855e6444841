"""A lock for each game, there only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class KeyedLocks(Generic[Key]):
    """Locks by key."""

    def __init__(self) -> None:
        self._locks: dict[Key, tuple[asyncio.Lock, int]] = {}

    def __len__(self) -> int:
        return len(self._locks)

    def __contains__(self, key: object) -> bool:
        return key in self._locks

    @asynccontextmanager
    async def hold(self, key: Key) -> AsyncGenerator[None]:
        """Hold the lock of a key; others with the same key wait."""
        lock, users = self._locks.get(key, (asyncio.Lock(), 0))
        self._locks[key] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks.pop(key)
            if users > 1:
                self._locks[key] = (lock, users - 1)
