"""The stand-in with a server, a channel and three people, and the bot connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord_server.process import Bot
from tests.discord_server.server import serving
from tests.discord_server.stand_in import Discord
from tests.discord_server.town import Town


@pytest.fixture
async def empty_town(tmp_path: Path) -> AsyncIterator[Town]:
    """Return a town in which the bot does not run yet; it may do nothing that Discord would refuse."""
    discord = Discord()
    async with serving(discord) as proxy:
        town = Town(discord, Bot.in_folder(tmp_path, proxy, discord))
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
