"""When the program stops, what is under way arrives; nothing more begins, and it does not wait for ever."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.sends import Sends
from bot.ui.router import Router
from bot.ui.under_way import finish
from tests.bot.delivery.rough import end_turns, in_turns, noted, pending
from tests.discord import Server


async def test_a_message_on_its_way_arrives_and_is_noted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is behind it waits for the next start."""
    game_id, seat = await in_turns(server)
    send, begun, goes_on = Sends.send, asyncio.Event(), asyncio.Event()
    calls: list[int] = []

    async def slow(self: Sends, row: Any, *given: Any) -> int:
        calls.append(row.id)
        begun.set()
        await goes_on.wait()
        return await send(self, row, *given)

    server.env.inject_error("POST", "/channels/*/messages", status=500)
    await end_turns(server, seat, 2)
    monkeypatch.setattr(Sends, "send", slow)
    with server.env.time_context():
        async with server.tables.store.write() as queries:
            await queries.run("UPDATE outbox SET due = 0 WHERE done IS NULL")
        server.services.delivery.wake(game_id)
        await begun.wait()
        stopping = asyncio.create_task(cast(Any, server.services.delivery).stop(60))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not stopping.done()
        goes_on.set()
        await stopping
    assert len(calls) == 1
    (left,) = await pending(server)
    assert left["id"] > calls[0]
    assert server.last.id in await noted(server)


async def test_whoever_has_asked_is_answered_and_nobody_else(server: Server) -> None:
    """What is under way ends by itself, and what comes then is not begun."""
    router, begun, goes_on = Router(server.services), asyncio.Event(), asyncio.Event()
    done: list[str] = []
    interaction = SimpleNamespace(channel_id=1, user=SimpleNamespace(id=1))
    request: Any = SimpleNamespace(
        interaction=interaction, again=None, is_outdated=False, moderates_server=False
    )

    async def slow(_: Any) -> None:
        begun.set()
        await goes_on.wait()
        done.append("slow")

    async def late(_: Any) -> None:
        done.append("late")

    answering = asyncio.create_task(router._answer(request, slow))
    await begun.wait()
    stopping = asyncio.create_task(router.stop(60))
    await asyncio.sleep(0)
    await router._answer(request, late)
    assert not stopping.done()
    goes_on.set()
    await asyncio.gather(stopping, answering)
    assert done == ["slow"]


async def test_what_takes_too_long_is_given_up() -> None:
    """It ends in order, and so do those that it was waited for with."""
    ended: list[str] = []

    async def endless() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.append("endless")

    async def quick() -> None:
        ended.append("quick")

    await finish([asyncio.create_task(endless()), asyncio.create_task(quick())], 0.01)
    assert ended == ["quick", "endless"]


async def test_nothing_under_way_is_waited_for_no_moment() -> None:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await finish([], 60)
    assert loop.time() - begun < 1


async def test_the_client_stops_at_once_where_nothing_is_under_way(server: Server) -> None:
    await in_turns(server)
    begun = time.monotonic()
    await server.client.close()
    assert time.monotonic() - begun < 2
