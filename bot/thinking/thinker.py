"""Has decisions of computer players thought out in a process of its own, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from subprocess import PIPE

import msgspec

from bot.processes import Process, start
from bot.thinking.jobs import STOP, Answer, Job, Valuing, done
from rules import Action, Game, game_id
from rules.players.levels import LEVELS, Level
from rules.players.thinking import choose, never
from rules.registry import decode_action, encode_action

log = logging.getLogger(__name__)

_WORKER = "bot.thinking.worker"
_MOST = 64
"""So many decisions wait at most where a hint or a review is asked for as well."""
_LONGEST = 600.0
"""Seconds after which a process is taken for one that hangs: on a busy machine it comes after all else."""
_LEAST = 300
"""What is given away by what is clearly worse, in thousandths of a point."""
_COMPARED = 3
"""So many of the next best are compared with what is best, where it is told why it is."""
_HEEDING = 20.0
"""Seconds that a process has to stop thinking."""


class BusyError(Exception):
    """So many decisions wait that there is no room for another: ask again later."""


@dataclass(frozen=True, slots=True)
class Considered:
    """An action that was considered, and how much less it brings each seat than the best one.

    That is in thousandths of a point, on average over what could be the real position. ``wins`` is how many
    percent of the imagined games the seat won with the best one, and with this; None where they went on, and
    where these are not clearly apart. ``lead`` is how much better the best one is for the seat, with what a
    win is worth; where that is not ``sure``, it may be so by chance alone.
    """

    action: Action
    behind: tuple[int, ...]
    lead: int
    wins: tuple[int, int] | None
    sure: bool = False

    @property
    def is_clearly_worse(self) -> bool:
        """Say whether it is worse than the best one by more than chance, and by more than next to nothing."""
        return self.sure and self.lead >= _LEAST


class EndedError(Exception):
    """The process ended while it thought."""


class HungError(Exception):
    """The process thought for so long that it hangs, and was ended."""


class Thinker:
    """Thinks for all games of a bot.

    What takes no time is done at once; the rest waits its turn in the one process, which is started when it
    is first needed, and anew where it has ended. Whoever no longer waits for an answer cancels the call:
    thinking stops at once then, and the next decision is thought about.
    """

    def __init__(self, *, apart: bool = True) -> None:
        """Think about nothing yet; without ``apart`` it is done in a thread of this process."""
        self._apart = apart
        # Waiting for the process takes a thread for as long as it thinks: none of those that all share.
        self._talking = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._closed = False
        self._leaving: asyncio.Task[None] | None = None

    async def choose(self, game: Game, seat: int, level: Level, seed: str) -> Action:
        """Return what a computer player of a level does at a seat.

        It waits its turn, however many wait: each game waits once, and is served in the order of asking.
        Where thinking fails it does what the game suggests, so that its game goes on.
        """
        if LEVELS[level] is None:
            return await asyncio.to_thread(choose, game, seat, level, seed)
        try:
            answer = await self._answered(lambda: _job(game, seat, level, seed))
            return _considered(game, answer)[0].action
        except RuntimeError:
            if self._closed:
                raise
            log.exception("seat %d does what is suggested, since nothing was thought out", seat)
            return await asyncio.to_thread(game.suggest, seat)

    async def weigh(
        self, game: Game, seat: int, seed: str, *, also: Action | None = None
    ) -> tuple[Considered, ...]:
        """Return what is best at a seat, and what was compared with it, the best first.

        These are the next best, and ``also``. It is thought about longer than at a table. Raises BusyError if
        too many other decisions wait or the bot stops, and RuntimeError if thinking failed.
        """
        self._require_room()

        def make() -> Job:
            return _job(game, seat, Level.STRONG, seed, _COMPARED, also)

        return _considered(game, await self._answered(make))

    async def outlooks(self, games: Sequence[Game], seed: str) -> Sequence[Sequence[int]]:
        """Return what positions come to for each of their seats, if all go on as the game suggests.

        That is in thousandths of a point ahead of the best of the others. Raises as :meth:`weigh`.
        """
        self._require_room()
        states = tuple([msgspec.Raw(game.to_json()) for game in games])
        answer = await self._answered(lambda: Valuing(states, seed))
        if len(answer.outlooks) < len(games):
            raise RuntimeError(answer.error)
        return answer.outlooks

    def _require_room(self) -> None:
        if self._closed or self._waiting >= _MOST:
            raise BusyError

    async def _answered(self, make: Callable[[], Job | Valuing]) -> Answer:
        """Return the answer to a job, which is made once it is its turn; RuntimeError if there is none."""
        if not self._apart:
            return await asyncio.to_thread(done, make(), never)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._thought_out(make())
        except (EndedError, HungError, OSError) as error:
            raise RuntimeError(repr(error)) from error
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End the process for good; what is thought about is left."""
        self._closed = True
        await self._end_process()

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.wait)

    async def _thought_out(self, job: Job | Valuing) -> Answer:
        """Return the answer to a job, which is given once more where the process ends, not where it hangs."""
        try:
            return await self._asked(job)
        except (EndedError, OSError) as error:
            if self._closed:
                raise
            log.warning("the process that thinks has ended and is started again: %r", error)
            await self._end_process()
            return await self._asked(job)

    async def _asked(self, job: Job | Valuing) -> Answer:
        if self._leaving is not None:
            # Whoever left may have been cancelled once more: what is to stop that is sent before the next.
            await asyncio.shield(self._leaving)
        if self._closed:
            raise EndedError
        if self._process is None:
            self._process = await asyncio.to_thread(start, "-m", _WORKER, stdin=PIPE)
        process = self._process
        asking = asyncio.wrap_future(self._talking.submit(_ask, process, msgspec.json.encode(job) + b"\n"))
        try:
            async with asyncio.timeout(_LONGEST):
                return await asyncio.shield(asking)
        except TimeoutError:
            self._leaving = asyncio.create_task(self._end_hung(asking))
            await asyncio.shield(self._leaving)
            raise HungError from None
        except asyncio.CancelledError:
            self._leaving = asyncio.create_task(self._leave(process, asking))
            await asyncio.shield(self._leaving)
            raise

    async def _end_hung(self, asking: asyncio.Future[Answer]) -> None:
        """End the process that has had all the time there is, whoever still waits for its answer."""
        await self._end_process()
        await asyncio.wait([asking])
        asking.exception()

    async def _leave(self, process: Process, asking: asyncio.Future[Answer]) -> None:
        """Stop what is thought about, and end the process if it does not heed that."""
        with suppress(OSError):
            await asyncio.to_thread(_send, process, STOP)
        # The line is read before the next decision is, and its answer with it.
        stopped, _ = await asyncio.wait([asking], timeout=_HEEDING)
        if not stopped:
            process.kill()
            await asyncio.wait([asking])
        asking.exception()


def _job(
    game: Game, seat: int, level: Level, seed: str, compared: int = 0, also: Action | None = None
) -> Job:
    stored = None if also is None else encode_action(also).decode()
    return Job(msgspec.Raw(game.to_json()), seat, level, seed, compared, stored)


def _considered(game: Game, answer: Answer) -> tuple[Considered, ...]:
    """Return what was considered, the best first; RuntimeError if nothing was."""
    if not answer.weighed:
        raise RuntimeError(answer.error)
    kind = game_id(game)
    return tuple(
        Considered(
            action=decode_action(kind, one.action),
            behind=one.behind,
            lead=one.lead,
            wins=one.wins,
            sure=one.sure,
        )
        for one in answer.weighed
    )


def _send(process: Process, line: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()


def _ask(process: Process, line: bytes) -> Answer:
    """Return the answer of the process; raise EndedError if it ended instead."""
    assert process.stdout is not None
    _send(process, line)
    answer = process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EndedError
    return msgspec.json.decode(answer, type=Answer)
