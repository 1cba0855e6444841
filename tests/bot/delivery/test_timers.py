"""The loop that ends what nobody answers in time: it outlives what goes wrong, and stops before the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import discord
import pytest

from bot.delivery.worker import OutboxWorker
from bot.store.connection import to_millis
from tests.bot.market import MarketServer, open_market, question, sell, state
from tests.discord import Server, texts
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server whose toy games have a market."""
    async with running(tmp_path / "games.db", MarketServer) as made:
        yield made


async def test_it_goes_on_after_what_is_due_could_not_be_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = 0")

    async def broken() -> tuple[int, ...]:
        raise OSError("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(server.tables.timers, "end_due", broken)
        await server.sweep(61)
        (fault,) = server.faults
        assert "no disk" in fault
        server.faults.clear()
    await server.sweep(61)
    assert (await state(server, game_id)).sale is None


async def test_it_wakes_each_minute_and_when_the_next_is_due(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is over half a minute after it has slept for a minute, and it sleeps no longer than that."""
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    expire, woken = server.tables.timers.end_due, list[datetime]()

    async def noted() -> tuple[int, ...]:
        woken.append(discord.utils.utcnow())
        return await expire()

    monkeypatch.setattr(server.tables.timers, "end_due", noted)
    await server.sweep(61)
    (begun,) = woken
    due = begun + timedelta(seconds=90)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = ?", to_millis(due))
    await server.sweep(90)
    slept = [(now - begun).total_seconds() for now in woken]
    assert slept == pytest.approx([0, 60, 90], abs=1)
    assert woken[-1] >= due
    assert (await state(server, game_id)).sale is None


async def test_what_the_channel_reads_of_it_comes_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is told, and does not find it when it looks for what is due."""
    game_id, (first, *_) = await open_market(server)
    await sell(server, game_id, first)
    await server.sweep()
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = 0")

    async def nothing(_: OutboxWorker) -> None:
        """Find nothing that is due."""

    monkeypatch.setattr(OutboxWorker, "_try_due", nothing)
    await server.sweep(61)
    assert (await state(server, game_id)).sale is None
    assert "sells nothing" in texts(question(server, "card of").components)


@pytest.mark.parametrize("part", ["timers", "stand_ins"])
async def test_the_store_is_closed_after_the_loops_have_stopped(
    server: Server, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """What is under way is given up, which takes its time; only then is there no store any more."""
    order: list[str] = []
    method = {"timers": "end_due", "stand_ins": "games"}[part]
    close = server.tables.store.close

    async def endless(**given: bool) -> tuple[int, ...]:
        order.append("begun")
        try:
            waiting = asyncio.get_running_loop().create_future()
            return await server.env.external_wait(waiting, reason="it takes its time")
        finally:
            for _ in range(1000):
                await asyncio.sleep(0)
            order.append("given up")

    async def noted() -> None:
        order.append("closed")
        await close()

    monkeypatch.setattr(getattr(server.tables, part), method, endless)
    monkeypatch.setattr(server.tables.store, "close", noted)
    await server.sweep(61)
    await server.client.close()
    assert order == ["begun", "given up", "closed"]
