"""A million actions at random over all games: no error, no dead end, nothing lost, all within bounds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

from rules import Action, Game, encode_action, encode_events, load_game, new_game
from rules import testing as kit
from rules.arriala.actions import ProposeEnd
from rules.registry import GAMES
from rules.testing.playing import Step, pick_random
from tests.offered import OFFERED

CHUNKS = 10
OF_EACH = 35_000
"""So many actions of each game are in a chunk: over a million of the three that are shipped."""
_PLAIN = 2000
_ENDS_EARLY = 0.02
"""How often a way to end a game early is taken of those that come up: games are to be long."""
_LOOKED_AT, _STORED, _CHECKED = 20, 50, 1000
"""At every how manieth action its views are made, its state is stored and read, and all else is checked."""


def steps_of(kind: str, seed: str) -> Iterator[Step]:
    """Play one game after the other at random, with each number of seats in turn."""
    rng = random.Random(f"{kind} {seed}")
    for number in count():
        seats = GAMES[kind].seat_numbers[number % len(GAMES[kind].seat_numbers)]
        game = new_game(kind, seats=seats, seed=rng.randrange(1 << 30))
        while game.outcome is None:
            seat, action = _picked(game, rng)
            after, events = game.apply(seat, action)
            yield Step(game, seat, action, after, events)
            game = after


def _picked(game: Game, rng: random.Random) -> tuple[int, Action]:
    while True:
        seat, action = pick_random(game, rng)
        if not isinstance(action, ProposeEnd) or rng.random() < _ENDS_EARLY:
            return seat, action


def check(number: int, step: Step) -> None:
    """Check a step; some of it at some of the steps alone, since it takes long."""
    game, after = step.before, step.after
    assert (after.waiting_for == ()) == (after.outcome is not None)
    assert after.conserved() == game.conserved()
    assert after.outside() is None
    encode_action(step.action)
    encode_events(step.events)
    if number % _LOOKED_AT == 0:
        for seat in (None, *range(after.seats)):
            assert after.view(seat).seat == seat
        for seat in after.waiting_for:
            assert after.legal_actions(seat)
    if number % _STORED == 0:
        assert load_game(after.to_json()) == after
    if number % _CHECKED == 0:
        kit.check_storing(after)
        kit.check_offered(after)
        kit.check_events(after, step.events)


@pytest.mark.parametrize("kind", OFFERED)
@pytest.mark.parametrize(
    ("chunk", "actions"),
    [
        (0, _PLAIN),
        *(pytest.param(chunk, OF_EACH, marks=pytest.mark.soak) for chunk in range(1, CHUNKS + 1)),
    ],
)
def test_actions_at_random(kind: str, chunk: int, actions: int) -> None:
    done = ends = 0
    for step in islice(steps_of(kind, str(chunk)), actions):
        check(done, step)
        done += 1
        ends += step.after.outcome is not None
    assert done == actions
    assert ends >= actions // 20_000
