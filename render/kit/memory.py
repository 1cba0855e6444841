"""How much freed memory a process that draws keeps back."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping
from typing import Any

_SETTINGS: Mapping[int, int] = {
    -8: 1,  # M_ARENA_MAX: threads share one heap
    -3: 4 * 2**20,  # M_MMAP_THRESHOLD: boards lie outside it, where they leave no holes
    -1: 4 * 2**20,  # M_TRIM_THRESHOLD: so much may be free at the end of the heap
}
"""The parameters of glibc's mallopt(3) and their values."""


def keep_little_memory() -> None:
    """Make glibc keep little of the memory that is freed; elsewhere do nothing.

    It has a heap for each thread, and as soon as a large picture was freed it keeps others of that size in
    each of them: a quarter of what the process takes after some pictures. To be called once, at the start.
    """
    mallopt = _function("mallopt")
    if mallopt is not None:
        for parameter, value in _SETTINGS.items():
            mallopt(parameter, value)


def give_back_memory() -> None:
    """Give back what is free between what is in use, as glibc does not do by itself; elsewhere do nothing.

    It takes some milliseconds: call it after several pictures.
    """
    trim = _function("malloc_trim")
    if trim is not None:
        trim(0)


def _function(name: str) -> Callable[..., Any] | None:
    """Return a function of glibc; None where there is none."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
