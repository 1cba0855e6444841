"""What people ask only to see: one after the other for each of them, and not too often."""

from __future__ import annotations

import asyncio
import math
from contextlib import AbstractAsyncContextManager

from cachetools import TTLCache
from discord.app_commands import Cooldown

from bot.table.locks import KeyedLocks
from bot.ui.errors import UserError

MOST = 20
"""So often may a person look within :data:`WITHIN` seconds."""
WITHIN = 10
_MOST_REMEMBERED = 2000


class Looks:
    """Lets what one person wants to see wait for one another, and says who has to wait before asking again.

    What people do at a game is not held up: neither by their own looks nor by those of others.
    """

    def __init__(self, most: int = MOST, within: float = WITHIN) -> None:
        self._most = most
        self._within = within
        self._locks: KeyedLocks[int] = KeyedLocks()
        self._cooldowns: TTLCache[int, Cooldown] = TTLCache(_MOST_REMEMBERED, ttl=within, timer=_now)

    def count(self, user_id: int) -> None:
        """Count a look of somebody; UserError("looks_often") with the seconds until they may look again."""
        cooldown = self._cooldowns.get(user_id) or Cooldown(self._most, self._within)
        wait = cooldown.update_rate_limit(_now())
        if wait is not None:
            raise UserError("looks_often", seconds=math.ceil(wait))
        self._cooldowns[user_id] = cooldown

    def turn(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Wait until all that somebody wanted to see before has been shown."""
        return self._locks.hold(user_id)


def _now() -> float:
    """Return the seconds of a clock that nobody sets back."""
    return asyncio.get_running_loop().time()
