"""What a strong computer player is promised to be: how often it wins, what a decision costs it.

pytest -m benchmark -n 0 -s tests/benchmarks/test_players.py

So many games are few for a share: ``GAMES=200`` plays as many as its interval was promised for, as
``python -m rules.players.arena`` does for any game, level and number of seats, which tells the memory too.
"""

from __future__ import annotations

import os
from statistics import mean

import pytest

from rules.players import Level
from rules.players.arena import Played, interval, play, report
from tests.benchmarks.promises import Promises

pytestmark = pytest.mark.benchmark

SECONDS = {"arriala": 1.0, "canal_du_midi": 1.0, "great_canal": 3.0}
"""CPU seconds that a decision takes at most."""
WON = [
    ("arriala", 2, 0.95, 12),
    ("arriala", 4, 0.80, 12),
    ("canal_du_midi", 2, 0.85, 40),
    ("canal_du_midi", 4, 0.85, 40),
]
"""The share of games that is won at least against what the game suggests, and how many are played."""


@pytest.mark.parametrize(("kind", "seats", "share", "games"), WON)
def test_a_strong_player(kind: str, seats: int, share: float, games: int, promises: Promises) -> None:
    played, case = _play(kind, seats, games, promises)
    promises.at_least(share, mean(one.won for one in played), "A strong bot: won", case=case)


def test_a_strong_player_of_the_great_canal(promises: Promises) -> None:
    """It wins more than an even share, and not by chance: so the lower end of the interval says."""
    played, case = _play("great_canal", 4, 20, promises)
    low, _ = interval(sum(one.won for one in played), len(played))
    promises.at_least(0.25, low, "A strong bot: won, by the lower end of the interval", case=case)


def _play(kind: str, seats: int, games: int, promises: Promises) -> tuple[list[Played], str]:
    """Play some games, and look what decisions cost; return the games, and what they are called."""
    count = int(os.environ.get("GAMES", games))
    played = [play(kind, seats, Level.STRONG, Level.FAIR, number) for number in range(count)]
    print(f"\n{kind}, {seats} seats: {report(played)}")
    case = f"{kind}, {seats} seats, {count} games"
    promises.at_most(SECONDS[kind], _longest(played), "A strong bot: 999 of 1,000 decisions", "s", case)
    return played, case


def _longest(played: list[Played]) -> float:
    """Return the seconds that 999 of 1,000 decisions take at most: another process may hold one up."""
    seconds = sorted(second for one in played for second in one.seconds)
    return seconds[len(seconds) * 999 // 1000]
