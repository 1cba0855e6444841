"""The conformance kit on what values are called, what is said of them, and which are held in a hand."""

from __future__ import annotations

import random
from typing import Annotated

import pytest

from rules import Action
from rules import testing as kit
from rules.values import Kind, Text
from tests.toy import actions as a
from tests.toy.game import Toy
from tests.toy.view import ToyView


class Show(a.Choose, frozen=True, tag="show"):
    """The choice of a number as if it were one of a hand that everybody can see."""

    number: Annotated[int, Kind("number", held=True)]


def test_a_hand_that_everybody_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [kit.played("toy", seats, 1, "random", 200) for seats in (2, 3, 4)]
    steps = [step for game in games for step in game]
    kit.check_held(steps, random.Random(1))
    numbers = tuple(Show(number) for number in (1, 2))
    monkeypatch.setattr(Toy, "legal_actions", lambda game, seat: numbers)
    with pytest.raises(AssertionError, match="everybody knows what there is of number"):
        kit.check_held(steps, random.Random(1))


def test_a_hand_on_the_board_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point(Action, frozen=True, tag="point"):
        command = "point"

        at: Annotated[int, Kind("pond", place=True, held=True)]

    kit.check_commands("toy")
    monkeypatch.setattr(Toy, "actions", (*Toy.actions, Point))
    with pytest.raises(AssertionError, match="does not lie on the board"):
        kit.check_commands("toy")


def test_another_name_that_is_not_found_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = kit.played("toy", 3, 1, "random", 200)
    step = next(step for step in steps if isinstance(step.action, a.Play))

    def check() -> None:
        kit.check_values_found(step)

    monkeypatch.setattr(ToyView, "aliases", lambda *_: ("blue",))
    with pytest.raises(AssertionError, match="blue is not"):
        check()
    monkeypatch.setattr(ToyView, "aliases", lambda view, kind, value: (f"the {kind} called {value}",))
    check()


@pytest.mark.parametrize("wrong", ["detail", "surroundings"])
def test_what_lies_at_a_place_is_public_and_stands_first(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    steps = kit.played("toy", 3, 1, "random", 200)
    step = next(step for step in steps if isinstance(step.action, a.Play))
    monkeypatch.setattr(ToyView, "surroundings", lambda *_: Text("enum-red"))
    kit.check_values_found(step)
    other = Text("enum-blue")
    monkeypatch.setattr(ToyView, wrong, lambda view, *_: Text("enum-red") if view.seat is None else other)
    with pytest.raises(AssertionError):
        kit.check_values_found(step)


def test_a_detail_for_what_a_value_is_chosen_for_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has words, and of a place it begins with what lies there, whatever class it is chosen for."""
    steps = kit.played("toy", 3, 1, "random", 200)
    step = next(step for step in steps if isinstance(step.action, a.Play))
    lies, other = Text("enum-red"), Text("enum-blue")
    monkeypatch.setattr(ToyView, "surroundings", lambda *_: lies)
    monkeypatch.setattr(
        ToyView, "detail", lambda view, kind, value, action=None: other if action is a.Play else lies
    )
    with pytest.raises(AssertionError):
        kit.check_values_found(step)


def test_an_explanation_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = next(iter(kit.played("toy", 3, 1, "random", 200))).before, random.Random(1)
    kit.check_all_texts(game, rng)
    monkeypatch.setattr(ToyView, "explanation", lambda *_: Text("no-such-text"))
    with pytest.raises(LookupError):
        kit.check_all_texts(game, rng)
