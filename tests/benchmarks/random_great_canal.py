"""Play the Great Canal with random players, as many as the second argument says, and print actions and CPU
seconds as JSON. With "variable" as a third argument the map is varied.

Each action is chosen alike from all legal ones of a seat waited for; games are cut at so many actions.
``waiting_for``, ``legal_actions`` and ``apply`` of the protocol are used, nothing below them. The component
files are read before the clock starts, as all modules are, for both sides: a process reads them once.
"""

from __future__ import annotations

import json
import random
import sys
import time

from rules import Game, new_game

LONGEST = 1500


def play(seed: int, seats: int = 4, *, variable: bool = False) -> tuple[Game, int]:
    """Return a game played at random, and how many actions that took."""
    draws = random.Random(seed)
    game = new_game("great_canal", seats=seats, seed=seed, variable=variable)
    for actions in range(LONGEST):
        if not game.waiting_for:
            return game, actions
        seat = game.waiting_for[0]
        legal = game.legal_actions(seat)
        game, _ = game.apply(seat, legal[int(draws.random() * len(legal))])
    return game, LONGEST


def main(games: int, seats: int, *, variable: bool) -> None:
    new_game("great_canal", seats=seats, seed=0)
    started = time.process_time()
    actions = sum(play(seed, seats, variable=variable)[1] for seed in range(games))
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), variable="variable" in sys.argv[3:])
