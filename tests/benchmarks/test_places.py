"""How much CPU it takes to offer places, while somebody types and in a menu, among very many actions."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bot.ui.action_picker import Path, follow
from bot.ui.choosing import Pick, choice_rows
from bot.ui.offered_values import offered_values
from rules import Action, new_game
from rules.great_canal.actions import Found
from rules.great_canal.topology import CORNERS, EDGE_CORNERS, EDGES
from rules.language.words import Words
from rules.values import fields_of

pytestmark = pytest.mark.benchmark

MOST_CPU = 15.0
"""Milliseconds, with as many legal actions as a turn of the Great Canal was ever seen to have."""
ACTIONS = 364
GAME = new_game("great_canal", seats=4, seed=1, first=0)
LEGAL: tuple[Action, ...] = tuple(
    Found(corner, edge)
    for corner in range(CORNERS)
    for edge in sorted(range(EDGES), key=lambda one: corner not in EDGE_CORNERS[one])[:3]
)[:ACTIONS]
FIELDS = {field.name: field for field in fields_of(Found)}


def cpu(run: Callable[[], object]) -> float:
    """Return how many milliseconds of CPU something takes once all it needs has been read, at the least."""
    run()
    shortest = float("inf")
    for _ in range(15):
        before = time.process_time()
        run()
        shortest = min(shortest, (time.process_time() - before) * 1000)
    return shortest


def words_in(language: str) -> Words:
    """Return the words as they are made for each interaction."""
    return Words("great_canal", language, ("Ada", "Béa", "Bert", "Dan"), GAME.view(0))


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
@pytest.mark.parametrize(
    ("field", "typed", "given"),
    [
        ("corner", "", {}),
        ("corner", "D", {}),
        ("corner", "D4", {}),
        ("corner", "zz", {}),
        ("edge", "D4", {"corner": "D4 N"}),
        ("edge", "", {"corner": "nowhere"}),
        ("corner", "pasture 8", {}),
        ("corner", "harbour", {}),
        ("edge", "", {"corner": "D4"}),
        ("edge", "", {"corner": "pasture 8"}),
    ],
)
def test_autocomplete(language: str, field: str, typed: str, given: dict[str, str]) -> None:
    def complete() -> object:
        return offered_values(words_in(language), LEGAL, Found, FIELDS[field], given, typed)

    taken = cpu(complete)
    print(
        f"\nautocomplete of {field} {typed!r} beside {given} ({language}): {taken:.1f} ms of {MOST_CPU:.0f}"
    )
    assert len(LEGAL) == ACTIONS
    assert taken <= MOST_CPU


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_a_menu(language: str) -> None:
    path = Path(("found",))

    def menu() -> object:
        words = words_in(language)
        choice = follow(GAME, words, LEGAL, path)
        assert choice is not None
        return choice_rows(words, Pick(1, 0, 1), choice, path, language, {})

    taken = cpu(menu)
    print(f"\na menu ({language}): {taken:.1f} ms of {MOST_CPU:.0f}")
    assert taken <= MOST_CPU
