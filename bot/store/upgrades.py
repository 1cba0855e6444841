"""Whole states that were kept because the rules changed (the SQL table ``milestone``)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.connection import Queries


@dataclass(frozen=True, slots=True)
class UpgradeSnapshot:
    """The whole state (JSON) after entry ``seq``, by which the rules changed.

    One that is not as it was written is not ``sound``.
    """

    seq: int
    state: bytes
    sound: bool = True


async def add_upgrade_snapshot(queries: Queries, game: int, seq: int, state: bytes) -> None:
    """Keep the whole state after an entry, because nothing before it leads there by today's rules."""
    await queries.run("INSERT INTO milestone (game, seq, state) VALUES (?, ?, ?)", game, seq, state)


async def upgrade_snapshots(queries: Queries, game: int) -> tuple[UpgradeSnapshot, ...]:
    """Return all states kept for a game, in the order of their entries."""
    rows = await queries.rows(
        "SELECT seq, state, sound FROM sound_milestone WHERE game = ? ORDER BY seq", game
    )
    return tuple(UpgradeSnapshot(row["seq"], row["state"], bool(row["sound"])) for row in rows)


async def last_upgrade_snapshot(queries: Queries, game: int) -> UpgradeSnapshot | None:
    """Return the newest state kept for a game; None if its rules never changed."""
    row = await queries.row(
        "SELECT seq, state, sound FROM sound_milestone WHERE game = ? ORDER BY seq DESC LIMIT 1", game
    )
    return None if row is None else UpgradeSnapshot(row["seq"], row["state"], bool(row["sound"]))
