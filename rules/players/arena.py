"""Players against one another: ``python -m rules.players.arena <game> --seats N --games N``.

One seat is played at a level, all others as the game suggests or at another level; seats turn from game to
game. It prints how often that seat won, with the 95 % interval, and what a decision cost; what has come of
the games so far goes to standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from resource import RUSAGE_SELF, getrusage

from rules.players.levels import Level
from rules.players.thinking import choose
from rules.players.worlds import next_seat
from rules.registry import GAMES, new_game

_NORMAL = 1.96
"""So many standard deviations are on each side of a 95 % interval."""


@dataclass(frozen=True)
class Played:
    """A game that was played: the part of the win that the watched seat had, and what its decisions cost.

    ``won`` is 1 for a win alone, and a part of it where several won. ``seconds`` are of the processor, one
    number for each decision among several actions; ``mebibytes`` is the most memory that the process had.
    """

    won: float
    seconds: list[float] = field(default_factory=list[float])
    mebibytes: float = 0.0


def play(kind: str, seats: int, level: Level, others: Level, number: int) -> Played:
    """Play one game of a number, which decides its seed and the seat that is watched."""
    game, watched = new_game(kind, seats=seats, seed=f"arena {number}"), number % seats
    seconds: list[float] = []
    while game.outcome is None:
        seat = next_seat(game)
        begun = time.process_time()
        action = choose(game, seat, level if seat == watched else others, f"{number} {seat}")
        if seat == watched and len(game.legal_actions(seat)) > 1:
            seconds.append(time.process_time() - begun)
        game, _ = game.apply(seat, action)
    winners = game.outcome.winners
    won = 1 / len(winners) if watched in winners else 0.0
    return Played(won, seconds, getrusage(RUSAGE_SELF).ru_maxrss / 1024)


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share, for so many games won of so many."""
    share, spread = won / games, _NORMAL**2 / games
    middle = share + spread / 2
    half = _NORMAL * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def play_all(
    kind: str, seats: int, level: Level, others: Level, numbers: range, processes: int
) -> Iterator[Played]:
    """Yield the games of some numbers as they were played, in their order."""
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(play, kind, seats, level, others), numbers)


def report(played: Sequence[Played]) -> str:
    """Return the lines that say how often the watched seat won, and what a decision cost."""
    games, won = len(played), sum(one.won for one in played)
    low, high = interval(won, games)
    seconds = sorted(second for one in played for second in one.seconds)
    lines = [f"won {won:g} of {games}: {won / games:.0%} ({low:.0%} to {high:.0%})"]
    if seconds:
        mean, late = sum(seconds) / len(seconds), seconds[len(seconds) * 99 // 100]
        lines.append(
            f"{len(seconds)} decisions: mean {mean:.3f} s, 99 % below {late:.3f} s, worst {seconds[-1]:.3f} s"
        )
    return "\n".join([*lines, f"memory: {max(one.mebibytes for one in played):.0f} MiB"])


def main() -> None:
    """Read what is to be played from the command line, play it and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m rules.players.arena")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.STRONG)
    parser.add_argument("--others", type=Level, choices=list(Level), default=Level.FAIR)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    numbers, played = range(given.first, given.first + given.games), list[Played]()
    for one in play_all(given.game, given.seats, given.level, given.others, numbers, given.processes):
        played.append(one)
        share = f"{sum(each.won for each in played):g} of {len(played)} won"
        print(f"game {numbers[len(played) - 1]}: {share}", file=sys.stderr, flush=True)
    print(report(played))


if __name__ == "__main__":
    main()
