"""Servers where games have ended and are counted, for what is told of them."""

from __future__ import annotations

from typing import Any

from bot.delivery.counting import Counting
from bot.table import Tables
from tests.bot.answers import answer_of
from tests.bot.table.simulated import CROWD, simulate
from tests.discord import PEOPLE, Server


async def count_all(tables: Tables) -> None:
    """Count all games that have ended, and rate by that, as the bot does by and by."""
    await Counting(tables).count()


async def crowded(server: Server, games: int = 20) -> None:
    """Let a crowd, of whom the first three are people of the server, have played toy games there."""
    await simulate(server.tables, games, calm=True, guild=server.guild.id)
    async with server.tables.store.write() as queries:
        for known, person, name in zip(CROWD, server.people[:3], PEOPLE, strict=False):
            await queries.run(
                "UPDATE person SET discord_id = ?, name = ? WHERE discord_id = ?",
                person.id,
                name,
                known.discord_id,
            )
    await count_all(server.tables)


async def ask(server: Server, who: Any, name: str = "stats", **options: Any) -> str:
    return answer_of(await who.slash(server.channel, name, **options))
