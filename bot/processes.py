"""Processes of their own for what takes long, takes much memory or might never end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

_PATIENT = 10
"""How far behind all other processes of the machine these come."""

_APART: dict[str, Any] = (
    {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
"""How a process is started that Ctrl-C is not meant for: the bot ends it."""


@asynccontextmanager
async def running(
    module: str, *given: str, stdin: int = DEVNULL, stderr: int | None = None
) -> AsyncGenerator[Process]:
    """Run a module as a program of its own, whose output is read; end it at last."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", module, *given),
        stdin=stdin,
        stdout=PIPE,
        stderr=stderr,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        **_APART,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        # Read to the end too, or a full pipe would stay open.
        await process.communicate()


def keep_within(seconds: int, memory: int) -> None:
    """Let this process end after so many seconds of work, take at most so much more memory, and come last.

    What asks for more memory raises MemoryError. Where the system knows no such limits, whoever waits for the
    process ends it.
    """
    if sys.platform == "win32":
        return
    import resource

    os.nice(_PATIENT)
    most = _taken(resource.getpagesize()) + memory
    for limit, soft, hard in (
        (resource.RLIMIT_CPU, seconds, seconds + 1),
        (resource.RLIMIT_AS, most, most),
        (resource.RLIMIT_CORE, 0, 0),
    ):
        with suppress(OSError, ValueError):
            resource.setrlimit(limit, (soft, hard))


def _taken(page: int) -> int:
    """Return how many bytes this process has set apart by now, which depends on the machine."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[0]) * page
    return 0
