"""What the plates of all seats have: a token, a laurel for who has won, points and what came in."""

from __future__ import annotations

import math

from PIL import Image

from render.kit import icons
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.change_marks import tag
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred, kept, stamp
from render.kit.tokens import token
from render.kit.writing import write

_LAUREL = 29
_SHARE_OF_LAUREL = 0.586
"""The radius of a token in a laurel of radius 1."""
_STRIPE = 12
_LIFT = 11
"""How far points are moved up where something stands below them, in pixels."""


@kept
def laurel(theme: str, radius: float) -> Sprite:
    """Return the wreath of who has won."""
    palette = PALETTES[theme]
    side = 2 * math.ceil(radius * 1.4)
    canvas = Canvas(side, side)
    icons.laurel(canvas, side / 2, side / 2, radius, palette, palette.outline)
    return centred(canvas)


def draw_plate(canvas: Canvas, box: Box, palette: Palette, fill: str, *, framed: bool = False) -> None:
    """Draw a panel with a stripe of a colour at its left; ``framed`` puts a thick frame around it."""
    left, top, right, bottom = box.edges
    if framed:
        canvas.rectangle(*box.grown(5).edges, palette.ink, radius=14)
    canvas.rectangle(left, top, right, bottom, fill, radius=10)
    canvas.rectangle(left + _STRIPE, top, right, bottom, palette.panel, radius=10)
    canvas.rectangle(left + _STRIPE, top, left + 2 * _STRIPE + 2, bottom, palette.panel)
    if not framed:
        canvas.rectangle(left, top, right, bottom, None, palette.rule, 2, radius=10)


def draw_owner(
    image: Image.Image,
    theme: str,
    player: int,
    x: float,
    y: float,
    radius: float,
    *,
    won: bool,
    ghost: bool = False,
    laurel_radius: float = _LAUREL,
) -> None:
    """Draw whose plate it is: a token of that radius, or a smaller one in a laurel for who has won."""
    if won:
        radius = round(laurel_radius * _SHARE_OF_LAUREL)
        stamp(image, laurel(theme, laurel_radius), x, y)
    stamp(image, token(theme, player, radius, ghost=ghost), x, y)


def write_points(
    image: Image.Image, theme: str, right: float, y: float, points: int, size: float, *, lifted: bool
) -> float:
    """Write the points of a seat up to ``right``, and return their width; ``lifted`` leaves room below."""
    return write(image, right, y - lifted * _LIFT, str(points), size, PALETTES[theme].ink, "bold", "r")


def draw_gain(image: Image.Image, theme: str, right: float, y: float, gained: int, size: float = 23) -> None:
    """Draw the points that came in, or that went, on a tag that ends a little right of ``right``."""
    if gained:
        stamp(image, tag(theme, f"{'+' if gained > 0 else '–'}{abs(gained)}", size), right + 4, y)
