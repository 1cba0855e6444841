"""The figures of Canal du Midi's rules, with every number of seats: random play against catanatron's, advice.

pytest -m benchmark -n 0 -s tests/benchmarks/test_canal_du_midi_rules.py
"""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median

import pytest

from rules import new_game
from rules.canal_du_midi import CanalDuMidi
from tests.benchmarks.playing import ratio_to_catanatron
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import milliseconds

pytestmark = [
    pytest.mark.benchmark,
    pytest.mark.parametrize("seats", CanalDuMidi.seat_numbers),
]

PLAYED = 100
"""Games last some 40 to 80 actions only, so that more are needed than of the others for a steady figure."""
ADVISED = 20
LEAST = 2.0
MOST_MILLISECONDS = 1


def test_random_play_against_catanatron(seats: int, tmp_path: Path, promises: Promises) -> None:
    ratio = ratio_to_catanatron("random_canal_du_midi.py", PLAYED, tmp_path, (str(seats),))
    promises.at_least(LEAST, ratio, "Canal du Midi: random play by catanatron's", "×", f"{seats} seats")


def test_what_advice_costs(seats: int, promises: Promises) -> None:
    """Each seat that is waited for is advised in every position of whole games, played as advised."""
    spent: list[float] = []
    for seed in range(ADVISED):
        draws = random.Random(seed)
        game = new_game("canal_du_midi", seats=seats, seed=seed)
        while game.waiting_for:
            spent += [
                milliseconds(lambda game=game, seat=seat: game.suggest(seat)) for seat in game.waiting_for
            ]
            seat = draws.choice(game.waiting_for)
            game, _ = game.apply(seat, game.suggest(seat))
    promises.at_most(
        MOST_MILLISECONDS, median(spent), "Canal du Midi: suggest, median", "ms", f"{seats} seats"
    )
