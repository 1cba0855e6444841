"""/games here: the games of a server, as far as whoever asks sees their channels."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from tests.bot.answers import answer_of, response_of
from tests.bot.features.games.conftest import Elsewhere
from tests.bot.features.games.lists import channels_in, here, now, open_tables, played_in
from tests.bot.features.test_lobby import thread
from tests.bot.features.test_watch import hide
from tests.bot.gone import archive, delete_channel
from tests.bot.places import overwrite
from tests.bot.playing import TOY, open_game
from tests.discord import Server, labels, texts


async def test_games_and_open_tables_with_who_is_waited_for(server: Server, elsewhere: Elsewhere) -> None:
    """Those of another server are not among them; nothing is said to the channel."""
    with played_in(server, elsewhere.channel, elsewhere.people):
        await open_game(server, TOY, 2)
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=3)
    opened, table = now(server), server.other_channel.last_message
    await server.sweep(60)
    await open_game(server, TOY, 2)
    asked, sent = now(server), len(server.sent)
    assert table is not None
    guild = f"https://discord.com/channels/{server.guild.id}"
    assert await here(server, server.stranger) == [
        "## Games on this server",
        f"- [**{TOY}**]({guild}/{server.channel.id}/{server.last.id}) · <#{server.channel.id}>",
        f"-# Waiting for: Ada and Bea (asked {asked})",
        f"- [**{TOY}**]({guild}/{server.other_channel.id}/{table.id}) · <#{server.other_channel.id}>",
        f"-# Open table, opened {opened} · Seats 1/3: Cleo",
    ]
    assert len(server.sent) == sent
    lines = await here(server, elsewhere.people[3], elsewhere.channel)
    assert channels_in(lines) == [elsewhere.channel.id]


async def test_a_channel_that_one_does_not_see_is_never_named(server: Server) -> None:
    await open_game(server, TOY, 2)
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=3)
    await hide(server)
    lines = await here(server, server.stranger, server.other_channel)
    assert channels_in(lines) == [server.other_channel.id]
    assert str(server.channel.id) not in "".join(lines)
    await overwrite(server, server.channel, server.people[0], discord.Permissions(view_channel=True))
    lines = await here(server, server.people[0], server.other_channel)
    assert channels_in(lines) == [server.channel.id, server.other_channel.id]


async def test_a_server_without_games_that_one_sees(server: Server) -> None:
    await open_game(server, TOY, 2)
    await hide(server)
    lines = await here(server, server.stranger, server.other_channel)
    assert lines[0] == "## Games on this server"
    assert lines[1].startswith(
        "There is no game and no open table in a channel that you can see. </game new:"
    )
    assert len(lines) == 2


def requests_for(server: Server, channel: Any) -> int:
    """Return how often Discord was asked for a channel."""
    return sum(
        one.method == "GET" and one.path.endswith(f"/channels/{channel.id}")
        for one in server.env.http_requests
    )


async def test_an_archived_thread_is_seen_by_who_sees_its_channel(server: Server) -> None:
    """Discord is asked for it once."""
    parent = server.channel
    aside = thread(server, parent)
    with played_in(server, aside):
        await open_game(server, TOY, 2)
    await archive(server, aside)
    await server.restart()
    requests: Any = server.env.http_requests
    requests.clear()
    for _ in range(3):
        assert channels_in(await here(server, server.stranger, server.other_channel)) == [aside.id]
    assert requests_for(server, aside) == 1
    await hide(server)
    assert channels_in(await here(server, server.stranger, server.other_channel)) == []


async def test_a_private_thread_is_seen_by_who_is_in_it(server: Server) -> None:
    backend, people = server.env.backend, server.people
    made = backend.create_thread(server.channel.id, "lock", people[0].id, type=ChannelType.PRIVATE_THREAD)
    backend.add_thread_member(made.id, people[1].id)
    assert server.guild.me is not None
    backend.add_thread_member(made.id, server.guild.me.id)
    aside = ChannelHandle(server.env, server.guild, made)
    await server.env.settle()
    with played_in(server, aside):
        await open_game(server, TOY, 2)
    assert channels_in(await here(server, people[1])) == [aside.id]
    assert channels_in(await here(server, people[2])) == []


async def test_a_channel_that_cannot_be_found_is_left_out(server: Server) -> None:
    await open_game(server, TOY, 2)
    with played_in(server, server.other_channel):
        await open_game(server, TOY, 2)
    gone = server.channel
    server.env.inject_error("GET", f"/channels/{gone.id}", status=500, times=None)
    await delete_channel(server, gone)
    assert channels_in(await here(server, server.stranger, server.other_channel)) == [server.other_channel.id]


async def test_in_direct_messages_there_is_no_server(server: Server) -> None:
    answer = answer_of(await server.people[0].user.slash("games here"))
    assert answer == "This only works in a server channel."


async def test_many_games_come_in_pages(server: Server) -> None:
    channels = await open_tables(server, 20)
    message = response_of(await server.stranger.slash(server.channel, "games here"))
    found = channels_in(texts(message.components).split("\n"))
    for _ in range(2):
        await server.stranger.click(message, label="Next page")
        found += channels_in(texts(message.components).split("\n"))
    assert labels(message.components) == ["Previous page"]
    assert sorted(found) == sorted(channel.id for channel in channels)


@pytest.mark.parametrize("path", ["games mine", "games here"])
async def test_looking_often_has_its_limit(server: Server, path: str) -> None:
    """Lists are looks: whoever asks for many within seconds is told to wait."""
    await open_game(server, TOY, 2)
    answers = [answer_of(await server.stranger.slash(server.channel, path)) for _ in range(40)]
    assert "You have asked to see a great deal" in answers[-1]
