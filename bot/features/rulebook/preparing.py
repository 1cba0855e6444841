"""The rulebooks made ready for look-ups beside the running bot."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from typing import IO, Any

from bot.config import TOKEN
from bot.features.rulebook.lookup import books
from rules.language.rulebook import rulebook_languages
from rules.language.rulebook.index import Index
from rules.language.rulebook.indexes import Book, promise
from rules.language.rulebook.indexing import LENGTH
from rules.language.rulebook.load import keep_rulebook

PATIENCE = 60.0
"""Seconds after which the process is ended, and who looks something up has the index made here."""
_LARGEST = 1 << 26
"""No book or index has as many bytes: what says so was written by something else."""
INDEXING = ("-m", "rules.language.rulebook.indexing")
"""What the process runs."""

_APART: dict[str, Any] = (
    {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
"""How a process is started that Ctrl-C is not meant for: the bot ends it."""


async def prepare() -> None:
    """Have a process of its own read and index those books that have no index.

    A thread would hold up the event loop, and what it needs for a while would stay with this process. Raises
    OSError, EOFError, ValueError or pickle.UnpicklingError if there is no such process or it writes something
    else, and TimeoutError if it takes too long.
    """
    every = [(kind, language) for kind in books() for language in rulebook_languages(kind)]
    with promise(every) as promised:
        if not promised:
            return
        # Its output is read by a thread: asyncio's own processes wait for ever if all tasks are cancelled
        # while one is started.
        with _indexing([*promised]) as process:
            try:
                assert process.stdout is not None
                async with asyncio.timeout(PATIENCE):
                    await asyncio.to_thread(_take, process.stdout, promised)
            finally:
                process.kill()


def _take(output: IO[bytes], promised: Mapping[Book, Future[Index]]) -> None:
    """Take the books and indexes that a process writes, as they come."""
    for _ in promised:
        keep_rulebook(_next(output))
    for index in promised.values():
        made = _next(output)
        if index.set_running_or_notify_cancel():
            index.set_result(made)


def _next(output: IO[bytes]) -> Any:
    """Return the next book or index that a process has written."""
    length = int.from_bytes(_exactly(output, LENGTH), "big")
    if length > _LARGEST:
        raise ValueError(f"{length} bytes are neither a book nor an index")
    return pickle.loads(_exactly(output, length))


def _exactly(output: IO[bytes], count: int) -> bytes:
    read = output.read(count)
    if len(read) < count:
        raise EOFError
    return read


def _indexing(wanted: Sequence[Book]) -> subprocess.Popen[bytes]:
    """Start a process that writes some books with their indexes; it finds modules where this one does.

    Raises ValueError naming a folder of modules that no other process can be told of.
    """
    for folder in sys.path:
        if os.pathsep in folder:
            raise ValueError(folder)
    inherited = {name: value for name, value in os.environ.items() if name.upper() != TOKEN}
    return subprocess.Popen[bytes](
        (sys.executable, "-P", *INDEXING, *("/".join(book) for book in wanted)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env={**inherited, "PYTHONPATH": os.pathsep.join(sys.path)},
        **_APART,
    )
