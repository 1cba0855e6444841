"""Play Arriala with 4 random players and print actions and CPU seconds as JSON.

Each action is chosen alike from all legal ones; the end is never proposed, so that the game goes on, for so
many actions a game. Both ``legal_actions`` and ``apply`` of the protocol are used, nothing below them.
"""

from __future__ import annotations

import json
import random
import sys
import time

from rules import new_game
from rules.arriala.actions import ProposeEnd

LONGEST = 2000


def main(games: int) -> None:
    actions = 0
    started = time.process_time()
    for seed in range(games):
        draws = random.Random(seed)
        game = new_game("arriala", seats=4, seed=seed)
        for _ in range(LONGEST):
            if not game.waiting_for:
                break
            seat = game.waiting_for[0]
            legal = game.legal_actions(seat)
            action = legal[int(draws.random() * len(legal))]
            while isinstance(action, ProposeEnd):
                action = legal[int(draws.random() * len(legal))]
            game, _ = game.apply(seat, action)
            actions += 1
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
