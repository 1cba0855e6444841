"""Tables of the toy game with people at them, for the tests of store and table."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store import OutboxRow, Store
from bot.store.seals import seal_rows
from bot.table import MessageKind, Person, Result, TableInfo, Tables, read_note
from tests.empty import put_empty_database
from tests.toy.actions import Choose, EndTurn

MODERATOR = Person(900, "Mo")
ANN = Person(101, "Ann")
BOB = Person(102, "Bob")
CLEO = Person(103, "Cleo")
DAN = Person(104, "Dan")
PEOPLE = (ANN, BOB, CLEO, DAN)
GUILD = 7
CHANNEL = 70
SEED = "0123456789abcdef" * 2


class Clock:
    """A clock that goes when it is advanced."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **duration: int) -> datetime:
        """Let time go by; return the time then."""
        self.now += timedelta(**duration)
        return self.now


@asynccontextmanager
async def opened(path: Path, seed: str = SEED) -> AsyncIterator[Tables]:
    """Open the tables of a database file."""
    put_empty_database(path)
    async with await Store.open(path, Clock()) as store:
        yield Tables(store, lambda: seed)


async def start(tables: Tables, people: int = 2, channel: int = CHANNEL) -> TableInfo:
    """Start a toy game in which Ann sits first and begins; its channel lacks nothing but the board."""
    info = await tables.lobby.create("toy", GUILD, channel, people, ANN)
    for person in PEOPLE[1:people]:
        await tables.lobby.join(info.id, person)
    info = await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    async with tables.store.write() as queries:
        await queries.run("UPDATE outbox SET done = created WHERE game = ? AND kind = 'note'", info.id)
    return info


async def choose_all(tables: Tables, game: int, people: int = 2) -> Result:
    """Choose a number for everybody, so that a turn begins; return what came of the last one's."""
    *others, last = PEOPLE[:people]
    for number, person in enumerate(others, start=1):
        await tables.play.act(game, person, Choose(number))
    return await tables.play.act(game, last, Choose(people))


async def finish(tables: Tables, game: int) -> TableInfo:
    """Play a game to its end as the game itself suggests."""
    while (position := await tables.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
    return position.info


async def end_turn(tables: Tables, game: int, person: Person) -> Result:
    """End somebody's turn."""
    return await tables.play.act(game, person, EndTurn())


async def due_rows(tables: Tables, now: datetime) -> list[OutboxRow]:
    """Return the rows of all games that are due: the oldest of each queue."""
    queues = await tables.outbox.queues_due(now)
    games = [await tables.outbox.due(now, game) for game in dict.fromkeys(one.game_id for one in queues)]
    rows = sorted((row for rows in games for row in rows), key=lambda row: row.id)
    assert [row.queue for row in rows] == queues
    return rows


async def deliver_all(tables: Tables) -> list[OutboxRow]:
    """Send all pending messages, one row after the other; message ids are 5000 more than the rows'."""
    sent: list[OutboxRow] = []
    while rows := await due_rows(tables, tables.store.clock()):
        for row in rows:
            await tables.outbox.delivered(row.id, 5000 + row.id)
        sent += rows
    return sent


def names_of(rows: list[OutboxRow]) -> list[str]:
    """Return what pending messages are: their kinds, of notes the keys."""
    return [read_note(row).key if row.kind == MessageKind.NOTE else str(row.kind) for row in rows]


async def counts(tables: Tables) -> dict[str, int]:
    """Count the rows of each table of the database."""
    names = (
        "person",
        "game",
        "seat",
        "entry",
        "snapshot",
        "outbox",
        "proposal",
        "consent",
        "standing",
        "plan",
    )
    return {name: (await everything(tables, name))[0][0] for name in names}


async def everything(tables: Tables, table: str, columns: str = "count(*)") -> list[Any]:
    """Return rows of a table."""
    return await tables.store.reader.rows(f"SELECT {columns} FROM {table}")


def tamper(path: Path, *statements: str) -> None:
    """Change a closed database behind the program's back, past all its guards, and seal it again."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for (trigger,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        for statement in statements:
            assert connection.execute(statement).rowcount > 0
        seal_rows(connection)
