"""A process that is ended while it upgrades a database: the next one makes up for it."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.before.loading import facts, load_database
from tests.discord_server.places import Channel
from tests.discord_server.town import Town

ENDS = int(os.environ.get("UPGRADES", "60"))
"""How often the process is ended in the long run."""

LONGEST = 0.02
"""So many seconds after it has begun at the most."""

_LOG = "SELECT game, seq, kind, seat, action, events, target FROM entry ORDER BY game, seq"
_GAMES = "SELECT id, kind, status, seats, seed, outcome FROM game ORDER BY id"


def read(database: Path, sql: str) -> list[Any]:
    """Return the rows of a statement."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql).fetchall()


def build_server_of_before(town: Town) -> None:
    """Add the server of the old database with its channels and threads."""
    known, discord = facts(), town.discord
    server = discord.add_server("Before", known.guild)
    made: dict[str, Channel] = {}
    for name, number in known.channels.items():
        if name in known.gone:
            continue
        if name in known.threads:
            made[name] = discord.add_thread(made[known.threads[name]], name, number=number)
        else:
            made[name] = discord.add_channel(server, name, number)


async def end_during_upgrade(town: Town, after: float) -> None:
    """Start the process and end it so many seconds after it has begun to copy the database."""
    await town.bot.launch()
    await town.discord.until(lambda: any(town.bot.folder.glob("riquet.db.before-*")), every=0.001)
    await asyncio.sleep(after)
    await town.bot.kill()


def put_database_of_before(town: Town) -> None:
    """Put the old database, and nothing else, where the bot looks for it."""
    for path in town.bot.folder.glob("riquet.db*"):
        path.unlink()
    load_database(town.bot.database)


async def upgraded(town: Town) -> list[Any]:
    """Let the process come to its work and stop; return what is in the database then."""
    await town.bot.start()
    assert await town.bot.stop() == 0
    return [read(town.bot.database, sql) for sql in ("PRAGMA user_version", _LOG, _GAMES)]


async def check(town: Town, moments: Iterable[float]) -> None:
    """Check that the database is as one that was upgraded in one go, whenever the process was ended."""
    build_server_of_before(town)
    put_database_of_before(town)
    wanted, reached = await upgraded(town), set[int]()
    for moment in moments:
        put_database_of_before(town)
        await end_during_upgrade(town, moment)
        assert read(town.bot.database, "PRAGMA integrity_check") == [("ok",)]
        reached.add(read(town.bot.database, "PRAGMA user_version")[0][0])
        assert await upgraded(town) == wanted, moment
    print(f"ended at versions {sorted(reached)}")


async def test_an_upgrade_that_is_ended(empty_town: Town) -> None:
    await check(empty_town, [0.01])


@pytest.mark.soak
async def test_upgrades_that_are_ended(empty_town: Town) -> None:
    draws = random.Random(1)
    await check(empty_town, [draws.uniform(0, LONGEST) for _ in range(ENDS)])
