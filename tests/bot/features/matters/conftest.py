"""The fixtures of a running server whose toy games have a market."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.market import MarketServer
from tests.bot.sent import Sent, collected
from tests.discord import Server
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot in a server whose toy games have a market."""
    async with running(tmp_path / "games.db", MarketServer) as made:
        yield made


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels, in order."""
    return collected(monkeypatch)
