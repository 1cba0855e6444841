"""The process that thinks: ``python -m bot.thinking.worker`` reads decisions and prints what is done.

It thinks about one at a time. Whatever comes in meanwhile stops it.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from queue import Queue
from typing import BinaryIO

import msgspec

from bot.processes import keep_within
from bot.thinking.jobs import STOP, Answer, Job, Valuing, done
from rules.players.thinking import StoppedError

_MEMORY = 512 << 20
"""So many bytes more than at its start the process takes at most: thoughts need a tenth of that."""
_LONGEST = 7 * 24 * 60 * 60
"""After so many seconds of work the process ends, and another one thinks."""

_Lines = Queue[bytes | None]


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer each decision with a line; return when there are no more lines."""
    waiting: _Lines = Queue()
    threading.Thread(target=_read, args=(lines, waiting), daemon=True).start()
    while (line := waiting.get()) is not None:
        if line != STOP:
            out.write(msgspec.json.encode(_answer(line, waiting)) + b"\n")
            out.flush()


def _read(lines: Iterable[bytes], waiting: _Lines) -> None:
    for line in lines:
        waiting.put(line)
    waiting.put(None)


def _answer(line: bytes, waiting: _Lines) -> Answer:
    """Return what was thought out; whatever goes wrong is said, and the process goes on."""
    try:
        return done(msgspec.json.decode(line, type=Job | Valuing), lambda: not waiting.empty())
    except StoppedError:
        return Answer()
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    keep_within(_LONGEST, _MEMORY)
    # The bot may have been ended: then nobody reads what was thought out.
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
