"""Which games there are: their ids by channel, server and status."""

from __future__ import annotations

from bot.store.connection import Queries
from bot.store.kinds import HOLDING, NOT_ENDED, literals

_HOLDS_CHANNEL, _NOT_ENDED = literals(HOLDING), literals(NOT_ENDED)
_CAN_BE_BACK = "NOT (status = 'reset' AND seal IS NULL)"
"""That a game was not put away because it is not as it was written, which takes its seal."""


async def open_game_in(queries: Queries, channel_id: int) -> int | None:
    """Return the id of the game that holds a channel; None if it is free."""
    row = await queries.row(
        f"SELECT id FROM game WHERE channel_id = ? AND status IN ({_HOLDS_CHANNEL})", channel_id
    )
    return None if row is None else row["id"]


async def latest_game_in(queries: Queries, channel_id: int) -> int | None:
    """Return the id of the newest game of a channel, of any status.

    Lobbies that closed without a game do not count, nor what was put away because nobody can read it.
    """
    row = await queries.row(
        "SELECT id FROM game WHERE channel_id = ? AND NOT (status = 'abandoned' AND started IS NULL)"
        f" AND {_CAN_BE_BACK} ORDER BY id DESC LIMIT 1",
        channel_id,
    )
    return None if row is None else row["id"]


async def latest_finished_in(queries: Queries, channel_id: int) -> int | None:
    """Return the id of the newest game of a channel that was played to its end; None if none was."""
    row = await queries.row(
        "SELECT id FROM game WHERE channel_id = ? AND status = 'finished' ORDER BY id DESC LIMIT 1",
        channel_id,
    )
    return None if row is None else row["id"]


async def last_reset_in(queries: Queries, channel_id: int) -> int | None:
    """Return the id of the game of a channel that was reset last; None if there is none."""
    row = await queries.row(
        f"SELECT id FROM game WHERE channel_id = ? AND status = 'reset' AND {_CAN_BE_BACK}"
        " ORDER BY archived DESC, id DESC LIMIT 1",
        channel_id,
    )
    return None if row is None else row["id"]


async def games_of_channel(queries: Queries, channel_id: int) -> tuple[int, ...]:
    """Return the ids of all games that were ever played in a channel, oldest first."""
    rows = await queries.rows("SELECT id FROM game WHERE channel_id = ? ORDER BY id", channel_id)
    return tuple(row["id"] for row in rows)


async def games_in_guild(queries: Queries, guild_id: int) -> tuple[int, ...]:
    """Return the ids of the games that hold a channel of a server, oldest first."""
    rows = await queries.rows(
        f"SELECT id FROM game WHERE guild_id = ? AND status IN ({_HOLDS_CHANNEL}) ORDER BY id", guild_id
    )
    return tuple(row["id"] for row in rows)


async def open_games(queries: Queries) -> tuple[int, ...]:
    """Return the ids of all games that hold a channel, oldest first."""
    rows = await queries.rows(f"SELECT id FROM game WHERE status IN ({_HOLDS_CHANNEL}) ORDER BY id")
    return tuple(row["id"] for row in rows)


async def open_tables(queries: Queries) -> frozenset[int]:
    """Return the ids of all games that gather people."""
    rows = await queries.rows("SELECT id FROM game WHERE status = 'lobby'")
    return frozenset(row["id"] for row in rows)


async def detached_games(queries: Queries, guild_id: int, discord_id: int) -> tuple[int, ...]:
    """Return the ids of the games without a channel that may come to a server; newest first.

    They are those of that server, and those of any other at which a person sits.
    """
    rows = await queries.rows(
        "SELECT id FROM game WHERE status = 'parked' AND (guild_id = ? OR id IN (SELECT seat.game FROM seat"
        " JOIN person ON person.id = seat.person WHERE person.discord_id = ?)) ORDER BY id DESC",
        guild_id,
        discord_id,
    )
    return tuple(row["id"] for row in rows)


async def games_by_rules(queries: Queries, kind: str, version: int) -> tuple[int, ...]:
    """Return the ids of the games of a kind that may go on by other rules than a version's; oldest first."""
    rows = await queries.rows(
        f"SELECT id FROM game WHERE kind = ? AND rules_version <> ? AND status IN ({_NOT_ENDED})"
        " AND started IS NOT NULL ORDER BY id",
        kind,
        version,
    )
    return tuple(row["id"] for row in rows)
