"""Entries of logs of which not everybody may know something: a page of a log is found without reading it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.store.connection import Queries

_ADD = "INSERT INTO secret_entry (game, seq, seats) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


async def add_secret_entry(queries: Queries, game: int, seq: int, seats: Collection[int]) -> None:
    """Note that only some seats may know something of an entry."""
    await queries.run(_ADD, game, seq, _mask(seats))


async def add_secret_entries(queries: Queries, game: int, known: Mapping[int, Collection[int]]) -> None:
    """Note the seats that may know something of some entries, by their numbers."""
    await queries.run_many(_ADD, ((game, seq, _mask(seats)) for seq, seats in known.items()))


def _mask(seats: Collection[int]) -> int:
    """Return some seats as the bits of a number."""
    return sum(1 << seat for seat in set(seats))


async def hidden_entries(queries: Queries, game: int, seat: int | None, since: int) -> frozenset[int]:
    """Return the numbers of the entries after an entry of which a seat (None: everybody) may know nothing."""
    rows = await queries.rows(
        "SELECT seq FROM secret_entry WHERE game = ? AND seq > ? AND seats & ? = 0",
        game,
        since,
        0 if seat is None else 1 << seat,
    )
    return frozenset(row["seq"] for row in rows)


async def is_searched(queries: Queries, game: int) -> bool:
    """Say whether all secret entries of a game are noted: not yet those of one from before they were."""
    return await queries.row("SELECT 1 FROM unsearched_log WHERE game = ?", game) is None


async def note_searched(queries: Queries, game: int) -> None:
    """Note that all secret entries of a game are noted."""
    await queries.run("DELETE FROM unsearched_log WHERE game = ?", game)
