"""The stand-in with a server, a channel and three people, and the bot connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.discord_server.process import AS_PEOPLE_START_IT, Bot
from tests.discord_server.server import serving
from tests.discord_server.stand_in import Discord
from tests.discord_server.town import Town
from tests.indexed import indexed_bot


@asynccontextmanager
async def town_in(folder: Path, *arguments: str) -> AsyncIterator[Town]:
    """Build a town in which the bot does not run yet, with what starts it; end it with the town."""
    discord = Discord()
    async with serving(discord) as proxy:
        town = Town(discord, Bot.in_folder(folder, proxy, discord))
        town.bot.arguments = arguments
        try:
            yield town
        finally:
            await town.bot.kill()
    assert discord.faults == []


@pytest.fixture
async def empty_town(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    """Return a town in which the bot does not run yet; it may do nothing that Discord would refuse.

    In the long runs it is what people start; in plain ones it finds rulebooks indexed.
    """
    is_plain = request.node.get_closest_marker("soak") is None
    async with town_in(tmp_path, *(indexed_bot() if is_plain else AS_PEOPLE_START_IT)) as town:
        yield town


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lasting_town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    """Start the bot in a town for all tests of a file that want no more of it than that it runs."""
    async with town_in(tmp_path_factory.mktemp("town"), *indexed_bot()) as town:
        await town.bot.start()
        yield town


@pytest.fixture
def shared_town(lasting_town: Town, request: pytest.FixtureRequest) -> Town:
    """Return the lasting town as those know it who play in a channel that no other test uses.

    A test with it runs in its file's event loop, and leaves the bot running and Discord as it was.
    """
    return lasting_town.elsewhere(request.node.name)


@pytest.fixture
async def town(empty_town: Town) -> Town:
    """Start the bot in a town."""
    await empty_town.bot.start()
    return empty_town
