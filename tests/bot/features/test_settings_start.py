"""Tests of /settings start: who may start games, and where, as channels and servers set it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.features.settings import commands
from bot.features.settings.places import choice_keys
from bot.i18n.catalogue import translate
from tests.bot.answers import answer_of
from tests.bot.features.test_lobby import thread
from tests.bot.places import delete_role, give_role, noted, overwrite
from tests.bot.playing import TOY
from tests.discord import Server


async def setting(server: Server, where: str, who: str, role: Any = None, channel: Any = None) -> str:
    """Set who may start games, as somebody who manages the server; return the answer."""
    given = {} if role is None else {"role": role}
    channel = channel or server.channel
    return answer_of(await server.moderator.slash(channel, "settings start", where=where, who=who, **given))


async def start(server: Server, person: Any, channel: Any = None) -> str:
    """Open a table and take it away again; return the answer."""
    channel = channel or server.channel
    answer = answer_of(await person.slash(channel, "game new", game=TOY, seats=2))
    info = await server.tables.find(channel.id)
    assert (info is not None) == (answer == OPENED)
    if info is not None:
        await person.slash(channel, "game leave")
        if await server.tables.find(channel.id) is not None:
            question = await server.moderator.slash(channel, "mod reset")
            assert question.response is not None
            await server.moderator.click(question.response, label="Remove the game")
    return answer


OPENED = translate("en", "lobby-opened")

TABLE = {
    (None, None): ("player", "keeper", "moderator"),
    (None, "everybody"): ("player", "keeper", "moderator"),
    (None, "moderators"): ("moderator",),
    (None, "role"): ("keeper", "moderator"),
    (None, "nobody"): (),
    ("everybody", "nobody"): (),
    ("nobody", None): (),
    ("nobody", "everybody"): ("player", "keeper", "moderator"),
    ("nobody", "role"): ("keeper", "moderator"),
    ("nobody", "moderators"): ("moderator",),
    ("moderators", None): ("moderator",),
    ("moderators", "everybody"): ("player", "keeper", "moderator"),
    ("role", None): ("keeper", "moderator"),
    ("role", "moderators"): ("moderator",),
}
"""Who may start a game, by what the server and what the channel has set."""


@pytest.mark.parametrize(("of_server", "of_channel"), TABLE)
async def test_who_may_start(server: Server, of_server: str | None, of_channel: str | None) -> None:
    """The channel's setting holds in the channel and its threads, and another channel follows the server."""
    role = server.guild.create_role("Lock keepers")
    people = {"player": server.people[0], "keeper": server.people[1], "moderator": server.moderator}
    await give_role(server, people["keeper"], role)
    for where, who in (("server", of_server), ("channel", of_channel)):
        if who is not None:
            answer = await setting(server, where, who, role if who == "role" else None)
            value = role.mention if who == "role" else translate("en", f"settings-start-{who}")
            assert answer == translate("en", "settings-start-set", place=where, value=value)
    aside = thread(server, server.channel)
    for channel, allowed in (
        (server.channel, TABLE[of_server, of_channel]),
        (aside, TABLE[of_server, of_channel]),
        (server.other_channel, TABLE[of_server, None] if (of_server, None) in TABLE else tuple(people)),
    ):
        for name, person in people.items():
            answer = await start(server, person, channel)
            assert (answer == OPENED) == (name in allowed), (channel.name, name, answer)


async def test_the_refusal_says_who_may_and_where(server: Server) -> None:
    role = server.guild.create_role("Lock keepers")
    ada, bea = server.people[:2]
    await give_role(server, bea, role)
    show = server.services.mentions("settings show")
    await setting(server, "server", "nobody")
    assert (
        await start(server, ada)
        == f"Nobody may open a table in this channel. {show} shows the settings in force here."
    )
    await setting(server, "channel", "everybody", channel=server.other_channel)
    answer = await start(server, ada)
    elsewhere = f"You may open one in: {server.other_channel.mention}."
    assert answer == f"Nobody may open a table in this channel. {elsewhere}"
    await setting(server, "channel", "role", role, channel=server.other_channel)
    assert show in await start(server, ada), "there Ada may not either"
    assert server.other_channel.mention in await start(server, bea)
    answer = await start(server, ada, server.other_channel)
    assert answer.startswith(f"Only {role.mention} and moderators may open a table in this channel.")
    await setting(server, "channel", "moderators", channel=server.other_channel)
    answer = await start(server, bea, server.other_channel)
    assert answer.startswith("Only moderators may open a table in this channel.")
    assert server.other_channel.mention in await start(server, server.moderator)


async def test_channels_that_one_cannot_use_are_not_named(server: Server) -> None:
    """Only channels that one sees and may write in are named, and at most a few."""
    ada = server.people[0]
    await setting(server, "server", "nobody")
    await setting(server, "channel", "everybody", channel=server.other_channel)
    for denied in (discord.Permissions(view_channel=True), discord.Permissions(send_messages=True)):
        await overwrite(server, server.other_channel, ada, discord.Permissions.none(), denied.value)
        assert server.other_channel.mention not in await start(server, ada)
    assert server.other_channel.mention in await start(server, server.people[1])
    many = [server.guild.create_text_channel(f"canal-{number}") for number in range(7)]
    await server.env.settle()
    for channel in many:
        await setting(server, "channel", "everybody", channel=channel)
    answer = await start(server, ada)
    assert [channel.mention in answer for channel in many] == [True] * 5 + [False] * 2


async def test_a_closed_channel_names_others_of_an_open_server(server: Server) -> None:
    """Those that were set apart for games come first."""
    await setting(server, "channel", "nobody")
    assert server.other_channel.mention in await start(server, server.people[0])
    many = [server.guild.create_text_channel(f"canal-{number}") for number in range(7)]
    await server.env.settle()
    await setting(server, "channel", "everybody", channel=many[-1])
    named = [many[-1], server.other_channel, *many[:3]]
    mentions = ", ".join(channel.mention for channel in named[:-1]) + f" and {named[-1].mention}"
    assert (await start(server, server.people[0])).endswith(f"You may open one in: {mentions}.")


async def test_a_thread_may_set_it_itself(server: Server) -> None:
    aside = thread(server, server.channel)
    await setting(server, "channel", "nobody")
    await setting(server, "channel", "everybody", channel=aside)
    assert await start(server, server.people[0], aside) == OPENED
    answer = await start(server, server.people[0])
    assert aside.mention in answer


async def test_a_deleted_role_counts_as_not_set(server: Server) -> None:
    """Then the server's setting counts, without it everybody may start games, and the settings show that."""
    role = server.guild.create_role("Lock keepers")
    await setting(server, "channel", "role", role)
    assert await start(server, server.people[0]) != OPENED
    await delete_role(server, role)
    assert await start(server, server.people[0]) == OPENED
    gone = translate("en", "settings-role-gone", count=1, source=translate("en", "settings-from-channel"))
    shown = answer_of(await server.stranger.slash(server.channel, "settings show"))
    assert "**Who may open tables:** everyone (nothing is set)" in shown
    assert gone in shown
    await setting(server, "server", "moderators")
    assert await start(server, server.people[0]) != OPENED
    shown = answer_of(await server.stranger.slash(server.channel, "settings show"))
    assert "**Who may open tables:** moderators (set for this server)" in shown
    assert gone in shown


async def test_taken_back_the_next_one_counts(server: Server) -> None:
    await setting(server, "server", "moderators")
    await setting(server, "channel", "nobody")
    answer = await setting(server, "channel", "automatic")
    source = translate("en", "settings-from-server")
    assert answer == translate(
        "en", "settings-start-back", place="channel", value="moderators", source=source
    )
    answer = await setting(server, "server", "automatic")
    source = translate("en", "settings-from-nobody")
    assert answer == translate("en", "settings-start-back", place="server", value="everyone", source=source)
    assert await start(server, server.people[0]) == OPENED
    shown = answer_of(await server.stranger.slash(server.channel, "settings show"))
    assert "set here" not in shown


async def test_role_and_choice_have_to_go_together(server: Server) -> None:
    role = server.guild.create_role("Lock keepers")
    assert await setting(server, "channel", "role") == translate("en", "error-settings-role-needed")
    for who in ("everybody", "moderators", "nobody", "automatic"):
        assert await setting(server, "channel", who, role) == translate("en", "error-settings-role-unneeded")
    assert await noted(server) == []


async def test_everybodys_role_is_everybody(server: Server) -> None:
    answer = await setting(server, "channel", "role", server.guild.default_role)
    assert answer == translate("en", "settings-start-set", place="channel", value="everyone")


async def test_a_channels_moderators_set_it_for_their_channel(server: Server) -> None:
    """Whoever moderates a channel can open it though the server is closed."""
    dan = server.people[3]
    await overwrite(server, server.channel, dan, discord.Permissions(manage_channels=True))
    await setting(server, "server", "nobody")
    answer = answer_of(await dan.slash(server.channel, "settings start", where="channel", who="moderators"))
    assert answer == translate("en", "settings-start-set", place="channel", value="moderators")
    assert await start(server, dan) == OPENED
    assert await start(server, dan, server.other_channel) != OPENED
    answer = answer_of(await dan.slash(server.channel, "settings start", where="server", who="everybody"))
    assert answer == translate("en", "error-not-server-moderator")


async def test_a_table_that_is_open_goes_on(server: Server) -> None:
    """What is set holds for new tables: whoever is at one joins and starts as before."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    await setting(server, "channel", "nobody")
    await server.people[1].slash(server.channel, "game join")
    answer = answer_of(await server.people[0].slash(server.channel, "game start"))
    assert answer == translate("en", "lobby-started")


async def test_what_is_not_offered_any_more_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may still offer it for a while after an upgrade."""
    monkeypatch.setattr(commands, "_WHO", choice_keys("start", ("everybody", "nobody")))
    answer = await setting(server, "channel", "moderators")
    assert answer == translate(
        "en", "error-settings-unknown", written="moderators", choices="everyone or nobody"
    )
