"""Counting all games again from nothing but their logs, and rating who played by that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files

from bot.store import Store
from bot.store.results import GameResult
from bot.store.uncounted import RECOUNT, begin_recount, count_uncounted, end_recount, uncounted
from bot.table.results.rankings import Rankings
from bot.table.results.results import OF_ALL, Count, Results, count_here, replace_result, result_of
from bot.table.session import Session
from rules import GAMES

log = logging.getLogger(__name__)

_AT_ONCE = 32
"""So many games are counted in one transaction."""

_USED = ("lengths.py", "log.py")
"""The modules of the table, beside those here, by which games are counted."""

_Result = tuple[int, GameResult | None]
"""A game, and what came of it: None if it has no result."""

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
    table, own = files("bot.table"), files("bot.table.results")
    counting = (one for one in own.iterdir() if one.name.endswith(".py"))
    for module in (*sorted(counting, key=lambda one: one.name), *(table / name for name in _USED)):
        digest.update(module.read_bytes())
    return digest.hexdigest()


async def _count(session: Session, games: Sequence[int], count: Count) -> int:
    """Count games at once; return how many have failed, which stay to be counted."""
    made = await asyncio.gather(*(result_of(session, game, count) for game in games), return_exceptions=True)
    results, failed = list[_Result](), 0
    for game, one in zip(games, made, strict=True):
        if one is None or isinstance(one, GameResult):
            results.append((game, one))
        elif isinstance(one, OF_ALL) or not isinstance(one, Exception):
            raise one
        else:
            _log_failure(game, one)
            failed += 1
    return failed + await _write(session, results)


async def _write(session: Session, results: Sequence[_Result]) -> int:
    """Store results in one transaction, or where that fails each in its own; return how many have failed."""
    try:
        async with session.store.write() as queries:
            for game, result in results:
                await replace_result(queries, game, result)
    except OF_ALL:
        raise
    except Exception as error:
        fault = error
    else:
        return 0
    if len(results) > 1:
        return sum([await _write(session, [one]) for one in results])
    _log_failure(results[0][0], fault)
    return 1


def _log_failure(game: int, fault: Exception) -> None:
    log.error("game %d cannot be counted", game, exc_info=fault)


async def _rate(session: Session) -> int:
    """Make the ratings that are behind; return how many pairs of a server and a game have failed."""
    rankings, failed = Rankings(session, Results(session)), 0
    for pair in await rankings.behind():
        try:
            await rankings.rate(pair)
        except OF_ALL:
            raise
        except Exception:
            log.exception("ratings of %s cannot be made", pair)
            failed += 1
    return failed
