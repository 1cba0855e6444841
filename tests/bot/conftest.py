"""The fixtures of a running server and of the tables alone, for the tests of the bot."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.features.ending import messages
from bot.table import Tables
from tests.bot.table.seated import opened
from tests.discord import Server
from tests.discord import server as running


@pytest.fixture(autouse=True)
def _short_of_time(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give the last message of a game no time for its animation and turning points but in tests of them.

    Hundreds of tests play a game to its end, and each of the two takes seconds.
    """
    # What a test patches is to be as it was before its server is stopped: this is no part of that.
    with pytest.MonkeyPatch.context() as patch:
        if request.node.get_closest_marker("looks_back") is None:
            patch.setattr(messages, "LONGEST_DRAWING", 0)
            patch.setattr(messages, "LONGEST_THOUGHT", 0)
        yield


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
