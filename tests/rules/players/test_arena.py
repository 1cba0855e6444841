"""Games of players against one another, and what is printed of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rules.players.arena import Played, interval, play, report
from rules.players.levels import Level


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (76, 100, 0.668, 0.833)],
)
def test_intervals_are_those_of_wilson(won: float, games: int, low: float, high: float) -> None:
    """Compare with values of published tables."""
    assert interval(won, games) == pytest.approx((low, high), abs=0.001)


def test_a_game_is_the_same_each_time() -> None:
    """Its number decides its seed, who is watched, and all that players draw."""
    first, again = (play("toy", 2, Level.FAIR, Level.EASY, 3) for _ in range(2))
    assert first.won == again.won
    assert len(first.seconds) == len(again.seconds)


def test_what_is_printed() -> None:
    lines = report([Played(1.0, [0.1, 0.3], 30), Played(0.5, [0.2], 20)]).splitlines()
    assert lines[0].startswith("won 1.5 of 2: 75%")
    assert "3 decisions: mean 0.200 s" in lines[1]
    assert lines[2] == "memory: 30 MiB"


def test_it_is_a_program() -> None:
    """Run it as its docstring says, on the smallest game."""
    arguments = ("canal_du_midi", "--games", "1", "--first", "7", "--level", "fair", "--processes", "1")
    done = subprocess.run(
        [sys.executable, "-m", "rules.players.arena", *arguments], capture_output=True, text=True, check=True
    )
    assert "of 1:" in done.stdout
    assert done.stderr.startswith("game 7: ")
