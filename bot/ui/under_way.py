"""Work that is under way when the program stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def finish(tasks: Iterable[asyncio.Task[Any]], seconds: float) -> None:
    """Wait until tasks have ended, and no longer than so many seconds: then they are given up."""
    waited_for = tuple(task for task in tasks if not task.done())
    if not waited_for:
        return
    _, left = await asyncio.wait(waited_for, timeout=max(seconds, 0))
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
