"""The tokens of the players, and the numbers of places to choose from."""

from __future__ import annotations

import math

from render.kit.canvas import Canvas
from render.kit.curve import Point
from render.kit.palette import PALETTES, PLAYERS, mix
from render.kit.sprites import Sprite, centred, kept


def token_shape(shape: str, x: float, y: float, radius: float) -> list[Point]:
    """Return the outline of a player's token: lozenge, block, shield, or else a disc."""
    if shape == "lozenge":
        reach = radius * 1.16
        return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    if shape == "block":
        reach = radius * 0.9
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return [(x + right * reach, y + down * reach) for right, down in corners]
    if shape == "shield":
        return _shield(x, y, radius * 0.98)
    return [
        (x + radius * math.cos(step * math.pi / 24), y + radius * math.sin(step * math.pi / 24))
        for step in range(48)
    ]


def _shield(x: float, y: float, reach: float) -> list[Point]:
    """Return an outline with a straight upper edge and two curves that meet below."""
    right = [
        (x + reach * (1 - step / 8) ** 0.62, y - reach * 0.1 + reach * 1.25 * step / 8)
        for step in range(1, 9)
    ]
    left = [(2 * x - px, py) for px, py in right[-2::-1]]
    return [(x - reach, y - reach * 0.95), (x + reach, y - reach * 0.95), *right, *left]


@kept
def token(
    theme: str,
    player: int,
    radius: float,
    label: str = "",
    *,
    size: float | None = None,
    ghost: bool = False,
    zoom: float = 1.0,
) -> Sprite:
    """Return a player's token in its shape, with its double edge and a label.

    ``ghost`` leaves the inside panel-coloured with a rim in the player's colour: somebody who is not there.
    ``zoom`` is that of a canvas.
    """
    style, palette = PLAYERS[player], PALETTES[theme]
    reach = radius * 1.16 + 10
    canvas = Canvas(2 * round(reach), 2 * round(reach), zoom=zoom)
    x = y = float(round(reach))
    canvas.polygon(token_shape(style.shape, x, y, radius + 5.5), palette.halo)
    canvas.polygon(token_shape(style.shape, x, y, radius + 2.4), palette.outline)
    canvas.polygon(token_shape(style.shape, x, y, radius - 0.6), style.fill)
    if ghost:
        canvas.polygon(token_shape(style.shape, x, y, radius * 0.68), palette.panel)
    elif radius > 16:
        canvas.polygon(
            token_shape(style.shape, x, y, radius - 3.2), None, mix(style.fill, "#ffffff", 0.38), 1.4
        )
    if label:
        lift = radius * 0.1 if style.shape == "shield" else 0
        colour = palette.ink if ghost else style.figure
        canvas.number(x, y - lift, label, size or radius * 1.12, colour)
    return centred(canvas)


@kept
def spot(number: int, radius: float = 25) -> Sprite:
    """Return the numbered black disc of a place to choose."""
    palette = PALETTES["light"]
    side = 2 * round(radius + 7)
    canvas = Canvas(side, side)
    middle = side / 2
    canvas.disc(middle, middle, radius + 5, palette.halo)
    canvas.disc(middle, middle, radius + 2, palette.spot)
    canvas.disc(middle, middle, radius - 1.5, palette.spot, palette.halo, 2)
    canvas.number(middle, middle, str(number), radius * 1.25 if number < 100 else radius, palette.halo)
    return centred(canvas)


RING_REACH = 5
"""How far a ring goes beyond what it is around, in pixels."""


@kept
def ring(width: int, height: int, corner: float) -> Sprite:
    """Return a black ring around a box to choose, for one with a printed name; held at the box's corner."""
    palette = PALETTES["light"]
    reach = RING_REACH + 2
    canvas = Canvas(width + 2 * reach, height + 2 * reach, None, -reach, -reach)
    for out, colour, line in ((5.0, palette.halo, 7.0), (3.8, palette.spot, 5.2)):
        canvas.rectangle(-out, -out, width + out, height + out, None, colour, line, radius=corner + out)
    return Sprite(canvas.image(), reach, reach)


@kept
def named_spot(label: str, radius: float, size: float, zoom: float = 1.0) -> Sprite:
    """Return the black disc of a place to choose by its printed number; an open ring if it has a name."""
    palette = PALETTES["light"]
    side = 2 * round(radius + 7)
    canvas = Canvas(side, side, zoom=zoom)
    middle = side / 2
    canvas.disc(middle, middle, radius + 5, palette.halo)
    canvas.disc(middle, middle, radius + 2, palette.spot)
    canvas.disc(middle, middle, radius - 1.5, palette.spot, palette.halo, 2)
    if label:
        canvas.number(middle, middle, label, size if len(label) < 2 else size * 0.86, palette.halo)
    else:
        canvas.disc(middle, middle, radius * 0.45, None, palette.halo, radius * 0.16)
    return centred(canvas)


@kept
def ring_spot(radius: float, zoom: float = 1.0) -> Sprite:
    """Return the black ring around a piece to choose, or around a place where pieces stand already."""
    palette = PALETTES["light"]
    side = 2 * round(radius + 9)
    canvas = Canvas(side, side, zoom=zoom)
    middle = side / 2
    canvas.disc(middle, middle, radius + 7, None, palette.halo, 2.4)
    canvas.disc(middle, middle, radius + 5, None, palette.spot, 5)
    canvas.disc(middle, middle, radius, None, palette.halo, 2.4)
    return centred(canvas)
