"""Which entries of a log led to where a game stands: all but those that it has gone back behind."""

from __future__ import annotations

import sqlite3
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.kinds import EntryKind


@dataclass(frozen=True, slots=True)
class Rewind:
    """Entry ``seq`` puts the game where it stood after entry ``back_to``.

    Where ``left_out`` is an entry, it puts the game where it would stand then without that one alone.
    """

    seq: int
    back_to: int
    left_out: int | None = None


def rewind_of(seq: int, kind: EntryKind, target: int | None) -> Rewind | None:
    """Return the rewind that an entry makes; None if it makes none."""
    if kind.facts.rewinds is None or target is None:
        return None
    if kind.facts.rewinds == "alone":
        return Rewind(seq, seq - 1, target)
    return Rewind(seq, target if kind.facts.rewinds == "after" else target - 1)


def effective_spans(seq: int, rewinds: Sequence[Rewind]) -> tuple[range, ...]:
    """Return the numbers of the entries that led to where a game stood after an entry, as ranges in order.

    ``rewinds`` are in the order of the log. They themselves lead nowhere and are left out.
    """
    spans: list[range] = []
    left_out: list[int] = []
    at = seq
    for rewind in reversed(rewinds):
        if rewind.seq <= at:
            spans.append(range(rewind.seq + 1, at + 1))
            at = rewind.back_to
            left_out += [] if rewind.left_out is None else [rewind.left_out]
    spans.append(range(1, at + 1))
    for single in left_out:
        spans = [part for span in spans for part in _without(span, single)]
    return tuple(span for span in reversed(spans) if span)


def _without(span: range, single: int) -> tuple[range, ...]:
    """Return a span without one of its numbers, the later part first."""
    if single not in span:
        return (span,)
    return (range(single + 1, span.stop), range(span.start, single))


def in_spans(spans: Sequence[range], seq: int) -> bool:
    """Say whether an entry is in one of the spans of :func:`effective_spans`."""
    before = bisect_right(spans, seq, key=lambda span: span.start)
    return before > 0 and seq in spans[before - 1]


def last_shared(one: Sequence[range], other: Sequence[range]) -> int:
    """Return the last entry that two rows of spans have in common; 0 if none.

    All that led to it is the same in both.
    """
    ends = (min(a.stop, b.stop) - 1 for a in one for b in other if a.start < b.stop and b.start < a.stop)
    return max(ends, default=0)


async def rewinds_of(queries: Queries, game: int, since: int = 0) -> tuple[Rewind, ...]:
    """Return the rewinds of a game after an entry, in order.

    Those before it say nothing about what came after.
    """
    rows = await queries.rows(
        "SELECT seq, kind, target, sound FROM sound_entry WHERE game = ? AND seq > ? AND target IS NOT NULL"
        " ORDER BY seq",
        game,
        since,
    )
    return rewinds_in(rows)


def rewinds_in(rows: Sequence[sqlite3.Row]) -> tuple[Rewind, ...]:
    """Return the rewinds among rows of entries, in their order.

    One that is not as it was written is none: then it is itself among the entries that count.
    """
    targeting = (row for row in rows if row["sound"] and row["target"] is not None)
    found = (rewind_of(row["seq"], EntryKind(row["kind"]), row["target"]) for row in targeting)
    return tuple(rewind for rewind in found if rewind is not None)
