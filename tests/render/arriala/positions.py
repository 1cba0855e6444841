"""Positions of Arriala to draw and describe, played by its sensible policy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from PIL import Image

import render
from rules import Event, Game, new_game
from rules.arriala.actions import EndTurn
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from tests.render.pictures import decoded

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


def view_of(seats: int, rounds: int, seat: int | None = None, board: str | None = None) -> ArrialaView:
    """Return a seat's view, or the public's, of a game after so many rounds."""
    return cast(ArrialaView, played(seats, rounds, board=board)[0].view(seat))


def start(seats: int) -> ArrialaView:
    """Return the public's view of a game before its first turn."""
    return view_of(seats, 0)


def words_of(view: ArrialaView) -> Words:
    """Return the English words for a view."""
    return Words("arriala", "en", NAMES[: view.seats], view)


def painted(view: ArrialaView, theme: str = "light", **options: Any) -> Image.Image:
    """Return the board in RGB; ``options`` are those of :func:`render.board`."""
    return decoded(render.board(view, theme, names=NAMES[: view.seats], **options))
