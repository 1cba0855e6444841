"""Messages are late, refused or cut off on their way, and the gateway drops: the channel gets each once."""

from __future__ import annotations

import asyncio
import random

import pytest
from aiohttp import web

from tests.discord_server.kill import Killing
from tests.discord_server.stand_in import Handler, Way
from tests.discord_server.town import Town

ACTS = 150
BETWEEN_DROPS = 30
LATEST = 0.3
_CUT_BEFORE, _CUT_AFTER, _BROKEN, _LATE = 0.05, 0.1, 0.12, 0.5


def rough(draws: random.Random) -> Way:
    """Return a way on which what is sent to channels is often late or lost, or the answer is."""

    async def way(request: web.Request, handler: Handler) -> web.StreamResponse:
        if "/channels/" not in request.path or request.method == "GET":
            return await handler(request)
        chance = draws.random()
        if chance < _CUT_BEFORE:
            return cut(request)
        if chance < _CUT_AFTER:
            await handler(request)
            return cut(request)
        if chance < _BROKEN:
            return web.Response(status=503)
        if chance < _LATE:
            await asyncio.sleep(draws.uniform(0, LATEST))
        return await handler(request)

    return way


def cut(request: web.Request) -> web.StreamResponse:
    """Cut a connection; what is returned gets nowhere."""
    assert isinstance(request.transport, asyncio.Transport)
    request.transport.abort()
    return web.Response(status=502)


@pytest.mark.soak
async def test_rough_weather(empty_town: Town) -> None:
    town = empty_town
    playing = Killing(town, random.Random(3))
    await town.bot.start()
    town.discord.way = rough(playing.draws)
    stream = asyncio.create_task(playing.stream.run())
    for acts in range(BETWEEN_DROPS, ACTS + 1, BETWEEN_DROPS):
        await town.discord.until(lambda acts=acts: playing.stream.ledger.acknowledged >= acts, seconds=120)
        town.discord.gateway.drop()
    stream.cancel()
    await asyncio.gather(stream, return_exceptions=True)
    await town.bot.stop()
    assert await playing.complaints() == []
    assert town.discord.gateway.resumed >= ACTS // BETWEEN_DROPS - 1
