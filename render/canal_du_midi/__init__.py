"""The painter of Canal du Midi."""

from render.canal_du_midi.painter import paint_board

__all__ = ["paint_board"]
