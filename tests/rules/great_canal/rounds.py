"""From a turn to the next one of the same seat."""

from __future__ import annotations

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from tests.rules.great_canal.positions import act, rolls


def next_turn(game: GreatCanal) -> GreatCanal:
    """Return the game in the next turn of the seat in turn, after its roll; all others only roll and end.

    All roll a 2, of which nothing comes but what its hex yields, unless somebody has improved trade.
    """
    for _ in range(game.seats):
        game = act(rolls(act(game, a.EndTurn()), 1, 1), a.Roll())
    return game
