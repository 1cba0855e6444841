"""The figures of the Great Canal's policy: how long games last, what a decision costs.

pytest -m benchmark -n 0 -s tests/benchmarks/test_great_canal_policy.py
"""

from __future__ import annotations

import gc
import time
from collections import defaultdict
from statistics import mean

import pytest

from rules.great_canal import GreatCanal
from rules.records import Action
from tests.benchmarks.promises import Promises
from tests.rules.great_canal.positions import start
from tests.rules.great_canal.test_policy_games import suggested_play, whole_game

pytestmark = pytest.mark.benchmark

GAMES = 20
HALF, NINE_OF_TEN = 130, 200
"""Turns of all seats together that half of the games take at most, and nine of ten."""
MEDIAN, MOSTLY, WORST = 1.0, 2.0, 15.0
"""Milliseconds of CPU that a decision takes in the median, in 95 of 100, and at most."""


@pytest.mark.parametrize("seats", [3, 4])
def test_how_long_games_last(seats: int, promises: Promises) -> None:
    """Half of the games and nine of ten end soon enough; how many canals are finished is printed."""
    ends = [whole_game(seats, seed)[-1].after for seed in range(GAMES)]
    assert all(game.outcome is not None for game in ends)
    turns = sorted(game.turn.number for game in ends)
    done = sum(1 for game in ends if game.flooded) / GAMES
    print(f"\n{seats} seats: canals {done:.0%}")
    what, case = "The Great Canal: turns of", f"{seats} seats"
    promises.at_most(HALF, turns[GAMES // 2], f"{what} half of the games", case=case)
    promises.at_most(NINE_OF_TEN, turns[GAMES * 9 // 10], f"{what} nine games of ten", case=case)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_decision_costs(seats: int, promises: Promises) -> None:
    """Every decision of some games is timed when it is first asked for; garbage is collected in between."""
    spent: dict[str, list[float]] = defaultdict(list)

    def timed(game: GreatCanal, seat: int) -> Action:
        started = time.process_time()
        action = game.suggest(seat)
        spent[type(action).__name__].append((time.process_time() - started) * 1000)
        return action

    for seed in range(GAMES):
        gc.collect()
        gc.disable()
        try:
            for _ in suggested_play(start(seats, seed, None), timed):
                pass
        finally:
            gc.enable()
    costs = sorted(one for each in spent.values() for one in each)
    print(f"\n{seats} seats, {len(costs)} decisions: mean {mean(costs):.2f} ms")
    for name, each in sorted(spent.items(), key=lambda one: -mean(one[1])):
        print(f"  {name}: {len(each)}, mean {mean(each):.2f} ms, worst {max(each):.2f} ms")
    what, case = "The Great Canal: suggest,", f"{seats} seats"
    promises.at_most(MEDIAN, costs[len(costs) // 2], f"{what} median", "ms", case)
    promises.at_most(MOSTLY, costs[len(costs) * 95 // 100], f"{what} p95", "ms", case)
    promises.at_most(WORST, costs[-1], f"{what} worst", "ms", case)
