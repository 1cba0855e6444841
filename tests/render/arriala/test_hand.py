"""The picture of a hand of Arriala."""

from __future__ import annotations

from msgspec.structs import replace

import render
from render.kit.palette import PLAYERS
from tests.render.arriala.positions import NAMES, start
from tests.render.pictures import LOOKS, decoded, is_colour


@LOOKS
def test_hands(theme: str) -> None:
    view = start(3)
    for seat in range(3):
        own = replace(view, seat=seat, hand=tuple(number % 4 for number in range(len(view.deck.kinds))))
        image = decoded(render.hand(own, theme, names=NAMES[:3]))
        assert image.width >= 600
        assert image.height >= 400
        assert is_colour(image, (52, 54), PLAYERS[seat].fill)
        empty = replace(own, hand=(0,) * len(view.deck.kinds))
        assert decoded(render.hand(empty, theme)).tobytes() != image.tobytes()
