"""Options compared: what one brings more than another, and what chance brings alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.players import LEVELS, Level
from rules.players.thinking import Option, think
from rules.players.worlds import margin
from rules.registry import new_game
from tests.toy.actions import EndTurn


def option(leads: Sequence[int], margins: Sequence[int]) -> Option:
    return Option(EndTurn(), [*leads], [*margins])


@pytest.mark.parametrize(
    ("leads", "margins", "sure"),
    [
        ([5, 5, 5, 6], [0, 0, 0, 0], True),
        ([5, 5, 6], [0, 0, 0], False),
        ([90, -80, 70, -60], [0, 0, 0, 0], False),
        ([90, -80, 70, -60], [5, 5, 6, 5], True),
        ([-90, 80, -70, 60], [5, 5, 6, 5], False),
        ([-5, -5, -5, -6], [0, 0, 0, 0], False),
    ],
)
def test_what_is_surely_better(leads: Sequence[int], margins: Sequence[int], *, sure: bool) -> None:
    """By more than chance: on the whole, or in points where it is not worse on the whole."""
    nothing = option([0] * len(leads), [0] * len(margins))
    assert option(leads, margins).is_surely_better(nothing) is sure


@pytest.mark.parametrize(
    ("wins", "others", "apart"),
    [
        ([1, 1, 1, 1], [0, 0, 0, 0], (1, 0)),
        ([0, 0, 0, 0], [1, 1, 1, 1], (0, 1)),
        ([1, 0, 1, 0], [0, 1, 0, 1], None),
        ([1, 1, 1], [0, 0, 0], None),
        ([1, 1, 1, None], [0, 0, 0, 0], None),
        ([0.5, 0.5, 0.5, 0.5], [0.46, 0.46, 0.46, 0.46], None),
        ([0.5, 0.5, 0.5, 0.5], [0.44, 0.44, 0.44, 0.44], (0.5, 0.44)),
        ([1, 1, 1, 1, 1, 1], [0, 0, 0, 0], (1, 0)),
    ],
)
def test_wins_are_told_where_they_are_clearly_apart(
    wins: Sequence[float | None], others: Sequence[float | None], apart: tuple[float, float] | None
) -> None:
    """By more than chance and by one of twenty, over the worlds in which both were tried, all to the end."""
    one, other = (Option(EndTurn(), wins=[*given]) for given in (wins, others))
    found = one.wins_apart(other)
    assert found == (None if apart is None else pytest.approx(apart))


def test_margins_are_over_the_best_of_the_others() -> None:
    assert [margin((5, 2, 7), seat) for seat in range(3)] == [-2, -5, 2]
    assert margin((5,), 0) == 5


def test_some_actions_are_compared_alone() -> None:
    game = new_game("canal_du_midi", seats=2, seed=1)
    budget = LEVELS[Level.STRONG]
    assert budget is not None
    among = game.legal_actions(0)[1:3]
    thought = think(game, 0, budget, "seed", among=among)
    assert {one.action for one in thought.options} == {*among}
    assert thought.nodes >= game.nodes
