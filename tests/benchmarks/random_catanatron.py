"""Play catanatron's game with 4 random players and print actions and CPU seconds as JSON.

Run by the Python of an environment of its own; imports nothing of this project.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # pyright: ignore[reportMissingImports]


def main(games: int) -> None:
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    actions = 0
    started = time.process_time()
    for seed in range(games):
        for player in players:
            player.reset_state()
        game = Game(players, seed=seed)
        game.play()
        actions += len(game.state.actions)
    print(json.dumps({"actions": actions, "seconds": time.process_time() - started}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
