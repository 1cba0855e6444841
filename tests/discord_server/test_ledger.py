"""What is lost, half done or there twice is found: else no end of the process would prove anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.kinds import EntryKind
from bot.table.session import AdminEvent
from tests.bot.table.seated import ANN, CHANNEL, MODERATOR, opened, start
from tests.discord_server.interactions import Callback, Interaction, Kind
from tests.discord_server.ledger import Act, Asked, Ledger, games_amiss, messages_amiss
from tests.discord_server.limits import COMPONENTS_V2
from tests.discord_server.people import Person
from tests.discord_server.stand_in import Discord
from tests.toy.actions import Choose

TEXT = {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": "x"}]}


def answered(discord: Discord, *, picture: bool) -> Interaction:
    """Return an interaction that was answered, with a picture as what is done is, or without."""
    channel = discord.add_channel(discord.add_server("Town"), "canal")
    person = Person(discord, discord.add_user("Ann"))
    interaction = Interaction(Kind.COMMAND, person.user, channel, {}, discord.bot)
    interaction.heed({"type": Callback.THINKING}, {})
    interaction.change_original(TEXT, {"x.png": b"x"} if picture else {})
    return interaction


async def test_what_is_acknowledged_and_not_there_is_lost(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
    ledger = Ledger()
    ledger.add(Asked(Act.ENTRY, answered(Discord(), picture=True), info.id, 1))
    assert ledger.complaints(tmp_path / "riquet.db")[0].startswith("lost: ")


async def test_what_is_refused_and_there_is_half_done(tmp_path: Path) -> None:
    interaction = answered(Discord(), picture=False)
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
        await tables.play.act(info.id, ANN, Choose(1), interaction.id)
    ledger = Ledger()
    ledger.add(Asked(Act.ENTRY, interaction, info.id, 1))
    assert ledger.complaints(tmp_path / "riquet.db")[0].startswith("refused, and done: ")


async def test_more_tables_than_were_asked_for_are_found(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        await start(tables)
    assert Ledger().complaints(tmp_path / "riquet.db") == [f"NEW at {CHANNEL}: 0 told, 1 done, 0 asked"]


async def test_messages_that_are_lost_twice_or_pending_are_found(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
        discord = Discord()
        channel = discord.add_channel(discord.add_server("Town"), "canal", CHANNEL)
        first, second = (discord.messages.send(channel, discord.bot, TEXT, {}) for _ in range(2))
        [row] = await tables.outbox.due(tables.store.clock(), info.id)
        assert [one.split(":")[0] for one in amiss(discord, tmp_path)] == ["pending", "twice", "twice"]
        await tables.outbox.delivered(row.id, first.id)
        assert amiss(discord, tmp_path) == [f"twice: message {second.id} in {CHANNEL}"]
        discord.messages.delete(second)
        assert amiss(discord, tmp_path) == []
        discord.messages.delete(first)
        assert amiss(discord, tmp_path) == [f"lost: message {first.id} in {CHANNEL}"]


def amiss(discord: Discord, folder: Path) -> list[str]:
    """Return what is amiss of the messages."""
    return messages_amiss(discord, folder / "riquet.db")


@pytest.mark.parametrize(
    ("lost", "found"),
    [
        ("note = 'lobby'", "the channel has not heard of table"),
        ("note = 'lobby_edit'", "the channel has not heard who has joined, or of the start, at table"),
        ("kind = 'start'", "the channel has not heard of the start of game"),
    ],
)
async def test_what_nobody_hears_of_is_half_done(tmp_path: Path, lost: str, found: str) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
    assert await games_amiss(tmp_path / "riquet.db") == []
    async with opened(tmp_path / "riquet.db") as tables, tables.store.write() as queries:
        await queries.run(f"DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox WHERE {lost})")
    assert await games_amiss(tmp_path / "riquet.db") == [f"{found} ({info.id},)"]


async def test_who_is_skipped_and_goes_on_is_half_skipped(tmp_path: Path) -> None:
    async with opened(tmp_path / "riquet.db") as tables:
        info = await start(tables)
        await tables.stand_ins.skip(info.id, MODERATOR, 0)
        async with tables.session.hold(info.id) as table, tables.store.write() as queries:
            await tables.session.append_entry(queries, table, AdminEvent(EntryKind.SKIP, MODERATOR, about=1))
    found = await games_amiss(tmp_path / "riquet.db")
    assert found == [f"skipped, and the turn has not passed, game and entry ({info.id}, 3)"]
