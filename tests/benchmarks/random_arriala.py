"""Play Arriala with random players and print actions and CPU seconds as JSON.

Arguments are the number of games and the settings of ``new_game`` as JSON, ``{"seats": 3}``. Each action is
chosen alike from all legal ones; the end is never proposed, so that the game goes on, for so many actions a
game. Both ``legal_actions`` and ``apply`` of the protocol are used, nothing below them.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from rules import new_game
from rules.arriala.actions import ProposeEnd

LONGEST = 2000


def play(seed: int, settings: Mapping[str, Any]) -> int:
    """Return how many actions a game took."""
    draws = random.Random(seed)
    game = new_game("arriala", seed=seed, **settings)
    for actions in range(LONGEST):
        waiting = game.waiting_for
        if not waiting:
            return actions
        seat = waiting[0]
        legal = game.legal_actions(seat)
        action = legal[int(draws.random() * len(legal))]
        while isinstance(action, ProposeEnd):
            action = legal[int(draws.random() * len(legal))]
        game, _ = game.apply(seat, action)
    return LONGEST


def main(games: int, settings: Mapping[str, Any]) -> None:
    started = time.process_time()
    actions = sum(play(seed, settings) for seed in range(games))
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]), json.loads(sys.argv[2]))
