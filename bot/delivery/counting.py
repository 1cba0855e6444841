"""Counts games soon after they have ended, one after the other, beside everything else."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from discord.ext import tasks

from bot.delivery.loops import fault_of, keep_pace, stop_loop
from bot.table import Tables

log = logging.getLogger(__name__)

_REST = 0.1
"""Seconds between two games, so that people do not wait where many are counted after an upgrade."""

_INTERVAL = timedelta(minutes=1)
"""How long a game that has ended waits at most until it is counted, where no others are."""

_AGAIN = timedelta(hours=1)
"""How long a game that could not be counted is left alone."""


class Counting:
    """Counts games that have ended, in this life of the program or in one before, and rates who played."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        # When each game that could not be counted is tried again, by the time of the event loop, and its
        # newest entry then.
        self._failing = dict[int, tuple[float, int]]()

    def start(self) -> None:
        """Start the loop."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop; a game that is being counted is counted after the next start."""
        await stop_loop(self._watch)

    @tasks.loop(seconds=_INTERVAL.total_seconds())
    async def _watch(self) -> None:
        """Count what is to be counted. Nothing may leave this: discord.py would end the loop for good."""
        if (fault := await fault_of(self.count(_REST))) is not None:
            log.error("games cannot be counted; it is tried again", exc_info=fault)
        keep_pace(self._watch, _INTERVAL)

    async def count(self, rest: float = 0) -> None:
        """Count all games that are still to be counted, with a rest between them, and rate by them all.

        Those that could not be counted within the last hour, and stand as they did, are left out.
        """
        results = self._tables.results
        game = await results.next_uncounted()
        while game is not None:
            if await self._is_due(game):
                await self._count_game(game)
                await asyncio.sleep(rest)
            game = await results.next_uncounted(game)
        for pair in await self._tables.rankings.behind():
            # What is wrong with one server's results holds up no other's ratings.
            if (fault := await fault_of(self._tables.rankings.rate(pair))) is not None:
                log.error("ratings of %s cannot be made; it is tried again", pair, exc_info=fault)
        await results.end_recount()

    async def _is_due(self, game: int) -> bool:
        """Say whether a game is to be counted now."""
        if game not in self._failing:
            return True
        again, newest = self._failing[game]
        over = again <= asyncio.get_running_loop().time()
        return over or newest != await self._tables.results.newest_entry(game)

    async def _count_game(self, game: int) -> None:
        """Count a game; what goes wrong with it is logged once, and it is tried again an hour later."""
        newest = await self._tables.results.newest_entry(game)
        fault = await fault_of(self._tables.results.count(game))
        if fault is None:
            self._failing.pop(game, None)
            return
        if game not in self._failing:
            log.error("game %d cannot be counted; it is tried again each hour", game, exc_info=fault)
        again = asyncio.get_running_loop().time() + _AGAIN.total_seconds()
        self._failing[game] = again, newest
