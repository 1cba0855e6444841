"""Play the Great Canal with 4 random players and print actions and CPU seconds as JSON.

Each action is chosen alike from all legal ones of a seat waited for; games are cut at so many actions.
``waiting_for``, ``legal_actions`` and ``apply`` of the protocol are used, nothing below them.
"""

from __future__ import annotations

import json
import random
import sys
import time

from rules import Game, new_game

LONGEST = 1500


def play(seed: int) -> tuple[Game, int]:
    """Return a game played at random, and how many actions that took."""
    draws = random.Random(seed)
    game = new_game("great_canal", seats=4, seed=seed)
    for actions in range(LONGEST):
        if not game.waiting_for:
            return game, actions
        seat = game.waiting_for[0]
        legal = game.legal_actions(seat)
        game, _ = game.apply(seat, legal[int(draws.random() * len(legal))])
    return game, LONGEST


def main(games: int) -> None:
    started = time.process_time()
    actions = sum(play(seed)[1] for seed in range(games))
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
