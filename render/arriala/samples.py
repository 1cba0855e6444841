"""The pictures of Arriala from which the colours of all others are found."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.arriala.hand import paint_hand
from render.arriala.painter import paint_board
from render.kit.samples import sample_pictures


def samples(theme: str) -> Iterator[Image.Image]:
    """Yield boards, hands and swatches that together have all colours."""
    return sample_pictures("arriala", theme, paint_board, paint_hand)
