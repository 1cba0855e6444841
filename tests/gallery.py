"""Make the README's pictures, ``docs/<game>-<look>.png``, in a checkout with ``[test]`` installed:

    python -m tests.gallery

Each game is played by its own suggestions for some turns and drawn as its channel would see it then. The
same tree makes the same pictures; ``--seed`` and ``--turns`` look for other ones.
Where everybody acts at once, each answer is a turn of its own.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import render
from rules import GAMES, Event, Game, new_game
from tests.offered import OFFERED

DOCS = Path(__file__).parents[1] / "docs"
SEEDS_AND_TURNS = {"arriala": (1618, 22), "canal_du_midi": (1681, 42), "great_canal": (1672, 70)}
"""The seed of each game's picture, and how many turns have passed in it."""
USUAL_SEED_AND_TURNS = (1681, 25)
NAMES = ("Maëlle", "Joan", "Friedrich", "Aliénor")


def played(kind: str, seats: int, seed: int, turns: int) -> tuple[Game, tuple[Event, ...]]:
    """Play some turns of a game (fewer if it ends before); return it and the events of the last turn."""
    game, events = new_game(kind, seats=seats, seed=seed), ()
    for _ in range(turns):
        if not game.waiting_for:
            break
        events, waiting = (), game.waiting_for
        while game.waiting_for == waiting and game.outcome is None:
            game, new = game.apply(waiting[0], game.suggest(waiting[0]))
            events += new
    return game, events


def make(
    folder: Path, kinds: tuple[str, ...], seed: int | None = None, turns: int | None = None
) -> list[Path]:
    """Draw a game of each kind with the most people it takes, in every look; return the files' paths."""
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    for kind in kinds:
        seats = max(GAMES[kind].seat_numbers)
        usual_seed, usual_turns = SEEDS_AND_TURNS.get(kind, USUAL_SEED_AND_TURNS)
        game, events = played(
            kind, seats, usual_seed if seed is None else seed, usual_turns if turns is None else turns
        )
        for look in render.LOOKS:
            path = folder / f"{kind.replace('_', '-')}-{look}.png"
            path.write_bytes(render.board(game.view(None), look=look, names=NAMES[:seats], events=events))
            made.append(path)
    return made


def main() -> None:
    """Read the command line, make the pictures, and print which files were written."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.gallery", description="Makes the README's pictures."
    )
    parser.add_argument("games", nargs="*", default=list(OFFERED), help="ids of games (default: all)")
    parser.add_argument("--seed", type=int, help="the dice (default: by game)")
    parser.add_argument("--turns", type=int, help="how far to play (default: by game)")
    parser.add_argument("--folder", type=Path, default=DOCS, help="where they go (default: docs/)")
    given = parser.parse_args()
    for path in make(given.folder, tuple(given.games), given.seed, given.turns):
        print(f"{path} ({path.stat().st_size // 1024} KiB)")


if __name__ == "__main__":
    main()
