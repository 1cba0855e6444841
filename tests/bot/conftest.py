"""The fixture of a running server, for the tests of the bot."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord import Server
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server with four people, a moderator, a helper and a stranger."""
    async with running(tmp_path / "games.db") as made:
        yield made
