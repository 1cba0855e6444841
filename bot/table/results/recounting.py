"""Counting all games again from nothing but their logs, and rating who played by that."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files

from bot.store import Store, StoreError
from bot.store.uncounted import RECOUNT, begin_recount, count_uncounted, end_recount, uncounted
from bot.table.results.rankings import Rankings
from bot.table.results.results import Count, Results, count_here, replace_result, result_of
from bot.table.session import Session
from rules import GAMES

log = logging.getLogger(__name__)

_AT_ONCE = 32
"""So many games are counted in one transaction."""

_OF_ALL = (StoreError, OSError, sqlite3.OperationalError)
"""What goes wrong with all games alike: the disk, or who else holds the database."""

Progress = Callable[[int, int], None]
"""What is told how many games of how many are done."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """How many games were counted again, and of how many games and ratings that failed."""

    games: int
    failed: int = 0
    unrated: int = 0


async def recount(store: Store, progress: Progress | None = None, count: Count = count_here) -> Recounted:
    """Make all results and ratings again; what is wrong with one of them is logged, and holds up no other.

    Where this was ended before its end it goes on there: what is counted is committed by and by. No other
    part of the program may write meanwhile. Raises what goes wrong with all games alike.
    """
    session = Session(store)
    await _begin(store)
    total, done, failed = await count_uncounted(store.reader), 0, 0
    games = await uncounted(store.reader, _AT_ONCE)
    while games:
        failed += await _count(session, games, count)
        done += len(games)
        if progress is not None:
            progress(done, total)
        games = await uncounted(store.reader, _AT_ONCE, games[-1])
    unrated = await _rate(session)
    async with store.write() as queries:
        await end_recount(queries)
    return Recounted(done - failed, failed, unrated)


async def _begin(store: Store) -> None:
    """Drop all results, unless this very program did that and not all games were counted since."""
    program = program_of_results()
    if await store.meta(RECOUNT) == program and await count_uncounted(store.reader) > 0:
        return
    async with store.write() as queries:
        await begin_recount(queries, program)


def program_of_results() -> str:
    """Return a hash of what results rest on beside logs: the games' rules, and the code that counts."""
    digest = sha256(repr([(kind, game.version) for kind, game in GAMES.items()]).encode())
    modules = (one for one in files(__package__ or "").iterdir() if one.name.endswith(".py"))
    for module in sorted(modules, key=lambda one: one.name):
        digest.update(module.read_bytes())
    return digest.hexdigest()


async def _count(session: Session, games: Sequence[int], count: Count) -> int:
    """Count games in one transaction, or where that fails each in its own; return how many have failed."""
    try:
        await _count_at_once(session, games, count)
    except _OF_ALL:
        raise
    except Exception as error:
        fault = error
    else:
        return 0
    if len(games) > 1:
        return sum([await _count(session, (game,), count) for game in games])
    log.error("game %d cannot be counted", games[0], exc_info=fault)
    return 1


async def _count_at_once(session: Session, games: Sequence[int], count: Count) -> None:
    results = await asyncio.gather(*(result_of(session, game, count) for game in games))
    async with session.store.write() as queries:
        for game, result in zip(games, results, strict=True):
            await replace_result(queries, game, result)


async def _rate(session: Session) -> int:
    """Make the ratings that are behind; return how many pairs of a server and a game have failed."""
    rankings, failed = Rankings(session, Results(session)), 0
    for pair in await rankings.behind():
        try:
            await rankings.rate(pair)
        except _OF_ALL:
            raise
        except Exception:
            log.exception("ratings of %s cannot be made", pair)
            failed += 1
    return failed
