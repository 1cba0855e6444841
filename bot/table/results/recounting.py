"""Counting all games again from nothing but their logs, and rating who played by that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.store import Store
from bot.store.results import remove_all_results
from bot.store.uncounted import count_uncounted, note_all_uncounted, uncounted
from bot.table.results.rankings import Rankings
from bot.table.results.results import Count, Results, count_here, replace_result, result_of
from bot.table.session import Session

_AT_ONCE = 32
"""So many games are counted in one transaction."""

_BEGUN = "recount"
"""Under which it is kept that all games are being counted again, until that has come to its end."""

Progress = Callable[[int, int], None]
"""What is told how many games of how many are counted."""


async def recount(store: Store, progress: Progress | None = None, count: Count = count_here) -> int:
    """Make all results and ratings again; return how many games were counted.

    Where this was ended before its end it goes on there: what is counted is committed by and by. No other
    part of the program may write meanwhile.
    """
    session = Session(store)
    await _begin(store)
    total, done = await count_uncounted(store.reader), 0
    while games := await uncounted(store.reader, _AT_ONCE):
        results = await asyncio.gather(*(result_of(session, game, count) for game in games))
        async with store.write() as queries:
            for game, result in zip(games, results, strict=True):
                await replace_result(queries, game, result)
        done += len(games)
        if progress is not None:
            progress(done, total)
    rankings = Rankings(session, Results(session))
    for pair in await rankings.behind():
        await rankings.rate(pair)
    async with store.write() as queries:
        await queries.run("DELETE FROM meta WHERE key = ?", _BEGUN)
    return done


async def _begin(store: Store) -> None:
    """Drop all results, unless that was done and not all games were counted since."""
    if await store.meta(_BEGUN) is not None and await count_uncounted(store.reader) > 0:
        return
    async with store.write() as queries:
        await remove_all_results(queries)
        await note_all_uncounted(queries)
        await queries.run("INSERT INTO meta (key, value) VALUES (?, '') ON CONFLICT DO NOTHING", _BEGUN)
