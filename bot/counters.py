"""Counting ended games in processes of their own, one for each core."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection
from threading import Thread

from bot.table.results import EndedGame, GameResult, count_game

log = logging.getLogger(__name__)

_FEW = 64
"""So many games are counted sooner than another process has started."""


class Counters:
    """Counts games in processes that are started when there is enough to do; close it at last.

    Where one of them is killed, all further games are counted in this process.
    """

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(
            mp_context=multiprocessing.get_context("spawn"), initializer=_end_with_parent
        )
        self._begun = 0
        self._broken = False

    async def count(self, game: EndedGame) -> GameResult:
        """Return what came of an ended game; raises as :func:`bot.table.results.count_game`."""
        self._begun += 1
        if self._begun > _FEW and not self._broken:
            try:
                return await self._count_apart(game)
            except BrokenProcessPool:
                self._note_broken()
        return count_game(game)

    def close(self) -> None:
        """Let the processes end, each with the game that it is counting."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _count_apart(self, game: EndedGame) -> GameResult:
        with _without_interrupts():
            counted = self._pool.submit(count_game, game)
        return await asyncio.wrap_future(counted)

    def _note_broken(self) -> None:
        if not self._broken:
            self._broken = True
            log.warning("a process that counted games was ended from outside; this one counts the others")


@contextmanager
def _without_interrupts() -> Generator[None]:
    """Put Ctrl-C off; a process that is started meanwhile never gets it, not even before it has loaded."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """Leave Ctrl-C to the process that has started this one, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    """End this process, whatever it does, once another one is gone, by what that leaves ready."""
    connection.wait([sentinel])
    os._exit(1)
