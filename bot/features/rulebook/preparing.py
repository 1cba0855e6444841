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
from rules.language.rulebook import load_rulebook, rulebook_languages
from rules.language.rulebook.indexes import Book, promise
from rules.language.rulebook.indexing import LENGTH

INDEXING = "rules.language.rulebook.indexing"

_APART: dict[str, Any] = (
    {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
"""How a process is started that Ctrl-C is not meant for: the bot ends it."""


async def prepare() -> None:
    """Read all books, and have those that have no index indexed by a process of its own.

    A thread would hold up the event loop, and what it needs for a while would stay with this process.
    """
    every = [(kind, language) for kind in books() for language in rulebook_languages(kind)]
    with promise(every) as promised:
        if not promised:
            return
        async with _indexes([*promised]) as output:
            for (kind, language), index in promised.items():
                await asyncio.to_thread(load_rulebook, kind, language)
                length = int.from_bytes(await output.readexactly(LENGTH), "big")
                index.set_result(pickle.loads(await output.readexactly(length)))


@asynccontextmanager
async def _indexes(wanted: Sequence[Book]) -> AsyncGenerator[asyncio.StreamReader]:
    """Start a process that writes the indexes of some books, and end it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", INDEXING),
        *("/".join(book) for book in wanted),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        **_APART,
    )
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
