"""A game with a bundle goes through the whole conformance kit, and is caught where it handles one badly."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import RuleError
from rules import testing as kit
from rules.language.words import Words
from rules.values import fields_of
from tests import hoard
from tests.hoard import CardsPutAway, Hoard, PutAway, hoarding


@pytest.fixture(autouse=True)
def kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Make the game known."""
    with hoarding(tmp_path, monkeypatch) as kind:
        yield kind


def test_a_game_with_a_bundle_keeps_what_games_keep(kind: str) -> None:
    kit.check_game(kind, turns=False, positions=10)


def test_bundles_are_said_in_actions_events_and_errors(kind: str) -> None:
    view = rules.new_game(kind, seats=2, seed=1).view(0)
    words = Words(kind, "en", ("Ada", "Bea"), view)
    assert words.action(PutAway((2, 0, 1))) == "Put 2 blue and 1 red away"
    assert words.event(CardsPutAway(1, (2, 0, 1))) == "Bea puts 3 cards away: 2 blue and 1 red."
    assert words.event(CardsPutAway(1, (0, 1, 0))) == "Bea puts a card away: 1 green."
    assert words.field_value(fields_of(PutAway)[0], (0, 0, 0)) == "nothing"


def test_values_are_likely_or_impossible_bundles(kind: str) -> None:
    view, rng = rules.new_game(kind, seats=2, seed=1).view(0), random.Random(1)
    (field,) = fields_of(PutAway)
    likely: list[Any] = [kit.likely_value(field, view, rng) for _ in range(200)]
    assert all(len(one) == 3 and min(one) >= 0 and max(one) <= 2 for one in likely)
    assert (0, 0, 0) in likely
    tried: list[Any] = [kit.any_value(field, view, rng) for _ in range(500)]
    assert {len(one) for one in tried} == {2, 3, 4}
    assert {min(one) for one in tried} >= {-1, 0}
    assert max(max(one) for one in tried) == 10**12


def takes_any_bundle(counts: tuple[int, ...], size: int) -> None:
    """Refuse nothing."""


def reads_one_less(written: str, names: Any) -> tuple[int, ...]:
    return (0, 0, 1)


def test_bundles_handled_badly_are_caught(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(hoard, "require_bundle", takes_any_bundle)
        with pytest.raises((AssertionError, ValueError)):
            kit.check_game(kind, turns=False, positions=20)
    with monkeypatch.context() as patch:
        patch.setattr(PutAway, "parsers", {"cards": reads_one_less})
        with pytest.raises(AssertionError, match="1 blue is not"):
            kit.check_game(kind, turns=False, positions=20)
    no_parsers: Mapping[str, Any] = {}
    with monkeypatch.context() as patch:
        patch.setattr(PutAway, "parsers", no_parsers)
        patch.setattr(PutAway, "open_ended", False)
        with pytest.raises(AssertionError, match="no parser"):
            kit.check_commands(kind)


def test_a_bundle_that_is_none_is_refused_by_the_rules(kind: str) -> None:
    steps = kit.played(kind, 2, 1, "random", 200)
    game = next(
        step.before for step in steps if any(isinstance(one, PutAway) for one in step.before.legal_actions(0))
    )
    assert isinstance(game, Hoard)
    for cards in ((1,), (1, 0, 0, 0), (-1, 0, 2)):
        with pytest.raises(RuleError) as caught:
            game.apply(0, PutAway(cards))
        assert caught.value.rule == "game.fields"
