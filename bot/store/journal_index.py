"""What SQLite keeps of a journal in memory that processes share (the file ``-shm``): how long it was.

After a process was killed the file is as that has left it, until somebody opens the database. After the
machine has lost its power it may be of before.
"""

from __future__ import annotations

import struct
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Order = Literal["big", "little"]
ORDERS: tuple[Order, ...] = ("big", "little")
"""The orders of bytes in which checksums are made."""

_VERSION = 3007000
_HEADER = 48
_SUMMED = 40
_MASK = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class JournalIndex:
    """How many ``frames`` were committed of a journal with these ``salts``.

    The database has the first ``copied`` of them, and perhaps some of those up to ``attempted``.
    """

    frames: int
    salts: bytes
    copied: int
    attempted: int


def read_index(database: Path) -> JournalIndex | None:
    """Return what was known last of a database's journal; None if that is not there or not whole."""
    try:
        with database.with_name(f"{database.name}-shm").open("rb") as file:
            content = file.read(3 * _HEADER)
    except OSError:
        return None
    header, again, copying = (content[start : start + _HEADER] for start in range(0, 3 * _HEADER, _HEADER))
    if len(copying) < _HEADER or header != again:
        return None
    version, _, _, begun, _, _, frames = struct.unpack("=III2BHI", header[:20])
    checksum = struct.unpack("=2I", header[_SUMMED:])
    if (version, begun, summed(header[:_SUMMED], (0, 0), sys.byteorder)) != (_VERSION, 1, checksum):
        return None
    copied, *_, attempted = struct.unpack("=I5I8sI", copying[:36])
    return JournalIndex(frames, header[32:40], min(copied, frames), min(max(copied, attempted), frames))


def summed(content: bytes, before: tuple[int, int], order: Order) -> tuple[int, int]:
    """Return SQLite's checksum of some bytes in an order, which goes on from the one before."""
    first, second = before
    words = struct.unpack(f"{'>' if order == 'big' else '<'}{len(content) // 4}I", content)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _MASK
        second = (second + other + first) & _MASK
    return first, second
