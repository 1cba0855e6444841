"""The figures of Arriala: random play against catanatron's in the same run, and what suggestions take.

pytest -m benchmark -s tests/benchmarks/test_arriala_rules.py
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest

from rules import new_game
from rules.arriala import Arriala
from tests.benchmarks.playing import ratio_to_catanatron
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import least, milliseconds

pytestmark = [pytest.mark.benchmark, pytest.mark.parametrize("seats", Arriala.seat_numbers)]

RATIO = 2.0
SUGGESTED = 1.0
"""Milliseconds."""
GAMES = 40
SUGGESTED_GAMES = 3
ROUNDS = 3


@pytest.fixture(scope="module")
def environments(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of what is installed for all settings."""
    return tmp_path_factory.mktemp("environments")


def test_random_play_against_catanatron(seats: int, environments: Path, promises: Promises) -> None:
    settings = json.dumps({"seats": seats})
    ratio = ratio_to_catanatron("random_arriala.py", GAMES, environments, [settings])
    promises.at_least(RATIO, ratio, "Arriala: random play by catanatron's", "×", f"{seats} seats")


def test_suggestions_over_whole_games(seats: int, promises: Promises) -> None:
    taken = least(lambda: suggestion(seats), promises.here(SUGGESTED), ROUNDS)
    promises.at_most(SUGGESTED, taken, "Arriala: suggest, median", "ms", f"{seats} seats")


def suggestion(seats: int) -> float:
    """Return the median of the milliseconds that each suggestion of whole games takes."""
    taken: list[float] = []
    for seed in range(SUGGESTED_GAMES):
        game = new_game("arriala", seats=seats, seed=seed)
        while game.waiting_for:
            seat = game.waiting_for[0]
            taken.append(milliseconds(lambda game=game, seat=seat: game.suggest(seat)))
            game, _ = game.apply(seat, game.suggest(seat))
    return median(taken)
