"""Games, who sits at them, and where they stand."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.store.connection import Queries
from bot.store.kinds import Status
from bot.store.people import Person


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game stands after entry ``seq``.

    ``waiting`` are the seats waited for and ``decisions`` the decision number of each seat. ``undo_seat``
    may take back the last entry in effect. The checkpoint is the state after the last entry that undo
    cannot cross; ``announced_seq`` is the last entry that the channel has been told of.
    """

    seq: int
    state: bytes
    waiting: tuple[int, ...]
    decisions: tuple[int, ...]
    undo_seat: int | None
    checkpoint_seq: int
    checkpoint_state: bytes
    announced_seq: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it is stored; ``snapshot`` is None until it starts. Times are in milliseconds.

    ``paused`` is since when nobody may act, ``seed_known`` since when somebody may know the seed.
    """

    id: int
    kind: str
    rules_version: int
    guild_id: int
    channel_id: int
    status: Status
    seats: int
    host: Person
    first: int | None
    options: dict[str, Any]
    seed: str | None
    fingerprint: str | None
    outcome: bytes | None
    created: int
    started: int | None
    ended: int | None
    paused: int | None
    seed_known: int | None
    snapshot: Snapshot | None


_numbers = msgspec.json.Decoder(tuple[int, ...])


async def add_lobby(
    queries: Queries,
    *,
    kind: str,
    rules_version: int,
    guild_id: int,
    channel_id: int,
    seats: int,
    host: int,
    first: int | None,
    created: int,
) -> int:
    """A new game that gathers people; its id. ``host`` and ``first`` are rows of people."""
    row = await queries.row(
        "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, first, created)"
        " VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?) RETURNING id",
        kind,
        rules_version,
        guild_id,
        channel_id,
        seats,
        host,
        first,
        created,
    )
    assert row is not None
    return row["id"]


async def find_game(queries: Queries, game: int) -> GameRow | None:
    """A game with its host and its snapshot."""
    row = await queries.row(
        "SELECT game.*, host.discord_id AS host_discord_id, host.name AS host_name,"
        " opener.discord_id AS first_discord_id, snapshot.seq, snapshot.state, snapshot.waiting,"
        " snapshot.decisions, snapshot.undo_seat, snapshot.checkpoint_seq, snapshot.checkpoint_state,"
        " snapshot.announced_seq FROM game"
        " JOIN person AS host ON host.id = game.host"
        " LEFT JOIN person AS opener ON opener.id = game.first"
        " LEFT JOIN snapshot ON snapshot.game = game.id"
        " WHERE game.id = ?",
        game,
    )
    return None if row is None else _game_of(row)


def _game_of(row: sqlite3.Row) -> GameRow:
    snapshot = None
    if row["state"] is not None:
        snapshot = Snapshot(
            seq=row["seq"],
            state=row["state"],
            waiting=_numbers.decode(row["waiting"]),
            decisions=_numbers.decode(row["decisions"]),
            undo_seat=row["undo_seat"],
            checkpoint_seq=row["checkpoint_seq"],
            checkpoint_state=row["checkpoint_state"],
            announced_seq=row["announced_seq"],
        )
    return GameRow(
        id=row["id"],
        kind=row["kind"],
        rules_version=row["rules_version"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        status=Status(row["status"]),
        seats=row["seats"],
        host=Person(row["host_discord_id"], row["host_name"]),
        first=row["first_discord_id"],
        options=msgspec.json.decode(row["options"]) if row["options"] is not None else {},
        seed=row["seed"],
        fingerprint=row["fingerprint"],
        outcome=row["outcome"].encode() if row["outcome"] is not None else None,
        created=row["created"],
        started=row["started"],
        ended=row["ended"],
        paused=row["paused"],
        seed_known=row["seed_known"],
        snapshot=snapshot,
    )


async def open_game_in(queries: Queries, channel_id: int) -> int | None:
    """The game that holds a channel."""
    row = await queries.row(
        "SELECT id FROM game WHERE channel_id = ? AND status IN ('lobby', 'open')", channel_id
    )
    return None if row is None else row["id"]


async def latest_game_in(queries: Queries, channel_id: int) -> int | None:
    """The newest game of a channel, of any status; lobbies that closed without a game do not count."""
    row = await queries.row(
        "SELECT id FROM game WHERE channel_id = ? AND NOT (status = 'abandoned' AND started IS NULL)"
        " ORDER BY id DESC LIMIT 1",
        channel_id,
    )
    return None if row is None else row["id"]


async def last_reset_in(queries: Queries, channel_id: int) -> int | None:
    """The game of a channel that was reset last."""
    row = await queries.row(
        "SELECT id FROM game WHERE channel_id = ? AND status = 'reset'"
        " ORDER BY archived DESC, id DESC LIMIT 1",
        channel_id,
    )
    return None if row is None else row["id"]


async def games_of_channel(queries: Queries, channel_id: int) -> tuple[int, ...]:
    """All games that were ever played in a channel, oldest first."""
    rows = await queries.rows("SELECT id FROM game WHERE channel_id = ? ORDER BY id", channel_id)
    return tuple(row["id"] for row in rows)


async def games_in_guild(queries: Queries, guild_id: int) -> tuple[int, ...]:
    """The games that hold a channel of a server, oldest first."""
    rows = await queries.rows(
        "SELECT id FROM game WHERE guild_id = ? AND status IN ('lobby', 'open') ORDER BY id", guild_id
    )
    return tuple(row["id"] for row in rows)


async def open_games(queries: Queries) -> tuple[int, ...]:
    """All games that hold a channel, oldest first."""
    return tuple(
        row["id"]
        for row in await queries.rows("SELECT id FROM game WHERE status IN ('lobby', 'open') ORDER BY id")
    )


async def set_host(queries: Queries, game: int, person: int) -> None:
    """Makes a person the host."""
    await queries.run("UPDATE game SET host = ? WHERE id = ?", person, game)


async def set_started(
    queries: Queries,
    game: int,
    *,
    seats: int,
    rules_version: int,
    options: dict[str, Any],
    seed: str,
    fingerprint: str,
    started: int,
) -> None:
    """Notes what a game starts from; this never changes again."""
    await queries.run(
        "UPDATE game SET status = 'open', seats = ?, rules_version = ?, options = ?, seed = ?,"
        " fingerprint = ?, started = ? WHERE id = ?",
        seats,
        rules_version,
        msgspec.json.encode(options).decode(),
        seed,
        fingerprint,
        started,
        game,
    )


async def set_ended(queries: Queries, game: int, status: Status, ended: int, outcome: bytes | None) -> None:
    """Notes that a game is finished, with its outcome, or abandoned."""
    await queries.run(
        "UPDATE game SET status = ?, ended = ?, outcome = ?, paused = NULL,"
        " seed_known = coalesce(seed_known, ?) WHERE id = ?",
        status,
        ended,
        None if outcome is None else outcome.decode(),
        ended,
        game,
    )


async def set_reopened(queries: Queries, game: int) -> None:
    """Opens a game again that had ended; sqlite3.IntegrityError if its channel is taken."""
    await queries.run("UPDATE game SET status = 'open', ended = NULL, outcome = NULL WHERE id = ?", game)


async def set_paused(queries: Queries, game: int, paused: int | None) -> None:
    """Notes since when nobody may act, or that all may again."""
    await queries.run("UPDATE game SET paused = ? WHERE id = ?", paused, game)


async def set_seed_known(queries: Queries, game: int, known: int) -> None:
    """Notes that somebody may know the seed from now on."""
    await queries.run("UPDATE game SET seed_known = coalesce(seed_known, ?) WHERE id = ?", known, game)


async def set_rules_version(queries: Queries, game: int, version: int) -> None:
    """Notes by which rules a game is played from now on."""
    await queries.run("UPDATE game SET rules_version = ? WHERE id = ?", version, game)


async def set_parked(queries: Queries, game: int) -> None:
    """Takes a game from its channel, which is gone."""
    await queries.run("UPDATE game SET status = 'parked' WHERE id = ?", game)


async def set_moved(queries: Queries, game: int, guild_id: int, channel_id: int) -> None:
    """Brings a parked game to a channel; sqlite3.IntegrityError if that is taken."""
    await queries.run(
        "UPDATE game SET status = CASE WHEN started IS NULL THEN 'lobby' ELSE 'open' END,"
        " guild_id = ?, channel_id = ? WHERE id = ?",
        guild_id,
        channel_id,
        game,
    )


async def parked_games(queries: Queries, guild_id: int, discord_id: int) -> tuple[int, ...]:
    """The parked games of a server, and those of any other server at which a person sits; newest first."""
    rows = await queries.rows(
        "SELECT id FROM game WHERE status = 'parked' AND (guild_id = ? OR id IN (SELECT seat.game FROM seat"
        " JOIN person ON person.id = seat.person WHERE person.discord_id = ?)) ORDER BY id DESC",
        guild_id,
        discord_id,
    )
    return tuple(row["id"] for row in rows)


async def games_by_rules(queries: Queries, kind: str, version: int) -> tuple[int, ...]:
    """The games of a kind that go on, or may, by other rules than those of a version; oldest first."""
    rows = await queries.rows(
        "SELECT id FROM game WHERE kind = ? AND rules_version <> ? AND status IN ('open', 'parked', 'reset')"
        " AND started IS NOT NULL ORDER BY id",
        kind,
        version,
    )
    return tuple(row["id"] for row in rows)


async def add_imported(
    queries: Queries,
    *,
    kind: str,
    rules_version: int,
    guild_id: int,
    channel_id: int,
    seats: int,
    host: int,
    options: dict[str, Any],
    seed: str,
    fingerprint: str,
    created: int,
    started: int,
    seed_known: int,
) -> int:
    """A game that comes from a file, as it starts; its id. Whoever has the file knows the seed.

    Raises sqlite3.IntegrityError if the channel is taken.
    """
    row = await queries.row(
        "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, options, seed,"
        " fingerprint, created, started, seed_known) VALUES (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        kind,
        rules_version,
        guild_id,
        channel_id,
        seats,
        host,
        msgspec.json.encode(options).decode(),
        seed,
        fingerprint,
        created,
        started,
        seed_known,
    )
    assert row is not None
    return row["id"]


async def set_archived(queries: Queries, game: int, archived: int) -> None:
    """Puts a game away, so that its channel is free."""
    await queries.run("UPDATE game SET status = 'reset', archived = ? WHERE id = ?", archived, game)


async def set_restored(queries: Queries, game: int) -> None:
    """Brings a game back that was put away; sqlite3.IntegrityError if its channel is taken."""
    await queries.run(
        "UPDATE game SET status = CASE WHEN started IS NULL THEN 'lobby' ELSE 'open' END, archived = NULL"
        " WHERE id = ?",
        game,
    )


async def save_snapshot(queries: Queries, game: int, snapshot: Snapshot) -> None:
    """Notes where a game stands."""
    await queries.run(
        "INSERT INTO snapshot (game, seq, state, waiting, decisions, undo_seat, checkpoint_seq,"
        " checkpoint_state, announced_seq) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state,"
        " waiting = excluded.waiting, decisions = excluded.decisions, undo_seat = excluded.undo_seat,"
        " checkpoint_seq = excluded.checkpoint_seq, checkpoint_state = excluded.checkpoint_state,"
        " announced_seq = excluded.announced_seq",
        game,
        snapshot.seq,
        snapshot.state,
        msgspec.json.encode(snapshot.waiting).decode(),
        msgspec.json.encode(snapshot.decisions).decode(),
        snapshot.undo_seat,
        snapshot.checkpoint_seq,
        snapshot.checkpoint_state,
        snapshot.announced_seq,
    )
