"""The rulebooks made ready for look-ups beside the running bot."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial
from typing import IO, Any

from bot.features.rulebook.lookup import books
from bot.processes import Process, followed, start
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
        process = start(*INDEXING, *("/".join(book) for book in promised))
        await followed(process, partial(_take, promised), PATIENCE)


def _take(promised: Mapping[Book, Future[Index]], process: Process) -> None:
    """Take the books and indexes that a process writes, as they come."""
    output = process.stdout
    assert output is not None
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
