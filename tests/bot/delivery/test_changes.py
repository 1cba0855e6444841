"""What was refused is tried again when somebody acts, or when Discord says that the bot may do more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import discord
import pytest

from bot.delivery.changes import Changes
from tests.bot.answers import choose_all
from tests.bot.delivery.rough import SENDING, allow, deny, end_turns, in_turns, pending
from tests.bot.features.test_lobby import thread
from tests.bot.gone import archive
from tests.bot.playing import TOY, open_game
from tests.discord import Server

IN_THREADS = discord.Permissions(send_messages=True, send_messages_in_threads=True)


async def refused_for_long(server: Server) -> int:
    """Let a message be refused for so long that it is tried once an hour; return how many there are."""
    _, seat = await in_turns(server)
    messages = len(server.messages())
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await end_turns(server, seat)
    for _ in range(80):
        await server.sweep(61)
    server.env.backend.faults.clear()
    await server.sweep(120)
    assert len(server.messages()) == messages
    return messages


def role_changed(server: Server) -> None:
    """Change a role of the server."""
    server.env.backend.edit_role(server.guild.id, server.helpers.id, {"permissions": 0})


def channel_changed(server: Server) -> None:
    """Change the channel."""
    server.env.backend.announce_channel_update(server.channel.id)


@pytest.mark.parametrize("change", [role_changed, channel_changed])
async def test_what_was_refused_comes_when_something_changes(
    server: Server, change: Callable[[Server], None]
) -> None:
    messages = await refused_for_long(server)
    change(server)
    await server.sweep(1)
    assert len(server.messages()) == messages + 1
    assert await pending(server) == []


@pytest.mark.parametrize("back", ["ready", "resumed", "available"])
async def test_what_was_refused_comes_with_a_connection_or_a_server_that_is_back(
    server: Server, back: str
) -> None:
    """What changed meanwhile, Discord has not sent."""
    messages = await refused_for_long(server)
    changes, worker = server.client.get_cog("Changes"), cast(Any, server.services.delivery)
    assert isinstance(changes, Changes)
    guild = server.client.get_guild(server.guild.id)
    assert guild is not None
    with server.env.time_context():
        match back:
            case "ready":
                await changes.on_ready()
            case "resumed":
                await changes.on_shard_resumed(0)
            case _:
                await changes.on_guild_available(guild)
        await asyncio.gather(*worker._running)
    assert len(server.messages()) == messages + 1


async def test_what_was_refused_comes_when_somebody_acts(server: Server) -> None:
    """With what they do, and in order."""
    messages = await refused_for_long(server)
    seat = (await server.tables.load(1)).game.waiting_for[0]
    await end_turns(server, seat)
    assert len(server.messages()) == messages + 2
    assert await pending(server) == []


async def test_what_was_refused_comes_after_a_restart(server: Server) -> None:
    messages = await refused_for_long(server)
    await server.restart()
    assert len(server.messages()) == messages + 1


async def test_what_others_changed_concerns_nobody_else(server: Server) -> None:
    """Another channel, another server: nothing is tried again by it."""
    messages = await refused_for_long(server)
    server.env.backend.announce_channel_update(server.other_channel.id)
    elsewhere = server.env.create_guild("Elsewhere")
    role = elsewhere.create_role("Helpers")
    server.env.backend.edit_role(elsewhere.id, role.id, {"permissions": 0})
    await server.sweep(5)
    assert len(server.messages()) == messages


async def test_a_storm_of_changes_is_no_storm_of_messages(server: Server) -> None:
    """The last change counts: what it allows comes some seconds later, without another."""
    await refused_for_long(server)
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    requests: Any = server.env.http_requests
    requests.clear()
    for _ in range(60):
        role_changed(server)
        channel_changed(server)
        await server.sweep(1)
    tries = [one for one in requests if one.method == "POST" and one.path.endswith("/messages")]
    assert 2 <= len(tries) <= 7
    server.env.backend.faults.clear()
    role_changed(server)
    await server.sweep(20)
    assert await pending(server) == []


async def test_what_fails_otherwise_is_not_hurried(server: Server) -> None:
    """An outage of Discord ends by itself, and nothing that changes on a server says that it has."""
    _, seat = await in_turns(server)
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await end_turns(server, seat)
    for _ in range(10):
        await server.sweep(61)
    requests: Any = server.env.http_requests
    requests.clear()
    role_changed(server)
    await server.sweep(1)
    assert [one for one in requests if one.method == "POST"] == []


async def test_a_permission_that_is_given_back_is_noticed(server: Server) -> None:
    """All of it as Discord does it: the channel's own permissions, and the event of their change."""
    _, seat = await in_turns(server)
    deny(server, SENDING)
    messages = len(server.messages())
    await end_turns(server, seat, 2)
    for _ in range(40):
        await server.sweep(61)
    assert len(server.messages()) == messages
    allow(server)
    await server.sweep(1)
    assert len(server.messages()) == messages + 2


async def test_a_thread_that_is_unlocked_is_noticed(server: Server) -> None:
    aside = server.channel = thread(server, server.channel)
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    await archive(server, aside, locked=True)
    messages = len(server.messages())
    await end_turns(server, seat)
    for _ in range(40):
        await server.sweep(61)
    assert len(server.messages()) == messages
    server.env.backend.edit_channel(aside.id, {}, thread_metadata={"archived": True, "locked": False})
    await server.sweep(1)
    assert len(server.messages()) == messages + 1


async def test_a_permission_that_a_channel_gives_its_thread_is_noticed(server: Server) -> None:
    """Discord sends the change of the channel, and none of the thread."""
    parent, aside = server.channel, thread(server, server.channel)
    server.channel = aside
    _, seat = await in_turns(server)
    await end_turns(server, seat)
    server.channel = parent
    deny(server, IN_THREADS)
    server.channel = aside
    messages = len(server.messages())
    await end_turns(server, 1 - seat)
    for _ in range(40):
        await server.sweep(61)
    assert len(server.messages()) == messages
    server.channel = parent
    allow(server)
    server.channel = aside
    await server.sweep(1)
    assert len(server.messages()) == messages + 1
