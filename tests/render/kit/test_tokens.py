"""The players' tokens, and the numbers of places."""

from __future__ import annotations

import math

import pytest

from render.kit.palette import PALETTES, PLAYERS, channels
from render.kit.tokens import token, token_shape


@pytest.mark.parametrize("player", range(4))
def test_tokens_have_the_fill_and_the_shape_of_the_player(player: int) -> None:
    sprite = token("light", player, 30)
    pixel = sprite.image.getpixel((sprite.x, sprite.y))
    assert isinstance(pixel, tuple)
    assert pixel == (*channels(PLAYERS[player].fill), 255)
    assert sprite.image.getpixel((0, 0)) == (0, 0, 0, 0)
    outline = token_shape(PLAYERS[player].shape, 0, 0, 30)
    assert all(math.hypot(x, y) <= 30 * 1.45 for x, y in outline)


def test_a_ghost_is_empty_inside() -> None:
    sprite = token("light", 2, 30, ghost=True)
    assert sprite.image.getpixel((sprite.x, sprite.y)) == (*channels(PALETTES["light"].panel), 255)
