"""Tables with computer players, for tests."""

from __future__ import annotations

from bot.table import Person, Tables
from rules.players import Level
from tests.bot.table.seated import ANN, CHANNEL, GUILD

BOT = Person(None, "", "strong")
"""A strong computer player."""


async def against(tables: Tables, *levels: Level, kind: str = "toy") -> int:
    """Start a game of Ann against computer players; return its id."""
    seats = len(levels) + 1
    game = (await tables.lobby.create(kind, GUILD, CHANNEL, seats, ANN, computers=levels)).id
    await tables.lobby.start(game, ANN, first=ANN.discord_id)
    return game
