"""The painter of Arriala: Canal de Garonne."""

from render.arriala.describe.text import describe, describe_hand
from render.arriala.hand import paint_hand
from render.arriala.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
from render.arriala.samples import samples

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
