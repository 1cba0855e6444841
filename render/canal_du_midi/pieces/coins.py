"""Riquet coins."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import PALETTES, Palette
from render.kit.sprites import Sprite, centred, kept

_COIN_RING = "#9A6A00"


def draw_coin(canvas: Canvas, x: float, y: float, radius: float, palette: Palette, letter: str = "R") -> None:
    """Draw a Riquet coin; without a ``letter`` it is blank."""
    canvas.disc(x, y, radius + 1, palette.outline)
    canvas.disc(x, y, radius - 1, palette.gold)
    canvas.disc(x, y, radius - 4.5, None, _COIN_RING, 1.6)
    if letter:
        canvas.number(x, y, letter, radius * 1.12, palette.on_light, face="title")


@kept
def coin(theme: str, radius: float, covered: bool = False) -> Sprite:
    """Return a Riquet coin; one that is ``covered`` by the next has no letter."""
    side = 2 * round(radius + 4)
    canvas = Canvas(side, side)
    draw_coin(canvas, side / 2, side / 2, radius, PALETTES[theme], "" if covered else "R")
    return centred(canvas)


@kept
def no_coin(theme: str, radius: float) -> Sprite:
    """Return the empty place of a coin."""
    side = 2 * round(radius + 4)
    canvas = Canvas(side, side)
    canvas.disc(side / 2, side / 2, radius, None, PALETTES[theme].rule, 2.4)
    return centred(canvas)
