"""The journal beside a database (SQLite's WAL): what of it SQLite would leave out without a word.

Each frame of it holds a page, a checksum that goes on from that of the frame before, and two numbers (salts)
that all frames since the journal was last begun anew have in common. Whoever opens the database after a crash
reads frames up to the first whose checksum or salts are wrong. Where a crash has torn the last transaction,
nothing else is behind that place; where the disk has changed a frame, whole transactions are, each of which
was acknowledged.
"""

from __future__ import annotations

import logging
import shutil
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import StoreError

log = logging.getLogger(__name__)

_HEADER, _FRAME = 32, 24
_PAGE_SIZES = tuple(1 << power for power in range(9, 17))
_TIME = "%Y%m%dT%H%M%SZ"
_BIG_ENDIAN, _LITTLE_ENDIAN = 0x377F0683, 0x377F0682
_MASK = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class _Frame:
    """A frame: whether it ends a transaction, its salts, its checksum, and what that is made of."""

    commits: bool
    salts: bytes
    checksum: tuple[int, int]
    summed: bytes


def lost_transactions(database: Path) -> int:
    """Return how many transactions stand in the journal of a database where SQLite will not read them.

    One may be what a crash has torn; of more, all but that one were acknowledged. The database must not have
    been opened since, by anybody: SQLite forgets them then. Nothing is changed.
    """
    journal = database.with_name(f"{database.name}-wal")
    if not (database.exists() and journal.exists()):
        return 0
    content = journal.read_bytes()
    header = content[:_HEADER]
    page = _page_size(database, header)
    frames = [] if page is None else list(_frames(content, page))
    if not frames:
        return 0
    order, summed = _begun(header)
    salts = header[16:24] if order is not None else frames[0].salts
    good = 0 if order is None else _readable(frames, salts, summed, order)
    return sum(frame.commits and frame.salts == salts for frame in frames[good:])


def require_whole(database: Path) -> None:
    """Raise StoreError if transactions that were acknowledged cannot be read from the journal any more."""
    if (lost := lost_transactions(database)) > 1:
        raise StoreError(
            f"the journal of the database {database} is damaged: {lost} transactions in it cannot be read."
            " The bot goes on without them when it is started, and keeps a copy of what there is;"
            " riquet restore puts a backup in its place"
        )


def keep_damaged(database: Path, now: datetime) -> int:
    """Keep a copy of a database and its journal if transactions in it are lost; return how many are.

    The log names the copy. What a crash may have torn is no damage: of one no copy is kept.
    """
    lost = lost_transactions(database)
    if lost > 1:
        kept = database.with_name(f"{database.name}.damaged-{now.astimezone(UTC).strftime(_TIME)}")
        for end in ("", "-wal"):
            shutil.copy2(database.with_name(database.name + end), kept.with_name(kept.name + end))
        log.error(
            "the journal of %s is damaged: %d transactions in it are lost; what there was is kept as %s",
            *(database, lost, kept),
        )
    return lost


def _page_size(database: Path, header: bytes) -> int | None:
    """Return the size of a database's pages, as it says itself or else its journal; None if none does."""
    with database.open("rb") as file:
        own = int.from_bytes(file.read(18)[16:18], "big")
    found = (65536 if own == 1 else own, int.from_bytes(header[8:12], "big"))
    return next((size for size in found if size in _PAGE_SIZES), None)


def _frames(content: bytes, page: int) -> Iterator[_Frame]:
    """Yield all whole frames of a journal, those of before it was last begun anew as well."""
    for start in range(_HEADER, len(content) - _FRAME - page + 1, _FRAME + page):
        head = content[start : start + _FRAME]
        number, ends, _, _, *checksum = struct.unpack(">6I", head)
        pair = (checksum[0], checksum[1])
        yield _Frame(
            commits=bool(number and ends),
            salts=head[8:16],
            checksum=pair,
            summed=head[:8] + content[start + _FRAME : start + _FRAME + page],
        )


def _begun(header: bytes) -> tuple[str | None, tuple[int, int]]:
    """Return the order of the bytes that a journal's checksums are made of, and that of its header.

    The order is None for a header that is not as it was written.
    """
    magic, *_, first, second = struct.unpack(">8I", header)
    order = {_BIG_ENDIAN: ">", _LITTLE_ENDIAN: "<"}.get(magic)
    if order is None or _summed(header[:24], (0, 0), order) != (first, second):
        return None, (0, 0)
    return order, (first, second)


def _readable(frames: list[_Frame], salts: bytes, summed: tuple[int, int], order: str) -> int:
    """Return how many frames SQLite reads, from the first on."""
    for number, frame in enumerate(frames):
        if frame.salts != salts or (summed := _summed(frame.summed, summed, order)) != frame.checksum:
            return number
    return len(frames)


def _summed(content: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """Return SQLite's checksum of some bytes, which goes on from the one before."""
    first, second = before
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & _MASK
        second = (second + other + first) & _MASK
    return first, second
