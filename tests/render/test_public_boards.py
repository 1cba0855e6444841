"""Boards that are called public are drawn alike for every seat and for the public."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PIL import Image

from render import arriala
from render.arriala import painter
from render.testing import check_public_board
from rules import Event
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value
from tests import bazaar, toy


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
def test_whoever_looks_sees_the_same_board(kind: str) -> None:
    assert check_public_board(kind) > 0


def test_a_game_outside_the_tree_is_checked_too() -> None:
    with bazaar.opened() as kind:
        check_public_board(kind)


def test_a_board_that_is_not_called_public_is_none() -> None:
    toy.register()
    with pytest.raises(ValueError, match="toy"):
        check_public_board("toy")


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_board_that_shows_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch, layout: str) -> None:
    paint = painter.paint_board

    def indiscreet(
        view: ArrialaView,
        theme: str,
        words: Words,
        events: Sequence[Event],
        spots: Sequence[Value],
        shown: str,
        part: str | None,
    ) -> Image.Image:
        image = paint(view, theme, words, events, spots, shown, part)
        if view.seat is not None and shown == layout:
            image.paste("red", (0, 0, 10 + 10 * view.seat, 10))
        return image

    monkeypatch.setattr(arriala, "paint_board", indiscreet)
    with pytest.raises(AssertionError, match=f"seat 0 .*{layout}"):
        check_public_board("arriala")
