"""The stand-in with a server, a channel and three people, and the bot connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord_server.process import Bot
from tests.discord_server.server import serving
from tests.discord_server.stand_in import Discord
from tests.discord_server.town import Town
from tests.indexed import indexed_bot


@pytest.fixture
async def empty_town(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    """Return a town in which the bot does not run yet; it may do nothing that Discord would refuse.

    In the long runs it is what people start; in plain ones it finds rulebooks indexed.
    """
    discord = Discord()
    async with serving(discord) as proxy:
        town = Town(discord, Bot.in_folder(tmp_path, proxy, discord))
        if request.node.get_closest_marker("soak") is None:
            town.bot.arguments = indexed_bot()
        try:
            yield town
        finally:
            await town.bot.kill()
    assert discord.faults == []


@pytest.fixture
async def town(empty_town: Town) -> Town:
    """Start the bot in a town."""
    await empty_town.bot.start()
    return empty_town
