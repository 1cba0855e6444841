"""No word that a player sees is written in render/: all come from the language files."""

from __future__ import annotations

from typing import Any, cast

import pytest

import render
from render import arriala
from render.arriala import base, plates
from render.kit.canvas import Canvas
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from tests.render.marks import without_marked
from tests.render.positions import NAMES, played


def unmarked(said: str) -> str:
    """The letters that came neither from a language file nor from a name."""
    for name in NAMES:
        said = said.replace(name, "")
    return "".join(letter for letter in without_marked(said) if letter.isalpha())


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 4, 60])
def test_descriptions(seats: int, rounds: int) -> None:
    game = played(seats, rounds)[0]
    names = NAMES[:seats]
    for seat in (None, 0):
        view = cast(ArrialaView, game.view(seat))
        assert unmarked(render.describe(view, names=names, long=True)) == ""
        whole = arriala.describe(view, Words("arriala", "en", names, view), (), False)
        assert unmarked(whole) == ""


@pytest.mark.usefixtures("marked")
def test_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def listen(owner: Any, name: str, place: int) -> None:
        original = getattr(owner, name)

        def listening(*args: Any, **options: Any) -> Any:
            written.append(cast(str, args[place]))
            return original(*args, **options)

        monkeypatch.setattr(owner, name, listening)

    listen(Canvas, "text", 3)
    listen(Canvas, "number", 3)
    listen(plates, "write", 3)
    base._base.cache_clear()
    for seats in (2, 3):
        for rounds in (2, 60):
            game, events = played(seats, rounds)
            view = cast(ArrialaView, game.view(0))
            render.board(view, names=NAMES[:seats], events=events)
            render.hand(view, names=NAMES[:seats])
    base._base.cache_clear()
    assert len(written) > 200
    cut = {said.rstrip("…").rstrip() for said in written}
    assert {said for said in cut if unmarked(said) and not is_cut_name(said)} == set()


def is_cut_name(said: str) -> bool:
    """Whether it is the beginning of a name that was too long for its plate."""
    return any(name.startswith(said) for name in NAMES)


def test_every_key_exists_in_english() -> None:
    """Positions of all kinds are told without a key missing or a parameter left out."""
    for seats in (2, 3, 4):
        for rounds in (0, 2, 4, 6, 60):
            game, events = played(seats, rounds)
            for seat in (None, seats - 1):
                text = render.describe(game.view(seat), long=True, events=events)
                assert "{" not in text
                assert "$" not in text
