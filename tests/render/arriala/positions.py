"""Positions of Arriala to draw and describe, played by its sensible policy."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules import Event, Game, new_game
from rules.arriala.actions import EndTurn

NAMES = ("Maëlle", "Joan", "Friedrich", "Anaïs de Sant-Gaudenç")
SMALL_BOARD = (Path(__file__).parent / "small_board.toml").read_text("utf-8")


@cache
def played(
    seats: int, rounds: int, seed: int = 2, board: str | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """Return a game after so many rounds (or at its end), and the events of its last turn."""
    game = new_game("arriala", seats=seats, seed=seed, **({"board": board} if board else {}))
    turn: list[Event] = []
    last: tuple[Event, ...] = ()
    while game.outcome is None and len(game.waiting_for) > 0:
        if game.view(None).round > rounds:  # type: ignore[attr-defined]
            break
        seat = game.waiting_for[0]
        action = game.suggest(seat)
        game, events = game.apply(seat, action)
        turn += events
        if isinstance(action, EndTurn) or game.outcome is not None:
            last, turn = tuple(turn), []
    return game, last
