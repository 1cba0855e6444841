"""Small pictures that are drawn once at twice the size, reduced, kept and pasted.

Sprites are never drawn on, so that several threads may paste the same one.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.keeping import Keeping, bytes_of

kept = Keeping(20 * 2**20)
"""Decorates functions whose sprites are kept; so many bytes are more than the pictures of a game need."""


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
    """Paste a sprite with its point on (x, y) of the target."""
    target.paste(sprite.image, (round(x) - sprite.x, round(y) - sprite.y), sprite.image)
