"""Games that are still to be counted: they have ended, or go on again after their end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.connection import Queries
from bot.store.results import remove_all_results

RECOUNT = "recount"
"""Under which it is kept that all games are being counted again, and by what, until all were."""


async def note_uncounted(queries: Queries, game: int) -> None:
    """Note that the results of a game are to be made again, in the transaction of what changes them.

    A game that never started has none. So are those of games that are copies of it, or of which it is one:
    which of them counts may be another then.
    """
    await queries.run(
        "INSERT INTO uncounted (game) SELECT id FROM game WHERE id = ? AND started IS NOT NULL"
        " ON CONFLICT DO NOTHING",
        game,
    )
    await queries.run(
        "INSERT INTO uncounted (game) SELECT other.id FROM game"
        " JOIN game AS other ON other.fingerprint = game.fingerprint"
        " AND other.guild_id = game.guild_id AND other.id <> game.id AND other.ended IS NOT NULL"
        " WHERE game.id = ? ON CONFLICT DO NOTHING",
        game,
    )


async def note_all_uncounted(queries: Queries) -> None:
    """Note that the results of all games that ended are to be made again."""
    await queries.run(
        "INSERT INTO uncounted (game) SELECT id FROM game WHERE started IS NOT NULL AND ended IS NOT NULL"
        " ON CONFLICT DO NOTHING"
    )


async def begin_recount(queries: Queries, program: str) -> None:
    """Delete all results and ratings, and note that all are made again by a ``program``."""
    await remove_all_results(queries)
    await note_all_uncounted(queries)
    await queries.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        RECOUNT,
        program,
    )


async def end_recount(queries: Queries) -> None:
    """Note that a recount is over: the next one begins anew."""
    await queries.run("DELETE FROM meta WHERE key = ?", RECOUNT)


async def uncounted(queries: Queries, limit: int, after: int = 0) -> Sequence[int]:
    """Return the first games after one that are still to be counted, no more than ``limit``."""
    rows = await queries.rows("SELECT game FROM uncounted WHERE game > ? ORDER BY game LIMIT ?", after, limit)
    return [row["game"] for row in rows]


async def is_uncounted(queries: Queries, game: int) -> bool:
    """Say whether a game is still to be counted."""
    return await queries.row("SELECT 1 FROM uncounted WHERE game = ?", game) is not None


async def count_uncounted(queries: Queries) -> int:
    """Return how many games are still to be counted."""
    row = await queries.row("SELECT count(*) AS games FROM uncounted WHERE game > 0")
    assert row is not None
    return row["games"]


async def remove_uncounted(queries: Queries, game: int) -> None:
    """Note that a game is counted."""
    await queries.run("DELETE FROM uncounted WHERE game = ?", game)


async def is_copy(queries: Queries, game: int) -> bool:
    """Say whether an earlier game of the server that ended began as this one: one is a copy of the other.

    An earlier one that cannot be read counts no more: it may have been imported again for that.
    """
    row = await queries.row(
        "SELECT 1 FROM game JOIN sound_game AS other ON other.fingerprint = game.fingerprint"
        " AND other.guild_id = game.guild_id AND other.id < game.id AND other.ended IS NOT NULL"
        " WHERE game.id = ? AND other.sound"
        " AND NOT EXISTS (SELECT 1 FROM sound_seat AS seat WHERE seat.game = other.id AND NOT seat.sound)"
        " LIMIT 1",
        game,
    )
    return row is not None
