"""The figures of the Great Canal's rules: random play against catanatron's, views, states, caches.

pytest -m benchmark -n 0 -s tests/benchmarks/test_great_canal_rules.py
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from rules import Action, Game, new_game
from rules.great_canal import GreatCanal
from tests.benchmarks.playing import measured, ratio_to_catanatron
from tests.benchmarks.promises import Promises

pytestmark = pytest.mark.benchmark

PLAYED_OUT = 20
LEAST = 1.05
MOST_IN_CACHES = 20
PLAYED = 3000
ROUNDS = 5
"""How often each is timed over all positions."""

Asked = TypeVar("Asked")


@pytest.mark.parametrize("setting", [(), ("variable",)], ids=["map of the box", "varied map"])
@pytest.mark.parametrize("seats", GreatCanal.seat_numbers)
def test_random_play_against_catanatron(
    seats: int, setting: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory, promises: Promises
) -> None:
    """It is faster than catanatron on its base game, in every setting."""
    folder = tmp_path_factory.getbasetemp()
    ratio = ratio_to_catanatron("random_great_canal.py", PLAYED_OUT, folder, (str(seats), *setting))
    case = ", ".join([f"{seats} seats", *setting])
    promises.at_least(LEAST, ratio, "The Great Canal: random play by catanatron's", "×", case)


def test_what_caches_hold(promises: Promises) -> None:
    """All caches together are measured after 200 games."""
    held = measured("caches_great_canal.py", 200)["bytes"] / 2**20
    promises.at_most(MOST_IN_CACHES, held, "The Great Canal: what caches hold after 200 games", "MiB")


def test_views_and_states_cost_no_more_than_an_action(promises: Promises) -> None:
    """Each is timed over the same positions of games played at random."""
    moves: list[tuple[Game, int, Action]] = []
    draws = random.Random(1)
    for seed in range(2):
        game = new_game("great_canal", seats=4, seed=seed)
        for _ in range(PLAYED // 2):
            seat = game.waiting_for[0]
            legal = game.legal_actions(seat)
            moves.append((game, seat, legal[int(draws.random() * len(legal))]))
            game, _ = game.apply(seat, moves[-1][2])
    positions = [game for game, _, _ in moves]
    action = timed(moves, lambda move: move[0].apply(move[1], move[2]))
    for name, seconds in (
        ("view", timed(positions, lambda game: game.view(0))),
        ("public view", timed(positions, lambda game: game.view(None))),
        ("to_json", timed(positions, lambda game: game.to_json())),
    ):
        promises.at_most(
            action * 1e6, seconds * 1e6, "The Great Canal: views and states by an action", "µs", name
        )


def timed(positions: list[Asked], ask: Callable[[Asked], object]) -> float:
    """Return the seconds that asking takes on average, each position once: the least of some rounds."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        started = time.process_time()
        for position in positions:
            ask(position)
        rounds.append(time.process_time() - started)
    return min(rounds) / len(positions)
