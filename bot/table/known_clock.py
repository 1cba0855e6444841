"""The clock of the machine as the database knows it: where it jumps, what is left of all times stays.

While the program runs, a clock that nobody sets tells how much time went by: whatever the machine's clock
moved besides is a jump, and all timers move with it. From one run to the next there is nothing to tell by but
the last time that was noted. If it is earlier than that, it has jumped back. If it is later, that is taken
for a pause, which nobody can tell from a jump; only where the clock was behind, and is now where it would be
without that, it was put right. Where a clock jumps back into a pause, that was none, and what was set since
alone moves. What cannot be known: a jump forward while the program does not run ends what is due by it; where
the clock jumps back meanwhile, the time that went by is not counted; and where it stays behind, a pause that
is longer than by how much looks like its being put right, and times are so much longer, once.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta

import msgspec

from bot.store import Queries, Store
from bot.store.kinds import TimerKind
from bot.store.timers import latest_made, next_timer, shift_timers, timers_made_after

log = logging.getLogger(__name__)

KEY = "clock"
"""Under which it is kept what is known of the clock."""

_MILLISECOND = timedelta(milliseconds=1)
_LEAST = timedelta(minutes=1) // _MILLISECOND
_EACH = timedelta(minutes=5) // _MILLISECOND
_ALL = -1


Show = Callable[[Queries, int, Collection[TimerKind], int], Awaitable[bool]]
"""Changes what a game shows of timers of some kinds that have moved, at a time; says if a message is due."""


class Known(msgspec.Struct, frozen=True):
    """What is known of the clock, in milliseconds: when it was last ``noted``.

    It is so much ``behind`` where it would be without its jumps, and the program was last ``paused`` from a
    time to another.
    """

    noted: int
    behind: int = 0
    paused: tuple[int, int] = (0, 0)

    def jump_until(self, now: int) -> int:
        """Return how far the clock has jumped since it was noted, as far as that can be told by it alone."""
        if now <= self.noted - _LEAST:
            return now - self.noted
        put_right = self.behind >= _LEAST and now >= self.noted + self.behind - _LEAST
        return self.behind if put_right else 0

    def after(self, jump: int, now: int) -> Known:
        """Return what is known after a jump."""
        if self.is_in_pause(jump, now):
            return Known(now, self.behind, (self.paused[0], now))
        return Known(now, self.behind - jump, self.paused)

    def after_pause(self, now: int) -> Known:
        """Return what is known after a time for which the program may not have run."""
        paused = (self.noted, now) if now - self.noted >= _LEAST else self.paused
        return Known(now, self.behind, paused)

    def is_in_pause(self, jump: int, now: int) -> bool:
        """Say whether a jump back leads into the last pause, which was none then."""
        return jump < 0 and self.paused[0] <= now < self.paused[1]


def steady_seconds() -> float:
    """Return the seconds by a clock that nobody sets, and that goes on while the machine sleeps."""
    if sys.platform != "linux":
        return time.monotonic()
    asleep = time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)
    return time.monotonic() + asleep


class KnownClock:
    """Looks whether the machine's clock has jumped, and moves all timers with it.

    ``steady`` returns seconds by a clock that nobody sets; without it what was noted has to do. ``show``
    changes what is shown of timers that have moved.
    """

    def __init__(self, store: Store, show: Show, steady: Callable[[], float] | None = None) -> None:
        self.steady = steady
        self._store = store
        self._show = show
        self._changed: dict[int, None] = {}
        self._begun = False
        self._looked: tuple[int, float] | None = None
        self._looking = asyncio.Lock()

    def has_jumped(self) -> bool:
        """Say whether the clock has jumped since it was looked at."""
        return self._jumped() != 0

    def take_changed(self) -> tuple[int, ...]:
        """Return the games with messages that have become due by jumps since this was last asked."""
        changed, self._changed = tuple(self._changed), {}
        return changed

    async def look(self, *, note: bool = False) -> None:
        """Move all timers with the clock if it has jumped, with what is shown of them.

        With ``note`` what time it is, is stored, unless that was done a short while ago.
        """
        async with self._looking:
            stored, now = await self._read(), self._store.now()
            looked, jump = self._looked, self._jumped()
            known = stored if self._begun else await self._at_start(stored)
            if looked is None and known is not None:
                jump = known.jump_until(now)
            if jump:
                known = known or Known(now - jump)
                await self._move(known, jump, now)
            elif note and await self._is_old(stored, now):
                kept = known or Known(now)
                after = kept.after_pause(now) if looked is None else Known(now, kept.behind, kept.paused)
                async with self._store.write() as queries:
                    await _keep(queries, after)
            self._begun = True
            if self.steady is not None:
                self._looked = now, self.steady()

    def _jumped(self) -> int:
        """Return how far the clock has jumped since it was looked at, in milliseconds."""
        if self._looked is None or self.steady is None:
            return 0
        then, began = self._looked
        jump = self._store.now() - then - round((self.steady() - began) * 1000)
        return jump if abs(jump) >= _LEAST else 0

    async def _move(self, known: Known, jump: int, now: int) -> None:
        """Move all timers, or those alone that were set since a pause that was none."""
        made_after = now if known.is_in_pause(jump, now) else _ALL
        log.warning("the clock has jumped by %s: what is left of all times stays", jump * _MILLISECOND)
        async with self._store.write() as queries:
            moved = await timers_made_after(queries, made_after)
            await shift_timers(queries, jump, made_after)
            await _keep(queries, known.after(jump, now))
            changed = [game for game, kinds in moved.items() if await self._shows(queries, game, kinds, now)]
        self._changed.update(dict.fromkeys(changed))

    async def _shows(self, queries: Queries, game: int, kinds: Collection[TimerKind], now: int) -> bool:
        """Change what a game shows of timers that have moved; where that fails, they have moved even so."""
        try:
            return await self._show(queries, game, kinds, now)
        except Exception:
            log.exception("what game %d shows of its timers cannot be put right", game)
            return False

    async def _is_old(self, stored: Known | None, now: int) -> bool:
        """Say whether it is time to note what time it is: where no timer runs, it never is."""
        if stored is not None and now - stored.noted < _EACH:
            return False
        return await next_timer(self._store.reader) is not None

    async def _at_start(self, stored: Known | None) -> Known | None:
        """Return what is known as the program starts: the last timer may have been set since it was noted."""
        made = await latest_made(self._store.reader)
        if made is None or (stored is not None and made <= stored.noted):
            return stored
        return Known(made) if stored is None else msgspec.structs.replace(stored, noted=made)

    async def _read(self) -> Known | None:
        stored = await self._store.meta(KEY)
        try:
            return None if stored is None else msgspec.json.decode(stored, type=Known)
        except msgspec.MsgspecError:
            log.error("what was noted of the clock is not as it was written")
            return None


async def _keep(queries: Queries, known: Known) -> None:
    await queries.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        KEY,
        msgspec.json.encode(known).decode(),
    )
