"""Games, who sits at them, and where they stand."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.store.connection import Queries
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
    """A game as it is stored; ``snapshot`` is None until it starts. Times are in milliseconds."""

    id: int
    kind: str
    rules_version: int
    guild_id: int
    channel_id: int
    status: str
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
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Seated:
    """A person at a game, with the id of their row."""

    seat: int
    person_id: int
    person: Person


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
        status=row["status"],
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


async def open_games(queries: Queries) -> tuple[int, ...]:
    """All games that hold a channel, oldest first."""
    return tuple(
        row["id"]
        for row in await queries.rows("SELECT id FROM game WHERE status IN ('lobby', 'open') ORDER BY id")
    )


async def seated(queries: Queries, game: int) -> tuple[Seated, ...]:
    """The people at a game in the order of their seats, in the lobby in that of joining."""
    rows = await queries.rows(
        "SELECT seat.seat, person.id, person.discord_id, person.name FROM seat"
        " JOIN person ON person.id = seat.person WHERE seat.game = ? ORDER BY seat.seat",
        game,
    )
    return tuple(Seated(row["seat"], row["id"], Person(row["discord_id"], row["name"])) for row in rows)


async def sit_down(queries: Queries, game: int, person: int) -> None:
    """Lets a person join a lobby, behind the others."""
    await queries.run(
        "INSERT INTO seat (game, seat, person)"
        " SELECT ?, coalesce(max(seat) + 1, 0), ? FROM seat WHERE game = ?",
        game,
        person,
        game,
    )


async def stand_up(queries: Queries, game: int, person: int) -> None:
    """Lets a person leave a lobby."""
    await queries.run("DELETE FROM seat WHERE game = ? AND person = ?", game, person)


async def take_seats(queries: Queries, game: int, people: tuple[int, ...]) -> None:
    """Gives people their seats, in that order, as the game starts."""
    await queries.run("DELETE FROM seat WHERE game = ?", game)
    for seat, person in enumerate(people):
        await queries.run("INSERT INTO seat (game, seat, person) VALUES (?, ?, ?)", game, seat, person)


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


async def set_ended(queries: Queries, game: int, status: str, ended: int, outcome: bytes | None) -> None:
    """Notes that a game is finished, with its outcome, or abandoned."""
    await queries.run(
        "UPDATE game SET status = ?, ended = ?, outcome = ? WHERE id = ?",
        status,
        ended,
        None if outcome is None else outcome.decode(),
        game,
    )


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


async def agreed(queries: Queries, game: int, subject: str) -> tuple[int, ...]:
    """The seats that agree to something."""
    rows = await queries.rows(
        "SELECT seat FROM agreement WHERE game = ? AND subject = ? ORDER BY seat", game, subject
    )
    return tuple(row["seat"] for row in rows)


async def agree(queries: Queries, game: int, subject: str, seat: int, time: int) -> None:
    """Notes that a seat agrees; agreeing twice changes nothing."""
    await queries.run(
        "INSERT INTO agreement (game, subject, seat, time) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        game,
        subject,
        seat,
        time,
    )


async def disagree(queries: Queries, game: int, subject: str, seat: int | None = None) -> None:
    """Takes back the agreement of a seat, or of all."""
    await queries.run(
        "DELETE FROM agreement WHERE game = ? AND subject = ? AND (? IS NULL OR seat = ?)",
        game,
        subject,
        seat,
        seat,
    )
