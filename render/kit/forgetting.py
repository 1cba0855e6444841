"""Nothing is kept of what was drawn, so that no name of somebody is in memory any more."""

from __future__ import annotations

from render.kit.fonts import forget_texts
from render.kit.packed import forget_given_back
from render.kit.png import forget_bands
from render.kit.sprites import packed_sprites, unpacked_sprites


def forget_drawn() -> None:
    """Keep nothing of what was drawn or measured so far but what holds no text of a game's people.

    What is being drawn meanwhile is kept again: call it once more when that is done.
    """
    packed_sprites.clear()
    unpacked_sprites.clear()
    forget_texts()
    forget_bands()
    forget_given_back()
