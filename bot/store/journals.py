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

import filecmp
import logging
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from bot.store.errors import StoreError
from bot.store.files import PART, copies_beside, written_aside
from bot.store.journal_frames import HEADER, Frame, begun_by, copied_of, frames_in, page_size, readable_of
from bot.store.journal_index import JournalIndex, read_index

log = logging.getLogger(__name__)

_TIME = "%Y%m%dT%H%M%SZ"
_TRIES = 5


@dataclass(frozen=True, slots=True)
class Damage:
    """What SQLite will not read of a journal: so many transactions, and what is ``missing`` of it besides.

    One may be what a crash has torn, unless it is known to be ``committed``; of more, all but that one were
    acknowledged. ``copied`` says whether the database itself has "all" of what stood in the journal, "some"
    of what SQLite will not read, or "none".
    """

    lost: int
    copied: Literal["none", "some", "all"] = "none"
    missing: bool = False
    committed: bool = False

    @property
    def counts(self) -> bool:
        """Say whether it is more than what a crash may have torn."""
        return self.lost > 1 or self.copied != "none" or self.committed

    def __str__(self) -> str:
        return f"at least {self.lost}" if self.missing else str(self.lost)


_WHOLE = Damage(0)


def damage_of(database: Path) -> Damage:
    """Return what SQLite will not read of the journal of a database.

    The database must not have been opened since the bot was ended, by anybody: SQLite forgets it then.
    Nothing is changed. Raises StoreError if the journal cannot be read.
    """
    try:
        return _found(database) if database.exists() else _WHOLE
    except OSError as error:
        raise StoreError(f"cannot read the journal of the database {database}: {error}") from error


def _found(database: Path) -> Damage:
    """Return what SQLite will not read of the journal of a database that is there."""
    index, content = _read(database)
    header = content[:HEADER]
    page = page_size(database, header)
    frames = [] if page is None else list(frames_in(content, page))
    order, begun = begun_by(header)
    if index is not None and order is not None and index.salts != header[16:24]:
        # After a loss of power it may be that of the journal before.
        index = None
    if index is None and not frames:
        return _WHOLE
    salts = index.salts if index is not None else header[16:24] if order is not None else frames[0].salts
    good = 0 if order is None else readable_of(frames, salts, begun, order)
    if index is not None and index.frames > good:
        return _known(index, frames, good)
    # A frame whose salts have changed is between others that are ours.
    ends = max((number for number, frame in enumerate(frames, start=1) if frame.salts == salts), default=0)
    ours = frames[:ends]
    lost = sum(frame.commits for frame in ours[good:])
    if not lost or page is None:
        return _WHOLE
    return Damage(lost, copied_of(database, page, ours[:good], ours[good:]))


def _read(database: Path) -> tuple[JournalIndex | None, bytes]:
    """Return what was known last of a journal, and what it holds; without the first while somebody writes."""
    journal, content = _journal_of(database), b""
    for _ in range(_TRIES):
        index = read_index(database)
        content = journal.read_bytes() if journal.exists() else b""
        if read_index(database) == index:
            return index, content
    return None, content


def _known(index: JournalIndex, frames: Sequence[Frame], good: int) -> Damage:
    """Return the damage of a journal of which SQLite reads less than was committed."""
    if index.copied == index.frames:
        # What SQLite reads of it is older than what the database has.
        return Damage(0, "all") if good else _WHOLE
    begins = max(good, index.copied)
    there = frames[begins : index.frames]
    missing = len(frames) < index.frames or not all(frame.salts == index.salts for frame in there)
    lost = max(sum(frame.commits for frame in there), 1)
    # Of a page that was written again behind what was copied, the database has neither.
    return Damage(lost, "none" if index.attempted <= good else "some", missing=missing, committed=True)


def require_whole(database: Path) -> None:
    """Raise StoreError if a journal is damaged by more than a crash: it must not be opened then."""
    if (damage := damage_of(database)).counts:
        raise StoreError(
            f"the journal of the database {database} is damaged: {damage} transactions in it cannot be"
            " read. When it is started, the bot says what it can go on with, and keeps a copy of what there"
            " is; riquet restore puts a backup in its place"
        )


def keep_damaged(database: Path, now: datetime) -> int:
    """Keep a copy of a database and its journal if that is damaged; return how many transactions are lost.

    The log names the copy. What a crash may have torn is no damage: of one no copy is kept, and it does not
    count. A journal of which the database has all is removed. What is lost is noted beside
    the database until :func:`forget_lost`, since SQLite forgets it. Raises StoreError where SQLite would mix
    pages of before and after, or where there is no room for the copy.
    """
    damage = damage_of(database)
    if not damage.counts:
        return _noted(database)
    try:
        kept = _copy_of(database, now)
        if damage.copied == "some":
            raise StoreError(
                f"the journal of the database {database} is damaged, and the database has only some of what"
                f" stood in it: neither can be used. What there is is kept as {kept}; riquet restore puts a"
                " backup in its place"
            )
        lost = _noted(database)
        if damage.copied == "all":
            for end in ("-wal", "-shm"):
                database.with_name(database.name + end).unlink(missing_ok=True)
        else:
            lost = max(lost, damage.lost)
            with written_aside(_note_of(database)) as part:
                part.write_text(str(lost), "ascii")
    except OSError as error:
        raise StoreError(
            f"the journal of the database {database} is damaged, and what there is cannot be kept: {error}"
        ) from error
    if damage.copied == "all":
        log.error(
            "the journal of %s is damaged; the database has all that can be read of it, and goes on without"
            " it. What there was is kept as %s",
            *(database, kept),
        )
    else:
        log.error(
            "the journal of %s is damaged: %s transactions in it are lost; what there was is kept as %s",
            *(database, damage, kept),
        )
    return lost


def forget_lost(database: Path) -> None:
    """Note no more beside a database that something is lost, since it stands in the database."""
    _note_of(database).unlink(missing_ok=True)


def _noted(database: Path) -> int:
    """Return how many transactions are noted as lost beside a database, by a start that was killed."""
    try:
        return int(_note_of(database).read_text("ascii"))
    except FileNotFoundError:
        return 0
    except ValueError:
        return 1


def _note_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.lost")


def _copy_of(database: Path, now: datetime) -> Path:
    """Copy a database and what there is of its journal, for their owner alone; return the copy's name.

    One that a start before has made of the same is good enough.
    """
    beside = [found for found in copies_beside(database) if ".damaged-" in found.name]
    for found in beside:
        if found.name.endswith(PART):
            found.unlink()
        elif _are_same(database, found) and _are_same(_journal_of(database), _journal_of(found)):
            return found
    kept = database.with_name(f"{database.name}.damaged-{now.astimezone(UTC).strftime(_TIME)}")
    try:
        # Without the database, the journal is no copy of anything.
        for source, target in ((_journal_of(database), _journal_of(kept)), (database, kept)):
            if source.exists():
                with written_aside(target) as part:
                    shutil.copyfile(source, part)
    except OSError:
        _journal_of(kept).unlink(missing_ok=True)
        raise
    return kept


def _are_same(one: Path, other: Path) -> bool:
    if not (one.exists() and other.exists()):
        return one.exists() == other.exists()
    return filecmp.cmp(one, other, shallow=False)


def _journal_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")
