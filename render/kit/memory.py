"""How much freed memory a process that draws keeps back."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping

_SETTINGS: Mapping[int, int] = {
    -8: 1,  # M_ARENA_MAX: threads share one heap
    -3: 4 * 2**20,  # M_MMAP_THRESHOLD: what is as large as a board goes back as soon as it is freed
    -1: 6 * 2**20,  # M_TRIM_THRESHOLD: so much may be free at the end of the heap
}
"""The parameters of glibc's mallopt(3) and their values."""


def keep_little_memory() -> None:
    """Make glibc keep little of the memory that is freed; elsewhere do nothing.

    It has a heap for each thread, and as soon as a large picture was freed it keeps others of that size in
    each of them: a quarter of what the process takes after some pictures. To be called once, at the start.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            for parameter, value in _SETTINGS.items():
                mallopt(parameter, value)
