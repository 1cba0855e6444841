"""The painter of the Great Canal."""

from render.great_canal.describe.text import describe, describe_hand
from render.great_canal.hand import paint_hand
from render.great_canal.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
from render.great_canal.samples import samples

__all__ = [
    "PUBLIC_BOARD",
    "describe",
    "describe_hand",
    "paint_board",
    "paint_choice",
    "paint_hand",
    "parts",
    "samples",
]
