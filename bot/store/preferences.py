"""What people, channels and servers have set for themselves; all of it in memory, and on disk first."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Self, TypeAlias

from bot.store.connection import Queries, Store, from_millis
from bot.store.people import Person, person_of, upsert_person

Place: TypeAlias = Literal["channel", "server"]
Whose: TypeAlias = Literal["person", "channel", "server"]
Value: TypeAlias = str | Callable[[str | None], str | None] | None
"""What is to be set, or how it is made of what was set before."""


@dataclass(frozen=True, slots=True)
class PlaceChange:
    """Somebody set something for a channel or a server (``kind``) with the id ``place``.

    ``value`` is None where they took it back, ``person`` where nobody knows any more who it was.
    """

    person: Person | None
    kind: Place
    place: int
    key: str
    value: str | None
    time: datetime


class StoredPreferences:
    """Settings by whose they are, the Discord id of those, and a key; :meth:`load` reads them.

    Asking is no trip to the database, since every answer asks for something.
    """

    def __init__(self, store: Store, values: dict[tuple[Whose, int, str], str]) -> None:
        self._store = store
        self._values = values

    @classmethod
    async def load(cls, store: Store) -> Self:
        """Read all that has been set from the store; of people who were forgotten nothing counts."""
        people = await store.reader.rows(
            "SELECT 'person' AS whose, discord_id AS id, key, value FROM person_preference"
            " JOIN person ON person.id = person_preference.person WHERE discord_id IS NOT NULL"
        )
        places = await store.reader.rows(
            "SELECT kind AS whose, place AS id, key, value FROM place_preference"
        )
        return cls(store, {(row["whose"], row["id"], row["key"]): row["value"] for row in (*people, *places)})

    def get(self, whose: Whose, discord_id: int | None, key: str) -> str | None:
        """Return what was set; None if nothing was."""
        return None if discord_id is None else self._values.get((whose, discord_id, key))

    async def set_for_person(self, who: Person, key: str, value: str | None) -> None:
        """Set something for a person; None takes it back."""
        assert who.discord_id is not None
        async with self._store.write() as queries:
            person = await upsert_person(queries, who)
            await set_own(queries, person, key, value)
        self._remember("person", who.discord_id, key, value)

    def places(self, place: Place, key: str) -> list[int]:
        """Return the ids of all channels or servers for which something was set under a key, in order."""
        return sorted(number for whose, number, known in self._values if (whose, known) == (place, key))

    async def set_for_place(
        self, place: Place, discord_id: int, key: str, value: Value, *, guild_id: int, who: Person
    ) -> None:
        """Set something for a channel or a server of ``guild_id``; None takes it back.

        The value may be made of the one before. Unless it stays as it was, it is noted that ``who`` did it.
        """
        async with self._store.write() as queries:
            row = await queries.row(
                "SELECT value FROM place_preference WHERE kind = ? AND place = ? AND key = ?",
                place,
                discord_id,
                key,
            )
            before = None if row is None else row["value"]
            after = value(before) if callable(value) else value
            if after != before:
                await _replace(queries, place, discord_id, key, after)
                person = await upsert_person(queries, who)
                where = (guild_id, place, discord_id)
                await note_change(queries, where, key, after, person, self._store.now())
        self._remember(place, discord_id, key, after)

    async def changes(
        self, guild_id: int, places: Collection[tuple[Place, int]], limit: int
    ) -> list[PlaceChange]:
        """Return the last changes of what these places of a server have set, the newest first."""
        return await place_changes(self._store.reader, guild_id, places, limit)

    def forget(self, discord_id: int) -> None:
        """Drop from memory what a person has set, whose rows are gone."""
        for known in [one for one in self._values if one[:2] == ("person", discord_id)]:
            del self._values[known]

    def _remember(self, whose: Whose, discord_id: int, key: str, value: str | None) -> None:
        if value is None:
            self._values.pop((whose, discord_id, key), None)
        else:
            self._values[whose, discord_id, key] = value


async def set_own(queries: Queries, person: int, key: str, value: str | None) -> None:
    """Set something for a person, by their row id; None takes it back."""
    await queries.run("DELETE FROM person_preference WHERE person = ? AND key = ?", person, key)
    if value is not None:
        await queries.run(
            "INSERT INTO person_preference (person, key, value) VALUES (?, ?, ?)", person, key, value
        )


async def _replace(queries: Queries, place: Place, discord_id: int, key: str, value: str | None) -> None:
    await queries.run(
        "DELETE FROM place_preference WHERE kind = ? AND place = ? AND key = ?", place, discord_id, key
    )
    if value is not None:
        await queries.run(
            "INSERT INTO place_preference (kind, place, key, value) VALUES (?, ?, ?, ?)",
            place,
            discord_id,
            key,
            value,
        )


async def note_change(
    queries: Queries, where: tuple[int, Place, int], key: str, value: str | None, person: int, now: int
) -> None:
    """Note that a person (their row id) has changed something under a key.

    ``where`` is the server, and the channel or the server itself that it was changed for.
    """
    await queries.run(
        "INSERT INTO place_change (guild_id, kind, place, key, value, person, time)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        *where,
        key,
        value,
        person,
        now,
    )


async def place_changes(
    queries: Queries, guild_id: int, places: Collection[tuple[Place, int]], limit: int = 25
) -> list[PlaceChange]:
    """Return the last changes of what some channels of a server, or itself, have set, the newest first.

    ``places`` are their kinds and ids.
    """
    if not places:
        return []
    asked = ", ".join(["(?, ?)"] * len(places))
    rows = await queries.rows(
        "SELECT kind, place, key, value, time, discord_id, name FROM place_change"
        " LEFT JOIN person ON person.id = place_change.person"
        f" WHERE guild_id = ? AND (kind, place) IN (VALUES {asked})"
        " ORDER BY place_change.id DESC LIMIT ?",
        guild_id,
        *(part for place in places for part in place),
        limit,
    )
    return [
        PlaceChange(
            person_of(row), row["kind"], row["place"], row["key"], row["value"], from_millis(row["time"])
        )
        for row in rows
    ]
