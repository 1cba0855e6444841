"""How long it takes to paint the board of a game, at many points of whole games, before it becomes a file.

pytest -m benchmark -n 0 -s tests/benchmarks/test_painting.py
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

import render
from render.kit.packed import bases, give_back, packed, unpacked_bases
from render.kit.sprites import packed_sprites, unpacked_sprites
from render.registry import painter_of
from rules import GAMES
from rules.language.words import Words
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import milliseconds
from tests.benchmarks.turns import Position, turns
from tests.colours import KINDS
from tests.gallery import NAMES

pytestmark = pytest.mark.benchmark

MOST = 8
"""Milliseconds of CPU that painting takes at most, when what is always the same has been painted before."""
FIRST = 1000
"""Milliseconds that the first picture of a game in a process takes at most."""
POSITIONS, ROUNDS, FURTHER = 40, 3, 20
"""How many positions of a game are painted, how often at least, and how often those that took too long."""
PLAYED = pytest.mark.parametrize("at_random", [False, True], ids=["suggested", "random"])


def painting(position: Position, theme: str, layout: str) -> Callable[[], None]:
    """Return what paints a position for all, and gives back what it was painted on as is done with a file."""
    game, events = position
    view = game.view(None)
    words = Words(view.game, "en", NAMES[: game.seats], view)
    return lambda: give_back(painter_of(view).paint_board(view, theme, words, events, (), layout, None))


@pytest.mark.parametrize("alone", [True, False], ids=["one game", "many games"])
@PLAYED
@pytest.mark.parametrize("kind", KINDS)
def test_painting_at_any_point_of_a_game(kind: str, at_random: bool, alone: bool, promises: Promises) -> None:
    """Paint positions one after the other, as they come in a game; each round finds none as it was left.

    There are more of them than positions that are kept, so that each is painted as one that is new. With
    many games others are painted in between, so that no board is the same twice in a row.
    """
    between = packed(Image.new("RGB", (8, 8)))
    worst = 0.0
    for seats in GAMES[kind].seat_numbers:
        found = list(turns(kind, seats=seats, at_random=at_random))
        chosen = found[:: max(1, len(found) // POSITIONS)]
        for theme in render.LOOKS:
            for layout in render.LAYOUTS:
                paintings = [painting(position, theme, layout) for position in chosen]
                took = [float("inf")] * len(paintings)
                for number in range(ROUNDS + FURTHER):
                    if number >= ROUNDS and max(took) <= promises.here(MOST):
                        break
                    took = [
                        min(before, milliseconds(paint))
                        for before, paint in zip(took, paintings, strict=True)
                        if alone or between.image()
                    ]
                worst = max(worst, *took)
    how = "random" if at_random else "suggested"
    case = f"{how} play, {'one game' if alone else 'many games'}"
    promises.at_most(MOST, worst, f"painting at any point of a game of {kind}", "ms", case)


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_picture_of_a_game(kind: str, promises: Promises) -> None:
    position = next(turns(kind))
    game, events = position
    render.board(game.view(None), names=NAMES[: game.seats], events=events)
    bases.clear()
    unpacked_bases.clear()
    packed_sprites.clear()
    unpacked_sprites.clear()
    took = milliseconds(lambda: render.board(game.view(None), names=NAMES[: game.seats], events=events))
    promises.at_most(FIRST, took, "first picture of a game", "ms", kind)
