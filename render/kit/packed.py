"""Large pictures that are kept packed, about a twentieth of their pixels' bytes, and unpacked to draw on."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.keeping import Keeping, bytes_of

_BAND = 64
"""How many rows are packed together."""
_LEVEL = 7
_STORED = "RGBX"
"""How pixels are packed: as Pillow has them in memory, which takes no sorting of bytes when unpacked."""
bases = Keeping(8 * 2**20)
"""Decorates functions that draw what no turn changes, for a board, a theme and a language."""
_FREE = 2
"""So many pictures that are no longer needed are drawn on again: memory for a new one costs as much as
unpacking it, and in between other things come to lie where it was."""
_free: deque[Image.Image] = deque(maxlen=_FREE)
_last: deque[Packed] = deque(maxlen=2)
unpacked_bases = Keeping(8 * 2**20)
"""What was drawn on three times in a row, as it is: to copy it takes a tenth of unpacking it.

Two threads that draw different ones in turn come to draw the same one twice in a row now and then.
"""


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
        """Return the picture, to be drawn on; :func:`give_back` takes it when it is no longer needed."""
        image = _taken((self.width, self.height)) or Image.new("RGB", (self.width, self.height))
        again = _last.count(self) == _last.maxlen
        _last.append(self)
        if again:
            image.paste(_unpacked(self).image)
        else:
            self._unpack(image, 0, len(self.bands))
        return image

    def crop(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """Return a part of the picture, to be drawn on; only the bands that it lies in are unpacked."""
        first, last = top // _BAND, math.ceil(bottom / _BAND)
        above = first * _BAND
        image = Image.new("RGB", (self.width, min(last * _BAND, self.height) - above))
        self._unpack(image, first, last)
        return image.crop((left, top - above, right, bottom - above))

    def _unpack(self, image: Image.Image, first: int, last: int) -> None:
        """Put the bands from one to before another on an image, one below the other."""
        for place, band in enumerate(self.bands[first:last]):
            pixels: bytes = zlib_ng.decompress(band)  # pyright: ignore
            rows = len(pixels) // (len(_STORED) * self.width)
            band_image = Image.frombytes("RGB", (self.width, rows), pixels, "raw", _STORED)
            image.paste(band_image, (0, place * _BAND))


@dataclass(frozen=True, eq=False)
class _Unpacked:
    """A picture as it is, which is never drawn on."""

    image: Image.Image

    @property
    def nbytes(self) -> int:
        return bytes_of(self.image)


@unpacked_bases
def _unpacked(base: Packed) -> _Unpacked:
    image = Image.new("RGB", (base.width, base.height))
    base._unpack(image, 0, len(base.bands))  # pyright: ignore[reportPrivateUsage]
    return _Unpacked(image)


def _taken(size: tuple[int, int]) -> Image.Image | None:
    """Return a picture of a size that was given back, with anything on it; None if there is none."""
    for _ in range(len(_free)):
        try:
            image = _free.popleft()
        except IndexError:
            # Another thread has taken the last one.
            return None
        if image.size == size:
            return image
        _free.append(image)
    return None


def give_back(image: Image.Image) -> None:
    """Take a picture that nobody looks at any more, to draw another one on it, if it is one in RGB."""
    if image.mode == "RGB" and not any(image is other for other in tuple(_free)):
        _free.append(image)


def forget_given_back() -> None:
    """Draw on no picture that was given back so far."""
    _free.clear()


def packed(image: Image.Image) -> Packed:
    """Return a picture in RGB, packed."""
    width, height = image.size
    bands = [image.crop((0, top, width, min(top + _BAND, height))) for top in range(0, height, _BAND)]
    tight = [zlib_ng.compress(band.tobytes("raw", _STORED), _LEVEL) for band in bands]  # pyright: ignore
    return Packed(width, height, tuple(tight))
