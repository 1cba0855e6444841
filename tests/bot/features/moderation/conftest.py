"""The fixtures of a server in which a role may moderate, and of a game in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from tests.bot.answers import choose_all
from tests.bot.playing import TOY, open_game
from tests.discord import Server
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server whose helpers may moderate by their role, which gives them no permission at all."""
    async with running(tmp_path / "games.db", moderator_roles=_helpers()) as made:
        assert made.config.moderator_roles == (made.helpers.id,)
        yield made


@cache
def _helpers() -> str:
    """Return the id of the role, which is the same in each server, since all is made in the same order."""
    return str(Server(Path("never-started.db")).helpers.id)


@pytest.fixture
async def game(server: Server) -> int:
    """Open a game in somebody's turn; return its id."""
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    return game
