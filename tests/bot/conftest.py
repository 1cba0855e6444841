"""The fixtures of a running server and of the tables alone, for the tests of the bot."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table import Tables
from tests.bot.table.seated import opened
from tests.discord import Server
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server with four people, a moderator, a helper and a stranger."""
    async with running(tmp_path / "games.db") as made:
        yield made


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Open the tables on a new database, without Discord, by a clock of the tests' own."""
    async with opened(tmp_path / "riquet.db") as tables:
        yield tables
