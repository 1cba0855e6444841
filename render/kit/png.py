"""Pictures as small PNG files of 256 colours, packed in bands.

Between two pictures of a game most bands are the same. They are packed each by itself and kept, so that of a
new picture only those that changed are quantized and deflated. Any decoder reads the file: each band is a
chunk of the one stream of data.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any
from zlib import adler32, crc32

import xxhash
from cachetools import LRUCache
from PIL import Image
from zlib_ng import zlib_ng

COLOURS = 256
_BAND = 40
"""How many rows of pixels a band has."""
_LEVEL = 5
"""How hard is packed, 1 to 9: above it a picture takes longer and is hardly smaller."""
_AT_ONCE = 8
"""So many bands are looked up in the table together: fewer take longer, more take more memory."""
_KEPT = 6 * 2**20
"""How many bytes of packed bands are kept at most."""
_CELL = 4
"""Pillow takes the colour that is nearest to the least one of the cell, so many steps wide, of a pixel."""
_MODULUS = 65521
"""The number by which Adler-32, the check sum of the data, is counted."""


@dataclass(frozen=True, eq=False)
class ColourTable:
    """The colours that a file can have: red, green and blue of each, COLOURS in all."""

    colours: bytes

    @cached_property
    def mapping(self) -> Image.Image:
        """Return the colours as Pillow is given them, for the nearest to the middle of a cell to be taken."""
        image = Image.new("P", (1, 1))
        image.putpalette(bytes(max(0, level - _CELL // 2) for level in self.colours), "RGB")
        return image

    @cached_property
    def number(self) -> int:
        """Return what tells the table from others."""
        return xxhash.xxh3_64_intdigest(self.colours)


@dataclass(frozen=True, slots=True)
class _Band:
    """Some rows of a picture: their chunk of the file, the check sum and number of their bytes."""

    chunk: bytes
    adler: int
    length: int


_bands: LRUCache[tuple[int, int, int], _Band] = LRUCache(_KEPT, lambda band: len(band.chunk))
_using = Lock()


def png_of(image: Image.Image, table: ColourTable) -> bytes:
    """Return an RGB image as a PNG in the colours of a table.

    Each pixel has the nearest one, so that flat washes stay flat and the players' colours as they are.
    """
    width, height = image.size
    bands = list(_bands_of(image, table))
    adler = 1
    for band in bands:
        adler = _adler_of_both(adler, band)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", table.colours),
            _chunk(b"IDAT", b"\x78\x5e"),
            *[band.chunk for band in bands],
            _chunk(b"IDAT", b"\x03\x00" + struct.pack(">I", adler)),
            _chunk(b"IEND", b""),
        )
    )


def forget_bands() -> None:
    """Keep no band of the pictures so far."""
    with _using:
        _bands.clear()


def _bands_of(image: Image.Image, table: ColourTable) -> Iterator[_Band]:
    """Yield the bands of an image from the top, those that were packed before as they are kept."""
    tops = range(0, image.height, _BAND)
    keys = [_key(_part(image, top), table) for top in tops]
    with _using:
        found = {key: _bands.get(key) for key in keys}
    fresh = {key: top for key, top in zip(keys, tops, strict=True) if found[key] is None}
    if fresh:
        packed = dict(zip(fresh, _packed(image, list(fresh.values()), table), strict=True))
        with _using:
            for key, band in packed.items():
                _bands[key] = band
        found.update(packed)
    for key in keys:
        band = found[key]
        assert band is not None
        yield band


def _part(image: Image.Image, top: int) -> Image.Image:
    """Return the rows of an image that become the band that begins at ``top``."""
    return image.crop((0, top, image.width, min(top + _BAND, image.height)))


def _key(part: Image.Image, table: ColourTable) -> tuple[int, int, int]:
    """Return what tells a part of an image, in the colours of a table, from all others."""
    return xxhash.xxh3_128_intdigest(part.tobytes(), table.number), part.height, part.width


def _packed(image: Image.Image, tops: Sequence[int], table: ColourTable) -> Iterator[_Band]:
    """Yield those bands of an image that begin at ``tops``."""
    for first in range(0, len(tops), _AT_ONCE):
        yield from _packed_at_once(image, tops[first : first + _AT_ONCE], table)


def _packed_at_once(image: Image.Image, tops: Sequence[int], table: ColourTable) -> Iterator[_Band]:
    width, rows = image.width, [min(_BAND, image.height - top) for top in tops]
    parts = Image.new("RGB", (width, sum(rows)))
    for index, top in enumerate(tops):
        parts.paste(_part(image, top), (0, sum(rows[:index])))
    few = parts.quantize(palette=table.mapping, dither=Image.Dither.NONE).tobytes()
    top = 0
    for count in rows:
        # The byte before each row says that it is stored as it is.
        data = b"".join([b"\0" + few[y * width : (y + 1) * width] for y in range(top, top + count)])
        packing: Any = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)  # pyright: ignore
        packed = packing.compress(data) + packing.flush(zlib_ng.Z_FULL_FLUSH)
        yield _Band(_chunk(b"IDAT", packed), adler32(data), len(data))
        top += count


def _chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", crc32(data, crc32(name)))


def _adler_of_both(first: int, band: _Band) -> int:
    """Return the check sum of bytes with one and those of a band behind them."""
    low, high = first & 0xFFFF, first >> 16
    next_low, next_high = band.adler & 0xFFFF, band.adler >> 16
    both_low = (low + next_low - 1) % _MODULUS
    both_high = (high + next_high + band.length * (low - 1)) % _MODULUS
    return both_high << 16 | both_low
