"""What is stored about one person, and how it goes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.store.connection import Queries, note_unscrubbed
from bot.store.erasures import KEY as ERASURE
from bot.store.erasures import Erasure, read_erasure
from bot.store.uploads import remove_uploads_about

_SITS = "SELECT game FROM seat WHERE person = ?1"
_ASKED = "SELECT game FROM proposal WHERE person = ?1 AND closed IS NULL"


async def person_row(queries: Queries, discord_id: int) -> sqlite3.Row | None:
    """Return the row of a person; None if nothing is stored about them."""
    return await queries.row("SELECT id, discord_id, name FROM person WHERE discord_id = ?", discord_id)


async def games_with(queries: Queries, person: int) -> Sequence[sqlite3.Row]:
    """Return the games at which a person sits, newest first.

    ``place`` is their seat, in a lobby their turn of joining.
    """
    return await queries.rows(
        "SELECT game.id, game.kind, game.status, game.guild_id, game.channel_id, seat.seat AS place"
        " FROM seat JOIN game ON game.id = seat.game WHERE seat.person = ? ORDER BY game.id DESC",
        person,
    )


async def games_followed(queries: Queries, person: int) -> Sequence[sqlite3.Row]:
    """Return the games that a person follows without a seat, newest first."""
    return await queries.rows(
        "SELECT game.id, game.kind, game.status, game.guild_id, game.channel_id, NULL AS place"
        " FROM observer JOIN game ON game.id = observer.game WHERE observer.person = ? ORDER BY game.id DESC",
        person,
    )


async def games_touched(queries: Queries, person: int) -> tuple[int, ...]:
    """Return the ids of the games in which forgetting a person changes something, in order."""
    rows = await queries.rows(
        f"SELECT game FROM ({_SITS} UNION {_ASKED}"
        " UNION SELECT game FROM observer WHERE person = ?1"
        " UNION SELECT id FROM game WHERE started IS NULL AND (host = ?1 OR first = ?1)) ORDER BY game",
        person,
    )
    return tuple(row["game"] for row in rows)


async def counts_of(queries: Queries, person: int) -> dict[str, int]:
    """Count the things of a person, by what they are."""
    row = await queries.row(
        "SELECT"
        " (SELECT count(*) FROM entry WHERE ?1 IN (person, outgoing, incoming)) AS entries,"
        " (SELECT count(*) FROM proposal WHERE closed IS NULL AND (person = ?1 OR EXISTS"
        "  (SELECT 1 FROM seat WHERE seat.game = proposal.game AND seat.seat = proposal.seat"
        "  AND seat.person = ?1))) AS proposals,"
        " (SELECT count(*) FROM place_change WHERE person = ?1) AS changes,"
        " (SELECT count(*) FROM upload WHERE person = ?1) AS uploads,"
        " (SELECT count(*) FROM result_seat WHERE person = ?1) AS results,"
        " (SELECT count(*) FROM outbox WHERE done IS NULL AND ?1 IN (person, recipient)) AS pending,"
        " (SELECT count(*) FROM game WHERE host = ?1) AS hosted",
        person,
    )
    assert row is not None
    return dict(row)


async def settings_of(queries: Queries, person: int) -> tuple[tuple[str, str], ...]:
    """Return what a person has set for themselves, by key."""
    rows = await queries.rows(
        "SELECT key, value FROM person_preference WHERE person = ? ORDER BY key", person
    )
    return tuple((row["key"], row["value"]) for row in rows)


async def forget_first(queries: Queries, person: int) -> None:
    """Drop the wish that a person begin a game that has not started."""
    await queries.run("UPDATE game SET first = NULL WHERE first = ? AND started IS NULL", person)


async def note_erasure(queries: Queries) -> Erasure:
    """Store that somebody is erased, before any message is due by it; whatever is pending may name them."""
    stored = await queries.row("SELECT value FROM meta WHERE key = ?", ERASURE)
    last = await queries.row("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
    before = read_erasure(None if stored is None else stored["value"])
    erasure = Erasure(before.number + 1, 0 if last is None else last["seq"])
    await queries.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        ERASURE,
        erasure.stored,
    )
    return erasure


async def erase(queries: Queries, person: int, discord_id: int, name: str) -> None:
    """Take id and name from a person's row, and all that is there for them alone.

    What they did stays, as that of somebody without a name: what others did rests on it.
    """
    await queries.run("DELETE FROM person_preference WHERE person = ?", person)
    await queries.run("DELETE FROM observer WHERE person = ?", person)
    await queries.run("DELETE FROM rating WHERE person = ?", person)
    # A safeguard: these have gone with the person's seats (give_seat) and with games that ended (set_ended).
    await queries.run("DELETE FROM standing WHERE person = ?", person)
    await queries.run("DELETE FROM plan WHERE person = ?", person)
    await queries.run("DELETE FROM outbox WHERE recipient = ?", person)
    await remove_uploads_about(queries, person, discord_id, name)
    await queries.run("UPDATE person SET discord_id = NULL, name = '' WHERE id = ?", person)
    await note_unscrubbed(queries)
