"""The picture of what one seat holds."""

from render.great_canal.hand.paint import paint_hand

__all__ = ["paint_hand"]
