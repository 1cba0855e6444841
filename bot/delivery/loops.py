"""Loops that run beside everything else, and their end."""

from __future__ import annotations

import asyncio
from typing import Any

from discord.ext import tasks


async def stop_loop(loop: tasks.Loop[Any]) -> None:
    """Give up what a loop is doing, and return once it does nothing any more."""
    task = loop.get_task()
    loop.cancel()
    if task is not None:
        await asyncio.gather(task, return_exceptions=True)
