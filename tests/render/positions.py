"""Positions of Arriala to draw and tell, played by its sensible policy."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.kit.palette import channels
from rules import Event, Game, new_game
from rules.arriala.actions import EndTurn

NAMES = ("Maëlle", "Joan", "Friedrich", "Anaïs de Sant-Gaudenç")
SMALL_BOARD = (Path(__file__).parent / "small_board.toml").read_text("utf-8")


@cache
def played(
    seats: int, rounds: int, seed: int = 2, board: str | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """A game after so many rounds (or at its end), and the events of its last turn."""
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


def decoded(png: bytes) -> Image.Image:
    """The picture in RGB."""
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def is_colour(image: Image.Image, point: tuple[float, float], colour: str, tolerance: int = 14) -> bool:
    """Whether a pixel has a colour, but for what 256 colours cost."""
    found = image.getpixel((round(point[0]), round(point[1])))
    assert isinstance(found, tuple)
    return all(abs(a - b) <= tolerance for a, b in zip(found, channels(colour), strict=True))
