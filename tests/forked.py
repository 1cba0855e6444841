"""The bot as a process that is forked from one that has loaded it: loading takes seconds of each start.

``python -m tests.forked SOCKET`` is the process that has loaded it. It is asked at a socket for others, each
of which runs the code that it is given, as ``python -c`` does.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import gc
import importlib
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

_ROOT = Path(__file__).parents[1]
_AUTHORITY = "SSL_CERT_FILE"
_MOST = 1 << 17
"""So many bytes a process is asked for with at most."""

CAN_FORK = sys.platform == "linux"
"""Whether a process that has loaded much can be forked safely."""


@dataclass(eq=False)
class Forked:
    """A process that was forked; ``returncode`` is None until it has ended and that was noticed."""

    pid: int
    _connection: socket.socket
    returncode: int | None = None

    def __post_init__(self) -> None:
        self._ending = asyncio.ensure_future(self._end())

    async def wait(self) -> int:
        """Wait until it has ended; return its exit code, or the signal that ended it as a negative number."""
        return await asyncio.shield(self._ending)

    async def _end(self) -> int:
        with self._connection:
            self.returncode = int(await asyncio.get_running_loop().sock_recv(self._connection, _MOST))
        return self.returncode


async def fork(
    code: str, arguments: tuple[str, ...], folder: Path, log: IO[Any], **environment: str
) -> Forked:
    """Start a process that runs some code with arguments in a folder; what it prints goes to a log."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    connection.connect(await asyncio.to_thread(_loaded, environment.get(_AUTHORITY, "")))
    asked = {"code": code, "arguments": arguments, "folder": str(folder), "environment": environment}
    socket.send_fds(connection, [json.dumps(asked).encode()], [log.fileno()])
    connection.setblocking(False)
    pid = int(await asyncio.get_running_loop().sock_recv(connection, _MOST))
    return Forked(pid, connection)


@functools.cache
def _loaded(authority: str) -> str:
    """Start the process that has loaded the bot; return the path of its socket. It ends with this one.

    The ``authority`` is the file of those that certify hosts: aiohttp reads it when it is loaded.
    """
    folder = tempfile.TemporaryDirectory(prefix="riquet-forked-")
    path = str(Path(folder.name, "socket"))
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.forked", path],
        cwd=_ROOT,
        env={**os.environ, _AUTHORITY: authority} if authority else None,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    atexit.register(folder.cleanup)
    atexit.register(process.wait)
    atexit.register(process.stdin.close)
    return path


def _load() -> None:
    """Load what each start of the bot loads."""
    importlib.import_module("bot.running")
    gc.collect()
    gc.freeze()


def _asked_for(path: str) -> str:
    """Return the code that a process is asked to run: there, and each time anew."""
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listening.bind(path)
    listening.listen(16)
    # Those that wait for the processes that are asked for end when these do, and nobody waits for them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    while True:
        ready, _, _ = select.select([listening, sys.stdin], [], [])
        if sys.stdin in ready:
            # Whoever has started this has ended.
            os._exit(0)
        connection, _ = listening.accept()
        if os.fork() == 0:
            listening.close()
            return _code_of(connection)
        connection.close()


def _code_of(connection: socket.socket) -> str:
    """Become the process that is asked for, and return its code; its parent says how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    data, files, _, _ = socket.recv_fds(connection, _MOST, 1)
    child = os.fork()
    if child:
        connection.sendall(str(child).encode())
        _, status = os.waitpid(child, 0)
        connection.sendall(str(os.waitstatus_to_exitcode(status)).encode())
        os._exit(0)
    connection.close()
    asked: Mapping[str, Any] = json.loads(data)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for file, number in ((nothing, 0), (files[0], 1), (files[0], 2)):
        os.dup2(file, number)
    os.close(files[0])
    os.close(nothing)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["-c", *asked["arguments"]]
    random.seed()
    return asked["code"]


if __name__ == "__main__":
    _load()
    exec(compile(_asked_for(sys.argv[1]), "<string>", "exec"), {"__name__": "__main__"})
