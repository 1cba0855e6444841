"""The pace of animations: a minute at most, nothing too fast to be seen, longest what matters."""

from __future__ import annotations

import random

import pytest

from bot.table.log import turn_passed
from bot.ui.frame_times import FIRST, LAST, LEAST, LONGEST, MOST, frame_times
from tests import recorded


def test_a_small_game_shows_every_turn_at_leisure() -> None:
    assert frame_times([False, False, True, False]) == {0: FIRST, 1: MOST, 2: 2 * MOST, 3: LAST}
    assert frame_times([False, True]) == {0: FIRST, 1: LAST}
    assert frame_times([False]) == {0: LAST}


@pytest.mark.parametrize("turns", [2, 30, 53, 120, 210, 211, 400, 5_000])
@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_a_minute_is_enough_for_any_game(turns: int, share: float) -> None:
    draws = random.Random(turns)
    scored = [draws.random() < share for _ in range(turns)]
    times = frame_times(scored)
    assert sum(times.values()) <= LONGEST
    assert list(times) == sorted(times)
    assert (times[0], times[turns - 1]) == (FIRST, LAST)
    between = {place: time for place, time in times.items() if 0 < place < turns - 1}
    assert all(time % 10 == 0 and time >= LEAST for time in between.values())
    assert max(between.values(), default=0) < FIRST
    with_points = {time for place, time in between.items() if scored[place]}
    without = {time for place, time in between.items() if not scored[place]}
    assert len(with_points) <= 1
    assert len(without) <= 1
    if with_points and without:
        assert with_points.pop() == 2 * without.pop()


def test_turns_without_points_are_left_out_first_and_evenly() -> None:
    scored = [place % 5 == 0 for place in range(301)]
    times = frame_times(scored)
    assert all(place in times for place in range(301) if scored[place])
    left_out = [place for place in range(301) if place not in times]
    halves = [sum(place < 150 for place in left_out), sum(place >= 150 for place in left_out)]
    assert left_out
    assert abs(halves[0] - halves[1]) <= 2


def test_of_very_many_turns_some_with_points_are_left_out() -> None:
    times = frame_times([True] * 500)
    assert len(times) == 2 + (LONGEST - FIRST - LAST) // LEAST // 2
    gaps = [after - before for before, after in zip(list(times)[1:-1], list(times)[2:-1], strict=False)]
    assert max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("name", recorded.names())
def test_recorded_games_show_all_their_points(name: str) -> None:
    """Even of the longest of them no turn with points has to be left out."""
    recording = recorded.load(name)
    game, points, scored = recording.start(), recording.start().points_now(), [False]
    for seat, action in recording.actions:
        before, (game, _) = game, game.apply(seat, action)
        if turn_passed(before, game, seat):
            scored.append(game.points_now() != points)
            points = game.points_now()
    times = frame_times(scored)
    assert sum(times.values()) <= LONGEST
    assert all(place in times for place, has in enumerate(scored) if has)
