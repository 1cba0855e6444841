"""What the program does to its database beside running the bot: check it, copy it, count all games again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from bot.config import Config, ConfigError, load_config
from bot.counters import Counters
from bot.store import HeldError, Store, StoreError
from bot.store.backups import back_up, restore
from bot.store.checking import damage_in, require_usable
from bot.store.migrations import load_migrations, packaged_migrations
from bot.table.results import Recounted
from bot.table.results import recount as count_all_again

T = TypeVar("T")

FAILED, HELD = 1, 3
"""How the process ends: if something is wrong, and if another process holds the database."""

_BY_SIGNAL = 128
"""How the process ends by a signal that asks it to stop: by so much more than the signal's number."""

_OF_THE_PAGE = "without DISCORD_TOKEN that is the database of the local page"


def make_backup() -> None:
    """Write a backup beside the others and print its name."""
    _carry_out(_make_backup)


def put_back(backup: Path) -> None:
    """Put a backup in the place of the database."""
    _carry_out(lambda config: _put_back(config, backup))


def check() -> None:
    """Check the whole database, and print what is wrong with it."""
    _carry_out(_check)


def recount() -> None:
    """Make the results of all games again from their logs, which may be interrupted and goes on then."""
    _carry_out(_recount)


def _carry_out(work: Callable[[Config], int]) -> None:
    """Do something with the owner's settings; exit with one line about what keeps it from being done."""
    try:
        config = load_config()
        logging.basicConfig(level=config.log_level, format="%(levelname)s %(message)s")
        sys.exit(work(config))
    except HeldError as error:
        print(f"riquet: {error}", file=sys.stderr)
        sys.exit(HELD)
    except (ConfigError, StoreError) as error:
        sys.exit(f"riquet: {error}")


def _database(config: Config) -> Path:
    """Return the database of the bot that these settings start."""
    return config.local_database if config.discord_token is None else config.database


def _present_database(config: Config) -> Path:
    """Return the database of the bot that these settings start; StoreError if it is not there."""
    database = _database(config)
    if database.exists():
        return database
    where = "" if config.discord_token else f": {_OF_THE_PAGE}; is this the folder of your .env?"
    raise StoreError(f"there is no file {database}{where}")


def _newest() -> int:
    """Return the newest version of a database that this program knows."""
    return max(load_migrations(packaged_migrations()))


def _make_backup(config: Config) -> int:
    database, now = _present_database(config), datetime.now(UTC)
    made = back_up(database, config.backups, keep=config.backups_kept, now=now)
    print(made.path)
    return _report(made.path, made.damage)


def _put_back(config: Config, backup: Path) -> int:
    database = _database(config)
    kept = restore(backup, database, newest=_newest(), now=datetime.now(UTC))
    print(f"{database} is as {backup} was" + (f"; what it replaces is {kept}" if kept else ""))
    if config.discord_token is None:
        print(_OF_THE_PAGE)
    return 0


def _check(config: Config) -> int:
    database = _present_database(config)
    require_usable(database, _newest())
    damage = damage_in(database, _print_progress)
    if not damage:
        print(f"{database} is as it was written")
    return _report(database, damage)


def _recount(config: Config) -> int:
    database = _present_database(config)
    require_usable(database, _newest())
    try:
        made = asyncio.run(_until_stopped(_count_all(database)))
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"{database}: {error}; what is counted by now is kept, and riquet recount goes on there"
        ) from error
    print(f"{made.games} games are counted")
    return _report_failures(made)


def _report_failures(made: Recounted) -> int:
    """Print what could not be counted, of which the log has said why; return how the process ends."""
    failures: list[str] = []
    if made.failed:
        failures.append(f"{made.failed} of {made.games + made.failed} games could not be counted")
    if made.unrated:
        failures.append(f"{made.unrated} rankings could not be made")
    if failures:
        print(f"riquet: {', and '.join(failures)}", file=sys.stderr)
    return FAILED if failures else 0


async def _count_all(database: Path) -> Recounted:
    """Count all games of a database, many of them in a process for each core."""
    async with await Store.open(database, lambda: datetime.now(UTC)) as store:
        counters = Counters()
        try:
            return await count_all_again(store, _print_progress, counters.count)
        finally:
            counters.close()


async def _until_stopped(work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of some work; a signal that asks to stop lets it clean up, and raises SystemExit.

    At the second signal the program ends at once: what is committed is safe.
    """
    task, loop, asked = asyncio.ensure_future(work), asyncio.get_running_loop(), list[int]()

    def stop(number: int) -> None:
        if asked:
            os._exit(_BY_SIGNAL + number)
        asked.append(number)
        task.cancel()

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # What was started to outlive its terminal ignores that it is closed. Windows' loop takes no handlers.
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, stop, number)
    try:
        return await task
    except asyncio.CancelledError:
        if asked:
            sys.exit(_BY_SIGNAL + asked[0])
        raise


def _report(path: Path, damage: Sequence[str]) -> int:
    """Print what is wrong with a database; return how the process ends."""
    for line in damage:
        print(f"riquet: {path}: {line}", file=sys.stderr)
    return FAILED if damage else 0


def _print_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)
