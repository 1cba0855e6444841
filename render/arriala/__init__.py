"""The painter of Arriala: Canal de Garonne."""

from render.arriala.describe.text import describe, describe_hand
from render.arriala.hand import paint_hand
from render.arriala.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
from render.kit.colour_table import read_table
from render.kit.png import ColourTable

__all__ = [
    "PUBLIC_BOARD",
    "colours",
    "describe",
    "describe_hand",
    "paint_board",
    "paint_choice",
    "paint_hand",
    "parts",
]


def colours(theme: str) -> ColourTable:
    """Return the colours of its pictures."""
    return read_table(__name__, theme)
