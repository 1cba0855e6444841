"""The animations of one bot: drawn one at a time, each in a process of its own that can be ended."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from subprocess import PIPE
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.processes import Process, followed, start
from bot.ui.animating import SIZE, Order, drawn
from bot.ui.errors import UserError
from rules import GAMES

log = logging.getLogger(__name__)

DRAWING = "bot.ui.animating"
SECONDS = 120
"""How many seconds of work an animation may take; those of the longest games take about ten."""
MEMORY = 384 << 20
"""How many bytes of address space an animation may take; of memory it takes a third of that."""
LARGEST = 8 << 20
"""How many bytes an animation has at most: as many as Discord takes from anybody anywhere."""
KEPT = 8 << 20
"""How many bytes of animations are kept."""
EVERY = 2.0
"""Seconds after which whoever waits is told how far it is."""
_PATIENCE = 3
"""How many times as long a process is waited for: it comes after all else on the machine."""
_AT_ONCE = 1
"""How many animations are drawn at the same time."""
_MOST = 4
"""So many are drawn or wait for it where somebody asks for another one."""


class StoppedError(OSError):
    """An animation is not drawn to its end, since the bot stops or somebody is erased whom it may name."""


class FailedError(Exception):
    """An animation cannot be drawn."""


class GivenUpError(Exception):
    """Whoever waited for an animation does not want it any more."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A GIF of so many ``frames``; ``lost`` turns are not among them."""

    data: bytes
    frames: int
    lost: int


@dataclass(slots=True)
class Progress:
    """How many boards are drawn, of how many; of 0 while others are drawn before."""

    done: int = 0
    total: int = 0


@dataclass(eq=False, slots=True)
class _Work:
    """An animation that is being made, for so many who wait."""

    task: asyncio.Task[Animation | None]
    progress: Progress
    waiting: int = 0


@dataclass(eq=False, slots=True)
class _Wait:
    """Somebody's waiting: whether they have given up, and whether it has come to an end."""

    given_up: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)


Report = Callable[[Progress], Awaitable[None]]
"""Tells somebody how far an animation is."""


class Animations:
    """Draws animations, once for all who wait for the same, and keeps the last of them for a while.

    What nobody waits for any more is ended at once.
    """

    def __init__(
        self, *, apart: bool, seconds: int = SECONDS, memory: int = MEMORY, kept: int = KEPT
    ) -> None:
        """Draw nothing yet; ``apart`` says that each animation is a process, else it is a thread."""
        self._apart = apart
        self._seconds = seconds
        self._memory = memory
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._kept: LRUCache[Hashable, Animation] = LRUCache(kept, lambda one: len(one.data))
        self._under_way: dict[Hashable, _Work] = {}
        self._waits: defaultdict[Hashable, set[_Wait]] = defaultdict(set)
        self._closed = False

    async def of(
        self,
        key: Hashable,
        order: Callable[[], Awaitable[Order | None]],
        report: Report | None = None,
        who: Hashable = None,
        *,
        in_any_case: bool = False,
    ) -> Animation | None:
        """Return the animation of a key, which says all that it depends on; None if there is none.

        ``order`` says what is to be drawn, None if there is nothing, ``report`` says how far it is now and
        then, and ``who`` may give it up. It waits for those that were asked for before; where these are many,
        UserError("animation_busy") is raised, unless it is to be waited for ``in_any_case``. Raises
        StoppedError, FailedError, GivenUpError, and what ``order`` and ``report`` raise.
        """
        if self._closed:
            raise StoppedError
        if (kept := self._kept.get(key)) is not None:
            return kept
        work = self._under_way.get(key) or self._begun(key, order, in_any_case=in_any_case)
        wait = _Wait()
        self._waits[who].add(wait)
        work.waiting += 1
        try:
            return await _result(work, wait, report)
        finally:
            work.waiting -= 1
            try:
                if not work.waiting:
                    self._drop(key, work)
                    await _ended(work)
            finally:
                self._waits[who].remove(wait)
                if not self._waits[who]:
                    del self._waits[who]
                wait.over.set()

    async def give_up(self, who: Hashable) -> None:
        """Let somebody wait for nothing any more; when this returns, they are told nothing more."""
        for wait in tuple(self._waits.get(who, ())):
            wait.given_up.set()
            await wait.over.wait()

    def forget(self) -> None:
        """Keep no animation, and end those under way: somebody whom they may name is erased."""
        self._kept.clear()
        for work in self._under_way.values():
            work.task.cancel()
        self._under_way.clear()

    async def close(self) -> None:
        """End what is drawn, and draw nothing more."""
        self._closed = True
        works = tuple(self._under_way.values())
        self.forget()
        for work in works:
            await _ended(work)

    def _begun(
        self, key: Hashable, order: Callable[[], Awaitable[Order | None]], *, in_any_case: bool
    ) -> _Work:
        if len(self._under_way) >= _MOST and not in_any_case:
            raise UserError("animation_busy")
        progress = Progress()
        task = asyncio.get_running_loop().create_task(self._made(key, order, progress))
        work = self._under_way[key] = _Work(task, progress)
        task.add_done_callback(lambda _: self._drop(key, work))
        return work

    def _drop(self, key: Hashable, work: _Work) -> None:
        """Let nobody else wait for what has ended, or is about to be."""
        if self._under_way.get(key) is work:
            del self._under_way[key]

    async def _made(
        self, key: Hashable, order: Callable[[], Awaitable[Order | None]], progress: Progress
    ) -> Animation | None:
        async with self._free:
            ordered = await order()
            if ordered is None:
                return None
            progress.total = len(ordered.frames)
            data = await self._drawn(ordered, progress)
        animation = Animation(data, len(ordered.frames), ordered.lost)
        if len(data) <= self._kept.maxsize:
            self._kept[key] = animation
        return animation

    async def _drawn(self, order: Order, progress: Progress) -> bytes:
        try:
            return await (self._drawn_apart if self._apart else _drawn_here)(order, progress)
        except Exception as error:
            log.exception("an animation of %d boards cannot be drawn", len(order.frames))
            raise FailedError from error

    async def _drawn_apart(self, order: Order, progress: Progress) -> bytes:
        limits = str(self._seconds), str(self._memory)
        process = start("-m", DRAWING, *limits, GAMES[order.kind].package, stdin=PIPE)
        follow = partial(_follow, msgspec.msgpack.encode(order), progress)
        return await followed(process, follow, _PATIENCE * self._seconds)


async def _drawn_here(order: Order, progress: Progress) -> bytes:
    """Draw an animation in a thread, which ends with the next board if it is not waited for any more."""
    stopped = threading.Event()

    def report(number: int) -> None:
        if stopped.is_set():
            raise StoppedError
        progress.done = number

    drawing = asyncio.ensure_future(asyncio.to_thread(drawn, order, report))
    try:
        return await asyncio.shield(drawing)
    finally:
        stopped.set()
        await asyncio.wait((drawing,))
        drawing.exception()


def _follow(order: bytes, progress: Progress, process: Process) -> bytes:
    """Give a process what it is to draw, note how far it is, and return what it has drawn.

    Raises RuntimeError if it ends before.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    # A process that has ended already says so below.
    with suppress(OSError):
        process.stdin.write(order)
        process.stdin.close()
    for line in process.stdout:
        word, _, size = line.decode("ascii", "replace").partition(" ")
        if word == SIZE:
            data = process.stdout.read(int(size))
            if len(data) == int(size) <= LARGEST and process.wait() == 0:
                return data
            break
        progress.done = int(word)
    raise RuntimeError(f"the process that draws an animation has ended ({process.wait()})")


async def some_time(tasks: Collection[asyncio.Future[Any]]) -> None:
    """Wait until one of some tasks is done, and no longer than until somebody is to be told how far it is."""
    await asyncio.wait(tasks, timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)


async def _result(work: _Work, wait: _Wait, report: Report | None) -> Animation | None:
    """Return what is made, and report meanwhile how far it is; GivenUpError if it is given up."""
    giving_up = asyncio.ensure_future(wait.given_up.wait())
    waited_for: Collection[asyncio.Future[Any]] = (work.task, giving_up)
    try:
        while not work.task.done():
            await some_time(waited_for)
            if wait.given_up.is_set():
                raise GivenUpError
            if report is not None and not work.task.done():
                await report(work.progress)
        if work.task.cancelled():
            raise StoppedError
        return work.task.result()
    finally:
        giving_up.cancel()


async def _ended(work: _Work) -> None:
    """End what is made, if it is not made yet; nobody wants its result."""
    work.task.cancel()
    await asyncio.wait((work.task,))
    if not work.task.cancelled():
        work.task.exception()
