"""What all tests of The Great Canal through Discord have in common."""

from __future__ import annotations

import pytest

from tests.bot.great_canal import table as t


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel."""
    t.without_pictures(monkeypatch)
