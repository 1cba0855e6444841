"""The painter of Canal du Midi."""

from functools import partial

from render.canal_du_midi.describe.text import describe, describe_hand
from render.canal_du_midi.hand import paint_hand
from render.canal_du_midi.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
from render.kit.colour_table import read_table

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

colours = partial(read_table, __name__)
"""Returns the 256 colours of its pictures in a theme."""
