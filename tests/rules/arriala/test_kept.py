"""Nothing is found twice: what follows from a position is handed on, and actions are made once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules import Action, new_game
from rules.arriala import Arriala, state
from rules.arriala import actions as a
from rules.arriala.policy import choose, sections
from rules.arriala.steps import turn

ACTIONS = 200
SUGGESTED = 60
EVERY_SEATS = pytest.mark.parametrize("seats", Arriala.seat_numbers)


def positions(seats: int, seed: int) -> Iterator[Arriala]:
    """Yield the positions of a game played at random, each kind of action as often as any other."""
    draws = random.Random(seed)
    game = new_game("arriala", seats=seats, seed=seed)
    assert isinstance(game, Arriala)
    for _ in range(ACTIONS):
        yield game
        if not game.waiting_for:
            return
        seat = game.waiting_for[0]
        legal = [action for action in game.legal_actions(seat) if not isinstance(action, a.ProposeEnd)]
        kind = draws.choice(sorted({type(action).__name__ for action in legal}))
        game, _ = game.apply(seat, draws.choice([act for act in legal if type(act).__name__ == kind]))


@EVERY_SEATS
def test_what_was_kept_is_what_follows_from_the_position(seats: int) -> None:
    kept = 0
    for seed in range(3):
        for game in positions(seats, seed):
            anew = replace(game)
            assert not vars(anew)
            for name, fact in vars(game).items():
                assert getattr(anew, name) == fact, name
                kept += 1
    assert kept > ACTIONS


@EVERY_SEATS
def test_what_stands_where_is_found_once_a_game(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [0]
    find = state.occupancy_of

    def counted(*arguments: object) -> object:
        found[0] += 1
        return find(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(state, "occupancy_of", counted)
    played = sum(1 for _ in positions(seats, seed=1))
    assert played > 100
    assert found == [1]


@EVERY_SEATS
def test_actions_are_offered_once_a_position(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that whoever asks for all that is legal, for a suggestion too, has it found once."""
    game = new_game("arriala", seats=seats, seed=1, first=0)
    legal = game.legal_actions(0)
    monkeypatch.setattr(turn, "legal_actions", lambda *_: pytest.fail("found twice"))  # pyright: ignore
    assert game.legal_actions(0) is legal
    assert game.suggest(0) in legal


@EVERY_SEATS
def test_offered_actions_are_made_once(seats: int) -> None:
    """Check that the same action offered in another position is the same object."""
    made: dict[Action, int] = {}
    offered = 0
    for game in positions(seats, seed=2):
        for action in game.legal_actions(game.active):
            assert made.setdefault(action, id(action)) == id(action)
            offered += 1
    assert offered > 5 * len(made)


@EVERY_SEATS
def test_a_suggestion_thinks_of_a_section_once_if_nothing_changes_near_it(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that of the promises by which actions are weighed a third at least was found before."""
    found, asked = [0], [0]
    promise, promises = sections._promise, choose.promises

    def counted(*arguments: object) -> int:
        found[0] += 1
        return promise(*arguments)  # type: ignore[arg-type]

    def weighed(game: Arriala, *arguments: object) -> int:
        asked[0] += len(game.view(None).open_sections)
        return promises(game, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(sections, "_promise", counted)
    monkeypatch.setattr(choose, "promises", weighed)
    game = new_game("arriala", seats=seats, seed=3)
    for _ in range(SUGGESTED):
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    assert 0 < 3 * found[0] < 2 * asked[0]
