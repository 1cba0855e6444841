"""The checks of what would be lost by an action: told of legal ones, from what the seat may know alone."""

from __future__ import annotations

from rules.game import Game
from rules.values import Text


def losses(game: Game, seat: int) -> tuple[Text, ...]:
    """Return what would be lost by each legal action of a seat by which something would."""
    found = (game.lost_by(seat, action) for action in game.legal_actions(seat))
    return tuple(lost for lost in found if lost is not None)


def check_lost(game: Game) -> None:
    """Raise AssertionError unless asking what would be lost always says the same and changes nothing."""
    stored = game.to_json()
    for seat in range(game.seats):
        assert losses(game, seat) == losses(game, seat)
    assert game.to_json() == stored


def check_lost_secrets(changed: Game, game: Game, seat: int) -> None:
    """Raise AssertionError unless a seat is told of the same losses in both games."""
    for action in game.legal_actions(seat):
        assert changed.lost_by(seat, action) == game.lost_by(seat, action), f"{action} tells too much"
