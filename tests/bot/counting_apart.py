"""Counting in processes that are held back, so that something can happen to them."""

from __future__ import annotations

from bot.table.results import EndedGame, GameResult, count_game
from tests.bot.held_back import wait_to_go_on


def count_when_told(game: EndedGame) -> GameResult:
    """Count a game once that is allowed."""
    wait_to_go_on()
    return count_game(game)
