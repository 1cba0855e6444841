"""What follows from a position is worked out once: counted in a game played at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from rules.great_canal import GreatCanal, route, sailing
from rules.great_canal import actions as a
from rules.great_canal.steps import means
from rules.records import Action
from tests.rules.great_canal.positions import start

ACTIONS = 1000

DERIVED = ((means, "means_of"), (sailing, "_sailings"), (route, "_length"))
"""What a seat in turn has, with which all that it may do is put together; its ships' moves; routes."""
MOST = {"means_of": 0.7, "_sailings": 0.4, "_length": 0.16}
"""How often each is worked out at most, by the actions of a game: half as often again as it is."""


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often each has been worked out."""
    counts = Counter[str]()

    def counted(name: str, compute: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(compute)
        def count(*arguments: Any) -> Any:
            counts[name] += 1
            return compute(*arguments)

        return count

    for module, name in DERIVED:
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))
    return counts


def choice(draws: random.Random, game: GreatCanal) -> tuple[int, Action]:
    """Return who acts next and how, any action alike."""
    seat = game.waiting_for[0]
    return seat, draws.choice(game.legal_actions(seat))


def test_how_often_in_a_game(derived: Counter[str]) -> None:
    """Check that nothing is worked out more often by far than something happens to it."""
    draws, game = random.Random(1), start(4, 1, None)
    for _ in range(ACTIONS):
        game, _ = game.apply(*choice(draws, game))
    for name, most in MOST.items():
        assert 0 < derived[name] <= most * ACTIONS


def test_once_a_position(derived: Counter[str]) -> None:
    """Check that who asks again, and what is done then, finds what was worked out for the position."""
    draws, game = random.Random(2), start(3, 2, None)
    for _ in range(ACTIONS):
        seat, action = choice(draws, game)
        there = game.legal_actions(seat)
        known = Counter(derived)
        assert game.legal_actions(seat) == there
        assert derived == known
        game, _ = game.apply(seat, action)
        assert (derived["means_of"], derived["_sailings"]) == (known["means_of"], known["_sailings"])


def test_offers_change_nothing_else(derived: Counter[str]) -> None:
    """Check that all that has nothing to do with an offer stays known when one is made and withdrawn."""
    draws, game = random.Random(3), start(4, 3, None)
    made = 0
    for _ in range(ACTIONS):
        seat, action = choice(draws, game)
        if isinstance(action, a.MakeOffer):
            made, known = made + 1, Counter(derived)
            offered, _ = game.apply(seat, action)
            assert a.WithdrawOffer() in offered.legal_actions(seat)
            withdrawn, _ = offered.apply(seat, a.WithdrawOffer())
            if game.offer is None:
                assert withdrawn.legal_actions(seat) == game.legal_actions(seat)
            assert derived == known
        game, _ = game.apply(seat, action)
    assert made > ACTIONS // 20
