"""Play Canal du Midi with random players, as many as the second argument says, and print actions and CPU
seconds as JSON.

Each action is chosen alike from all legal ones of a seat waited for; games are played to their end. Both
``legal_actions`` and ``apply`` of the protocol are used, nothing below them. The component file is read
before the clock starts, as all modules are, for both sides: games are short, and a process reads it once.
"""

from __future__ import annotations

import json
import random
import sys
import time

from rules import new_game


def main(games: int, seats: int) -> None:
    new_game("canal_du_midi", seats=seats, seed=0)
    actions = 0
    started = time.process_time()
    for seed in range(games):
        draws = random.Random(seed)
        game = new_game("canal_du_midi", seats=seats, seed=seed)
        while game.waiting_for:
            seat = game.waiting_for[0]
            legal = game.legal_actions(seat)
            game, _ = game.apply(seat, legal[int(draws.random() * len(legal))])
            actions += 1
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
