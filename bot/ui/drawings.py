"""The threads that draw pictures: who acts first, the same picture once, kept for a while."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from heapq import heappop, heappush

from cachetools import LRUCache

import render

THREADS = 2
_BETWEEN = 8
"""So many pictures are drawn before the memory that they have left free is given back."""
_AHEAD = 32
"""So many pictures of the next better rank that are asked for later are drawn before one: no more."""


class Shelf(Enum):
    """Where pictures are kept: those of one shelf push out none of another."""

    GAMES = auto()
    FIGURES = auto()


KEPT: Mapping[Shelf, int] = {Shelf.GAMES: 4 << 20, Shelf.FIGURES: 1 << 20}
"""How many bytes of pictures are kept."""


class Rank(IntEnum):
    """Who waits for a picture: lower ranks are drawn first, as long as the others do not wait too long."""

    ACTING = 0
    CHANNEL = 1
    LOOKING = 2
    FOLLOWER = 3


@dataclass(slots=True)
class _Job:
    """A picture that was asked for; ``rank`` is the best of those who wait for it."""

    key: Hashable
    draw: Callable[[], bytes]
    shelf: Shelf
    rank: Rank
    number: int
    drawn: asyncio.Future[bytes]
    begun: bool = False


@dataclass(order=True, slots=True)
class _Place:
    """The place of a job in the queue: as they came, those of worse rank so much later."""

    turn: int
    rank: Rank
    job: _Job = field(compare=False)


class Drawings:
    """Draws in threads of its own, so that neither the event loop nor what else runs in threads waits."""

    def __init__(self, threads: int = THREADS, kept: Mapping[Shelf, int] = KEPT) -> None:
        """Make no thread yet; ``kept`` is how many bytes of pictures are kept at most."""
        self._pool = ThreadPoolExecutor(threads, "drawing")
        self._threads = threads
        self._workers: set[asyncio.Task[None]] = set()
        self._queue: list[_Place] = []
        self._numbers = itertools.count()
        self._drawings = itertools.count(1)
        self._closed = False
        self._under_way: dict[Hashable, _Job] = {}
        self._forgotten: set[int] = set()
        self._kept: dict[Shelf, LRUCache[Hashable, bytes]] = {
            shelf: LRUCache(most, getsizeof=len) for shelf, most in kept.items()
        }

    async def get(
        self, key: Hashable, draw: Callable[[], bytes], rank: Rank, shelf: Shelf = Shelf.GAMES
    ) -> bytes:
        """Return the picture of a key, which says all that it depends on; ``draw`` draws it in a thread.

        It is drawn once for all who ask while it is kept or under way. Keys are kept too and not counted:
        they are to be small. Raises what ``draw`` raises, RuntimeError once all is closed, and
        asyncio.CancelledError if it is closed meanwhile.
        """
        if self._closed:
            raise RuntimeError("nothing is drawn any more")
        kept = self._kept[shelf].get(key)
        if kept is not None:
            return kept
        job = self._under_way.get(key)
        if job is None:
            drawn = asyncio.get_running_loop().create_future()
            job = self._under_way[key] = _Job(key, draw, shelf, rank, next(self._numbers), drawn)
            self._enqueue(job)
        elif rank < job.rank and not job.begun:
            job.rank = rank
            self._enqueue(job)
        # Others wait for the same picture: who gives up must not end it for them.
        return await asyncio.shield(job.drawn)

    def _enqueue(self, job: _Job) -> None:
        heappush(self._queue, _Place(job.number + job.rank * _AHEAD, job.rank, job))
        if len(self._workers) < self._threads:
            self._workers.add(asyncio.get_running_loop().create_task(self._work()))

    async def _work(self) -> None:
        """Draw while there is something to draw; a job that was hurried stands in the queue twice."""
        worker = asyncio.current_task()
        assert worker is not None
        try:
            while self._queue:
                job = heappop(self._queue).job
                if not job.begun:
                    job.begun = True
                    await self._draw(job)
        finally:
            self._workers.discard(worker)

    async def _draw(self, job: _Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            data = await loop.run_in_executor(self._pool, job.draw)
        except Exception as error:
            job.drawn.set_exception(error)
            # All who waited may have given up: then it is no fault that nobody has seen.
            job.drawn.exception()
        else:
            job.drawn.set_result(data)
            self._keep(job, data)
            if next(self._drawings) % _BETWEEN == 0:
                loop.run_in_executor(self._pool, render.give_back_memory)
        finally:
            # What is no Exception goes on from here, and those who wait for the picture with it.
            job.drawn.cancel()
            del self._under_way[job.key]
            if job.number in self._forgotten:
                self._forgotten.remove(job.number)
                render.forget_drawn()

    def _keep(self, job: _Job, data: bytes) -> None:
        kept = self._kept[job.shelf]
        if len(data) <= kept.maxsize and job.number not in self._forgotten:
            kept[job.key] = data

    def forget(self) -> None:
        """Keep no picture of a game so far, nor one that is under way: somebody whom it names is erased."""
        self._kept[Shelf.GAMES].clear()
        self._forgotten.update(job.number for job in self._under_way.values())
        render.forget_drawn()

    async def close(self) -> None:
        """Give up what is not drawn yet and end the threads."""
        self._closed = True
        workers = tuple(self._workers)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        for job in tuple(self._under_way.values()):
            job.drawn.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
