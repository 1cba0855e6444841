"""Pictures as files: each pixel in the nearest colour of the table, in bands that any decoder reads."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random

import pytest
from cachetools import LRUCache
from PIL import Image

from render.kit import png
from render.kit.png import ColourTable, png_of

BLOCK = 8
"""Pictures are made of squares of so many pixels, as flat as those of boards."""


def table(seed: int, colours: int = 256) -> ColourTable:
    """Return a table of colours drawn by lot."""
    return ColourTable(Random(seed).randbytes(3 * colours).ljust(3 * 256, b"\0"))


def nearest(image: Image.Image, few: ColourTable) -> bytes:
    """Return red, green and blue of the colour of a table that each pixel has."""
    indices = image.quantize(palette=few.mapping, dither=Image.Dither.NONE).tobytes()
    return b"".join(few.colours[3 * index : 3 * index + 3] for index in indices)


def picture(width: int, height: int, seed: int) -> Image.Image:
    """Return squares of colours drawn by lot."""
    few = ((width + BLOCK - 1) // BLOCK, (height + BLOCK - 1) // BLOCK)
    small = Image.frombytes("RGB", few, Random(seed).randbytes(3 * few[0] * few[1]))
    return small.resize((few[0] * BLOCK, few[1] * BLOCK), Image.Resampling.NEAREST).crop(
        (0, 0, width, height)
    )


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and content of each chunk of a file, after its check sum."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    start = 8
    while start < len(data):
        (length,) = struct.unpack_from(">I", data, start)
        name, content = data[start + 4 : start + 8], data[start + 8 : start + 8 + length]
        (check,) = struct.unpack_from(">I", data, start + 8 + length)
        assert check == zlib.crc32(name + content)
        yield name, content
        start += 12 + length


def stream(data: bytes) -> bytes:
    """Return the rows of a file; zlib.error if its stream is not whole, or its check sum another."""
    unpacking = zlib.decompressobj()
    rows = unpacking.decompress(b"".join(content for name, content in chunks(data) if name == b"IDAT"))
    assert unpacking.eof
    assert not unpacking.unused_data
    return rows


@pytest.mark.parametrize("size", [(1, 1), (3, 39), (64, 40), (33, 41), (200, 120), (17, 333)])
@pytest.mark.parametrize("colours", [256, 7])
def test_each_pixel_has_a_colour_of_the_table(size: tuple[int, int], colours: int) -> None:
    image, few = picture(*size, seed=1), table(2, colours)
    data = png_of(image, few)
    read = Image.open(BytesIO(data))
    assert (read.format, read.mode, read.size) == ("PNG", "P", size)
    assert read.convert("RGB").tobytes() == nearest(image, few)
    assert len(stream(data)) == (size[0] + 1) * size[1]
    assert [name for name, _ in chunks(data)][:2] == [b"IHDR", b"PLTE"]


def test_a_colour_of_the_table_stays_as_it_is() -> None:
    few = bytes([0xD1, 0x40, 0x2A, 0xD4, 0x43, 0x2A, 0xCE, 0x40, 0x28]).ljust(3 * 256, b"\0")
    red = png_of(Image.new("RGB", (50, 50), "#D1402A"), ColourTable(few))
    assert Image.open(BytesIO(red)).convert("RGB").getcolors() == [(2500, (0xD1, 0x40, 0x2A))]


def test_bands_that_are_the_same_are_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack only the two bands that a second picture has changed, and nothing for a third one like it."""
    packed: list[int] = []
    pack = png._packed
    monkeypatch.setattr(png, "_packed", lambda *given: packed.append(len(given[1])) or pack(*given))
    image, few = picture(80, 400, seed=3), table(4)
    first = png_of(image, few)
    image.paste("#FFFFFF", (10, 75, 20, 85))
    second = png_of(image, few)
    assert packed == [10, 2]
    assert first != second
    assert png_of(image.copy(), few) == second
    assert packed == [10, 2]
    assert Image.open(BytesIO(second)).convert("RGB").crop((0, 0, 80, 40)).tobytes() == (
        Image.open(BytesIO(first)).convert("RGB").crop((0, 0, 80, 40)).tobytes()
    )


def test_bands_of_other_tables_and_widths_are_others() -> None:
    image = picture(80, 80, seed=5)
    wide = Image.frombytes("RGB", (160, 40), image.tobytes())
    for other in (image, wide):
        for few in (table(6), table(7)):
            read = Image.open(BytesIO(png_of(other, few))).convert("RGB")
            assert read.tobytes() == nearest(other, few)


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 20_000
    kept: LRUCache[tuple[int, int, int], png._Band] = LRUCache(most, lambda band: len(band.chunk))
    monkeypatch.setattr(png, "_bands", kept)
    few = table(8)
    files = [png_of(picture(100, 200, seed), few) for seed in range(40)]
    assert 0 < kept.currsize <= most
    assert [png_of(picture(100, 200, seed), few) for seed in range(40)] == files


def test_several_threads_make_the_same_files() -> None:
    few = table(9)
    images = [picture(120, 160, seed % 5) for seed in range(40)]
    with ThreadPoolExecutor(4) as threads:
        files = list(threads.map(lambda image: png_of(image, few), images))
    assert files == [png_of(image, few) for image in images]
