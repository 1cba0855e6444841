"""The colours of the pictures of a game in a theme: found once, so that all its pictures have the same."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from render.kit.png import COLOURS, ColourTable
from render.registry import Painter, painter_of
from rules.view import View

_finding = Lock()


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
    return ColourTable(few.crop((0, 0, 1, 1)))


def _fewer(sample: Image.Image) -> Image.Image:
    """Return every fourth pixel of a sample, which has its colours as well."""
    return sample.resize(((sample.width + 1) // 2, (sample.height + 1) // 2), Image.Resampling.NEAREST)
