"""Pieces that all games share, drawn once at twice the size, reduced, kept and pasted.

A sprite is an RGBA image with the point by which it is held. Sprites are kept for the life of the process
and never drawn on, so that several threads may paste the same one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render import icons
from render.canvas import SCALE, Canvas, Font, font, text_width
from render.curve import token_shape
from render.palette import PALETTES, PLAYERS, mix


@dataclass(frozen=True)
class Sprite:
    """A small RGBA image; ``(x, y)`` is the point in it that is put on the target."""

    image: Image.Image
    x: int
    y: int


def centred(canvas: Canvas) -> Sprite:
    """The drawing as a sprite held in its middle."""
    return Sprite(canvas.image(), canvas.width // 2, canvas.height // 2)


def stamp(target: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Pastes a sprite with its point on (x, y) of the target."""
    target.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)


@lru_cache(maxsize=2048)
def _text_mask(text: str, size: float, face: Font) -> tuple[Image.Image, int, int, float]:
    """The text as a mask, the place of its start on the baseline in it, and its width."""
    chosen = font(face, size)
    left, top, right, bottom = chosen.getbbox(text, anchor="ls")
    pad = SCALE
    x, y = pad - int(left), pad - int(top)
    x, y = x + x % SCALE, y + y % SCALE
    mask = Image.new("L", (x + int(right) + 2 * pad, y + int(bottom) + 2 * pad))
    ImageDraw.Draw(mask).text((x, y), text, font=chosen, fill=255, anchor="ls")
    return mask.reduce(SCALE), x // SCALE, y // SCALE, chosen.getlength(text) / SCALE


@lru_cache(maxsize=64)
def _capital_height(size: float, face: Font) -> float:
    top = font(face, size).getbbox("8", anchor="ls")[1]
    return -top / SCALE


def write(
    target: Image.Image,
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    face: Font = "medium",
    align: str = "l",
) -> float:
    """Writes on a reduced image, capitals centred on ``y``; ``align`` is l, m or r. Returns the width."""
    if not text:
        return 0.0
    mask, held_x, held_y, width = _text_mask(text, size, face)
    start = x - {"l": 0.0, "m": width / 2, "r": width}[align]
    baseline = y + _capital_height(size, face) / 2
    target.paste(colour, (round(start) - held_x, round(baseline) - held_y), mask)
    return width


@lru_cache(maxsize=512)
def token(
    look: str, player: int, radius: float, label: str = "", *, size: float | None = None, ghost: bool = False
) -> Sprite:
    """A player's token in its shape, with its double edge and a label.

    ``ghost`` leaves the inside panel-coloured with a rim in the player's colour: somebody who is not there.
    """
    style, palette = PLAYERS[player], PALETTES[look]
    reach = radius * 1.16 + 10
    canvas = Canvas(2 * round(reach), 2 * round(reach))
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


@lru_cache(maxsize=256)
def spot(number: int, radius: float = 25) -> Sprite:
    """The numbered black disc of a legal place."""
    palette = PALETTES["light"]
    side = 2 * round(radius + 7)
    canvas = Canvas(side, side)
    middle = side / 2
    canvas.disc(middle, middle, radius + 5, palette.halo)
    canvas.disc(middle, middle, radius + 2, palette.spot)
    canvas.disc(middle, middle, radius - 1.5, palette.spot, palette.halo, 2)
    canvas.number(middle, middle, str(number), radius * 1.25 if number < 100 else radius, palette.halo)
    return centred(canvas)


@lru_cache(maxsize=64)
def brackets(look: str, half_side: float, half_height: float | None = None) -> Sprite:
    """Surveyor's brackets around what has just changed: four corners, half as wide as the box to hold."""
    palette = PALETTES[look]
    half_height = half_side if half_height is None else half_height
    arm = min(half_side, half_height) * 0.5
    canvas = Canvas(2 * round(half_side + 8), 2 * round(half_height + 8))
    x, y = canvas.width / 2, canvas.height / 2
    for width, colour in ((9.0, palette.outline), (5.0, palette.halo)):
        for right in (-1, 1):
            for down in (-1, 1):
                corner = (x + right * half_side, y + down * half_height)
                canvas.line(
                    [(corner[0], corner[1] - down * arm), corner, (corner[0] - right * arm, corner[1])],
                    colour,
                    width,
                    True,
                )
    return centred(canvas)


@lru_cache(maxsize=4)
def trail_dot(look: str) -> Sprite:
    """One ivory dot of the string that a moved piece leaves behind."""
    palette = PALETTES[look]
    canvas = Canvas(12, 12)
    canvas.disc(6, 6, 5, palette.outline)
    canvas.disc(6, 6, 3.2, palette.halo)
    return centred(canvas)


@lru_cache(maxsize=16)
def laurel(look: str, radius: float) -> Sprite:
    """The wreath of who has won."""
    palette = PALETTES[look]
    side = 2 * math.ceil(radius * 1.4)
    canvas = Canvas(side, side)
    icons.laurel(canvas, side / 2, side / 2, radius, palette, palette.outline)
    return centred(canvas)


@lru_cache(maxsize=256)
def tag(look: str, said: str) -> Sprite:
    """A gold tag with the points that came in since the ball last passed; held at its right end."""
    palette = PALETTES[look]
    width = text_width(said, 23, "bold") + 20
    canvas = Canvas(width + 4, 32)
    canvas.rectangle(2, 2, width + 2, 30, palette.gold, palette.outline, 2, radius=14)
    canvas.number(width / 2 + 2, 16, said, 23, palette.on_light)
    return Sprite(canvas.image(), canvas.width, 16)
