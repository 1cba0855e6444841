"""Wakes when a timer is due, and lets the table do what is due by it; what is to go goes too."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord
from discord.ext import tasks

from bot.delivery.loops import fault_of, keep_pace, stop_loop
from bot.delivery.worker import OutboxWorker
from bot.table import Tables

log = logging.getLogger(__name__)

_LONGEST_SLEEP = timedelta(minutes=1)
_SHORTEST_SLEEP = timedelta(seconds=1)


class TimerWatch:
    """Does what is due by timers, and delivers what the channel reads of it.

    It sleeps until the next is due, and no longer than a minute: a game that goes on after it rested may have
    little time left, and the machine's clock may jump, with which all timers move.
    """

    def __init__(self, client: discord.Client, tables: Tables, worker: OutboxWorker) -> None:
        self._client = client
        self._tables = tables
        self._worker = worker
        self._sleep = _LONGEST_SLEEP

    def start(self) -> None:
        """Start the loop; what became due while the program did not run is ended first."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop; what is being ended is given up, and ended at the next start."""
        await stop_loop(self._watch)

    @tasks.loop(seconds=_SHORTEST_SLEEP.total_seconds())
    async def _watch(self) -> None:
        """End what is due. Nothing may leave this: discord.py would end the loop for good."""
        if (fault := await fault_of(self._drop_expired())) is not None:
            log.error("files of a day ago cannot be removed; it is tried again", exc_info=fault)
        if (fault := await fault_of(self._scrub())) is not None:
            log.error("what was deleted still stands in the journal; it is tried again", exc_info=fault)
        self._sleep = _LONGEST_SLEEP
        if (fault := await fault_of(self._expire())) is not None:
            log.error("what is due cannot be read; it is tried again", exc_info=fault)
        self._watch.change_interval(seconds=self._sleep.total_seconds())
        keep_pace(self._watch, self._sleep)

    async def _drop_expired(self) -> None:
        await self._tables.transfer.uploads.drop_expired()

    async def _scrub(self) -> None:
        """Empty the journal of what was deleted while somebody else was reading it."""
        if not self._tables.store.scrubbed:
            await self._tables.store.scrub()

    async def _expire(self) -> None:
        """Do what is due, and sleep until the next is."""
        await self._client.wait_until_ready()
        for game_id in await self._tables.timers.correct():
            self._worker.wake(game_id)
        for game_id in await self._tables.timers.end_due():
            self._worker.wake(game_id)
        due = await self._tables.timers.next_due()
        if due is not None:
            self._sleep = min(max(due - discord.utils.utcnow(), _SHORTEST_SLEEP), _LONGEST_SLEEP)
