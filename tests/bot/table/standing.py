"""Games with standing answers, and what came of them."""

from __future__ import annotations

from bot.table import Tables
from rules import Standing
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, GUILD, PEOPLE, everything


async def log_of(tables: Tables, game: int, seat: int | None = None) -> list[tuple[str, int | None, bool]]:
    """Return the log: kind, seat, and whether the reader is told that it was a standing answer."""
    entries = await tables.records.history(game, seat, 50)
    return [(entry.kind.value, entry.seat, "standing" in entry.facts) for entry in entries]


async def stored(tables: Tables) -> list[tuple[int, str]]:
    """Return the seat and the topic of all standing answers in the store."""
    return [tuple(row) for row in await everything(tables, "standing", "seat, topic")]


async def waiting(tables: Tables, game: int) -> tuple[int, ...]:
    """Return the seats that are waited for."""
    return (await tables.load(game)).game.waiting_for


async def canal_du_midi(tables: Tables, *given: Standing) -> int:
    """Start a game of Canal du Midi at which Ann, Bob and Cleo have given standing answers; return its id."""
    info = await tables.lobby.create("canal_du_midi", GUILD, CHANNEL, 3, ANN)
    for person in (BOB, CLEO):
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, ANN, first=ANN.discord_id)
    for person, standing in zip(PEOPLE, given, strict=False):
        assert await tables.standing.set(info.id, person, standing) is None
    return info.id
