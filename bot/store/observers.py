"""Who follows a game without a seat."""

from __future__ import annotations

from bot.store.connection import Queries
from bot.store.people import Person


async def observers_of(queries: Queries, game: int) -> tuple[tuple[int, Person], ...]:
    """Return the people who follow a game without a seat, with their row ids, in the order of these."""
    rows = await queries.rows(
        "SELECT person.id, person.discord_id, person.name FROM observer"
        " JOIN person ON person.id = observer.person WHERE observer.game = ?"
        " AND person.discord_id IS NOT NULL ORDER BY person.id",
        game,
    )
    return tuple((row["id"], Person(row["discord_id"], row["name"])) for row in rows)


async def add_observer(queries: Queries, game: int, person: int) -> None:
    """Let somebody follow a game; doing so twice changes nothing."""
    await queries.run(
        "INSERT INTO observer (game, person) VALUES (?, ?) ON CONFLICT DO NOTHING", game, person
    )


async def remove_observer(queries: Queries, game: int, person: int) -> None:
    """End somebody's following, and drop their pending messages.

    Those that they have, and that are to be made anew since somebody was erased, stay pending.
    """
    await queries.run("DELETE FROM observer WHERE game = ? AND person = ?", game, person)
    await queries.run(
        "DELETE FROM outbox WHERE game = ? AND recipient = ? AND done IS NULL AND message_id IS NULL",
        game,
        person,
    )
