"""Small pictures that are drawn once at twice the size, reduced, kept and pasted.

Sprites are never drawn on, so that several threads may paste the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec

import numpy
from numpy.typing import NDArray
from PIL import Image
from zlib_ng import zlib_ng

from render.kit.canvas import Canvas
from render.kit.keeping import Keeping, bytes_of
from render.kit.parts import Part, parts_of

P = ParamSpec("P")

_LEVEL = 1
_TIGHT = 128
"""Bytes that a packed sprite takes besides what it is packed to."""
packed_sprites = Keeping(5 * 2**20)
"""All sprites of the games and themes that are drawn; packed they take a twentieth."""
unpacked_sprites = Keeping(7 * 2**20)
"""Those that were used last, as they are: with less room a picture has to unpack more than a few."""


@dataclass(frozen=True)
class Sprite:
    """A small image in RGBA, or a mask in L; ``(x, y)`` is the point in it that is put on the target."""

    image: Image.Image
    x: int
    y: int
    parts: tuple[tuple[Part, Image.Image], ...] = ()
    """All that can be seen of the image, if it is pasted in parts."""

    @property
    def nbytes(self) -> int:
        """Return how many bytes of memory it takes."""
        return bytes_of(self.image)


@dataclass(frozen=True)
class _Packed:
    """A sprite, packed without loss."""

    mode: str
    size: tuple[int, int]
    pixels: bytes
    x: int
    y: int
    parts: tuple[Part, ...]

    @property
    def nbytes(self) -> int:
        return len(self.pixels) + _TIGHT

    def unpacked(self) -> Sprite:
        pixels: bytes = zlib_ng.decompress(self.pixels)  # pyright: ignore
        # The images have these very bytes as their own, so that nothing is copied.
        image = Image.frombuffer(self.mode, self.size, pixels, "raw", self.mode, 0, 1)
        row, behind = self.size[0] * len(self.mode), numpy.frombuffer(pixels, numpy.uint8)
        parts = tuple(
            (part, _seen(part, behind[part.top * row + part.left * len(self.mode) :], self.mode, row))
            for part in self.parts
        )
        return Sprite(image, self.x, self.y, parts)


def _seen(part: Part, pixels: NDArray[numpy.uint8], mode: str, row: int) -> Image.Image:
    """Return the image of a part whose first pixel is the first of some; each row has so many bytes."""
    size = part.right - part.left, part.bottom - part.top
    return Image.frombuffer(mode, size, pixels, "raw", mode, row, 1)


def _packed(sprite: Sprite) -> _Packed:
    image = sprite.image
    pixels: bytes = zlib_ng.compress(image.tobytes(), _LEVEL)  # pyright: ignore
    return _Packed(image.mode, image.size, pixels, sprite.x, sprite.y, parts_of(image))


def kept(draw: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Return a function whose sprites are drawn once and kept: packed, and for a while as they are.

    To unpack one takes a twentieth of drawing it.
    """

    @packed_sprites
    @wraps(draw)
    def packed(*args: P.args, **options: P.kwargs) -> _Packed:
        return _packed(draw(*args, **options))

    @unpacked_sprites
    @wraps(draw)
    def unpacked(*args: P.args, **options: P.kwargs) -> Sprite:
        return packed(*args, **options).unpacked()

    return unpacked


def centred(canvas: Canvas) -> Sprite:
    """Return the drawing as a sprite whose point is its middle."""
    image = canvas.image()
    return Sprite(image, image.width // 2, image.height // 2)


def trimmed(sprite: Sprite) -> Sprite:
    """Return the sprite without the empty margins around it: it is pasted faster."""
    box = sprite.image.getchannel("A").getbbox()
    if box is None:
        return sprite
    return Sprite(sprite.image.crop(box), sprite.x - box[0], sprite.y - box[1])


def stamp(target: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Paste a sprite in RGBA with its point on (x, y) of the target, which nobody else draws on."""
    left, top = round(x) - sprite.x, round(y) - sprite.y
    if sprite.parts:
        for part, image in sprite.parts:
            _paste(target, image, left + part.left, top + part.top, solid=part.solid)
    else:
        _paste(target, sprite.image, left, top)


def _paste(target: Image.Image, image: Image.Image, left: int, top: int, *, solid: bool = False) -> None:
    """Paste an image in RGBA, as Image.paste does; a ``solid`` one hides all beneath.

    Image.paste checks what it is given for as long as a small image takes to paste.
    """
    pixels, box = image.im, (left, top, left + image.width, top + image.height)
    if solid:
        target.im.paste(pixels, box)
    else:
        target.im.paste(pixels, box, pixels)
