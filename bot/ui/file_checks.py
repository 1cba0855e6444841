"""The checks of games' files that go on: few at a time, each in a process of its own that can be ended."""

from __future__ import annotations

import asyncio
import logging
import pickle
from functools import partial
from subprocess import PIPE
from typing import NamedTuple

from bot.processes import Process, followed, start
from bot.table import Candidate, TableError
from bot.ui.file_check import OUT_OF_MEMORY, TOO_MUCH, Refusal, checked
from bot.ui.games import offered_games

log = logging.getLogger(__name__)

CHECK = "bot.ui.file_check"
SECONDS = 60
"""How many seconds of work a check may be; the longest games that there are take a few."""
MEMORY = 1 << 30
"""How many bytes of memory a check may take; the largest files take a third of it."""
_PATIENCE = 3
"""How many times as long a check is waited for: it comes after all else on the machine."""
_AT_ONCE = 2
"""How many files are checked at the same time."""
_SAID = 2_000
"""How much is kept of what a check says."""
_MOST = 8
"""How many are checked or wait for it."""


class FileChecks:
    """The checks of one bot: one for each server, few at a time."""

    def __init__(self, *, apart: bool, seconds: int = SECONDS, memory: int = MEMORY) -> None:
        """Check nothing yet; ``apart`` says that each check is a process, else it is a thread."""
        self._apart = apart
        self._seconds = seconds
        self._memory = memory
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._servers = set[int]()

    async def check(self, guild_id: int, data: bytes) -> Candidate:
        """Return the candidate in a file that somebody of a server has sent.

        Raises TableError: as :func:`bot.ui.file_check.checked`, "import_too_much" if it takes too much time
        or memory, "import_busy" while another file of the server is checked or many others are.
        """
        if guild_id in self._servers or len(self._servers) >= _MOST:
            raise TableError("import_busy")
        self._servers.add(guild_id)
        try:
            async with self._room:
                if not self._apart:
                    return await asyncio.to_thread(checked, data, offered_games())
                return await self._check_apart(data)
        finally:
            self._servers.remove(guild_id)

    async def _check_apart(self, data: bytes) -> Candidate:
        packages = [game.package for game in offered_games().values()]
        limits = str(self._seconds), str(self._memory)
        process = start("-m", CHECK, *limits, *packages, stdin=PIPE, stderr=PIPE)
        try:
            ended = await followed(process, partial(_ended, data), _PATIENCE * self._seconds)
        except TimeoutError:
            log.warning("a file was checked for too long")
            raise TableError(TOO_MUCH) from None
        return _found(ended)


class _Ended(NamedTuple):
    """A process that has ended: its exit code, less than 0 for a signal, and what it has written."""

    code: int
    output: bytes
    errors: bytes


def _ended(data: bytes, process: Process) -> _Ended:
    """Give a process some data, and return how it ended."""
    output, errors = process.communicate(data)
    return _Ended(process.returncode, output, errors)


def _found(ended: _Ended) -> Candidate:
    """Return what a check has found; TableError if that is no candidate."""
    if ended.code < 0 or ended.code == OUT_OF_MEMORY:
        # By a signal: the time was up, or something that cannot go on without memory gave up.
        log.warning("a file was too much to be checked (%d)", ended.code)
        raise TableError(TOO_MUCH)
    if ended.code > 0:
        raise RuntimeError(
            f"a file could not be checked ({ended.code}): {ended.errors.decode(errors='replace')}"
        )
    if ended.errors:
        log.warning("the check of a file says: %s", ended.errors[:_SAID].decode(errors="replace"))
    found: Candidate | Refusal = pickle.loads(ended.output)
    if isinstance(found, Refusal):
        raise TableError(found.key, **found.params)
    return found
