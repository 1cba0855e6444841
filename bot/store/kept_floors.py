"""Whole states after some of the entries that undo cannot cross: a game is played on from the nearest one."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.connection import Queries

EVERY = 40
"""One state is kept for about so many entries."""


@dataclass(frozen=True, slots=True)
class KeptFloor:
    """The whole state (JSON) after entry ``seq``, which undo cannot cross."""

    seq: int
    state: bytes


async def keep_floor(queries: Queries, game: int, floor: KeptFloor, before: int) -> None:
    """Keep a state if it is time for one; ``before`` is the entry that undo could not cross before."""
    if floor.seq // EVERY > before // EVERY:
        await queries.run(
            "INSERT INTO kept_floor (game, seq, state) VALUES (?, ?, ?)", game, floor.seq, floor.state
        )


async def kept_floors(queries: Queries, game: int, since: int, upto: int) -> tuple[int, ...]:
    """Return the entries after one and up to another after which a state is kept, the newest first."""
    rows = await queries.rows(
        "SELECT seq FROM kept_floor WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq DESC",
        game,
        since,
        upto,
    )
    return tuple(row["seq"] for row in rows)


async def kept_floor(queries: Queries, game: int, seq: int) -> KeptFloor | None:
    """Return the state that is kept after an entry; None if it is not as it was written."""
    row = await queries.row(
        "SELECT seq, state FROM sound_kept_floor WHERE game = ? AND seq = ? AND sound", game, seq
    )
    return None if row is None else KeptFloor(row["seq"], row["state"])
