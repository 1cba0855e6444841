"""Long play of the Great Canal: no error, no dead end, all conserved, every class and decision often met."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from rules import testing as kit
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from tests.rules.great_canal.invariants import WAITING, check_position
from tests.rules.great_canal.late import Played, late, walk
from tests.rules.great_canal.positions import start

pytestmark = pytest.mark.soak

CHUNKS = range(10)
CUT = 2000
END = 60_000
OFTEN = 50


def check_play(game: GreatCanal, steps: Iterable[Played]) -> GreatCanal:
    """Check that somebody can always act and all is conserved; at every hundredth action, all else too.

    Return the game after the last of the steps.
    """
    conserved = game.conserved()
    for number, step in enumerate(steps):
        game = step.after
        assert (game.waiting_for == ()) == (game.outcome is not None)
        if number % 100 == 0:
            assert game.conserved() == conserved
            check_position(game)
            kit.check_storing(game)
            kit.check_asking(game)
            kit.check_offered(game)
            kit.check_events(game, step.events)
    check_position(game)
    assert game.conserved() == conserved
    return game


@pytest.mark.parametrize("chunk", CHUNKS)
def test_games_at_random(chunk: int) -> None:
    """Check a thousand games in all, cut."""
    for number in range(chunk * 100, chunk * 100 + 100):
        game = start(3 + number % 2, number, None, variable=number % 8 == 0)
        check_play(game, walk(game, random.Random(number), CUT, by_class=number // 2 % 2))


@pytest.mark.parametrize("chunk", CHUNKS)
def test_games_at_random_to_their_end(chunk: int) -> None:
    """Check a hundred games in all."""
    for number in range(chunk * 10, chunk * 10 + 10):
        game = start(3 + number % 2, f"end {number}", None, variable=number % 8 == 0)
        ended = check_play(game, walk(game, random.Random(f"end {number}"), END, by_class=number // 2 % 2))
        assert ended.outcome is not None


@pytest.mark.parametrize("chunk", CHUNKS)
def test_games_as_suggested(chunk: int) -> None:
    """Check two hundred games in all, offers answered."""
    for number in range(chunk * 20, chunk * 20 + 20):
        game = start(3 + number % 2, f"suggested {number}", None, variable=number % 8 == 0)
        ended = check_play(game, suggested(game))
        assert ended.outcome is not None


def suggested(game: GreatCanal) -> Iterable[Played]:
    """Yield the actions of a game in which everybody does what is suggested."""
    while game.outcome is None:
        seat = next(iter(answering(game)), game.waiting_for[0])
        action = game.suggest(seat)
        after, events = game.apply(seat, action)
        yield Played(game, seat, action, after, events)
        game = after


def answering(game: GreatCanal) -> Iterable[int]:
    """Yield the seats that an open offer asks and that have not answered."""
    offer = game.offer
    if offer is not None:
        yield from (seat for seat in offer.asked if offer.reply_of(seat) is None)


def test_every_class_and_decision_is_met() -> None:
    """Check that prepared positions lead to every action and decision fifty times at least."""
    acted: Counter[str] = Counter()
    waited: Counter[str] = Counter()
    for number in range(3000):
        game = late(3 + number % 2, number)
        for step in walk(game, random.Random(number), 60, by_class=1):
            acted[type(step.action).__name__] += 1
            waited[type(step.after.head).__name__] += bool(step.after.queue)
    for number in range(30):
        for step in walk(start(3 + number % 2, number), random.Random(number), 12):
            acted[type(step.action).__name__] += 1
            waited[type(step.after.head).__name__] += bool(step.after.queue)
    assert {kind.__name__: acted[kind.__name__] for kind in a.ACTIONS if acted[kind.__name__] < OFTEN} == {}
    assert {kind.__name__ for kind in WAITING if waited[kind.__name__] < OFTEN} == set()
