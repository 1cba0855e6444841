"""The pictures of the Great Canal from which the colours of all others are found."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.great_canal.hand import paint_hand
from render.great_canal.painter import paint_board
from render.kit.samples import sample_pictures


def samples(theme: str) -> Iterator[Image.Image]:
    """Yield boards, hands and swatches that together have all colours."""
    return sample_pictures("great_canal", theme, paint_board, paint_hand)
