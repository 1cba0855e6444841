"""Tests of following a game by direct message: what is sent, and when the following ends."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import render
from tests.bot.answers import answer_of, choose_all, forge_id
from tests.bot.features.test_consent import waiting
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Choose, Draw, EndTurn


def received(server: Server, who: Any) -> list[discord.Message]:
    """Return the direct messages that somebody got, oldest first."""
    return sorted(who.user.dm_channel.history(), key=lambda message: message.id)


async def followers(server: Server, game_id: int) -> list[int | None]:
    """Return the Discord ids of those who follow a game."""
    return [one.discord_id for one in await server.tables.observers.of(game_id)]


async def followed(server: Server, seats: int = 2) -> int:
    """Open a game that the stranger follows; return its id."""
    game_id = await open_game(server, TOY, seats)
    answer = answer_of(await server.stranger.slash(server.channel, "watch"))
    assert "by direct message" in answer
    return game_id


async def hide(server: Server) -> None:
    """Hide the channel from everybody without a role that sees it."""
    unseen = Overwrite(
        server.guild.default_role.id,
        OverwriteType.ROLE,
        deny=discord.Permissions(view_channel=True).value,
    )
    server.env.backend.set_overwrite(server.channel.id, unseen)
    await server.env.settle()


async def test_following_a_game(server: Server) -> None:
    """The board is sent at once and with each post, silently, with buttons to the channel and to stop."""
    game_id = await followed(server)
    (first,) = received(server, server.stranger)
    assert labels(first.components) == ["To the game", "Stop watching"]
    link = next(part["url"] for part in parts(first.components) if part.get("url"))
    assert link == f"https://discord.com/channels/{server.guild.id}/{server.channel.id}"
    assert len(first.attachments) == 1
    assert "Ada and Bea: which number, from 1 to 3?" in texts(first.components)
    seat = await choose_all(server, game_id)
    _, second = received(server, server.stranger)
    assert "Ada chose 1" in texts(second.components)
    assert "<@" not in texts(second.components)
    posts = [one for one in server.sent if "Stop watching" in labels(one.get("components") or ())]
    assert len(posts) == 2
    for post in posts:
        assert not post["allowed_mentions"].get("users")
        assert not post["allowed_mentions"].get("parse")
    await server.restart()
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    assert len(received(server, server.stranger)) == 3


async def test_nothing_hidden_is_sent(server: Server) -> None:
    """Neither a secret choice nor a drawn card is sent, only word for word what the channel reads."""
    game_id = await followed(server)
    await act_by_command(server, await server.tables.load(game_id), 0, Choose(3))
    assert len(received(server, server.stranger)) == 1
    await act_by_command(server, await server.tables.load(game_id), 1, Choose(1))
    (seat,) = await waiting(server, game_id)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, Draw())
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    game = (await server.tables.load(game_id)).game
    message = received(server, server.stranger)[-1]
    public = next(one for one in server.newest_first() if "Play" in labels(one.components))
    assert texts(message.components).split("\n")[0] == texts(public.components).split("\n")[0]
    pictures = [part for part in parts(message.components) if part.get("type") == 12]
    alt = pictures[0]["items"][0]["description"]
    assert alt == render.describe(game.view(None), "en", names=("Ada", "Bea"))[: len(alt)]
    for verb in ("Play", "My hand", "Log"):
        assert verb not in labels(message.components)


async def test_stopping_by_button_and_by_command(server: Server) -> None:
    game_id = await followed(server)
    assert "already watching this game" in answer_of(await server.stranger.slash(server.channel, "watch"))
    (first,) = received(server, server.stranger)
    await server.restart()
    result = await server.stranger.user.click(first, label="Stop watching")
    assert "are no longer watching the game" in answer_of(result)
    assert await followers(server, game_id) == []
    assert "are not watching" in answer_of(await server.stranger.user.click(first, label="Stop watching"))
    await choose_all(server, game_id)
    assert len([one for one in received(server, server.stranger) if one.attachments]) == 1
    await server.stranger.slash(server.channel, "watch")
    assert await followers(server, game_id) == [server.stranger.id]
    answer = answer_of(await server.stranger.slash(server.channel, "watch", stop=True))
    assert "no longer" in answer
    assert "are not watching" in answer_of(await server.stranger.slash(server.channel, "watch", stop=True))


async def test_whoever_plays_does_not_follow(server: Server) -> None:
    game_id = await followed(server)
    assert "You have a seat" in answer_of(await server.people[0].slash(server.channel, "watch"))
    await server.people[0].slash(server.channel, "seat substitute")
    await server.stranger.click(server.last, label="Take this seat")
    assert await followers(server, game_id) == []
    before = len(received(server, server.stranger))
    await server.people[1].slash(server.channel, "toy choose", number=1)
    await server.stranger.slash(server.channel, "toy choose", number=2)
    assert len(received(server, server.stranger)) == before


async def test_closed_direct_messages_end_it(server: Server) -> None:
    """The command is refused, or the following ends silently later, and the channel gets its messages."""
    game_id = await open_game(server, TOY, 2)
    server.env.inject_error(
        "POST", f"/channels/{server.stranger.user.dm_channel.id}/messages", status=403, code=50007
    )
    answer = answer_of(await server.stranger.slash(server.channel, "watch"))
    assert "cannot send you direct messages" in answer
    assert await followers(server, game_id) == []
    await server.stranger.slash(server.channel, "watch")
    assert await followers(server, game_id) == [server.stranger.id]
    server.env.inject_error(
        "POST", f"/channels/{server.stranger.user.dm_channel.id}/messages", status=403, code=50007
    )
    messages = len(server.messages())
    await choose_all(server, game_id)
    assert len(server.messages()) == messages + 1
    assert await followers(server, game_id) == []
    assert await server.tables.outbox.next_due() is None


async def test_discord_fails_for_a_while(server: Server) -> None:
    """What is pending for an observer waits and delays nothing in the channel."""
    game_id = await followed(server)
    server.env.inject_error("POST", f"/channels/{server.stranger.user.dm_channel.id}/messages", status=500)
    messages = len(server.messages())
    await choose_all(server, game_id)
    assert len(server.messages()) == messages + 1
    assert len(received(server, server.stranger)) == 1
    await server.sweep(30)
    assert len(received(server, server.stranger)) == 2
    assert await followers(server, game_id) == [server.stranger.id]


@pytest.mark.parametrize("gone", [False, True], ids=["channel hidden", "left the server"])
async def test_whoever_may_not_see_the_channel_gets_nothing(server: Server, gone: bool) -> None:
    game_id = await followed(server)
    if gone:
        server.guild.remove_member(server.stranger)
        await server.env.settle()
    else:
        await hide(server)
    await choose_all_at(server, game_id)
    assert len(received(server, server.stranger)) == 1
    assert await followers(server, game_id) == []


async def choose_all_at(server: Server, game_id: int) -> None:
    """Choose for everybody, without Discord's commands, because the channel may be hidden."""
    for seat in range(2):
        await server.tables.play.act(game_id, server.people[seat].id, Choose(seat + 1))
    await server.services.delivery.deliver(game_id)
    await server.env.settle()


@pytest.mark.parametrize("stopped", [False, True], ids=["played out", "stopped"])
async def test_the_end_is_posted_and_ends_the_following(server: Server, stopped: bool) -> None:
    game_id = await followed(server)
    if stopped:
        for number in range(2):
            await server.people[number].slash(server.channel, "game abandon")
    while not stopped and (due := await waiting(server, game_id)):
        position = await server.tables.load(game_id)
        await act_by_command(server, position, due[0], position.game.suggest(due[0]))
    last = received(server, server.stranger)[-1]
    assert ("was stopped" if stopped else "is over") in texts(last.components)
    assert labels(last.components) == ["To the game"]
    assert await followers(server, game_id) == []
    assert await server.tables.outbox.next_due() is None


async def test_everybody_reads_their_own_language(server: Server) -> None:
    await server.stranger.slash(server.channel, "language me", language="fr")
    await open_game(server, TOY, 2)
    await server.stranger.slash(server.channel, "watch")
    (first,) = received(server, server.stranger)
    assert labels(first.components) == ["Vers la partie", "Ne plus suivre"]


async def test_a_forged_button_stops_only_ones_own(server: Server) -> None:
    """Whoever does not follow is refused, and nobody else's following ends by it."""
    game_id = await followed(server)
    board = next(one for one in server.newest_first() if "Play" in labels(one.components))
    forge_id(server, board, f"r:panel:{game_id}:-:0:", f"r:unwatch:{game_id}:-:0:")
    assert "are not watching" in answer_of(await server.people[0].click(board, label="Play"))
    assert await followers(server, game_id) == [server.stranger.id]
