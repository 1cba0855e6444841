"""Processes of their own for what takes long, takes much memory or might never end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any, TypeVar

from bot.config import TOKEN

Process = subprocess.Popen[bytes]
T = TypeVar("T")

_PATIENT = 10
"""How far behind all other processes of the machine these come."""

_ENDING = 5.0
"""Seconds that a process which was ended is waited for; one that hangs in the system ends when it can."""
_FIRST_TO_GO = 1_000
"""What tells Linux to end a process before all others when the machine has no memory left."""

_APART: dict[str, Any] = (
    {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
"""How a process is started that Ctrl-C is not meant for: the bot ends it."""


def start(*arguments: str, stdin: int = DEVNULL, stderr: int | None = None) -> Process:
    """Start Python with some arguments; it finds modules where this process does, and gets no token.

    Raises ValueError naming a folder of modules that no other process can be told of, and OSError if there
    can be none.
    """
    for folder in sys.path:
        if os.pathsep in folder:
            raise ValueError(folder)
    inherited = {name: value for name, value in os.environ.items() if name.upper() != TOKEN}
    return Process(
        (sys.executable, "-P", *arguments),
        stdin=stdin,
        stdout=PIPE,
        stderr=stderr,
        env={**inherited, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        **_APART,
    )


async def followed(process: Process, follow: Callable[[Process], T], seconds: float) -> T:
    """Return what ``follow`` does, in a thread, with a process that was started; end the process at last.

    Raises what ``follow`` raises, and TimeoutError if it takes longer.
    """

    def whole() -> T:
        with process:
            try:
                return follow(process)
            finally:
                process.kill()

    # asyncio's own processes wait for ever if all tasks are cancelled while one is started.
    following = asyncio.ensure_future(asyncio.to_thread(whole))
    try:
        done, _ = await asyncio.wait([following], timeout=seconds)
        if not done:
            raise TimeoutError
        return following.result()
    finally:
        process.kill()
        # The thread waits for its end: as much memory as some have takes the system a while to give back.
        done, _ = await asyncio.wait([following], timeout=_ENDING)
        for ended in done:
            # Whoever no longer waits wants no result; Python 3.13 logs errors of which nobody takes notice.
            ended.exception()


def keep_within(seconds: int, memory: int) -> None:
    """Let this process end after so many seconds of work, take at most so much more memory, and come last.

    What asks for more memory raises MemoryError. Where the machine itself has none left, this process is the
    first to be ended. Where the system knows no such limits, whoever waits for the process ends it.
    """
    if sys.platform == "win32":
        return
    import resource

    come_last()
    most = _taken(resource.getpagesize()) + memory
    for limit, soft, hard in (
        (resource.RLIMIT_CPU, seconds, seconds + 1),
        (resource.RLIMIT_AS, most, most),
        (resource.RLIMIT_CORE, 0, 0),
    ):
        with suppress(OSError, ValueError):
            resource.setrlimit(limit, (soft, hard))


def come_last() -> None:
    """Let all other processes of the machine go first; where it has no memory left, this one ends first."""
    if sys.platform == "win32":
        return
    os.nice(_PATIENT)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(_FIRST_TO_GO), "ascii")


def _taken(page: int) -> int:
    """Return how many bytes this process has set apart by now, which depends on the machine."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[0]) * page
    return 0
