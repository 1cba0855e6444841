"""The boards that pictures are drawn on are small enough to be kept as they are."""

from __future__ import annotations

import pytest
from PIL import Image

import render
from render.kit import packed
from render.kit.keeping import bytes_of
from render.kit.packed import Packed
from rules import GAMES, new_game


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
def test_every_board_has_room_among_those_kept_as_they_are(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[Image.Image] = []
    drawn_on = Packed.image

    def noted(board: Packed) -> Image.Image:
        used.append(drawn_on(board))
        return used[-1]

    monkeypatch.setattr(Packed, "image", noted)
    view = new_game(kind, seats=max(GAMES[kind].seat_numbers), seed=1).view(None)
    for layout in render.LAYOUTS:
        for part in (None, *render.parts(view)):
            render.board(view, layout=layout, part=part)
    assert len(used) >= len(render.LAYOUTS)
    assert max(bytes_of(image) for image in used) <= packed.unpacked_bases._kept.maxsize
