"""What the process remembers of texts: those of the rules, and nothing of people (/privacy delete).

Words themselves remember the names of their values, as long as they are used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest

import rules
from bot.ui.action_values import resolve
from bot.ui.offered_values import offered_values
from rules import RuleError
from rules.great_canal.view.view import GreatCanalView
from rules.language.words import Words
from rules.values import Scalar, Text, fields_of
from tests.toy.actions import Offer

GAME = rules.new_game("great_canal", seats=3, seed=1, first=0)
TOY = rules.new_game("toy", seats=3, seed=1, first=0)


def caches() -> Iterator[_lru_cache_wrapper[Any]]:
    """Yield everything in the project that remembers what it was asked."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("rules.", "bot.", "render.")):
            yield from (one for one in vars(module).values() if isinstance(one, _lru_cache_wrapper))


def remembered() -> dict[str, int]:
    """Return how much each of them remembers by its name."""
    return {f"{one.__module__}.{one.__qualname__}": one.cache_info().currsize for one in caches()}


def converse(name: str, written: str) -> None:
    """Name somebody in the texts of a game, and have them type something that is not understood."""
    names = (name, "Bea", "Cleo")
    words = Words("great_canal", "fr", names, GAME.view(0))
    assert words.value("seat", 0) == name
    assert name in words.text("matter-asked", names=name, question=Text("title"))
    for kind in ("seat", "good", "corner"):
        with pytest.raises(RuleError) as caught:
            words.find(kind, written)
        assert written in words.error(caught.value)
    toy, legal = Words("toy", "en", names, TOY.view(0)), TOY.legal_actions(0)
    to = next(field for field in fields_of(Offer) if field.name == "to")
    offered_values(toy, legal, Offer, to, {}, written)
    assert resolve(toy, legal, Offer, to, name) == 0


def test_nothing_of_people_is_remembered() -> None:
    """Neither what they are called nor what they type is kept by the process, for whoever comes next."""
    converse("Ada", "unobtainium")
    before = remembered()
    converse("Zoë the Second", "quite something else")
    assert remembered() == before
    assert before["rules.language.plain_texts.plain_text"] > 0, "the names of places are"


def test_names_are_made_once_for_all_look_ups_by_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make them for each value of the kind that is looked up, and never again by the same words."""
    made: list[tuple[str, Scalar]] = []
    view = GAME.view(0)
    name = GreatCanalView.words

    def noted(view: GreatCanalView, kind: str, value: Scalar) -> Text | str:
        made.append((kind, value))
        return name(view, kind, value)

    monkeypatch.setattr(GreatCanalView, "words", noted)
    words = Words("great_canal", "fr", (), view)
    assert words.find("good", "laine") == words.find("good", "moutons") == "wool"
    first = list(made)
    assert set(first) == {("good", good) for good in view.values("good")}
    assert words.find("good", "minerai") == "ore"
    assert made == first
    assert words.find("good", "Wolle") == "wool", "and by the names in other languages"
    with_german = list(made)
    assert words.find("good", "Wolle") == "wool"
    assert made == with_german


def test_each_words_find_by_their_own_names() -> None:
    """Find people by what they are called here: what other words remember of the same seats is not theirs."""
    for names, seat in ((("Ada", "Bea", "Cleo"), 1), (("Bea", "Cleo", "Ada"), 0)):
        assert Words("toy", "en", names, TOY.view(0)).find("seat", "bea") == seat
