"""The rulebooks made ready for look-ups beside the running bot."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.features.rulebook.lookup import books
from rules.language.rulebook import rulebook_languages
from rules.language.rulebook.indexes import Book, promise
from rules.language.rulebook.indexing import LENGTH
from rules.language.rulebook.load import keep_rulebook

INDEXING = "rules.language.rulebook.indexing"

_APART: dict[str, Any] = (
    {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
"""How a process is started that Ctrl-C is not meant for: the bot ends it."""


async def prepare() -> None:
    """Have a process of its own read and index those books that have no index.

    A thread would hold up the event loop, and what it needs for a while would stay with this process.
    """
    every = [(kind, language) for kind in books() for language in rulebook_languages(kind)]
    with promise(every) as promised:
        if not promised:
            return
        async with _indexing([*promised]) as output:
            for _ in promised:
                keep_rulebook(await _next(output))
            for index in promised.values():
                index.set_result(await _next(output))


async def _next(output: asyncio.StreamReader) -> Any:
    """Return the next book or index that a process has written."""
    length = int.from_bytes(await output.readexactly(LENGTH), "big")
    return pickle.loads(await output.readexactly(length))


@asynccontextmanager
async def _indexing(wanted: Sequence[Book]) -> AsyncGenerator[asyncio.StreamReader]:
    """Start a process that writes some books with their indexes; end it at last."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", INDEXING),
        *("/".join(book) for book in wanted),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        **_APART,
    )
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
