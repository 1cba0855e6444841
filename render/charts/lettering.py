"""Texts of charts, set letter by letter from letters that are kept.

FreeType takes longer for a letter than all else that is drawn of it, and charts are mostly texts, of few
letters and digits. The faces move no pair of letters nearer together, and each letter is whole pixels wide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.fonts import font
from render.kit.scale import SCALE

Face = Literal["medium", "bold"]
_KEPT = 512
"""So many letters are kept, of about a kilobyte each."""
_STARTS = {"l": 0.0, "m": 0.5, "r": 1.0}


@dataclass(frozen=True, slots=True)
class _Letter:
    """A letter as a mask, in enlarged pixels: where it begins from the pen, how far the pen goes on."""

    mask: Image.Image
    left: float
    top: float
    step: float


def write(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    colour: str,
    *,
    face: Face = "medium",
    align: Literal["l", "m", "r"] = "l",
) -> None:
    """Write a line of text, whose middle is at a height: from a place on, around it, or up to it."""
    letters = [_letter(letter, size, face) for letter in text]
    width = sum(letter.step for letter in letters)
    pen = round(x * SCALE - _STARTS[align] * width)
    base = round(y * SCALE + _below_middle(size, face))
    for letter in letters:
        canvas.stencil((pen + letter.left) / SCALE, (base + letter.top) / SCALE, letter.mask, colour)
        pen += round(letter.step)


@lru_cache(maxsize=_KEPT)
def _letter(letter: str, size: float, face: Face) -> _Letter:
    with font(face, size) as lent:
        left, top, right, bottom = lent.getbbox(letter, anchor="ls")
        mask = Image.new("L", (max(1, round(right - left)), max(1, round(bottom - top))))
        ImageDraw.Draw(mask).text((-left, -top), letter, fill=255, font=lent, anchor="ls")
        return _Letter(mask, left, top, lent.getlength(letter))


@lru_cache(maxsize=_KEPT)
def _below_middle(size: float, face: Face) -> float:
    """Return how far letters stand below the middle of a line, in enlarged pixels."""
    with font(face, size) as lent:
        ascent, descent = lent.getmetrics()
        return (ascent - descent) / 2
