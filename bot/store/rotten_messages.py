"""Pending messages whose rows are not as they were written: none is sent, least of all to somebody else.

What is done with a row leaves it rotten (:data:`bot.store.seals.LASTING`) until it goes.
"""

from __future__ import annotations

import logging

from bot.store.connection import Queries
from bot.store.seals import LIST_COLUMNS, columns_in, sealed_with

log = logging.getLogger(__name__)

_ROTTEN = "SELECT id FROM sound_outbox WHERE done IS NULL AND NOT sound"
_ALL_ROTTEN = (
    "SELECT id, game FROM sound_outbox WHERE NOT sound"
    " AND id IN (SELECT id FROM outbox INDEXED BY outbox_owed_to WHERE done IS NULL)"
)


async def bring_home(queries: Queries) -> None:
    """Give pending rows back to their games of which nothing else has rotted; drop those of no game at all.

    The rows' seals say to which game they belong. All others wait in the queue that they name.
    """
    for row in await queries.rows(_ALL_ROTTEN):
        if (owner := await _owner(queries, row["id"])) is not None:
            log.error("row %d of the outbox had lost its game; it is of game %d", row["id"], owner)
            await queries.run("UPDATE outbox SET game = ? WHERE id = ?", owner, row["id"])
        elif await queries.row("SELECT 1 FROM game WHERE id = ?", row["game"]) is None:
            log.error("row %d of the outbox has rotted, and is of no game", row["id"])
            await drop_if_rotten(queries, row["id"])


async def _owner(queries: Queries, row_id: int) -> int | None:
    """Return the game with which a row would be as it was written; None if there is none."""
    columns = columns_in([tuple(row) for row in await queries.rows(LIST_COLUMNS)])
    fits = sealed_with("outbox", columns["outbox"], "game", "game.id")
    row = await queries.row(f"SELECT game.id FROM game, outbox WHERE outbox.id = ? AND {fits}", row_id)
    return None if row is None else row["id"]


async def drop_if_rotten(queries: Queries, row_id: int) -> None:
    """Drop a pending row if it has rotted: nobody reads again what it holds."""
    if await queries.row(f"{_ROTTEN} AND id = ?", row_id) is not None:
        await queries.run("UPDATE matter SET post = NULL WHERE post = ?", row_id)
        await queries.run("DELETE FROM outbox WHERE id = ?", row_id)


async def drop_rotten_of(queries: Queries, game: int) -> None:
    """Drop all pending rows of a game that have rotted."""
    for row in await queries.rows(f"{_ROTTEN} AND game = ?", game):
        await drop_if_rotten(queries, row["id"])
