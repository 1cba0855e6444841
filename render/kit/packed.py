"""Large pictures that are kept packed: about a twentieth of their pixels' bytes."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.keeping import Keeping, bytes_of

_BAND = 64
"""How many rows are packed together."""
_LEVEL = 1
bases = Keeping(12 * 2**20)
"""Decorates functions that draw what no turn changes, for a board, a theme and a language."""
_unpacked = Keeping(16 * 2**20)
"""Those that were used last, as they are."""


@dataclass(frozen=True, eq=False)
class Packed:
    """A picture in RGB, packed without loss in bands of rows."""

    width: int
    height: int
    bands: tuple[bytes, ...]

    @property
    def nbytes(self) -> int:
        """Return how many bytes of memory it takes."""
        return sum(len(band) for band in self.bands)

    def image(self) -> Image.Image:
        """Return the picture, unpacked and kept for a while, not to be drawn on."""
        return _whole(self).image

    def crop(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """Return a part that is seldom used: no more of the picture is unpacked, and nothing kept."""
        first, last = top // _BAND, math.ceil(bottom / _BAND)
        above = first * _BAND
        return self.unpacked(first, last).crop((left, top - above, right, bottom - above))

    def unpacked(self, first: int, last: int) -> Image.Image:
        """Return the bands from one to before another, one below the other."""
        image = Image.new("RGB", (self.width, min(last * _BAND, self.height) - first * _BAND))
        for place, band in enumerate(self.bands[first:last]):
            pixels: bytes = zlib_ng.decompress(band)  # pyright: ignore
            rows = len(pixels) // (3 * self.width)
            image.paste(Image.frombytes("RGB", (self.width, rows), pixels), (0, place * _BAND))
        return image


@dataclass(frozen=True, eq=False)
class _Whole:
    """A picture that was unpacked."""

    image: Image.Image

    @property
    def nbytes(self) -> int:
        return bytes_of(self.image)


@_unpacked
def _whole(packed: Packed) -> _Whole:
    return _Whole(packed.unpacked(0, len(packed.bands)))


def packed(image: Image.Image) -> Packed:
    """Return a picture in RGB, packed."""
    width, height = image.size
    bands = [image.crop((0, top, width, min(top + _BAND, height))) for top in range(0, height, _BAND)]
    tight = [zlib_ng.compress(band.tobytes(), _LEVEL) for band in bands]  # pyright: ignore
    return Packed(width, height, tuple(tight))
