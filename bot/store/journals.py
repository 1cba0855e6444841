"""The journal beside a database (SQLite's WAL): what of it SQLite would leave out without a word.

Each frame of it holds a page, a checksum that goes on from that of the frame before, and two numbers (salts)
that all frames since the journal was last begun anew have in common. Whoever opens the database after a crash
reads frames up to the first whose checksum or salts are wrong. Where a crash has torn the last transaction,
nothing else is behind that place; where the disk has changed a frame, whole transactions are, each of which
was acknowledged.

SQLite copies the pages into the database itself from time to time, and leaves them in the journal until it
is begun anew. Where that was done with frames that it will not read, it would lay the older pages of those
before over the newer ones of the database, which is nobody's state.
"""

from __future__ import annotations

import logging
import shutil
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import ne
from pathlib import Path
from typing import BinaryIO, Literal

from bot.store.errors import StoreError

log = logging.getLogger(__name__)

_HEADER, _FRAME = 32, 24
_PAGE_SIZES = tuple(1 << power for power in range(9, 17))
_TIME = "%Y%m%dT%H%M%SZ"
_BIG_ENDIAN, _LITTLE_ENDIAN = 0x377F0683, 0x377F0682
_MASK = 0xFFFFFFFF
_CHANGED = 8
"""A page that differs in no more bytes from what stands in a frame that has changed is taken for the same."""


@dataclass(frozen=True, slots=True)
class _Frame:
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


@dataclass(frozen=True, slots=True)
class Damage:
    """What SQLite will not read of a journal: so many transactions.

    One may be what a crash has torn; of more, all but that one were acknowledged. ``copied`` says whether the
    database itself has "all" of what stands in the journal, "some" of what SQLite will not read, or "none".
    """

    lost: int
    copied: Literal["none", "some", "all"] = "none"

    @property
    def counts(self) -> bool:
        """Say whether it is more than what a crash may have torn."""
        return self.lost > 1 or self.copied != "none"


_WHOLE = Damage(0)


def damage_of(database: Path) -> Damage:
    """Return what SQLite will not read of the journal of a database.

    The database must not have been opened since the bot was ended, by anybody: SQLite forgets it then.
    Nothing is changed.
    """
    journal = _journal_of(database)
    if not (database.exists() and journal.exists()):
        return _WHOLE
    content = journal.read_bytes()
    header = content[:_HEADER]
    page = _page_size(database, header)
    frames = [] if page is None else list(_frames(content, page))
    if page is None or not frames:
        return _WHOLE
    order, summed = _begun(header)
    salts = header[16:24] if order is not None else frames[0].salts
    good = 0 if order is None else _readable(frames, salts, summed, order)
    lost = sum(frame.commits and frame.salts == salts for frame in frames[good:])
    if not lost:
        return _WHOLE
    ours = [frame for frame in frames if frame.salts == salts]
    return Damage(lost, _copied(database, page, ours[:good], ours[good:]))


def require_whole(database: Path) -> None:
    """Raise StoreError if a journal is damaged by more than a crash: it must not be opened then."""
    if (damage := damage_of(database)).counts:
        raise StoreError(
            f"the journal of the database {database} is damaged: {damage.lost} transactions in it cannot be"
            " read. When it is started, the bot says what it can go on with, and keeps a copy of what there"
            " is; riquet restore puts a backup in its place"
        )


def keep_damaged(database: Path, now: datetime) -> int:
    """Keep a copy of a database and its journal if that is damaged; return how many transactions are lost.

    The log names the copy. What a crash may have torn is no damage: of one no copy is kept. A journal of
    which the database has all is removed, and one transaction at most is lost then. Raises StoreError where
    SQLite would mix pages of before and after.
    """
    damage = damage_of(database)
    if not damage.counts:
        return damage.lost
    kept = database.with_name(f"{database.name}.damaged-{now.astimezone(UTC).strftime(_TIME)}")
    for end in ("", "-wal"):
        shutil.copy2(database.with_name(database.name + end), kept.with_name(kept.name + end))
    if damage.copied == "some":
        raise StoreError(
            f"the journal of the database {database} is damaged, and the database has only some of what"
            f" stands in it: neither can be used. What there is is kept as {kept}; riquet restore puts a"
            " backup in its place"
        )
    if damage.copied == "all":
        log.error(
            "the journal of %s is damaged; the database has all that can be read of it, and goes on without"
            " it. What there was is kept as %s",
            *(database, kept),
        )
        _journal_of(database).unlink()
        return 1
    log.error(
        "the journal of %s is damaged: %d transactions in it are lost; what there was is kept as %s",
        *(database, damage.lost, kept),
    )
    return damage.lost


def _journal_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


def _copied(
    database: Path, page: int, readable: Sequence[_Frame], unreadable: Sequence[_Frame]
) -> Literal["none", "some", "all"]:
    """Return how much of the frames that SQLite will not read a database has in its own pages.

    What each page holds last is compared. A frame that has changed itself, whose checksum does not go on from
    that of the one before, is taken for that of a page which is the same but for a few bytes.
    """
    before = {frame.number: frame.page for frame in readable}
    last = {number: (held, 0) for number, held in before.items()}
    newer: dict[int, list[bytes]] = {}
    for earlier, frame in zip((*readable[-1:], *unreadable), unreadable, strict=False):
        changed = not _goes_on(earlier, frame)
        last[frame.number] = frame.page, _CHANGED if changed else 0
        if not changed:
            newer.setdefault(frame.number, []).append(frame.page)
    with database.open("rb") as file:
        own = {number: _page_at(file, number, page) for number in last}
    if all(_are_alike(own[number], held, most) for number, (held, most) in last.items()):
        return "all"
    some = any(own[number] in pages and own[number] != before.get(number) for number, pages in newer.items())
    return "some" if some else "none"


def _are_alike(one: bytes, other: bytes, most: int) -> bool:
    """Say whether two pages differ in so many bytes at most."""
    if len(one) != len(other):
        return False
    return one == other or (most > 0 and sum(map(ne, one, other)) <= most)


def _goes_on(earlier: _Frame, frame: _Frame) -> bool:
    """Say whether the checksum of a frame goes on from that of the one before, in either order of bytes."""
    return any(_summed(frame.summed, earlier.checksum, order) == frame.checksum for order in "><")


def _page_at(file: BinaryIO, number: int, size: int) -> bytes:
    file.seek((number - 1) * size)
    return file.read(size)


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
            number=number,
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
