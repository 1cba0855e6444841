"""How numbers are spread, and the course of a game: stored small, and told round by round."""

from __future__ import annotations

from bot.table.results import Scores, TurnScore, gains
from bot.table.results.course import pack_scores, unpack_scores
from bot.table.results.histogram import spread_of


def test_spreads_name_what_half_of_all_is_between() -> None:
    assert spread_of({}) is None
    spread = spread_of({5: 1, 1: 2, 9: 1, 7: 1})
    assert spread is not None
    assert (spread.low, spread.quarter, spread.middle, spread.three_quarters, spread.high) == (1, 1, 5, 7, 9)
    assert spread.count == 5
    two = spread_of({21: 1, 26: 1})
    assert two is not None
    assert two.middle == 23.5


def test_a_course_is_stored_small_and_read_again() -> None:
    turns = (TurnScore(0, (3, 0)), TurnScore(1, (3, -2)), TurnScore(None, (300, 4)))
    scores = Scores((2, 2), turns)
    assert unpack_scores(pack_scores(scores)) == scores
    assert len(pack_scores(scores)) < 30
    assert unpack_scores(pack_scores(Scores((0,), ()))) == Scores((0,), ())
    assert gains((5, 3), (2, 4)) == (3, -1)


def test_a_round_is_told_by_its_last_turn() -> None:
    turns = tuple(TurnScore(number, (place,)) for place, number in enumerate((1, 1, 1, 2, 4, 4)))
    assert [turn.points for turn in Scores((0,), turns).rounds] == [(2,), (3,), (5,)]
    without = tuple(TurnScore(None, (place,)) for place in range(3))
    assert Scores((0,), without).rounds == without
    assert Scores((0,), ()).rounds == ()
