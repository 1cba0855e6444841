"""An act is done by few statements: what it needs is read once, and what it changes is written once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.bot.playing import act_by_command, open_game
from tests.discord import Server

MOST = 15
"""So many statements an act runs at most, from the command to the sent message, BEGIN and COMMIT among them."""
USUAL = 13
ACTS = 24


@asynccontextmanager
async def counted(server: Server) -> AsyncIterator[list[str]]:
    """Note all statements that run on the bot's connections."""
    ran: list[str] = []
    connections = server.tables.store._connections
    for connection in connections:
        await connection.set_trace_callback(ran.append)
    yield ran
    for connection in connections:
        await connection.set_trace_callback(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("title", ["Arriala: Canal de Garonne", "Canal du Midi", "The Great Canal"])
async def test_an_act_runs_few_statements(server: Server, title: str) -> None:
    game_id = await open_game(server, title, 3)
    numbers: list[int] = []
    for _ in range(ACTS):
        position = await server.tables.load(game_id)
        seat = position.game.waiting_for[0]
        async with counted(server) as ran:
            await act_by_command(server, position, seat, position.game.suggest(seat))
        assert len(ran) <= MOST, "\n".join(ran)
        numbers.append(len(ran))
    assert (await server.tables.load(game_id)).seq >= ACTS
    assert sum(numbers) <= USUAL * ACTS
