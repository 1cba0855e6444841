"""The program as a process of its own: how tests run it, and what they look for when it has ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.config import Config
from bot.i18n.catalogue import translate

ROOT = Path(__file__).parents[2]
STARTING = translate("en", "local-starting") + "\n"
LIMIT = 60
"""Seconds that it is waited for."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def surroundings(**settings: str) -> dict[str, str]:
    """Return an environment in which nothing is set but what a run without a browser needs."""
    ours = {name.upper() for name in Config.model_fields}
    plain = {name: value for name, value in os.environ.items() if name not in ours}
    return {**plain, "PYTHONPATH": str(ROOT), "LOCAL_BROWSER": "false", **settings}


def program(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the program until it ends by itself."""
    return subprocess.run(
        [sys.executable, *(arguments or ("-m", "bot"))],
        cwd=folder,
        env=surroundings(**settings),
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )


def refused(ended: subprocess.CompletedProcess[str]) -> str:
    """Return the error of a run that ended with one error for its owner, and no traceback."""
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert ended.stderr.startswith("riquet: ")
    return ended.stderr


@contextmanager
def running(folder: Path, *arguments: str, port: int) -> Iterator[subprocess.Popen[str]]:
    """Run the program on a port, and end it in any case."""
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env=surroundings(LOCAL_PORT=str(port)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def next_line(program: subprocess.Popen[str]) -> str:
    """Return what the program prints next."""
    assert program.stdout is not None
    return program.stdout.readline()


def address_line(program: subprocess.Popen[str]) -> str:
    """Return the line with the address of the pages; before it the program says that it starts."""
    assert next_line(program) == STARTING
    return next_line(program)


def check_stops(program: subprocess.Popen[str], how: signal.Signals, folder: Path) -> None:
    """Check that a signal ends the program without an error, and that its database is closed."""
    program.send_signal(how)
    printed, errors = program.communicate(timeout=10)
    assert (program.returncode, printed, errors) == (0, "", "")
    # Nothing waits to be written back.
    assert (folder / "riquet-local.db").exists()
    assert not (folder / "riquet-local.db-wal").exists()
