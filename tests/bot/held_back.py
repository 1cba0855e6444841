"""Processes that are held back until somebody lets them go on, without looking for that time and again."""

from __future__ import annotations

import os
from pathlib import Path
from select import select

HELD = "held"
"""The file, in the folder of the processes, whose lock holds them back; no longer than its holder lives."""

BEGUN = "begun"
"""The pipe, in the same folder, by which a process says that it has come so far."""


def wait_to_go_on() -> None:
    """Say that this process has come so far, and wait until nobody holds it back."""
    # Windows has none.
    import fcntl

    Path(BEGUN).write_text(f"{os.getpid()}\n")
    with Path(HELD).open() as held:
        fcntl.flock(held, fcntl.LOCK_SH)


class Gate:
    """Holds back all processes of a folder that wait to go on, until it is opened."""

    def __init__(self, folder: Path) -> None:
        import fcntl

        os.mkfifo(folder / BEGUN)
        self._begun = os.open(folder / BEGUN, os.O_RDONLY | os.O_NONBLOCK)
        self._held = os.open(folder / HELD, os.O_CREAT | os.O_RDWR)
        fcntl.flock(self._held, fcntl.LOCK_EX)

    def wait_for_one(self, seconds: float) -> int:
        """Return the number of a process as soon as one is held back; TimeoutError if none is for so long."""
        if not select([self._begun], [], [], seconds)[0]:
            raise TimeoutError
        return int(os.read(self._begun, 1024).split()[0])

    def open(self) -> None:
        """Let all go on that are held back, and those that come later."""
        import fcntl

        fcntl.flock(self._held, fcntl.LOCK_UN)

    def close(self) -> None:
        """Hold nothing any more."""
        os.close(self._begun)
        os.close(self._held)
