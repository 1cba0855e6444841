"""Large sprites in parts: what hides all beneath is pasted without a mask, what shows nothing not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import numpy
from numpy.typing import NDArray
from PIL import Image

_OPAQUE = 255
_NOTHING, _SOME, _ALL = range(3)
"""What can be seen of a cell."""
_SMALLEST = 6000
"""A sprite of fewer pixels is pasted as a whole."""
_STEPS = (8, 16, 32, 64)
"""How wide and high the cells are by which a sprite is cut, in pixels: the steps that are tried."""
_PASTING = 900
"""To begin pasting a part takes as long as to paste so many pixels with a mask."""
_SOLID = 0.15
"""How long a pixel takes to paste without a mask, as a share of one with a mask."""


class Part(NamedTuple):
    """A rectangle of a sprite, in its pixels; ``solid`` says that it hides all beneath."""

    left: int
    top: int
    right: int
    bottom: int
    solid: bool


def parts_of(image: Image.Image) -> tuple[Part, ...]:
    """Return the parts in which an image in RGBA is pasted soonest: together all of it that can be seen.

    Any but those in the last rows begin and end before these. Of an image that is as soon pasted whole, and
    of one in another mode, there are none.
    """
    pixels = image.width * image.height
    if image.mode != "RGBA" or pixels < _SMALLEST:
        return ()
    alpha = numpy.asarray(image)[:, :, 3]
    best = min((tuple(_cut(alpha, step)) for step in _STEPS), key=_time_of)
    return best if _time_of(best) < pixels else ()


def _time_of(parts: Sequence[Part]) -> float:
    """Return how long it takes to paste some parts: as long as so many pixels with a mask."""
    return sum(
        _PASTING + (part.right - part.left) * (part.bottom - part.top) * (_SOLID if part.solid else 1)
        for part in parts
    )


def _cut(alpha: NDArray[numpy.uint8], step: int) -> Iterator[Part]:
    """Yield the parts of an image with some opacity, cut by cells of so many pixels."""
    height, width = alpha.shape
    tops, lefts = range(0, height, step), range(0, width, step)
    for kinds, alike in groupby(zip(tops, _kinds(alpha, tops, lefts), strict=True), key=itemgetter(1)):
        bands = [top for top, _ in alike]
        for kind, cells in groupby(zip(lefts, kinds, strict=True), key=itemgetter(1)):
            columns = [left for left, _ in cells]
            if kind != _NOTHING:
                right, bottom = min(columns[-1] + step, width), min(bands[-1] + step, height)
                yield Part(columns[0], bands[0], right, bottom, kind == _ALL)


def _kinds(alpha: NDArray[numpy.uint8], tops: Sequence[int], lefts: Sequence[int]) -> list[list[int]]:
    """Return row by row what can be seen of each cell."""
    most: NDArray[numpy.uint8] = numpy.maximum.reduceat(numpy.maximum.reduceat(alpha, tops), lefts, axis=1)
    least: NDArray[numpy.uint8] = numpy.minimum.reduceat(numpy.minimum.reduceat(alpha, tops), lefts, axis=1)
    kinds = numpy.where(least == _OPAQUE, _ALL, numpy.where(most > 0, _SOME, _NOTHING))
    # The last rows are one part: an image of a part of them would go beyond the bytes of the whole.
    kinds[-1] = _SOME if most[-1].any() else _NOTHING
    rows: list[list[int]] = kinds.tolist()
    return rows
