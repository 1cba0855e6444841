"""What a form says of a field that is picked, as opposed to typed."""

from __future__ import annotations

import re

import pytest

from bot.ui.action_picker import Path, follow
from bot.ui.forms import action_form, menu_values
from rules.great_canal.actions import MakeOffer
from rules.language.words import Words
from rules.values import tag_of
from tests.rules.great_canal.positions import goods, position


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_a_menu_speaks_of_no_commas(language: str) -> None:
    """Names are written one behind the other in a command alone; its text fits the form's menu as well."""
    game = position(hands={0: goods(brick=2), 1: goods(ore=1)})
    words = Words("great_canal", language, ("Ada", "Bea", "Cleo", "Dan"), game.view(0))
    actions = game.legal_actions(0)
    choice = follow(game, words, actions, Path((tag_of(MakeOffer),)))
    assert choice is not None
    form = action_form(choice, actions)
    picked = [field.name for field in form.fields if menu_values(words, form, field)]
    assert picked == ["to", "first"]
    for name in picked:
        said = words.text(f"{form.keys[name]}-description")
        assert not re.search(r"comma|komma|virg", said.casefold()), said
