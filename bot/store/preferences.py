"""What people, channels and servers have set for themselves; all of it in memory, and on disk first."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from bot.store.connection import Store
from bot.store.people import Person, meet

Place: TypeAlias = Literal["channel", "server"]
Whose: TypeAlias = Literal["person", "channel", "server"]


class Preferences:
    """Settings by whose they are, the Discord id of those, and a key; :meth:`load` reads them.

    Asking is no trip to the database, since every answer asks for something.
    """

    def __init__(self, store: Store, values: dict[tuple[Whose, int, str], str]) -> None:
        self._store = store
        self._values = values

    @classmethod
    async def load(cls, store: Store) -> Self:
        """All that has been set, from the store; of people who were forgotten nothing counts."""
        people = await store.reader.rows(
            "SELECT 'person' AS whose, discord_id AS id, key, value FROM person_preference"
            " JOIN person ON person.id = person_preference.person WHERE discord_id IS NOT NULL"
        )
        places = await store.reader.rows(
            "SELECT kind AS whose, place AS id, key, value FROM place_preference"
        )
        return cls(store, {(row["whose"], row["id"], row["key"]): row["value"] for row in (*people, *places)})

    def get(self, whose: Whose, discord_id: int | None, key: str) -> str | None:
        """What was set; None if nothing was."""
        return None if discord_id is None else self._values.get((whose, discord_id, key))

    async def set_for_person(self, who: Person, key: str, value: str | None) -> None:
        """Sets something for a person; None takes it back."""
        assert who.discord_id is not None
        async with self._store.write() as queries:
            person = await meet(queries, who)
            await queries.run("DELETE FROM person_preference WHERE person = ? AND key = ?", person, key)
            if value is not None:
                await queries.run(
                    "INSERT INTO person_preference (person, key, value) VALUES (?, ?, ?)", person, key, value
                )
        self._note("person", who.discord_id, key, value)

    async def set_for_place(self, place: Place, discord_id: int, key: str, value: str | None) -> None:
        """Sets something for a channel or a server; None takes it back."""
        async with self._store.write() as queries:
            await queries.run(
                "DELETE FROM place_preference WHERE kind = ? AND place = ? AND key = ?",
                place,
                discord_id,
                key,
            )
            if value is not None:
                await queries.run(
                    "INSERT INTO place_preference (kind, place, key, value) VALUES (?, ?, ?, ?)",
                    place,
                    discord_id,
                    key,
                    value,
                )
        self._note(place, discord_id, key, value)

    def _note(self, whose: Whose, discord_id: int, key: str, value: str | None) -> None:
        if value is None:
            self._values.pop((whose, discord_id, key), None)
        else:
            self._values[whose, discord_id, key] = value
