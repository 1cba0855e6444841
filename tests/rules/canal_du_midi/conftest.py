"""These tests know the game even where the bot does not offer it, and leave GAMES as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules.registry
from rules.canal_du_midi import CanalDuMidi


@pytest.fixture(scope="package", autouse=True)
def known_game() -> Iterator[None]:
    """Make the game known under its id."""
    kind = rules.game_id(CanalDuMidi)
    known = kind in rules.GAMES
    rules.register(CanalDuMidi)
    yield
    if not known:
        del rules.registry._games[kind], rules.registry._codecs[kind]  # pyright: ignore[reportPrivateUsage]
