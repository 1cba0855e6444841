"""No word that a player sees is written in the painter of Arriala: all come from the language files."""

from __future__ import annotations

from typing import cast

import pytest

import render
from render import arriala
from render.kit.packed import bases
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from tests.render.arriala.positions import NAMES, played
from tests.render.marks import is_start_of_a_name, letters_of_our_own


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 4, 60])
def test_descriptions(seats: int, rounds: int) -> None:
    game = played(seats, rounds)[0]
    names = NAMES[:seats]
    for seat in (None, 0):
        view = cast(ArrialaView, game.view(seat))
        assert letters_of_our_own(render.describe(view, names=names, long=True), NAMES) == ""
        whole = arriala.describe(view, Words("arriala", "en", names, view), (), False)
        assert letters_of_our_own(whole, NAMES) == ""


@pytest.mark.usefixtures("marked")
def test_pictures(written: list[str]) -> None:
    bases.clear()
    for seats in (2, 3):
        for rounds in (2, 60):
            game, events = played(seats, rounds)
            view = cast(ArrialaView, game.view(0))
            render.board(view, names=NAMES[:seats], events=events)
            render.hand(view, names=NAMES[:seats])
    bases.clear()
    assert len(written) > 200
    ours = {text for text in written if letters_of_our_own(text, NAMES)}
    assert {text for text in ours if not is_start_of_a_name(text, NAMES)} == set()


def test_every_key_exists_in_english() -> None:
    """Describe positions of all kinds without a key missing or a parameter left out."""
    for seats in (2, 3, 4):
        for rounds in (0, 2, 4, 6, 60):
            game, events = played(seats, rounds)
            for seat in (None, seats - 1):
                text = render.describe(game.view(seat), long=True, events=events)
                assert "{" not in text
                assert "$" not in text
