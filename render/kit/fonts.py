"""The fonts of the pictures, and texts that fit.

Fonts are kept per thread, because FreeType's are not made to be shared.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from threading import local
from typing import Literal

from PIL import ImageFont

from render.kit.scale import SCALE

Font = Literal["medium", "bold", "title"]

_FILES = {
    "medium": "FiraSansCondensed-Medium.ttf",
    "bold": "FiraSansCondensed-Bold.ttf",
    "title": "OldStandard-Bold.ttf",
}
_of_this_thread = local()


def font(face: Font, size: float) -> ImageFont.FreeTypeFont:
    """Return a font, kept for this thread; ``size`` is in final pixels, the font is SCALE times larger."""
    fonts: dict[tuple[Font, int], ImageFont.FreeTypeFont] = _of_this_thread.__dict__.setdefault("fonts", {})
    key = (face, round(size * SCALE))
    if key not in fonts:
        data = BytesIO(files("render").joinpath("fonts", _FILES[face]).read_bytes())
        fonts[key] = ImageFont.truetype(data, key[1], layout_engine=ImageFont.Layout.BASIC)
    return fonts[key]


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, face: Font = "medium") -> float:
    """Return the width of a text in final pixels."""
    return font(face, size).getlength(text) / SCALE


@lru_cache(maxsize=1024)
def fitted(text: str, width: float, size: float, face: Font = "medium") -> str:
    """Return the text, or its beginning with an ellipsis, no wider than ``width`` pixels."""
    if text_width(text, size, face) <= width:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + "…"
        if text_width(short, size, face) <= width:
            return short
    return "…"


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
