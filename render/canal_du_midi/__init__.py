"""The painter of Canal du Midi."""

from render.canal_du_midi.describe.text import describe, describe_hand
from render.canal_du_midi.hand import paint_hand
from render.canal_du_midi.painter import PUBLIC_BOARD, paint_board, paint_choice, parts
from render.canal_du_midi.samples import samples

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
