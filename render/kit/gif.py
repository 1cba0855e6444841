"""Animations as small GIF files of 256 colours: of each picture only what has changed is stored.

Pillow packs each picture; its own writer of whole animations keeps all of them in memory until the last one
and gives each a table of colours.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from typing import Any

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from render.kit.png import COLOURS, ColourTable

_KEEP = 1
"""The mark of a picture that stays when the next one is laid over it."""
_FLAGS = 0xF7
"""That there is one table of 256 colours, of eight bits each, for all pictures."""
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""That the animation begins again after its last picture."""
_END = b";"


def gif_pieces(pictures: Iterable[tuple[Image.Image, int]], table: ColourTable) -> Iterator[bytes]:
    """Yield the pieces of a GIF file, one for each picture as soon as it is known, and one for the end.

    ``pictures`` are RGB images of one size, each with how many milliseconds it is shown, in tens; the last
    one and this one are all that is kept in memory. Decoded they have the very colours that
    :func:`render.kit.png.png_of` gives them. It plays again and again. Raises ValueError for a picture of
    another size.
    """
    before = shown = None
    for image, milliseconds in pictures:
        if before is None or shown is None:
            shown = _in_colours(image, table)
            yield _head(image.size, table) + _piece(shown, (0, 0), milliseconds)
        else:
            if image.size != before.size:
                raise ValueError(f"a picture of {image.size} in an animation of {before.size}")
            box = ImageChops.difference(image, before).getbbox() or (0, 0, 1, 1)
            part = _in_colours(image.crop(box), table)
            yield _changed_piece(part, shown.crop(box), box[:2], milliseconds)
            shown.paste(part, box[:2])
        before = image
    yield _END


def _in_colours(image: Image.Image, table: ColourTable) -> Image.Image:
    return image.quantize(palette=table.mapping, dither=Image.Dither.NONE)


def _head(size: tuple[int, int], table: ColourTable) -> bytes:
    """Return what stands before the pictures."""
    return b"GIF89a" + struct.pack("<HHBBB", *size, _FLAGS, 0, 0) + table.colours + _FOR_EVER


def _changed_piece(
    part: Image.Image, before: Image.Image, place: tuple[int, int], milliseconds: int
) -> bytes:
    """Return a part of a picture at a place, where it looked as ``before``.

    What is the same pixel for pixel is left transparent if a colour is free for that: it packs tighter.
    """
    same = ImageChops.difference(part, before).point([255, *[0] * (COLOURS - 1)], "1")
    needed = part.histogram(ImageChops.invert(same))
    free = next((colour for colour, count in enumerate(needed) if not count), None)
    if free is None:
        return _piece(part, place, milliseconds)
    part = part.copy()
    part.paste(free, mask=same)
    return _piece(part, place, milliseconds, transparency=free)


def _piece(part: Image.Image, place: tuple[int, int], milliseconds: int, **more: Any) -> bytes:
    return b"".join(getdata(part, place, duration=milliseconds, disposal=_KEEP, **more))
