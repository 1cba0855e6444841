"""What was done at a game since a turn began, read at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, islice

from bot.store.connection import Queries
from bot.store.entries import COLUMNS, ENDLESS, ROWS, Entry, entries_after, entries_in, entry_of, last_event
from bot.store.rewinds import effective_spans, in_spans, rewinds_in, rewinds_of


@dataclass(frozen=True, slots=True)
class SinceTurn:
    """What was done at a game lately: effective entries, in order, up to the newest.

    ``began`` is the entry by which the turn before ended.
    """

    began: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which entries of a log are wanted: the last of the turn that were not taken back, ``most`` of them, up
    to the ``newest`` of the log, and all after the entry ``since``; of these, those that moved the game."""

    most: int
    newest: int
    since: int

    def after(self, began: int) -> int:
        """Return after which entry a log is read, if nothing of a turn was taken back."""
        return min(max(began, self.newest - self.most), self.since)


async def entries_since_turn(
    queries: Queries, game: int, ends: Sequence[str], announced: int, wanted: Wanted
) -> SinceTurn:
    """Return the effective entries of the turn that are wanted.

    The turn began with the last entry up to ``announced`` by which an event happened that ends one; ``ends``
    are the tags of these. For a game that has none, it began with ``announced``.
    """
    if not ends:
        found = await entries_after(queries, game, wanted.after(announced))
        return SinceTurn(announced, await _with_earlier(queries, game, announced, wanted, found))
    happened = " OR ".join("instr(events, ?)" for _ in ends)
    rows = await queries.rows(
        "WITH turn AS (SELECT coalesce((SELECT seq FROM entry WHERE game = ? AND seq <= ? AND kind = 'action'"
        f" AND ({happened}) ORDER BY seq DESC LIMIT 1), 0) AS began)"
        f" {COLUMNS}, turn.began {ROWS} JOIN turn"
        " WHERE entry.game = ? AND entry.seq > min(max(turn.began, ?), ?) ORDER BY entry.seq",
        game,
        announced,
        *(json.dumps(tag) for tag in ends),
        game,
        wanted.newest - wanted.most,
        wanted.since,
    )
    began = rows[0]["began"] if rows else wanted.since
    complete = wanted.after(began) <= began
    rewinds = rewinds_in(rows) if complete else await rewinds_of(queries, game, began)
    spans = effective_spans(ENDLESS, rewinds)
    if began and not in_spans(spans, began):
        # The turn has gone on since: what ended it was taken back.
        began = await last_event(queries, game, ends, announced) or 0
        found = await entries_after(queries, game, wanted.after(began))
    else:
        found = [entry_of(row, spans) for row in rows]
    return SinceTurn(began, await _with_earlier(queries, game, began, wanted, found))


async def _with_earlier(
    queries: Queries, game: int, began: int, wanted: Wanted, found: Sequence[Entry]
) -> tuple[Entry, ...]:
    """Return the effective ones of what was found, and earlier ones where something was taken back."""
    effective = [entry for entry in found if entry.kind.facts.effective and not entry.undone]
    if began >= wanted.newest - wanted.most or len(effective) >= wanted.most:
        return tuple(effective)
    spans = effective_spans(wanted.newest, await rewinds_of(queries, game, began))
    first = found[0].seq if found else ENDLESS
    before = chain.from_iterable(
        range(min(span.stop, first) - 1, max(span.start - 1, began), -1) for span in reversed(spans)
    )
    earlier = list(islice(before, wanted.most - len(effective)))
    return (*await entries_in(queries, game, earlier), *effective)
