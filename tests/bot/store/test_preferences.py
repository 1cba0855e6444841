"""What is set for people and places, as it is stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Person, Store, StoredPreferences
from bot.store.preferences import place_changes
from tests.bot.table.seated import Clock


async def test_a_setting_and_its_note_are_one(tmp_path: Path) -> None:
    """A value that cannot be made leaves neither behind."""

    def refuse(before: str | None) -> str:
        raise ValueError(before)

    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        preferences = await StoredPreferences.load(store)
        moda = Person(2, "Moda")
        await preferences.set_for_place("channel", 20, "look", "dark", guild_id=10, who=moda)
        with pytest.raises(ValueError, match="dark"):
            await preferences.set_for_place("channel", 20, "look", refuse, guild_id=10, who=moda)
        assert preferences.get("channel", 20, "look") == "dark"
        assert (await StoredPreferences.load(store)).get("channel", 20, "look") == "dark"
        (change,) = await place_changes(store.reader, 10, [("channel", 20)])
        assert (change.person, change.value, change.time) == (moda, "dark", Clock().now)


async def test_of_people_who_were_forgotten_nothing_counts(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        await (await StoredPreferences.load(store)).set_for_person(Person(1, "Ada"), "language", "oc")
        assert (await StoredPreferences.load(store)).get("person", 1, "language") == "oc"
        async with store.write() as queries:
            await queries.run("UPDATE person SET discord_id = NULL")
        assert (await StoredPreferences.load(store)).get("person", 1, "language") is None
