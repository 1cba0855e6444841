"""The colours of the pictures of a game in a theme: found once, so that all its pictures have the same."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

import numpy as np
from PIL import Image

from render.kit.palette import channels, named_colours
from render.kit.png import COLOURS, ColourTable
from render.registry import Painter, painter_of
from rules.view import View

_finding = Lock()
_NEAR = 12
"""How near to a colour of the theme or of a player one that was found is to be taken for it."""


def table_of(view: View, theme: str) -> ColourTable:
    """Return the colours of the pictures of a view's game; several threads find them once.

    Raises ValueError naming an unknown type of view.
    """
    with _finding:
        return _table(painter_of(view), theme)


@lru_cache(maxsize=32)
def _table(painter: Painter, theme: str) -> ColourTable:
    """Return those colours by which the samples of a painter lose least."""
    pixels = b"".join(_fewer(sample).tobytes() for sample in painter.samples(theme))
    sheet = Image.frombytes("RGB", (1, len(pixels) // 3), pixels)
    few = sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    found = np.zeros((COLOURS, 3), dtype=np.int16)
    chosen = np.array(few.getpalette("RGB"), dtype=np.int16).reshape(-1, 3)
    found[: len(chosen)] = chosen
    taken = np.zeros(COLOURS, dtype=bool)
    for colour in named_colours(theme):
        apart = np.where(taken, 255, np.abs(found - channels(colour)).max(axis=1))
        if apart.min() <= _NEAR:
            found[apart.argmin()] = channels(colour)
            taken[apart.argmin()] = True
    return ColourTable(found.astype(np.uint8).tobytes())


def _fewer(sample: Image.Image) -> Image.Image:
    """Return every fourth pixel of a sample, which has its colours as well."""
    return sample.resize(((sample.width + 1) // 2, (sample.height + 1) // 2), Image.Resampling.NEAREST)
