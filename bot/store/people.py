"""People: one row each, to which games and log point."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from bot.store.connection import Queries


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, or a computer player.

    Without ``discord_id`` they were forgotten or a seat is empty, and ``name`` is ""; with a ``level`` the
    seat is a computer player's that plays so well.
    """

    discord_id: int | None
    name: str
    level: str | None = None


PersonRef = Person | int
"""Somebody with the name they have now, or by their Discord id alone."""


def discord_id_of(who: PersonRef) -> int | None:
    """Return the Discord id of somebody; None if they were forgotten."""
    return who if isinstance(who, int) else who.discord_id


async def upsert_person(queries: Queries, who: PersonRef) -> int:
    """Return the row id of a person, after making the row or giving it the name they have now."""
    name = "" if isinstance(who, int) else who.name
    row = await queries.row(
        "INSERT INTO person (discord_id, name) VALUES (?, ?) ON CONFLICT (discord_id)"
        " DO UPDATE SET name = CASE excluded.name WHEN '' THEN person.name ELSE excluded.name END"
        " RETURNING id",
        discord_id_of(who),
        name,
    )
    assert row is not None
    return row["id"]


def person_of(row: sqlite3.Row, discord_id: str = "discord_id", name: str = "name") -> Person | None:
    """Return the person in a row that was joined with theirs, in these columns; None if there is none."""
    return None if row[name] is None else Person(row[discord_id], row[name])
