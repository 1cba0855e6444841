"""The checks of games' files: one at a time, each in a process of its own that can be ended."""

from __future__ import annotations

import asyncio
import logging
import math
import signal
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from subprocess import PIPE

from bot.processes import Process, followed, start
from bot.table import Candidate, TableError
from bot.table.transfer.findings import Finding, Refusal, read
from bot.table.transfer.trying_out import TOO_MUCH
from bot.ui.file_check import OUT_OF_MEMORY, checked
from bot.ui.games import offered_games

log = logging.getLogger(__name__)

CHECK = "bot.ui.file_check"
SECONDS = 60
"""How many seconds of work a check may be; the longest games that there are take a few."""
MEMORY = 512 << 20
"""How many bytes of memory a check may take; what is worst of the largest files takes less."""
REST = 600
"""Seconds in which no file of a server is checked after one that took too much."""
_PATIENCE = 3
"""How many times as long a check is waited for: it comes after all else on the machine."""
_AT_ONCE = 1
"""How many files are checked at the same time."""
_SAID = 2_000
"""How much is kept of what a check says."""
_MOST = 4
"""How many are checked or wait for it; the last of them still finds its answer waited for."""

if sys.platform == "win32":
    _LIMITS = frozenset({OUT_OF_MEMORY})
else:
    _LIMITS = frozenset({OUT_OF_MEMORY, -signal.SIGXCPU, -signal.SIGKILL})
"""How a process ends that came to a limit of time or memory: its own, or that of the machine."""


class FileChecks:
    """The checks of one bot: one for each server, one at a time."""

    def __init__(
        self,
        *,
        apart: bool,
        seconds: int = SECONDS,
        memory: int = MEMORY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Check nothing yet; ``apart`` says that each check is a process, else it is a thread."""
        self._apart = apart
        self._seconds = seconds
        self._memory = memory
        self._clock = clock
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._servers = set[int]()
        self._resting = dict[int, float]()

    @contextmanager
    def room(self, guild_id: int) -> Generator[None]:
        """Keep room for the check of a file of a server, so that it is fetched only if it is checked then.

        Raises TableError: "import_busy" while another file of the server is checked or many others are,
        "import_rest" with the ``minutes`` that are left while the server rests after one that took too much.
        """
        if guild_id in self._servers or len(self._servers) >= _MOST:
            raise TableError("import_busy")
        self._require_rested(guild_id)
        self._servers.add(guild_id)
        try:
            yield
        except TableError as error:
            if error.key == TOO_MUCH:
                self._resting[guild_id] = self._clock() + REST
            raise
        finally:
            self._servers.remove(guild_id)

    def _require_rested(self, guild_id: int) -> None:
        now = self._clock()
        self._resting = {guild: until for guild, until in self._resting.items() if until > now}
        if guild_id in self._resting:
            raise TableError("import_rest", minutes=math.ceil((self._resting[guild_id] - now) / 60))

    async def check(self, data: bytes) -> Candidate:
        """Return the candidate in a file that somebody has sent for whom there is room.

        Raises TableError: as :func:`bot.ui.file_check.checked`, "import_too_much" if it takes too much time
        or memory.
        """
        async with self._free:
            if not self._apart:
                return await asyncio.to_thread(checked, data, offered_games())
            finding = await self._check_apart(data)
        if isinstance(finding, Refusal):
            raise TableError(finding.key, **finding.params)
        return finding

    async def _check_apart(self, data: bytes) -> Finding:
        packages = [game.package for game in offered_games().values()]
        limits = str(self._seconds), str(self._memory)
        process = start("-m", CHECK, *limits, *packages, stdin=PIPE, stderr=PIPE)
        try:
            return await followed(process, partial(_found, data), _PATIENCE * self._seconds)
        except TimeoutError:
            log.warning("a file was checked for too long")
            return Refusal(TOO_MUCH, {})


def _found(data: bytes, process: Process) -> Finding:
    """Give a process a file, and return what it finds.

    Raises RuntimeError if it fails, and msgspec.DecodeError if it writes something else.
    """
    output, errors = process.communicate(data)
    code, said = process.returncode, errors[:_SAID].decode(errors="replace")
    if code in _LIMITS:
        log.warning("a file was too much to be checked (%d)", code)
        return Refusal(TOO_MUCH, {})
    if code != 0:
        raise RuntimeError(f"a file could not be checked ({code}): {said}")
    if said:
        log.warning("the check of a file says: %s", said)
    return read(output)
