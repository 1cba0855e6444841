"""The frames of a journal (SQLite's WAL): each a page, as a transaction has left it."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import ne
from pathlib import Path
from typing import BinaryIO, Literal

from bot.store.journal_index import ORDERS, Order, summed

HEADER, _FRAME = 32, 24
_PAGE_SIZES = tuple(1 << power for power in range(9, 17))
_ORDERS: dict[int, Order] = {0x377F0683: "big", 0x377F0682: "little"}
_CHANGED = 8
"""A page that differs in no more bytes from what stands in a frame that has changed is taken for the same."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame: the number of its page, whether it ends a transaction, its salts, its checksum, and what that
    is made of.
    """

    number: int
    commits: bool
    salts: bytes
    checksum: tuple[int, int]
    summed: bytes

    @property
    def page(self) -> bytes:
        """Return what the page holds."""
        return self.summed[8:]


def copied_of(
    database: Path, page: int, readable: Sequence[Frame], unreadable: Sequence[Frame]
) -> Literal["none", "some", "all"]:
    """Return how much of the frames that SQLite will not read a database has in its own pages.

    What each page holds last is compared. A frame that has changed itself, whose checksum does not go on from
    that of the one before, is taken for that of a page which is the same but for a few bytes. Of one that
    never came to the disk, or has rotted, the number may be that of a page which the database has not: 0, or
    one beyond its end.
    """
    before = {frame.number: frame.page for frame in readable}
    last = {number: (held, 0) for number, held in before.items()}
    newer: dict[int, list[bytes]] = {}
    for earlier, frame in zip((*readable[-1:], *unreadable), unreadable, strict=False):
        changed = not _goes_on(earlier, frame)
        last[frame.number] = frame.page, _CHANGED if changed else 0
        if not changed:
            newer.setdefault(frame.number, []).append(frame.page)
    pages = database.stat().st_size // page
    with database.open("rb") as file:
        own = {number: _page_at(file, number, page) if 0 < number <= pages else b"" for number in last}
    if all(_are_alike(own[number], held, most) for number, (held, most) in last.items()):
        return "all"
    some = any(own[number] in pages and own[number] != before.get(number) for number, pages in newer.items())
    return "some" if some else "none"


def _are_alike(one: bytes, other: bytes, most: int) -> bool:
    """Say whether two pages differ in so many bytes at most."""
    if len(one) != len(other):
        return False
    return one == other or (most > 0 and sum(map(ne, one, other)) <= most)


def _goes_on(earlier: Frame, frame: Frame) -> bool:
    """Say whether the checksum of a frame goes on from that of the one before, in either order of bytes."""
    return any(summed(frame.summed, earlier.checksum, order) == frame.checksum for order in ORDERS)


def _page_at(file: BinaryIO, number: int, size: int) -> bytes:
    file.seek((number - 1) * size)
    return file.read(size)


def page_size(database: Path, header: bytes) -> int | None:
    """Return the size of a database's pages, as it says itself or else its journal; None if none does."""
    with database.open("rb") as file:
        own = int.from_bytes(file.read(18)[16:18], "big")
    found = (65536 if own == 1 else own, int.from_bytes(header[8:12], "big"))
    return next((size for size in found if size in _PAGE_SIZES), None)


def frames_in(content: bytes, page: int) -> Iterator[Frame]:
    """Yield all whole frames of a journal, those of before it was last begun anew as well."""
    for start in range(HEADER, len(content) - _FRAME - page + 1, _FRAME + page):
        head = content[start : start + _FRAME]
        number, ends, _, _, *checksum = struct.unpack(">6I", head)
        pair = (checksum[0], checksum[1])
        yield Frame(
            number=number,
            commits=bool(ends),
            salts=head[8:16],
            checksum=pair,
            summed=head[:8] + content[start + _FRAME : start + _FRAME + page],
        )


def begun_by(header: bytes) -> tuple[Order | None, tuple[int, int]]:
    """Return the order of the bytes that a journal's checksums are made of, and that of its header.

    The order is None for a header that is not as it was written, or not there.
    """
    if len(header) < HEADER:
        return None, (0, 0)
    magic, *_, first, second = struct.unpack(">8I", header)
    order = _ORDERS.get(magic)
    if order is None or summed(header[:24], (0, 0), order) != (first, second):
        return None, (0, 0)
    return order, (first, second)


def readable_of(frames: list[Frame], salts: bytes, before: tuple[int, int], order: Order) -> int:
    """Return how many frames SQLite reads, from the first on."""
    for number, frame in enumerate(frames):
        if frame.salts != salts or (before := summed(frame.summed, before, order)) != frame.checksum:
            return number
    return len(frames)
