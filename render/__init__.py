"""Pictures and descriptions of games: a view in, a PNG and its text out.

>>> import render
>>> from rules import new_game
>>> view = new_game("arriala", seats=3, seed=42).view(None)
>>> png = render.board(view, look="dark")
>>> text = render.describe(view, long=True)
"""

from render.api import animation, board, board_is_public, choice, describe, describe_hand, hand, parts
from render.kit.description import ALT_TEXT_LIMIT
from render.kit.forgetting import forget_drawn
from render.kit.layouts import LAYOUTS
from render.kit.memory import give_back_memory, keep_little_memory
from render.kit.palette import LOOKS
from render.registry import Painter, paints, register

__all__ = [
    "ALT_TEXT_LIMIT",
    "LAYOUTS",
    "LOOKS",
    "Painter",
    "animation",
    "board",
    "board_is_public",
    "choice",
    "describe",
    "describe_hand",
    "forget_drawn",
    "give_back_memory",
    "hand",
    "keep_little_memory",
    "paints",
    "parts",
    "register",
]
