"""What a computer player does follows from what its seat may know, and from the seed of its thoughts."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules import Game
from rules import testing as kit
from rules.players import LEVELS, Level, choose
from rules.players.levels import Budget
from rules.players.thinking import StoppedError, think
from rules.randomness import Randomness
from rules.registry import GAMES

TABLES = tuple((kind, seats) for kind in GAMES for seats in (min(GAMES[kind].seat_numbers), 4))
SMALL = Budget(candidates=4, percent=5)
"""So small a budget that many positions can be tried."""


def positions(kind: str, seats: int, count: int, way: str = "suggested") -> list[tuple[kit.Step, int]]:
    """Return some steps of a played game, each with a seat that may do something, waited for or not."""
    rng = random.Random(7)
    steps = kit.spread(kit.played(kind, seats, 1, way, 120), count)
    return [
        (step, rng.choice([seat for seat in range(seats) if step.before.legal_actions(seat)]))
        for step in steps
    ]


def hides(other: Game, game: Game) -> bool:
    """Say whether a game that a seat cannot tell from another hides more than draws to come."""
    return replace(other, randomness=game.randomness) != game


@pytest.mark.parametrize("way", ["suggested", "random"])
@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_hidden_facts_change_nothing(kind: str, seats: int, way: str) -> None:
    """Worlds that differ in hidden facts alone get the same move for the same seed, at every level."""
    hid = 0
    for step, seat in positions(kind, seats, 6, way):
        game = step.before
        other = game.redeal(seat, Randomness(f"hidden {seat}"))
        assert other.view(seat) == game.view(seat)
        hid += hides(other, game)
        for level in (Level.EASY, Level.FAIR):
            assert choose(other, seat, level, "seed") == choose(game, seat, level, "seed")
        assert think(other, seat, SMALL, "seed") == think(game, seat, SMALL, "seed")
    assert hid, "nothing was hidden"


@pytest.mark.parametrize("kind", GAMES)
def test_hidden_facts_change_nothing_for_the_strongest(kind: str) -> None:
    """With all that it may think, as at the table, in the middle of a game."""
    seats = min(GAMES[kind].seat_numbers)
    step, seat = positions(kind, seats, 3)[1]
    other = step.before.redeal(seat, Randomness("hidden"))
    assert hides(other, step.before)
    assert choose(other, seat, Level.STRONG, "seed") == choose(step.before, seat, Level.STRONG, "seed")


def test_an_answer_to_an_offer_follows_from_what_is_known() -> None:
    """Whoever is asked out of turn thinks as all others do."""
    asked = 0
    for step in kit.played("great_canal", 4, 3, "random", 400):
        for seat in step.before.answering[:1]:
            if asked < 3:
                asked += 1
                other = step.before.redeal(seat, Randomness("hidden"))
                assert think(other, seat, SMALL, "seed") == think(step.before, seat, SMALL, "seed")
    assert asked


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_what_is_done_is_legal_and_changes_no_game(kind: str, seats: int) -> None:
    for step, seat in positions(kind, seats, 4):
        game, stored = step.before, step.before.to_json()
        tried = [option.action for option in think(game, seat, SMALL, "seed").options]
        for action in (*tried, *(choose(game, seat, level, "seed") for level in (Level.EASY, Level.FAIR))):
            game.apply(seat, action)
        assert len(set(tried)) == len(tried)
        assert game.to_json() == stored


def test_the_levels_stand_in_their_order() -> None:
    assert list(LEVELS) == list(Level) == ["easy", "fair", "strong"]


def test_thinking_ends_at_once_where_nobody_waits() -> None:
    game = positions("arriala", 2, 1)[0][0].before
    asked = iter([False, True])
    with pytest.raises(StoppedError):
        think(game, game.waiting_for[0], LEVELS[Level.STRONG] or SMALL, "seed", stopped=lambda: next(asked))


def test_nothing_is_offered_to_others_that_is_not_suggested() -> None:
    """What can be typed without end would be made time and again."""
    for step, seat in positions("great_canal", 3, 8):
        suggested = step.before.suggest(seat)
        tried = [option.action for option in think(step.before, seat, SMALL, "seed").options]
        assert [one for one in tried if one.open_ended and one != suggested] == []
