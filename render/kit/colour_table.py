"""The 256 colours of the pictures of a game in a theme: read from a file, or found from pictures.

Files of the tree are written by ``python -m tests.colours``, and tests check that new ones lose no less.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import numpy as np
from PIL import Image

from render.kit.palette import channels, named_colours
from render.kit.png import COLOURS, ColourTable

FILE = "colours.toml"
"""The file beside a painter: the colours of each theme, six hexadecimal digits each."""
_NEAR = 12
"""How near to a colour of the theme or of a player one that was found is to be taken for it."""


@cache
def read_table(package: str, theme: str) -> ColourTable:
    """Return the colours that the file of a painter's package has for a theme."""
    tables = tomllib.loads(files(package).joinpath(FILE).read_text("utf-8"))
    return ColourTable(bytes.fromhex(tables[theme]))


def table_from(samples: Iterable[Image.Image], theme: str) -> ColourTable:
    """Return those colours by which some pictures in RGB lose least."""
    pixels = b"".join(_fewer(sample).tobytes() for sample in samples)
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
