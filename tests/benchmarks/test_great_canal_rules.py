"""The figures of the Great Canal's rules: random play against catanatron's, views, states, caches.

pytest -m benchmark -s tests/benchmarks/test_great_canal_rules.py
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from rules import Action, Game, new_game
from tests.benchmarks.playing import measured, ratio_to_catanatron

pytestmark = pytest.mark.benchmark

MOST_IN_CACHES = 20 * 2**20
PLAYED = 3000
ROUNDS = 5
"""How often each is timed over all positions."""

Asked = TypeVar("Asked")


def test_random_play_against_catanatron(tmp_path: Path) -> None:
    """It is as fast as catanatron on its base game at least."""
    assert ratio_to_catanatron("random_great_canal.py", 20, tmp_path) >= 1.0


def test_what_caches_hold() -> None:
    """After 200 games all caches together hold 20 MiB at most."""
    held = measured("caches_great_canal.py", 200)["bytes"]
    print(f"\ncaches hold {held / 2**20:.1f} MiB")
    assert held <= MOST_IN_CACHES


def test_views_and_states_cost_no_more_than_an_action() -> None:
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
    found = {
        "apply": timed(moves, lambda move: move[0].apply(move[1], move[2])),
        "view": timed(positions, lambda game: game.view(0)),
        "public view": timed(positions, lambda game: game.view(None)),
        "to_json": timed(positions, lambda game: game.to_json()),
    }
    print("\n" + ", ".join(f"{name} {seconds * 1e6:.1f} µs" for name, seconds in found.items()))
    assert max(found.values()) == found["apply"]


def timed(positions: list[Asked], ask: Callable[[Asked], object]) -> float:
    """Return the seconds that asking takes on average, each position once: the least of some rounds."""
    rounds: list[float] = []
    for _ in range(ROUNDS):
        started = time.process_time()
        for position in positions:
            ask(position)
        rounds.append(time.process_time() - started)
    return min(rounds) / len(positions)
