"""What stands in a panel above its buttons."""

from __future__ import annotations

import pytest

from bot.i18n.catalogue import available
from bot.ui.panel_text import action_line
from rules import GAMES, new_game
from rules.language.words import Words


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
def test_what_an_action_costs_stands_there_once(kind: str, language: str) -> None:
    """It stands behind the name; where the command says it, it is not said again."""
    view = new_game(kind, seats=3, seed=7).view(0)
    words, costs = Words(kind, language, view=view), 0
    for action in GAMES[kind].actions:
        cost = view.cost(action, {})
        name, _, about = action_line(words, action, {}).partition("** · ")
        if cost is not None and about:
            costs += 1
            assert words.render(cost) in name
            assert not about.startswith(words.render(cost)), about
    assert costs or kind != "arriala"


def test_it_goes_on_with_a_capital_letter() -> None:
    view = new_game("arriala", seats=3, seed=7).view(0)
    words = Words("arriala", "en", view=view)
    place = next(action for action in GAMES["arriala"].actions if action.__name__ == "PlaceWorker")
    assert action_line(words, place, {}) == "**Place a worker · 3 AP** · Place a new worker on the canal"
