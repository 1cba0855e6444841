"""Whole games of sensible players: they end, soon enough, and the canal is mostly finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.records import Action
from tests.rules.great_canal.late import Played
from tests.rules.great_canal.positions import start

MOST_IN_A_TURN = 60
"""Actions of all seats in one turn, answers included; beyond that somebody goes round in circles."""
MOST_TURNS = 400
ANSWERS = (a.AcceptOffer, a.DeclineOffer, a.CounterOffer)
HALF, NINE_OF_TEN = 130, 200
"""So many turns of all seats together may half of the games take, and nine of ten."""
GAMES = 100


def suggestion(game: GreatCanal, seat: int) -> Action:
    """Return what a game suggests to a seat."""
    return game.suggest(seat)


def suggested_play(
    game: GreatCanal, suggest: Callable[[GreatCanal, int], Action] = suggestion
) -> Iterator[Played]:
    """Yield the actions of a game that all seats play as is suggested, to its end or for so many turns.

    Whoever is asked by an open offer and has not answered answers first.
    """
    while game.outcome is None and game.turn.number < MOST_TURNS:
        for seat in _to_answer(game):
            action = suggest(game, seat)
            if isinstance(action, ANSWERS):
                break
        else:
            seat = game.waiting_for[0]
            action = suggest(game, seat)
        after, events = game.apply(seat, action)
        yield Played(game, seat, action, after, events)
        game = after


def _to_answer(game: GreatCanal) -> list[int]:
    offer = game.offer
    return [] if offer is None else [seat for seat in offer.asked if offer.reply_of(seat) is None]


def whole_game(seats: int, seed: int, *, variable: bool = False) -> tuple[Played, ...]:
    """Return a game of sensible players from its start."""
    return tuple(suggested_play(start(seats, seed, None, variable=variable)))


def turns_of(steps: tuple[Played, ...]) -> Iterator[tuple[Played, ...]]:
    """Yield the actions of each turn."""
    for _, turn in groupby(steps, key=lambda step: step.before.turn.number):
        yield tuple(turn)


def check_game(steps: tuple[Played, ...]) -> None:
    """Check that a game ends, that no turn goes round in circles, and that each has an offer at most."""
    assert steps[-1].after.outcome is not None
    for turn in turns_of(steps):
        if not any(isinstance(step.action, a.Found) for step in turn):
            assert len(turn) <= MOST_IN_A_TURN
        made = [event for step in turn for event in step.events if isinstance(event, e.OfferMade)]
        assert len(made) <= 1
        replies = [(step.seat, type(step.action)) for step in turn if isinstance(step.action, ANSWERS)]
        assert len(replies) == len({seat for seat, _ in replies}), replies


@pytest.mark.parametrize(("seats", "variable"), [(3, False), (4, False), (4, True)])
def test_whole_games(seats: int, variable: bool) -> None:
    """Check that a game ends, that none of its turns drags on, and that each has one offer at most."""
    steps = whole_game(seats, 3, variable=variable)
    check_game(steps)
    assert 30 <= steps[-1].after.turn.number <= 200


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_a_hundred_games(seats: int) -> None:
    """Check how many turns games take, and that the canal is finished in two of three games of four."""
    games = [whole_game(seats, seed) for seed in range(GAMES)]
    for steps in games:
        check_game(steps)
    turns = sorted(steps[-1].after.turn.number for steps in games)
    done = sum(1 for steps in games if steps[-1].after.flooded)
    half, nine_of_ten = turns[GAMES // 2], turns[GAMES * 9 // 10]
    print(f"\n{seats} seats: median {half}, nine of ten {nine_of_ten}, all {turns[-1]}, canals {done}")
    assert half <= HALF
    assert nine_of_ten <= NINE_OF_TEN
    assert seats == 3 or 3 * done >= 2 * GAMES


@pytest.mark.soak
def test_offers_in_forty_games() -> None:
    """Check that offers are made, answered by all who are asked, and taken up, one a turn at most."""
    made = answered = traded = 0
    for seed in range(GAMES, GAMES + 40):
        steps = whole_game(3 + seed % 2, seed)
        check_game(steps)
        for step in steps:
            made += sum(1 for event in step.events if isinstance(event, e.OfferMade))
            traded += sum(1 for event in step.events if isinstance(event, e.Traded))
            answered += isinstance(step.action, ANSWERS)
            if isinstance(step.action, a.EndTurn) and step.before.offer is not None:
                assert not _to_answer(step.before)
    print(f"\n{made} offers, {answered} answers, {traded} deals")
    assert 0 < traded <= made <= answered
