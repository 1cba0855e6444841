"""Painting a late picture is hardly more work than an early one, whatever else the machine does."""

from __future__ import annotations

import pytest

import render
from render.great_canal.layout.scene import _scene_of
from render.kit.room import Room
from render.registry import painter_of
from rules import Game, new_game
from rules.language.words import Words
from tests.render.test_tables import late

MOST = {"arriala": 400, "great_canal": 20}
"""So many places are tried for one picture; in the Great Canal ships keep theirs from the one before."""


def tried(game: Game, layout: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return at how many places it is asked what is taken there, while a position is painted as a new one."""
    view = game.view(None)
    words, painter = Words(view.game, "en", (), view), painter_of(view)
    asked = [0]
    _scene_of.cache_clear()
    with monkeypatch.context() as patch:
        for name in ("covered", "meets"):
            original = getattr(Room, name)
            patch.setattr(
                Room,
                name,
                lambda room, *given, original=original: (
                    asked.__setitem__(0, asked[0] + 1) or original(room, *given)
                ),
            )
        painter.paint_board(view, "light", words, (), (), layout, None)
    return asked[0]


@pytest.mark.parametrize("layout", render.LAYOUTS)
@pytest.mark.parametrize("kind", sorted(MOST))
def test_few_places_are_tried_at_any_point_of_a_game(
    kind: str, layout: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = late(kind)
    start = new_game(kind, seats=end.seats, seed=1, first=0)
    tried(start, layout, monkeypatch)
    tried(end, layout, monkeypatch)
    assert tried(start, layout, monkeypatch) <= MOST[kind]
    assert tried(end, layout, monkeypatch) <= MOST[kind]
