"""One process of the bot that is asked several things in turn, each in a channel of its own."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.i18n.catalogue import translate
from tests.before.loading import export, exported_state
from tests.discord import texts
from tests.discord_server.interactions import Kind
from tests.discord_server.people import Person, command_data, heard, shown
from tests.discord_server.rate_limits import Rate
from tests.discord_server.town import Town

GAME = "Arriala"

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def town(shared_town: Town) -> Town:
    """Return a town whose bot the tests of this file share."""
    return shared_town


async def test_what_is_typed_is_completed(town: Town) -> None:
    answer = await town.people[0].complete(town.channel, "game new", "game", game="arr")
    assert [choice["name"] for choice in answer.choices] == ["Arriala: Canal de Garonne"]


async def test_what_comes_twice_is_done_once(town: Town) -> None:
    """Discord brings an interaction again, while it is being answered and later."""
    await town.open_game(town.channel, GAME, 2)
    command = town.next_command(town.channel)
    assert command is not None
    data = command_data(town.discord, command.path, command.options)
    interaction = await command.person.send(town.channel, Kind.COMMAND, data)
    await town.discord.repeat(interaction)
    await heard(interaction)
    await town.discord.repeat(interaction)
    await town.discord.until(lambda: len(interaction.refused) == 2)
    assert {error.code for error in interaction.refused} == {40060}
    done = "SELECT 1 FROM entry JOIN game ON game.id = entry.game WHERE channel_id = ?"
    assert len(town.rows(done, town.channel.id)) == 1
    assert "ERROR" not in town.bot.log


async def test_an_archived_thread_opens_again_for_a_message(town: Town) -> None:
    thread = town.discord.add_thread(town.channel, "canal by night")
    await town.people[0].slash(thread, "game new", game=GAME, seats=2)
    await town.settled()
    thread.archived = True
    await town.people[1].slash(thread, "game join")
    await town.settled()
    assert not thread.archived
    [table] = town.discord.messages.of(thread)
    assert "Seats 2/2: Ann and Bob" in texts(table.components)


async def test_who_follows_a_game_gets_direct_messages(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes none is told so, and follows nothing."""
    await town.open_game(town.channel, GAME, 2)
    cleo, dan = town.people[2:]
    monkeypatch.setattr(dan.user, "takes_messages", False)
    begun = translate("en", "watch-begun")
    assert shown((await cleo.slash(town.channel, "watch")).message) == begun
    assert shown((await dan.slash(town.channel, "watch")).message) != begun
    assert len(town.discord.messages.of(town.discord.direct_channel(cleo.user))) == 1
    assert town.discord.messages.of(town.discord.direct_channel(dan.user)) == []


async def test_a_file_that_somebody_sends_is_fetched_and_becomes_a_game(town: Town) -> None:
    role = town.discord.add_role(town.server, "Moderators", discord.Permissions(manage_channels=True))
    moderator = Person(town.discord, town.discord.add_user("Mo")).join(town.server, role)
    file = town.discord.upload("game.json", export("export-canal_du_midi-first"))
    asked = (await moderator.slash(town.channel, "mod import", file=file)).message
    assert asked is not None
    assert "The file has been checked" in shown(asked)
    await moderator.click(asked, translate("en", "button-mod-import"))
    await town.settled()
    assert town.messages[0].files
    assert town.game(town.channel) == exported_state(export("export-canal_du_midi-first"))


async def test_what_it_may_not_do_it_says(town: Town) -> None:
    """A permission is taken from the bot while it runs: no table opens; given back, one does."""
    ann, server = town.people[0], town.server
    role = next(role for role in server.members[town.discord.bot.id].roles if role.name == "Riquet")
    permissions = discord.Permissions(role.permissions)
    await town.discord.change_permissions(server, role, permissions & ~discord.Permissions(attach_files=True))
    refusal = shown((await ann.slash(town.channel, "game new", game=GAME, seats=2)).message)
    assert "Attach Files" in refusal
    assert town.rows("SELECT 1 FROM game WHERE channel_id = ?", town.channel.id) == []
    await town.discord.change_permissions(server, role, permissions)
    assert shown((await ann.slash(town.channel, "game new", game=GAME, seats=2)).message).startswith("The ta")


async def test_it_waits_as_long_as_discord_says(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """One message in half a second: all come, none twice, and nobody's private answer waits for them."""
    slowly = {"POST /channels/{channel_id}/messages": Rate(1, 0.5)}
    monkeypatch.setattr(town.discord.limits, "routes", slowly)
    await asyncio.gather(
        *(
            town.people[0].slash(town.discord.add_channel(town.server, name), "game new", game=GAME, seats=2)
            for name in "abc"
        ),
        town.open_game(town.channel, GAME, 2),
    )
    await town.settled()
    assert len(town.messages) == 2
