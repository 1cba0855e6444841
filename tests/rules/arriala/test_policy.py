"""The policy: whole games end, and it chooses what is plainly best."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules import RuleError, new_game
from rules.arriala import Arriala
from rules.arriala import actions as a
from tests.rules.arriala.positions import after, lock, position, put

CAP = 120


def turns(seats: int, seed: int) -> int:
    """Return how many turns a game of sensible players takes; CAP if it has not ended by then."""
    game = new_game("arriala", seats=seats, seed=seed)
    assert isinstance(game, Arriala)
    while game.outcome is None and game.turn < CAP:
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    return game.turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    """Check that games between sensible players end, in 12 to 80 turns or a little more on the packaged
    board."""
    taken = sorted(turns(seats, seed) for seed in range(4))
    assert taken[-1] < CAP
    assert taken[0] >= 12
    assert taken[2] <= 80


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_whole_games(seats: int) -> None:
    """Check that none of a hundred games goes on for ever."""
    assert max(turns(seats, seed) for seed in range(100)) < CAP


def test_it_completes_what_scores() -> None:
    """Check that it counts what an action scores now."""
    game = position("R1:20 R2:21 R3:22", points=3)
    assert game.suggest(0) == put(23)


def test_it_counts_both_sections_of_a_lock() -> None:
    """Check that a lock that completes two sections beats what completes none."""
    game = position("R1:20 R2:21 R3:23 R4:mill R5:dam", points=4)
    assert game.suggest(0) == lock(22)


def test_it_answers_by_what_it_would_win() -> None:
    """Check that who is ahead agrees to end, who is behind does not, and who has proposed withdraws."""
    game = after(replace(position(), scores=(1, 9, 2)), a.ProposeEnd())
    assert game.suggest(1) == a.AnswerEnd(True)
    assert game.suggest(2) == a.AnswerEnd(False)
    assert game.suggest(0) == a.WithdrawProposal()


def test_it_ends_its_turn_with_nothing_left() -> None:
    """Check that with no action points left there is only the end of the turn."""
    assert position("R1:14", points=0).suggest(0) == a.EndTurn()


def test_nothing_to_suggest() -> None:
    """Check that a seat without any action gets the error for that."""
    with pytest.raises(RuleError) as caught:
        position().suggest(1)
    assert caught.value.rule == "game.turn"
