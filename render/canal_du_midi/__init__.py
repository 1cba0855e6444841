"""The painter of Canal du Midi."""

from render.canal_du_midi.describe.text import describe, describe_hand
from render.canal_du_midi.hand import paint_hand
from render.canal_du_midi.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
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
