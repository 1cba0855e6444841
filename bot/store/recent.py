"""What was done at a game since a turn began, read at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.connection import Queries
from bot.store.entries import COLUMNS, ENDLESS, ROWS, Entry, entries_after, entry_of, last_event
from bot.store.rewinds import effective_spans, in_spans, rewinds_in


@dataclass(frozen=True, slots=True)
class SinceTurn:
    """What was done at a game lately: effective entries, in order, up to the newest.

    ``began`` is the entry by which the turn before ended.
    """

    began: int
    entries: tuple[Entry, ...]


async def entries_since_turn(
    queries: Queries, game: int, ends: Sequence[str], announced: int, lately: int, since: int
) -> SinceTurn:
    """Return the effective entries of the turn after the entry ``lately``, and all after the entry ``since``.

    The turn began with the last entry up to ``announced`` by which an event happened that ends one; ``ends``
    are the tags of these. For a game that has none, it began with ``announced``.
    """
    if not ends:
        return SinceTurn(announced, await _effective_after(queries, game, announced, lately, since))
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
        lately,
        since,
    )
    began = rows[0]["began"] if rows else since
    spans = effective_spans(ENDLESS, rewinds_in(rows))
    if began and not in_spans(spans, began):
        # The turn has gone on since: what ended it was taken back.
        began = await last_event(queries, game, ends, announced) or 0
        return SinceTurn(began, await _effective_after(queries, game, began, lately, since))
    return SinceTurn(began, _effective([entry_of(row, spans) for row in rows]))


async def _effective_after(
    queries: Queries, game: int, began: int, lately: int, since: int
) -> tuple[Entry, ...]:
    return _effective(await entries_after(queries, game, min(max(began, lately), since)))


def _effective(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if entry.kind.facts.effective and not entry.undone)
