"""Loops that run beside everything else: nothing that goes wrong ends them, and they stop when told so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import discord
from discord.ext import tasks


async def fault_of(work: Awaitable[object]) -> BaseException | None:
    """Do something; return what went wrong with it, to be logged, or None.

    It may have waited for something that others gave up: only who is given up itself ends by that.
    """
    try:
        await work
    except asyncio.CancelledError as fault:
        task = asyncio.current_task()
        if task is None or task.cancelling() > 0:
            raise
        return fault
    except Exception as fault:
        return fault
    return None


def keep_pace(loop: tasks.Loop[Any], interval: timedelta) -> None:
    """Start a loop anew whose next time is too far away, or long past: the clock has been set.

    Set back, it would sleep until the clock has come to where it was; set forward, or after the machine was
    asleep, it would run once for each time that has gone by.
    """
    coming = loop.next_iteration
    if coming is not None and abs(coming - discord.utils.utcnow()) > 2 * interval:
        loop.restart()


async def stop_loop(loop: tasks.Loop[Any]) -> None:
    """Give up what a loop is doing, and return once it does nothing any more."""
    while (task := loop.get_task()) is not None and not task.done():
        loop.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0)
