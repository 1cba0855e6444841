"""The check of what a game tells computer players: points, worth, what to think about, choices made anew."""

from __future__ import annotations

from rules.game import Game
from rules.randomness import Randomness
from rules.records import Action


def check_thinking(game: Game) -> None:
    """Raise AssertionError unless what a game tells computer players fits what it is.

    They see a position in which all is known, and think about legal actions alone, what is suggested first.
    What they think about is no secret of others.
    """
    stored = game.to_json()
    _check_answering(game)
    assert len(game.points_now()) == len(game.worth()) == game.seats
    if game.outcome is not None:
        assert game.points_now() == game.outcome.scores
    for seat in range(game.seats):
        ranked = game.ranked(seat)
        if ranked is not None:
            _check_ranked(game, seat, ranked)
        if game.legal_actions(seat):
            _check_naive(game, seat)
        if seat in game.waiting_for:
            _check_retracted(game, seat)
    assert game.to_json() == stored


def _check_answering(game: Game) -> None:
    """Raise AssertionError unless those are to answer first who are asked what the game does not wait for."""
    matters = game.view(None).open_matters()
    asked = {seat for one in matters if not one.waits for seat in one.asked}
    assert set(game.answering) == asked - set(game.waiting_for)
    assert all(game.legal_actions(seat) for seat in game.answering)


def _check_ranked(game: Game, seat: int, ranked: tuple[Action, ...]) -> None:
    """Raise AssertionError unless what is worth thinking about is legal, and no secret."""
    assert bool(ranked) == bool(game.legal_actions(seat))
    assert len(set(ranked)) == len(ranked)
    assert not ranked or ranked[0] == game.suggest(seat)
    assert game.redeal(seat, Randomness("other")).ranked(seat) == ranked
    for action in ranked:
        game.apply(seat, action)


def _check_naive(game: Game, seat: int) -> None:
    """Raise AssertionError unless what a beginner does is legal, and follows from what the seat may know."""
    naive = game.naive(seat)
    game.apply(seat, naive)
    assert game.redeal(seat, Randomness("other")).naive(seat) == naive


def _check_retracted(game: Game, seat: int) -> None:
    """Raise AssertionError unless others choose anew, and nothing else is different for a seat."""
    anew = game.retracted(seat)
    assert anew.conserved() == game.conserved()
    assert anew.outside() is None
    assert set(anew.waiting_for) >= set(game.waiting_for)
    assert anew.legal_actions(seat) == game.legal_actions(seat)
    assert anew.retracted(seat) == anew
