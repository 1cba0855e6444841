"""A game with other hidden facts is a game like any other, and looks the same to whoever looks."""

from __future__ import annotations

import pytest

import rules
from rules import GAMES, Game
from rules import testing as kit
from rules.randomness import Randomness

TABLES = tuple((kind, seats) for kind, game in GAMES.items() for seats in game.seat_numbers)
every_table = pytest.mark.parametrize(("kind", "seats"), TABLES)


def redealt(game: Game, seat: int | None) -> list[Game]:
    """Return a game dealt anew for a seat, or the public, several times."""
    return [game.redeal(seat, Randomness(str(number))) for number in range(8)]


@every_table
def test_redealt_games_look_the_same_and_differ(kind: str, seats: int) -> None:
    steps = kit.spread(kit.played(kind, seats, 2, "random", 120), 10)
    for seat in (None, *range(seats)):
        views: set[object] = set()
        for step in steps:
            others = redealt(step.before, seat)
            assert {other.view(seat) for other in others} == {step.before.view(seat)}
            views |= {(step.before, other.view(by)) for other in others for by in range(seats)}
        assert len(views) > len(steps) * seats, f"nothing is ever dealt anew for {seat}"


@every_table
def test_redealt_games_are_stored_and_played_on(kind: str, seats: int) -> None:
    for step in kit.spread(kit.played(kind, seats, 2, "random", 120), 5):
        for seat in (None, *range(seats)):
            other = redealt(step.before, seat)[0]
            assert rules.load_game(other.to_json()) == other
            for played in kit.play(other, "random", 1, 10):
                assert played.after.conserved() == step.before.conserved()


@every_table
def test_the_draws_to_come_are_others(kind: str, seats: int) -> None:
    """Whoever thinks over a redealt game learns nothing of the dice that will be thrown."""
    game = kit.played(kind, seats, 2, "suggested", 120)[3].before

    def future(start: Game) -> tuple[bytes, ...]:
        return tuple(rules.encode_events(step.events) for step in kit.play(start, "suggested", 9, 40))

    assert len({future(other) for other in redealt(game, 0)}) > 1
    drawn = game.redeal(0, Randomness("1"))
    assert drawn.randomness.seed == "1"
    assert game.redeal(0, drawn.randomness) != drawn
