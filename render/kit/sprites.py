"""Small pictures that are drawn once at twice the size, reduced, kept and pasted.

Sprites are never drawn on, so that several threads may paste the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.canvas import Canvas
from render.kit.keeping import Keeping, bytes_of

P = ParamSpec("P")

_LEVEL = 1
_TIGHT = 128
"""Bytes that a packed sprite takes besides what it is packed to."""
packed_sprites = Keeping(5 * 2**20)
"""All sprites of the games and themes that are drawn; packed they take a twentieth."""
unpacked_sprites = Keeping(11 * 2**20)
"""Those that were used last, as they are."""


@dataclass(frozen=True)
class Sprite:
    """A small image in RGBA, or a mask in L; ``(x, y)`` is the point in it that is put on the target."""

    image: Image.Image
    x: int
    y: int

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

    @property
    def nbytes(self) -> int:
        return len(self.pixels) + _TIGHT

    def unpacked(self) -> Sprite:
        pixels: bytes = zlib_ng.decompress(self.pixels)  # pyright: ignore
        # The image has these very bytes as its own, so that nothing is copied.
        image = Image.frombuffer(self.mode, self.size, pixels, "raw", self.mode, 0, 1)
        return Sprite(image, self.x, self.y)


def _packed(sprite: Sprite) -> _Packed:
    image = sprite.image
    pixels: bytes = zlib_ng.compress(image.tobytes(), _LEVEL)  # pyright: ignore
    return _Packed(image.mode, image.size, pixels, sprite.x, sprite.y)


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
    pixels, left, top = sprite.image.im, round(x) - sprite.x, round(y) - sprite.y
    # Image.paste does the same, and checks what it is given for as long as a small sprite takes to paste.
    target.im.paste(pixels, (left, top, left + sprite.image.width, top + sprite.image.height), pixels)
