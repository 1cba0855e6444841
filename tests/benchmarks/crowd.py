"""Thousands of open games in one database: some played for a while, each its own, and many just begun.

python crowd.py <database> <games played for a while> <open games>
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.store import Store
from bot.store.seals import seal_rows
from bot.table import Person, Tables
from rules import Action, Game
from tests.benchmarks.world import GUILD
from tests.bot.table.seated import Clock

FIRST_CHANNEL = 1000
_COPIED = ("seat", "entry", "snapshot", "matter")
_BEGINNING = 3
"""So many actions were done in a game that has just begun."""
_PEOPLE = tuple(
    Person(10_000 + number, f"{first}{last}")
    for number, (first, last) in enumerate(
        itertools.product(("Jo", "Mar", "Ber", "Lu", "Cla", "Sim"), ("an", "tin", "the", "cie", "ra", "on"))
    )
)


class Sort(NamedTuple):
    """A kind of game with a number of seats, and how many actions are done at most."""

    kind: str
    seats: int
    actions: int


SORTS = (
    *(Sort("arriala", seats, 50) for seats in (2, 3, 4)),
    *(Sort("canal_du_midi", seats, 35) for seats in (2, 3, 4)),
    *(Sort("great_canal", seats, 120) for seats in (3, 4)),
)


def next_action(game: Game, seat: int) -> Action:
    """Return what is suggested to a seat; something else where people are asked before they lose by that.

    Whoever is asked first does it by a second press, which would be another act. In Arriala that is the end
    of one turn of twenty or so, which posts a board: so many boards fewer are counted.
    """
    suggested = game.suggest(seat)
    if game.lost_by(seat, suggested) is None:
        return suggested
    kept = (action for action in game.legal_actions(seat) if game.lost_by(seat, action) is None)
    return next(kept, suggested)


async def make_crowd(database: Path, far: int, games: int) -> None:
    """Make a database of so many open games, in channels of their own from FIRST_CHANNEL on.

    The first ``far`` of them are of all sorts and somewhere in their middle, each with its own seed and
    people; the others have just begun.
    """
    draws, channels = random.Random(far), itertools.count(FIRST_CHANNEL)
    async with await Store.open(database, Clock()) as store:
        tables = Tables(store, lambda: f"{draws.getrandbits(128):032x}")
        for _, sort in zip(range(far), itertools.cycle(SORTS), strict=False):
            await _grow(tables, sort, draws.randint(_BEGINNING, sort.actions), draws, next(channels))
        begun = [
            await _grow(tables, sort, _BEGINNING, draws, channel)
            for channel, sort in enumerate(SORTS, start=1)
        ]
    with closing(sqlite3.connect(database)) as connection, connection:
        for original in itertools.islice(itertools.cycle(begun), games - far):
            _copy(connection, original, next(channels))
        connection.execute("UPDATE outbox SET done = created, state = NULL, message_id = id")
        seal_rows(connection)


async def _grow(tables: Tables, sort: Sort, actions: int, draws: random.Random, channel: int) -> int:
    """Start a game and do what it suggests; return its id."""
    host, *others = draws.sample(_PEOPLE, sort.seats)
    info = await tables.lobby.create(sort.kind, GUILD, channel, sort.seats, host)
    for person in others:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, host)
    position = await tables.load(info.id)
    for _ in range(actions):
        if not position.game.waiting_for:
            break
        seat = position.game.waiting_for[0]
        person = position.info.seats[seat]
        position = (await tables.play.act(info.id, person, position.game.suggest(seat))).position
    return info.id


def _copy(connection: sqlite3.Connection, original: int, channel: int) -> None:
    """Copy a game with all that hangs on it to another channel."""
    game = _insert_like(connection, "game", "id", original, {"id": None, "channel_id": channel})
    for table in _COPIED:
        _insert_like(connection, table, "game", original, {"game": game})


def _insert_like(
    connection: sqlite3.Connection, table: str, key: str, original: int, other: dict[str, int | None]
) -> int | None:
    """Copy the rows of a table that belong to a game, with other values; return the id of the last one."""
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    given: dict[str, int | None] = {**other, "post": None}
    chosen = [f":{name}" if name in given else name for name in columns]
    statement = f"INSERT INTO {table} SELECT {', '.join(chosen)} FROM {table} WHERE {key} = :original"
    return connection.execute(statement, {**given, "original": original}).lastrowid


if __name__ == "__main__":
    database, far, games = sys.argv[1:]
    asyncio.run(make_crowd(Path(database), int(far), int(games)))
