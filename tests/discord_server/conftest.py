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
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    """Start the bot where three people are; it may do nothing that Discord would refuse in any case."""
    discord = Discord()
    async with serving(discord) as proxy:
        made = Town(discord, Bot.in_folder(tmp_path, proxy, discord))
        await made.bot.start()
        try:
            yield made
        finally:
            await made.bot.kill()
    assert discord.faults == []
