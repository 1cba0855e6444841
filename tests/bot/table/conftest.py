"""The fixtures of tables."""

from __future__ import annotations

import pytest

from bot.table import Tables
from tests.bot.table.market import with_market
from tests.bot.table.seated import choose_all, deliver_all, start


@pytest.fixture
def trading(tables: Tables) -> Tables:
    """Return the tables of toy games with a market."""
    return with_market(tables)


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has her turn, then Bob, then Cleo; all messages are sent."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await deliver_all(tables)
    return game
