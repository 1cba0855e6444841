"""What came in since the turn last passed is what the points have grown by."""

from __future__ import annotations

import pytest

from render.great_canal.seats.gains import gains
from rules.great_canal import events as e
from tests.render.great_canal.seat_positions import GAMES
from tests.rules.great_canal.positions import start


@pytest.mark.parametrize(("seats", "seed", "variable"), GAMES)
def test_gains_are_the_differences_of_points(seats: int, seed: int, variable: bool) -> None:
    """Check it for every action of whole games (great_canal.R9)."""
    game = start(seats, seed, variable=variable)
    met: set[type] = set()
    while game.outcome is None:
        seat, before = game.waiting_for[0], game.view(None).scores
        game, events = game.apply(seat, game.suggest(seat))
        after = game.view(None)
        grown = tuple(now - then for now, then in zip(after.scores, before, strict=True))
        assert gains(after, events) == grown, events
        met.update(map(type, events))
    assert {e.CanalDug, e.CityBuilt, e.RouteTaken, e.MetropolisWon} <= met


def test_a_merchant_that_moves_on_brings_nothing() -> None:
    """Check great_canal.R32: whoever had the merchant already has no point more."""
    view = start(4).view(None)
    assert gains(view, (e.MerchantMoved(1, 9, None),)) == (0, 1, 0, 0)
    assert gains(view, (e.MerchantMoved(1, 9, 2),)) == (0, 1, -1, 0)
    assert gains(view, (e.MerchantMoved(1, 9, None, kept=True),)) == (0, 0, 0, 0)


def test_what_is_lost_counts_too() -> None:
    """Check great_canal.R13, R22, R24: routes, cities and metropolises that go to others."""
    view = start(4).view(None)
    assert gains(view, (e.RouteTaken(0, 6, loser=3),)) == (2, 0, 0, -2)
    assert gains(view, (e.RouteLost(2),)) == (0, 0, -2, 0)
    assert gains(view, (e.CityLost(1, 4, fallen=True, wall=False),)) == (0, -1, 0, 0)
    assert gains(view, (e.MetropolisWon(0, "trade", 4, 1),)) == (2, -2, 0, 0)
    assert gains(view, (e.CanalDug(9, (2,)), e.CanalDug(9, (0, 2)))) == (1, 0, 3, 0)
