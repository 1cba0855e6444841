"""What happens to a game as a whole: it is opened, starts, ends, goes and comes back."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.store.connection import Queries
from bot.store.kinds import OF_SEATS, Status, literals
from bot.store.uncounted import note_uncounted


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
    options: Mapping[str, object],
    created: int,
    pace: bytes | None = None,
    hints: bool = False,
) -> int:
    """Add a game that gathers people; return its id. ``host`` and ``first`` are row ids of people.

    ``options`` are those that are chosen already, ``pace`` how fast the table plays (JSON), and ``hints``
    whether it allows hints.
    """
    row = await queries.row(
        "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, first, options,"
        " created, pace, hints) VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        kind,
        rules_version,
        guild_id,
        channel_id,
        seats,
        host,
        first,
        msgspec.json.encode(options).decode() if options else None,
        created,
        None if pace is None else pace.decode(),
        hints,
    )
    assert row is not None
    return row["id"]


async def set_options(queries: Queries, game: int, options: Mapping[str, object]) -> None:
    """Store the options that are chosen for a game that gathers people."""
    await queries.run("UPDATE game SET options = ? WHERE id = ?", msgspec.json.encode(options).decode(), game)


async def set_pace(queries: Queries, game: int, pace: bytes | None) -> None:
    """Store how fast a table plays (JSON), or that it takes its time (None)."""
    await queries.run("UPDATE game SET pace = ? WHERE id = ?", None if pace is None else pace.decode(), game)


async def set_hints(queries: Queries, game: int, *, hints: bool) -> None:
    """Store whether a table allows hints."""
    await queries.run("UPDATE game SET hints = ? WHERE id = ?", hints, game)


async def set_host(queries: Queries, game: int, person: int) -> None:
    """Make a person the host."""
    await queries.run("UPDATE game SET host = ? WHERE id = ?", person, game)


async def set_started(
    queries: Queries,
    game: int,
    *,
    seats: int,
    rules_version: int,
    options: Mapping[str, object],
    seed: str,
    fingerprint: str,
    started: int,
) -> None:
    """Store what a game starts from; this never changes again."""
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
    """Store that a game is finished, with its outcome (JSON), or abandoned; nobody is asked any more.

    What would come due for its seats goes. It is to be counted.
    """
    await queries.run(f"DELETE FROM timer WHERE game = ? AND kind IN ({literals(OF_SEATS)})", game)
    await queries.run("DELETE FROM standing WHERE game = ?", game)
    await queries.run("DELETE FROM standing_interaction WHERE game = ?", game)
    await queries.run("DELETE FROM plan WHERE game = ?", game)
    await queries.run(
        "UPDATE game SET status = ?, ended = ?, outcome = ?, paused = NULL,"
        " seed_known = coalesce(seed_known, ?) WHERE id = ?",
        status,
        ended,
        None if outcome is None else outcome.decode(),
        ended,
        game,
    )
    await note_uncounted(queries, game)


async def put_away_damaged(queries: Queries, game: int, now: int) -> None:
    """Take a game from its channel whose row is not as it was written, and leave it so.

    What would come due in it goes, and so do the plans for it: nobody can go on there.
    """
    await queries.run("DELETE FROM timer WHERE game = ?", game)
    await queries.run("DELETE FROM plan WHERE game = ?", game)
    await queries.run("UPDATE game SET status = 'reset', archived = ? WHERE id = ?", now, game)
    await queries.run("UPDATE game SET seal = NULL WHERE id = ?", game)


async def set_reopened(queries: Queries, game: int) -> None:
    """Open a game again that had ended and counts no more; sqlite3.IntegrityError if its channel is taken."""
    await note_uncounted(queries, game)
    await queries.run("UPDATE game SET status = 'open', ended = NULL, outcome = NULL WHERE id = ?", game)


async def set_paused(queries: Queries, game: int, paused: int | None) -> None:
    """Store since when nobody may act, in milliseconds, or that all may again (None)."""
    await queries.run("UPDATE game SET paused = ? WHERE id = ?", paused, game)


async def set_seed_known(queries: Queries, game: int, known: int) -> None:
    """Store that somebody may know the seed from now on."""
    await queries.run("UPDATE game SET seed_known = coalesce(seed_known, ?) WHERE id = ?", known, game)


async def set_rules_version(queries: Queries, game: int, version: int) -> None:
    """Store by which rules a game is played from now on."""
    await queries.run("UPDATE game SET rules_version = ? WHERE id = ?", version, game)


async def set_detached(queries: Queries, game: int) -> None:
    """Take a game from its channel, which is gone."""
    await queries.run("UPDATE game SET status = 'parked' WHERE id = ?", game)


async def set_attached(queries: Queries, game: int, guild_id: int, channel_id: int) -> None:
    """Bring a game without a channel to one; sqlite3.IntegrityError if that is taken."""
    await queries.run(
        "UPDATE game SET status = CASE WHEN started IS NULL THEN 'lobby' ELSE 'open' END,"
        " guild_id = ?, channel_id = ? WHERE id = ?",
        guild_id,
        channel_id,
        game,
    )


async def add_imported(
    queries: Queries,
    *,
    kind: str,
    rules_version: int,
    guild_id: int,
    channel_id: int,
    seats: int,
    host: int,
    options: Mapping[str, object],
    seed: str,
    fingerprint: str,
    created: int,
    started: int,
    seed_known: int,
    hints: bool = False,
) -> int:
    """Add a game that comes from a file, as it starts; return its id. Who has the file knows the seed.

    Raises sqlite3.IntegrityError if the channel is taken.
    """
    row = await queries.row(
        "INSERT INTO game (kind, rules_version, guild_id, channel_id, status, seats, host, options, seed,"
        " fingerprint, created, started, seed_known, hints)"
        " VALUES (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
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
        hints,
    )
    assert row is not None
    return row["id"]


async def set_archived(queries: Queries, game: int, archived: int) -> None:
    """Put a game away, so that its channel is free."""
    await queries.run("UPDATE game SET status = 'reset', archived = ? WHERE id = ?", archived, game)


async def set_restored(queries: Queries, game: int) -> None:
    """Bring a game back that was put away; sqlite3.IntegrityError if its channel is taken."""
    await queries.run(
        "UPDATE game SET status = CASE WHEN started IS NULL THEN 'lobby' ELSE 'open' END, archived = NULL"
        " WHERE id = ?",
        game,
    )
