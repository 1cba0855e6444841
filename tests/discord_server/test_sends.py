"""Messages arrive once, however long Discord has forgotten their nonces, and no stop cuts one off."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from contextlib import closing

import discord
import pytest
from aiohttp import web

from bot.store.seals import seal_rows
from tests.discord_server.interactions import Interaction, Kind
from tests.discord_server.ledger import games_amiss, messages_amiss
from tests.discord_server.messages import Message
from tests.discord_server.people import Person, command_data, shown
from tests.discord_server.places import Role
from tests.discord_server.stand_in import INVITED, Handler, Way, straight
from tests.discord_server.test_disk import full_disk
from tests.discord_server.test_weather import cut
from tests.discord_server.town import Town, give

GAME = "Arriala"
SEND = "/channels/{channel_id}/messages"
HELD = "does not know whether it has sent it already"


def sends(request: web.Request) -> bool:
    """Say whether a request sends a message to a channel."""
    resource = request.match_info.route.resource
    return request.method == "POST" and resource is not None and resource.canonical.endswith(SEND)


async def act(town: Town) -> None:
    """Let who is waited for do what is suggested."""
    command = town.next_command(town.channel)
    assert command is not None
    await give(town.channel, command)


async def act_until_a_message(town: Town) -> None:
    """Act until the channel is to get a new message."""
    while not town.rows("SELECT 1 FROM outbox WHERE done IS NULL AND kind = 'post'"):
        await act(town)


def dying(town: Town) -> Way:
    """Return a way on which the bot is killed when its message has arrived, before it hears of it."""

    async def way(request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = await handler(request)
        if sends(request):
            await town.bot.kill()
        return answer

    return way


async def killed_after_sending(town: Town) -> int:
    """Kill the bot when a message has arrived, and let nonces be forgotten; return how many there are."""
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    before, town.discord.way = len(town.messages), dying(town)
    acting = asyncio.create_task(act_until_a_message(town))
    await town.discord.until(lambda: len(town.messages) > before and not town.bot.runs)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    town.discord.way = straight
    town.discord.messages.forget_nonces()
    return len(town.messages)


def riquet(town: Town) -> Role:
    """Return the bot's own role."""
    return next(role for role in town.server.members[town.discord.bot.id].roles if role.name == "Riquet")


def without(permission: str) -> discord.Permissions:
    """Return the permissions of the invitation without one."""
    permissions = discord.Permissions(INVITED.value)
    permissions.update(**{permission: False})
    return permissions


async def lose_history(town: Town) -> None:
    """Take the permission to read messages from the bot, and from everybody."""
    everyone = town.server.roles[town.server.id]
    rest = discord.Permissions(view_channel=True, send_messages=True)
    for role, permissions in ((everyone, rest), (riquet(town), without("read_message_history"))):
        await town.discord.change_permissions(town.server, role, permissions)


async def test_a_message_is_found_among_many(town: Town) -> None:
    """People write hundreds; Discord returns a hundred at a time."""
    ann, all_messages = town.people[0].user, town.discord.messages

    def write() -> list[Message]:
        bodies = ({"content": f"{number} tents"} for number in range(150))
        return [all_messages.send(town.channel, ann, body, {}) for body in bodies]

    written = write()
    messages = await killed_after_sending(town) - len(written)
    written += write()
    await town.bot.start()
    await town.settled()
    for message in written:
        all_messages.delete(message)
    assert len(town.messages) == messages
    assert await town.bot.stop() == 0
    assert messages_amiss(town.discord, town.bot.database) == []
    assert town.discord.calls[f"GET {SEND}"] == 2


async def test_without_the_permission_it_is_held_back_and_people_are_told(town: Town) -> None:
    messages = await killed_after_sending(town)
    await lose_history(town)
    with closing(sqlite3.connect(town.bot.database, isolation_level=None)) as connection:
        connection.execute("UPDATE outbox SET created = created - 3600000 WHERE done IS NULL")
        seal_rows(connection)
    await town.bot.start()
    await town.discord.until(lambda: "not delivered: it may have been sent" in town.bot.log)
    assert len(town.messages) == messages
    ann = town.people[0]
    data = command_data(town.discord, "board", {})
    asked = [await ann.send(town.channel, Kind.COMMAND, data) for _ in range(2)]
    await town.discord.until(lambda: any(HELD in said for one in asked for said in said_after(one)))
    assert len(town.messages) == messages
    await town.discord.change_permissions(town.server, riquet(town), INVITED)
    await town.settled()
    assert len(town.messages) == messages
    assert await town.bot.stop() == 0
    assert messages_amiss(town.discord, town.bot.database) == []


def said_after(interaction: Interaction) -> list[str]:
    """Return what somebody was told beside the answer."""
    return [shown(message) for message in interaction.followups.values()]


async def test_a_stop_while_people_act(empty_town: Town) -> None:
    """All that was begun is answered and arrives, once: no traceback, and nothing cut off."""
    town = empty_town
    channels = [town.discord.add_channel(town.server, f"canal-{number}") for number in range(4)]
    await town.bot.start()
    for channel in channels:
        await town.open_game(channel, GAME, 2)
    await town.settled()
    draws = random.Random(5)
    under_way = asyncio.Event()

    async def slow(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.method in ("POST", "PATCH"):
            under_way.set()
            await asyncio.sleep(draws.uniform(0.1, 0.5))
        answer = await handler(request)
        await asyncio.sleep(draws.uniform(0, 0.3) if sends(request) else 0)
        return answer

    for _ in range(3):
        town.discord.way = slow
        asked: list[Interaction] = []
        for channel in channels:
            command = town.next_command(channel)
            assert command is not None
            data = command_data(town.discord, command.path, command.options)
            asked.append(await command.person.send(channel, Kind.COMMAND, data))
        await under_way.wait()
        await town.discord.until(lambda asked=asked: all(one.first_word is not None for one in asked))
        assert await town.bot.stop() == 0
        assert all(one.answer.done() for one in asked)
        town.discord.messages.forget_nonces()
        under_way.clear()
        await town.bot.start()
    town.discord.way = straight
    await town.settled()
    assert await town.bot.stop() == 0
    assert messages_amiss(town.discord, town.bot.database) == []
    assert await games_amiss(town.bot.database) == []
    assert "Traceback" not in town.bot.log


async def test_a_stop_waits_for_nothing_for_ever(town: Town) -> None:
    """Discord answers no more: the bot stops all the same, and the message comes with the next start."""
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    stuck, never = asyncio.Event(), asyncio.Event()
    messages = len(town.messages)

    async def silent(request: web.Request, handler: Handler) -> web.StreamResponse:
        if sends(request):
            stuck.set()
            await never.wait()
        return await handler(request)

    town.discord.way = silent
    acting = asyncio.create_task(act_until_a_message(town))
    await stuck.wait()
    acting.cancel()
    assert await town.bot.stop() == 0
    town.discord.way = straight
    assert "Traceback" not in town.bot.log
    await town.bot.start()
    await town.settled()
    assert len(town.messages) == messages + 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's own")
async def test_a_disk_that_fills_after_a_send_doubles_nothing(town: Town) -> None:
    """That a message was sent cannot be noted: it is not sent again, with its nonce long forgotten."""
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    messages, full = len(town.messages), asyncio.Event()
    goes_on = asyncio.Event()

    async def way(request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = await handler(request)
        if sends(request):
            full.set()
            await goes_on.wait()
        return answer

    town.discord.way = way
    acting = asyncio.create_task(act_until_a_message(town))
    await full.wait()
    with full_disk(town, room=0):
        goes_on.set()
        town.discord.messages.forget_nonces()
        await town.discord.until(lambda: town.bot.log.count("wait for a while") >= 2)
    acting.cancel()
    assert len(town.messages) == messages + 1
    await town.settled()
    assert len(town.messages) == messages + 1
    assert await town.bot.stop() == 0
    assert messages_amiss(town.discord, town.bot.database) == []


async def test_a_lost_answer_doubles_nothing(town: Town) -> None:
    """The connection is cut when the message has arrived, and nonces are forgotten before the next try."""
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    messages, lost = len(town.messages), 0

    async def way(request: web.Request, handler: Handler) -> web.StreamResponse:
        nonlocal lost
        answer = await handler(request)
        if sends(request) and not lost:
            lost += 1
            town.discord.messages.forget_nonces()
            return cut(request)
        return answer

    town.discord.way = way
    await act_until_a_message(town)
    await town.settled()
    assert lost == 1
    assert len(town.messages) == messages + 1


async def refused(town: Town) -> int:
    """Let a message be refused for want of a permission; return how many there are."""
    await ready(town)
    await town.open_game(town.channel, GAME, 2)
    await town.settled()
    messages, everyone = len(town.messages), town.server.roles[town.server.id]
    for role in (riquet(town), everyone):
        permissions = discord.Permissions(role.permissions)
        permissions.update(send_messages=False)
        await town.discord.change_permissions(town.server, role, permissions)
    await act_until_a_message(town)
    await put_off(town)
    return messages


async def ready(town: Town) -> None:
    """Wait until the bot knows all servers: then it tries all again."""
    await town.discord.until(lambda: "all servers are known" in town.bot.log)


async def put_off(town: Town) -> None:
    """Wait until a message is refused, and let it wait as if it had been refused for hours."""
    await town.discord.until(
        lambda: bool(town.rows("SELECT 1 FROM outbox WHERE done IS NULL AND last_error IS NOT NULL"))
    )
    with closing(sqlite3.connect(town.bot.database, isolation_level=None)) as connection:
        connection.execute("UPDATE outbox SET due = due + 3000000 WHERE done IS NULL AND attempts > 0")
        seal_rows(connection)


async def test_roles_that_are_given_are_noticed(town: Town) -> None:
    messages = await refused(town)
    role = town.discord.add_role(town.server, "Canals", INVITED)
    await town.discord.give_bot_role(town.server, role)
    await town.settled()
    assert len(town.messages) >= messages + 1


async def test_a_thread_that_is_unlocked_is_noticed(town: Town) -> None:
    thread = town.discord.add_thread(town.channel, "canal by night")
    ann: Person = town.people[0]
    await ready(town)
    await ann.slash(thread, "game new", game=GAME, seats=2)
    await town.settled()
    thread.archived = thread.locked = True
    await town.people[1].slash(thread, "game join")
    await put_off(town)
    await town.discord.unlock(thread)
    await town.settled()
    assert not thread.archived
