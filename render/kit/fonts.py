"""The fonts of the pictures, and texts that fit.

A font is lent to one thread at a time, because FreeType's are not made to be shared.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Literal

from PIL import ImageFont

from render.kit.scale import SCALE

Font = Literal["medium", "bold", "title"]

_FILES = {
    "medium": "FiraSansCondensed-Medium.ttf",
    "bold": "FiraSansCondensed-Bold.ttf",
    "title": "OldStandard-Bold.ttf",
}
_KEPT = 24
"""How many sizes of faces are kept open: a picture has no more than a few that were not used just before."""
_KERNED: frozenset[Font] = frozenset({"title"})
"""Faces that move some letters nearer together; texts in others are as wide as their letters."""
_drawing = Lock()


@contextmanager
def font(face: Font, size: float) -> Generator[ImageFont.FreeTypeFont]:
    """Lend a font; ``size`` is in final pixels, the font is SCALE times larger."""
    with _drawing:
        yield _opened(face, round(size * SCALE))


@lru_cache(maxsize=_KEPT)
def _opened(face: Font, pixels: int) -> ImageFont.FreeTypeFont:
    """Return a font whose file FreeType reads where it needs it: it is in memory once for all sizes."""
    path = files("render").joinpath("fonts", _FILES[face])
    return ImageFont.truetype(str(path), pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, face: Font = "medium") -> float:
    """Return the width of a text in final pixels."""
    if face in _KERNED:
        return _measured(text, size, face)
    return sum(_letter_width(letter, size, face) for letter in text)


@lru_cache(maxsize=2048)
def _letter_width(letter: str, size: float, face: Font) -> float:
    return _measured(letter, size, face)


def _measured(text: str, size: float, face: Font) -> float:
    with font(face, size) as lent:
        return lent.getlength(text) / SCALE


@lru_cache(maxsize=1024)
def fitted(text: str, width: float, size: float, face: Font = "medium") -> str:
    """Return the text, or its beginning with an ellipsis, no wider than ``width`` pixels.

    What stands in brackets at its end is left out before that.
    """
    for whole in (text, text.partition(" (")[0]):
        if text_width(whole, size, face) <= width:
            return whole
    text = text.partition(" (")[0]
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + "…"
        if text_width(short, size, face) <= width:
            return short
    return "…"


def forget_texts() -> None:
    """Keep nothing of the texts that were measured so far."""
    text_width.cache_clear()
    fitted.cache_clear()


def fitting_size(
    text: str, width: float, largest: float, smallest: float, step: float = 2, face: Font = "bold"
) -> float:
    """Return the largest size at which the text is no wider than ``width`` pixels.

    Sizes go down from ``largest`` by ``step``; at ``smallest`` it stays, even if the text is too wide.
    """
    size = largest
    while size > smallest and text_width(text, size, face) > width:
        size -= step
    return size
