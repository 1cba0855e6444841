"""Counting in processes that wait until they are told to go on, so that something can happen to them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from bot.table.results import EndedGame, GameResult, count_game

GO = "go"
"""The file, in the folder in which the program was started, that lets games be counted."""

COUNTING = "{}.counting"
"""The file by which a process says that it counts a game, by its number."""


def count_when_told(game: EndedGame) -> GameResult | None:
    """Count a game once that is allowed."""
    Path(COUNTING.format(os.getpid())).touch()
    while not Path(GO).exists():
        time.sleep(0.01)
    return count_game(game)
