"""The fixtures of tables."""

from __future__ import annotations

import pytest

from bot.table import Tables
from tests.bot.table.market import with_market


@pytest.fixture
def trading(tables: Tables) -> Tables:
    """Return the tables of toy games with a market."""
    return with_market(tables)
