"""What is drawn once and kept, as many bytes of it as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, Protocol, TypeVar

from cachetools import LRUCache
from PIL import Image

_IMAGE = 1200
"""Bytes that an image takes besides its rows."""
_ROW = 16
"""Bytes that a row takes besides its pixels."""


class Drawn(Protocol):
    """Something drawn."""

    @property
    def nbytes(self) -> int:
        """Return how many bytes of memory it takes."""
        ...


D = TypeVar("D", bound=Drawn)
P = ParamSpec("P")


def bytes_of(image: Image.Image) -> int:
    """Return how many bytes of memory an image takes: Pillow has one or four for a pixel."""
    depth = 1 if image.mode in ("1", "L", "P") else 4
    return image.width * image.height * depth + image.height * _ROW + _IMAGE


class Keeping:
    """Keeps what functions draw, up to so many bytes in all: what was not asked for longest goes first.

    It decorates those functions; what they return is never drawn on, so that several threads may have it.
    """

    def __init__(self, most: int) -> None:
        self._kept: LRUCache[Hashable, Any] = LRUCache(most, lambda drawn: drawn.nbytes)
        self._using = Lock()

    @property
    def nbytes(self) -> int:
        """Return how many bytes everything takes that is kept."""
        return int(self._kept.currsize)

    def __call__(self, draw: Callable[P, D]) -> Callable[P, D]:
        """Return a function that draws what is not kept."""

        @wraps(draw)
        def drawn(*args: P.args, **options: P.kwargs) -> D:
            key = (draw, args, *options.items()) if options else (draw, args)
            try:
                with self._using:
                    return self._kept[key]
            except KeyError:
                pass
            new = draw(*args, **options)
            if new.nbytes <= self._kept.maxsize:
                with self._using:
                    self._kept[key] = new
            return new

        return drawn

    def clear(self) -> None:
        """Keep nothing of what was drawn so far."""
        with self._using:
            self._kept.clear()
