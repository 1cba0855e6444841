"""Games that rest or are brought elsewhere, messages posted again, and the moderation log."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from rules import GAMES
from tests.bot.moderating import ask, do, forged, pinged, press, seen
from tests.bot.playing import open_game, open_panel
from tests.bot.told import TOY, answer_of, choose_all, labels, state_of
from tests.bot.wire import WireId
from tests.discord import Server, texts


async def ready(server: Server) -> tuple[int, int]:
    """A game of two in the turn of a seat; the game and the seat."""
    game_id = await open_game(server, TOY, 2)
    return game_id, await choose_all(server, game_id)


async def test_a_paused_game_rests(server: Server) -> None:
    """Nobody can act, by command, panel or undo; whoever looks is told; nobody is called."""
    game_id, seat = await ready(server)
    await server.people[seat].slash(server.channel, "toy card draw")
    panel = await open_panel(server, seat)
    ends = next(label for label in labels(panel.components) if "turn" in label.lower())
    said = await do(server, "mod pause", "Pause the game")
    assert "The game is paused." in said
    assert f"To undo this: </mod resume:{server.services.mentions.ids['mod']}>." in said
    told = texts(server.last.components)
    assert "A moderator (moda) has paused the game." in told
    assert "</mod resume:" in told
    assert pinged(server) == []
    before = await state_of(server, game_id)
    player = server.people[seat]
    for path in ("toy end", "undo"):
        assert "The game is paused" in answer_of(await player.slash(server.channel, path)), path
    result = await player.click(panel, label=ends)
    assert "The game is paused" in texts(result.followups[0].components)
    for path in ("panel", "board", "game info"):
        assert "The game is paused" in answer_of(await player.slash(server.channel, path)), path
    await player.slash(server.channel, "board", public=True)
    assert "The game is paused" in texts(server.last.components)
    assert await state_of(server, game_id) == before
    said = answer_of(await server.moderator.slash(server.channel, "mod pause"))
    assert said == "The game is paused. A moderator can resume it."
    await do(server, "mod post-again", "Post again")
    assert "The game is paused" in texts(server.last.components)
    assert pinged(server) == []


async def test_it_goes_on_where_it_was(server: Server) -> None:
    """The board comes with a call of whoever is waited for; it can be paused again at once."""
    game_id, seat = await ready(server)
    before = (await state_of(server, game_id))[1]
    question = await ask(server, "mod pause")
    await press(server, question, "Pause the game")
    said = await press(server, question, "Resume the game")
    assert "goes on from where it stands" in said
    said = await press(server, question, "Resume the game")
    assert "The game goes on." in said
    assert "</mod pause:" in said
    assert "A moderator (moda) has resumed the game." in texts(server.last.components)
    assert "paused" not in texts(server.last.components)
    assert pinged(server) == [server.people[seat].id]
    assert (await state_of(server, game_id))[1] == before
    result = await server.people[seat].slash(server.channel, "toy end")
    assert "paused" not in answer_of(result)
    said = answer_of(await server.moderator.slash(server.channel, "mod resume"))
    assert said == "The game is not paused."


async def test_where_there_is_nothing_to_pause_or_resume(server: Server) -> None:
    async def said(path: str) -> str:
        return answer_of(await server.moderator.slash(server.channel, path))

    assert "There is no game in this channel" in await said("mod pause")
    assert "There is no game to resume" in await said("mod resume")
    assert "There is no game in this channel" in await said("mod post-again")
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    assert "has not started" in await said("mod pause")
    assert "has not started" in await said("mod resume")


async def park(server: Server, channel: Any, seats: int = 2) -> int:
    """A game of a channel that has lost it."""
    here, server.channel = server.channel, channel
    game_id = await open_game(server, TOY, seats)
    server.channel = here
    await server.tables.lifecycle.detach(game_id)
    return game_id


async def test_a_game_without_a_channel_is_brought_here(server: Server) -> None:
    """It goes on where it was; whoever is waited for is called in the new channel."""
    game_id = await park(server, server.other_channel)
    before = (await state_of(server, game_id))[1]
    question = await ask(server, "mod resume")
    said = texts(question.components)
    assert "The game has lost its channel" in said
    assert "It goes on in this one" in said
    said = await press(server, question, "Resume here")
    assert "The game goes on in this channel." in said
    assert "</mod reset:" in said
    info = await server.tables.get(game_id)
    assert (info.status, info.channel_id) == ("open", server.channel.id)
    assert (await state_of(server, game_id))[1] == before
    assert "has resumed the game" in texts(server.last.components)
    assert sorted(pinged(server)) == sorted(person.id for person in server.people[:2])
    await choose_all(server, game_id)
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "The game lost its channel." in log
    assert "A moderator (moda) resumed the game." in log
    said = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(game_id)))
    assert said == "The game is not paused."


async def test_an_open_table_is_brought_here(server: Server) -> None:
    await server.people[0].slash(server.other_channel, "game new", game=TOY, seats=2)
    info = await server.tables.find(server.other_channel.id)
    assert info is not None
    await server.tables.lifecycle.detach(info.id)
    await do(server, "mod resume", "Resume here")
    assert labels(server.last.components) == ["Join", "Leave", "Start"]
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    assert (await server.tables.get(info.id)).status == "open"


async def test_of_several_games_one_is_chosen(server: Server) -> None:
    """By number, by name or from the list; the list is for moderators."""
    older = await park(server, server.other_channel)
    newer = await park(server, server.other_channel, seats=3)
    said = answer_of(await server.moderator.slash(server.channel, "mod resume"))
    assert "Several games have lost their channel." in said
    choices = await server.moderator.autocomplete(server.channel, "mod resume", "game", "")
    names = [choice["value"] for choice in choices]
    assert names == [f"{newer}. {TOY}: Ada, Bea and Cleo", f"{older}. {TOY}: Ada and Bea"]
    assert await server.people[0].autocomplete(server.channel, "mod resume", "game", "") == []
    wrong = answer_of(await server.moderator.slash(server.channel, "mod resume", game="zebra"))
    assert "“zebra” is no game that can be brought here." in wrong
    for written in (str(older), names[1]):
        question = await ask(server, "mod resume", game=written)
        assert "Ada and Bea" in texts(question.components)
    await press(server, question, "Resume here")
    assert (await server.tables.get(older)).status == "open"
    assert (await server.tables.get(newer)).status == "parked"
    said = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(newer)))
    assert "There is a game in this channel already" in said


async def test_a_game_is_not_brought_where_the_bot_cannot_play(server: Server) -> None:
    """The permissions that are missing are named."""
    game_id = await park(server, server.other_channel)
    overwrite = discord.PermissionOverwrite(attach_files=False)
    assert server.guild.me is not None
    bare = server.guild.create_text_channel("bare", overwrites={server.guild.me: overwrite})
    await server.env.settle()
    said = answer_of(await server.moderator.slash(bare, "mod resume"))
    assert "The bot lacks permissions in this channel: Attach Files." in said
    assert (await server.tables.get(game_id)).status == "parked"


async def test_games_of_other_servers_are_for_who_plays_them(server: Server) -> None:
    """A moderator here has no say over a game of elsewhere at which they do not sit."""
    game_id = await park(server, server.other_channel)
    async with server.services.store.write() as queries:
        await queries.run("UPDATE game SET guild_id = 99 WHERE id = ?", game_id)
    said = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(game_id)))
    assert "There is no game to resume" in said
    await server.people[2].slash(server.channel, "game new", game=TOY, seats=2)
    made = WireId("mod_move", game_id)
    assert "cannot be brought here" in await forged(server, server.moderator, made)
    assert (await server.tables.get(game_id)).status == "parked"


async def test_posted_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board as it stands, with a call; the log says who wanted it. Of an open table, its buttons."""
    game_id, seat = await ready(server)
    before = (await state_of(server, game_id))[1]
    with seen(monkeypatch) as views:
        said = await do(server, "mod post-again", "Post again")
    assert "The message is on its way." in said
    assert {view.seat for view in views} == {None}
    assert pinged(server) == [server.people[seat].id]
    assert server.last.attachments
    assert (await state_of(server, game_id))[1] == before
    assert "had the game posted again" in answer_of(await server.stranger.slash(server.channel, "log"))
    await do(server, "mod reset", "Take it off the table")
    said = answer_of(await server.moderator.slash(server.channel, "mod post-again"))
    assert "has taken the game off the table" in said
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    gathering = server.last
    await do(server, "mod post-again", "Post again")
    assert server.last.id != gathering.id
    assert labels(server.last.components) == ["Join", "Leave", "Start"]


async def test_undo_is_what_it_was_after_posting_again(server: Server) -> None:
    game_id, seat = await ready(server)
    position = await server.tables.load(game_id)
    before = position.game.to_json()
    await server.people[seat].slash(server.channel, "toy card play", card=_card(position, seat), pond="1")
    await do(server, "mod post-again", "Post again")
    await server.people[seat].slash(server.channel, "undo")
    assert (await state_of(server, game_id))[1] == before


def _card(position: Any, seat: int) -> str:
    return str(position.game.hands[seat][0])


async def test_the_moderation_log(server: Server) -> None:
    """Who did what and when, the newest first, of all games of the channel and of its settings."""
    assert "No moderator has done anything here yet." in answer_of(
        await server.moderator.slash(server.channel, "mod audit")
    )
    first, _ = await ready(server)
    await do(server, "mod pause", "Pause the game")
    await server.env.advance_time(60)
    await server.moderator.slash(server.channel, "settings look", where="channel", look="dark")
    await server.env.advance_time(60)
    await do(server, "mod reset", "Take it off the table")
    await server.env.advance_time(60)
    second, _ = await ready(server)
    await do(server, "mod skip", "Skip")
    elsewhere = answer_of(await server.moderator.slash(server.other_channel, "mod audit"))
    assert "No moderator has done anything here yet." in elsewhere
    said = answer_of(await server.moderator.slash(server.channel, "mod audit")).splitlines()
    assert said[0] == "**Moderation log** of this channel, page 1 of 1, the newest first"
    told = [
        f"skipped {NAMES[await _seat(server, second)]}. ({TOY}, game {second})",
        f"took the game off the table. ({TOY}, game {first})",
        "moda has set for this channel: Look of the pictures: dark.",
        f"paused the game. ({TOY}, game {first})",
    ]
    for line, wanted in zip(said[1:5], told, strict=True):
        assert re.match(r"<t:\d+:f> ", line)
        assert wanted in line
    moments = [int(match[1]) for line in said[1:5] if (match := re.match(r"<t:(\d+):f>", line))]
    assert moments == sorted(moments, reverse=True)
    assert moments[0] - moments[-1] >= timedelta(minutes=3).total_seconds()


NAMES = ("Ada", "Bea")


async def _seat(server: Server, game_id: int) -> int:
    """The seat that was skipped."""
    lines = await server.tables.records.history(game_id, None, 10)
    return next(line.about for line in lines if line.kind == "skip" and line.about is not None)


async def test_the_moderation_log_is_paged(server: Server) -> None:
    await ready(server)
    question = await ask(server, "mod pause")
    for _ in range(6):
        await press(server, question, "Pause the game")
        for _ in range(2):
            await press(server, question, "Resume the game")
        await press(server, question, "Pause the game")
    pages = await ask(server, "mod audit")
    assert "page 1 of 2" in texts(pages.components)
    assert labels(pages.components) == ["Older"]
    said = await press(server, pages, "Older")
    assert "page 2 of 2" in said
    assert said.count("<t:") == 2
    assert "page 1 of 2" in await press(server, pages, "Newer")


async def test_newer_rules_are_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade the channel hears of it, and nothing before it can be gone back to."""
    game_id, seat = await ready(server)
    monkeypatch.setattr(GAMES["toy"], "version", 2)
    await server.restart()
    await server.sweep()
    told = texts(server.last.components)
    assert "this game goes on by newer rules (version 2 instead of 1)" in told
    assert pinged(server) == [server.people[seat].id]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "The game went on by newer rules: version 2 instead of 1." in log
    said = answer_of(await server.moderator.slash(server.channel, "mod rollback", entry="1"))
    assert "The rules in this bot have changed since that entry" in said
    offered = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "")
    assert [choice["value"] for choice in offered] == ["3"]
    while (position := await server.tables.load(game_id)).game.waiting_for:
        actor = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[actor], position.game.suggest(actor))
    said = answer_of(await server.stranger.slash(server.channel, "game verify"))
    assert "The game was played by its published seed." in said
    assert "Entries up to 3 were played by older rules" in said
    assert re.search(r"Playing the last \d+ entries of the log again leads to the same end", said)
    assert "changed since the game began" not in said
