"""Tables with a pace, for the tests of clocks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import cast

from msgspec.structs import replace

from bot.store import Queries
from bot.store.connection import to_millis
from bot.store.kinds import TimerKind
from bot.store.people import upsert_person
from bot.store.timers import TimerRow, timers_at
from bot.table import Pace, Person, Tables
from tests.bot.table.seated import ANN, CHANNEL, GUILD, PEOPLE, Clock, choose_all, deliver_all, names_of

HOUR = timedelta(hours=1)
PACE = Pace(turn=24, bank=72)


def clock_of(tables: Tables) -> Clock:
    """Return the clock of some tables."""
    return cast(Clock, tables.store.clock)


async def paced(tables: Tables, people: int = 3, pace: Pace | None = PACE, kind: str = "toy") -> int:
    """Start a game with a pace; in the toy game everybody chooses a number first."""
    info = await tables.lobby.create(kind, GUILD, CHANNEL, people, ANN, pace=pace)
    for person in PEOPLE[1:people]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    await deliver_all(tables)
    return info.id


async def in_turn(tables: Tables, people: int = 3, pace: Pace = PACE) -> int:
    """Start a game with a pace in which Ann has the turn."""
    game = await paced(tables, people, pace)
    await choose_all(tables, game, people)
    await deliver_all(tables)
    return game


async def late(tables: Tables, people: int = 3) -> int:
    """Start a game in which the time of Ann is over, which the others have read."""
    game = await in_turn(tables, people)
    clock_of(tables).advance(hours=PACE.turn + PACE.bank)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit", "time_over"]
    return game


async def clocks(tables: Tables, game: int) -> dict[int, TimerRow]:
    """Return the clocks that are stored, by seat."""
    rows = await timers_at(tables.store.reader, game, (TimerKind.CLOCK,))
    return {int(row.key): row for row in rows}


async def left(tables: Tables, game: int, seat: int = 0) -> float:
    """Return how many hours are left of a seat's clock that stands still."""
    row = (await clocks(tables, game))[seat]
    assert row.remaining is not None
    return row.remaining / 3_600_000


async def bank(tables: Tables, game: int, seat: int = 0) -> float | None:
    """Return the hours that are left of a seat's bank; None where nothing was used."""
    row = await tables.store.reader.row("SELECT bank FROM seat WHERE game = ? AND seat = ?", game, seat)
    assert row is not None
    return None if row["bank"] is None else row["bank"] / 3_600_000


async def set_away(tables: Tables, person: Person, until: datetime | None) -> None:
    """Let a person be away until a time, or back (None), as they set it for themselves."""
    away = None if until is None else to_millis(until)
    await tables.personal_times.change(person, lambda times: replace(times, away=away))
    await deliver_all(tables)


async def store_away(queries: Queries, person: Person, until: datetime) -> None:
    """Store until when a person is away, which no game follows."""
    row = await upsert_person(queries, person)
    await queries.run(
        "INSERT INTO person_preference (person, key, value) VALUES (?, 'away', ?)", row, str(to_millis(until))
    )
