"""Texts written on images that are reduced already, centred on their capitals."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.fonts import Font, fitted, font, text_width
from render.kit.scale import SCALE
from render.kit.sprites import Sprite, kept


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
    """Write on a reduced image with the capitals centred on ``y``, and return the width of the text.

    ``align`` says what ``x`` is: the left end (l), the middle (m) or the right end (r).
    """
    if not text:
        return 0.0
    mask, width = _text_mask(text, size, face), text_width(text, size, face)
    start = x - {"l": 0.0, "m": width / 2, "r": width}[align]
    baseline = y + _capital_height(size, face) / 2
    target.paste(colour, (round(start) - mask.x, round(baseline) - mask.y), mask.image)
    return width


def write_fitted(
    target: Image.Image,
    x: float,
    y: float,
    text: str,
    room: float,
    size: float,
    colour: str,
    face: Font = "medium",
    align: str = "l",
) -> float:
    """Write a text or its beginning, no wider than ``room`` pixels, and return its width."""
    return write(target, x, y, fitted(text, room, size, face), size, colour, face, align)


@kept
def _text_mask(text: str, size: float, face: Font) -> Sprite:
    """Return the text as a mask, held at its start on the baseline."""
    pad = SCALE
    with font(face, size) as lent:
        left, top, right, bottom = lent.getbbox(text, anchor="ls")
        x, y = pad - int(left), pad - int(top)
        x, y = x + x % SCALE, y + y % SCALE
        mask = Image.new("L", (x + int(right) + 2 * pad, y + int(bottom) + 2 * pad))
        ImageDraw.Draw(mask).text((x, y), text, font=lent, fill=255, anchor="ls")
    return Sprite(mask.reduce(SCALE), x // SCALE, y // SCALE)


@lru_cache(maxsize=64)
def _capital_height(size: float, face: Font) -> float:
    with font(face, size) as lent:
        return -lent.getbbox("8", anchor="ls")[1] / SCALE
