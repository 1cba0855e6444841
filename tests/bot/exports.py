"""Exports of real games in the middle of their play."""

from __future__ import annotations

from pathlib import Path

from bot.table import Tables
from tests.bot.table.filed import begin
from tests.bot.table.seated import CHANNEL, MODERATOR, opened

STEPS = {"arriala": (3, 45), "canal_du_midi": (3, 30), "great_canal": (3, 120)}
"""With how many seats each game is played, and how far."""


async def export_of(kind: str, database: Path, *, seats: int = 0, steps: int = 0) -> bytes:
    """Return the export of a game as the computer plays it."""
    usual = STEPS[kind]
    async with opened(database) as tables:
        game = (await begin(tables, kind, seats or usual[0], CHANNEL)).id
        await _play(tables, game, steps or usual[1])
        return await tables.transfer.export(game, MODERATOR)


async def _play(tables: Tables, game: int, steps: int) -> None:
    for _ in range(steps):
        position = await tables.load(game)
        if not position.game.waiting_for:
            return
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
