"""Pictures as tests see them: what colour a place has, whether two pictures differ."""

from __future__ import annotations

from io import BytesIO
from typing import cast

import pytest
from PIL import Image, ImageChops

import render
from render.kit.boxes import Box
from render.kit.palette import channels

LOOKS = pytest.mark.parametrize("theme", render.LOOKS)
ONE_LOOK = pytest.mark.parametrize(
    "theme", [render.LOOKS[0], *(pytest.param(look, marks=pytest.mark.soak) for look in render.LOOKS[1:])]
)
"""One theme in a plain run, all in a long one: of what has nothing to do with colours."""
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def decoded(png: bytes) -> Image.Image:
    """Return the picture in RGB."""
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def is_colour(image: Image.Image, point: tuple[float, float], colour: str, tolerance: int = 14) -> bool:
    """Say whether a pixel has a colour, but for what 256 colours cost."""
    found = image.getpixel((round(point[0]), round(point[1])))
    assert isinstance(found, tuple)
    return all(abs(a - b) <= tolerance for a, b in zip(found, channels(colour), strict=True))


def differs(first: Image.Image, second: Image.Image, box: Box) -> bool:
    """Say whether two pictures differ visibly within a box."""
    area = (round(box.left), round(box.top), round(box.right), round(box.bottom))
    difference = ImageChops.difference(first.crop(area), second.crop(area))
    return any(high > 40 for _, high in cast("tuple[tuple[int, int], ...]", difference.getextrema()))
