"""Tests of pausing games, bringing them elsewhere, posting messages again, and the moderation log."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from rules import GAMES
from tests.bot.answers import answer_of, choose_all, state_of
from tests.bot.moderating import ask, do, forged, pinged, press, seen
from tests.bot.playing import TOY, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts


async def ready(server: Server) -> tuple[int, int]:
    """Open a game of two in the turn of a seat; return the game and the seat."""
    game_id = await open_game(server, TOY, 2)
    return game_id, await choose_all(server, game_id)


async def test_a_paused_game_rests(server: Server) -> None:
    """Nobody can act, by command, panel or undo, whoever looks sees it, and nobody is called."""
    game_id, seat = await ready(server)
    await server.people[seat].slash(server.channel, "toy card draw")
    panel = await open_panel(server, seat)
    ends = next(label for label in labels(panel.components) if "turn" in label.lower())
    answer = await do(server, "mod pause", "Pause the game")
    assert "The game is paused." in answer
    assert f"To undo this: </mod resume:{server.services.mentions.ids['mod']}>." in answer
    text = texts(server.last.components)
    assert "A moderator (moda) has paused the game." in text
    assert "</mod resume:" in text
    assert pinged(server) == []
    before = await state_of(server, game_id)
    player = server.people[seat]
    for path in ("toy end", "undo"):
        assert "The game is paused" in answer_of(await player.slash(server.channel, path)), path
    result = await player.click(panel, label=ends)
    assert "The game is paused" in texts(result.followups[0].components)
    for path in ("play", "board", "game info"):
        assert "The game is paused" in answer_of(await player.slash(server.channel, path)), path
    await player.slash(server.channel, "board", public=True)
    assert "The game is paused" in texts(server.last.components)
    assert await state_of(server, game_id) == before
    answer = answer_of(await server.moderator.slash(server.channel, "mod pause"))
    assert answer == "The game is paused. A moderator can resume it."
    await do(server, "mod post-again", "Post again")
    assert "The game is paused" in texts(server.last.components)
    assert pinged(server) == []


async def test_it_goes_on_where_it_was(server: Server) -> None:
    """The board is posted, whoever is waited for is called, and the game can be paused again at once."""
    game_id, seat = await ready(server)
    before = (await state_of(server, game_id))[1]
    question = await ask(server, "mod pause")
    await press(server, question, "Pause the game")
    answer = await press(server, question, "Resume the game")
    assert "goes on from where it stands" in answer
    answer = await press(server, question, "Resume the game")
    assert "The game goes on." in answer
    assert "</mod pause:" in answer
    assert "A moderator (moda) has resumed the game." in texts(server.last.components)
    assert "paused" not in texts(server.last.components)
    assert pinged(server) == [server.people[seat].id]
    assert (await state_of(server, game_id))[1] == before
    result = await server.people[seat].slash(server.channel, "toy end")
    assert "paused" not in answer_of(result)
    answer = answer_of(await server.moderator.slash(server.channel, "mod resume"))
    assert answer == "The game is not paused."


async def test_where_there_is_nothing_to_pause_or_resume(server: Server) -> None:
    async def answer(path: str) -> str:
        return answer_of(await server.moderator.slash(server.channel, path))

    assert "There is no game in this channel" in await answer("mod pause")
    assert "There is no game to resume" in await answer("mod resume")
    assert "There is no game in this channel" in await answer("mod post-again")
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    assert "has not started" in await answer("mod pause")
    assert "has not started" in await answer("mod resume")


async def detach(server: Server, channel: Any, seats: int = 2) -> int:
    """Open a game in a channel and detach it from there; return its id."""
    here, server.channel = server.channel, channel
    game_id = await open_game(server, TOY, seats)
    server.channel = here
    await server.tables.lifecycle.detach(game_id)
    return game_id


async def test_a_game_without_a_channel_is_brought_here(server: Server) -> None:
    """It goes on where it was, and whoever is waited for is called in the new channel."""
    game_id = await detach(server, server.other_channel)
    before = (await state_of(server, game_id))[1]
    question = await ask(server, "mod resume")
    answer = texts(question.components)
    assert "The game has lost its channel" in answer
    assert "It will go on in this channel" in answer
    answer = await press(server, question, "Resume here")
    assert "The game goes on in this channel." in answer
    assert "</mod reset:" in answer
    info = await server.tables.get(game_id)
    assert (info.status, info.channel_id) == ("open", server.channel.id)
    assert (await state_of(server, game_id))[1] == before
    assert "has resumed the game" in texts(server.last.components)
    assert sorted(pinged(server)) == sorted(person.id for person in server.people[:2])
    await choose_all(server, game_id)
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "The game lost its channel." in log
    assert "A moderator (moda) resumed the game." in log
    answer = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(game_id)))
    assert answer == "The game is not paused."


async def test_an_open_table_is_brought_here(server: Server) -> None:
    await server.people[0].slash(server.other_channel, "game new", game=TOY, seats=2)
    info = await server.tables.find(server.other_channel.id)
    assert info is not None
    await server.tables.lifecycle.detach(info.id)
    await do(server, "mod resume", "Resume here")
    assert labels(server.last.components)[:3] == ["Join", "Leave", "Start"]
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    assert (await server.tables.get(info.id)).status == "open"


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_a_game_of_the_list_is_understood_in_each_language(server: Server, language: str) -> None:
    older = await detach(server, server.other_channel)
    await detach(server, server.other_channel, seats=3)
    await server.moderator.slash(server.channel, "language me", language=language)
    choices = await server.moderator.autocomplete(server.channel, "mod resume", "game", "")
    written = choices[1]["value"]
    assert written.startswith(f"{older}. ")
    for name in (written, written.partition(" ")[2]):
        question = await ask(server, "mod resume", game=name)
        assert "Ada" in texts(question.components)
        assert "Cleo" not in texts(question.components)


async def test_of_several_games_one_is_chosen(server: Server) -> None:
    """It is chosen by number, by name or from the list, which only moderators get."""
    older = await detach(server, server.other_channel)
    newer = await detach(server, server.other_channel, seats=3)
    answer = answer_of(await server.moderator.slash(server.channel, "mod resume"))
    assert "Several games have lost their channel." in answer
    choices = await server.moderator.autocomplete(server.channel, "mod resume", "game", "")
    names = [choice["value"] for choice in choices]
    assert names == [f"{newer}. {TOY}: Ada, Bea and Cleo", f"{older}. {TOY}: Ada and Bea"]
    assert await server.people[0].autocomplete(server.channel, "mod resume", "game", "") == []
    wrong = answer_of(await server.moderator.slash(server.channel, "mod resume", game="zebra"))
    assert "“zebra” is not a game that can be brought here." in wrong
    for written in (str(older), names[1]):
        question = await ask(server, "mod resume", game=written)
        assert "Ada and Bea" in texts(question.components)
    await press(server, question, "Resume here")
    assert (await server.tables.get(older)).status == "open"
    assert (await server.tables.get(newer)).status == "parked"
    answer = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(newer)))
    assert "There is already a game in this channel" in answer


async def test_a_game_is_not_brought_where_the_bot_cannot_play(server: Server) -> None:
    """The permissions that are missing are named."""
    game_id = await detach(server, server.other_channel)
    overwrite = discord.PermissionOverwrite(attach_files=False)
    assert server.guild.me is not None
    bare = server.guild.create_text_channel("bare", overwrites={server.guild.me: overwrite})
    await server.env.settle()
    answer = answer_of(await server.moderator.slash(bare, "mod resume"))
    assert "The bot lacks permissions in this channel: Attach Files." in answer
    assert (await server.tables.get(game_id)).status == "parked"


async def test_games_of_other_servers_are_for_who_plays_them(server: Server) -> None:
    """A moderator here cannot bring a game of elsewhere in which they have no seat."""
    game_id = await detach(server, server.other_channel)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE game SET guild_id = 99 WHERE id = ?", game_id)
    answer = answer_of(await server.moderator.slash(server.channel, "mod resume", game=str(game_id)))
    assert "There is no game to resume" in answer
    await server.people[2].slash(server.channel, "game new", game=TOY, seats=2)
    made = WireId("mod_move", game_id)
    assert "cannot be brought here" in await forged(server, server.moderator, made)
    assert (await server.tables.get(game_id)).status == "parked"


async def test_posted_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board or the open table is posted as it stands, and the log names the moderator."""
    game_id, seat = await ready(server)
    before = (await state_of(server, game_id))[1]
    with seen(monkeypatch) as views:
        answer = await do(server, "mod post-again", "Post again")
    assert "The message is on its way." in answer
    assert {view.seat for view in views} == {None}
    assert pinged(server) == [server.people[seat].id]
    assert server.last.attachments
    assert (await state_of(server, game_id))[1] == before
    assert "had the game posted again" in answer_of(await server.stranger.slash(server.channel, "log"))
    await do(server, "mod reset", "Remove the game")
    answer = answer_of(await server.moderator.slash(server.channel, "mod post-again"))
    assert "has removed the game" in answer
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    gathering = server.last
    await do(server, "mod post-again", "Post again")
    assert server.last.id != gathering.id
    assert labels(server.last.components)[:3] == ["Join", "Leave", "Start"]


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
    """It shows who did what and when, newest first, for all games and settings of the channel."""
    assert "No moderator has done anything here yet." in answer_of(
        await server.moderator.slash(server.channel, "mod audit")
    )
    first, _ = await ready(server)
    await do(server, "mod pause", "Pause the game")
    await server.env.advance_time(60)
    await server.moderator.slash(server.channel, "settings look", where="channel", look="dark")
    await server.env.advance_time(60)
    await do(server, "mod reset", "Remove the game")
    await server.env.advance_time(60)
    second, _ = await ready(server)
    await do(server, "mod skip", "Skip")
    elsewhere = answer_of(await server.moderator.slash(server.other_channel, "mod audit"))
    assert "No moderator has done anything here yet." in elsewhere
    lines = answer_of(await server.moderator.slash(server.channel, "mod audit")).splitlines()
    assert lines[0] == "**Moderation log** of this channel, page 1 of 1, newest first"
    expected = [
        f"{TOY}, game {second}: A moderator (moda) skipped {NAMES[await _seat(server, second)]}.",
        f"{TOY}, game {first}: A moderator (moda) removed the game.",
        "moda changed a setting of this channel. Look of the pictures: dark.",
        f"{TOY}, game {first}: A moderator (moda) paused the game.",
    ]
    for line, wanted in zip(lines[1:5], expected, strict=True):
        assert re.match(r"<t:\d+:f> ", line)
        assert wanted in line
    times = [int(match[1]) for line in lines[1:5] if (match := re.match(r"<t:(\d+):f>", line))]
    assert times == sorted(times, reverse=True)
    assert times[0] - times[-1] >= timedelta(minutes=3).total_seconds()


NAMES = ("Ada", "Bea")


async def _seat(server: Server, game_id: int) -> int:
    """Return the seat that was skipped."""
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
    answer = await press(server, pages, "Older")
    assert "page 2 of 2" in answer
    assert answer.count("<t:") == 2
    assert "page 1 of 2" in await press(server, pages, "Newer")


async def test_newer_rules_are_announced(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade the channel reads of it, and nobody can go back to an entry before it."""
    game_id, seat = await ready(server)
    monkeypatch.setattr(GAMES["toy"], "version", 2)
    await server.restart()
    await server.sweep()
    text = texts(server.last.components)
    assert "this game goes on under newer rules (version 2 instead of 1)" in text
    assert pinged(server) == [server.people[seat].id]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "The game went on under newer rules: version 2 instead of 1." in log
    answer = answer_of(await server.moderator.slash(server.channel, "mod rollback", entry="1"))
    assert "The rules in this bot have changed since that entry" in answer
    offered = await server.moderator.autocomplete(server.channel, "mod rollback", "entry", "")
    assert [choice["value"] for choice in offered] == ["3"]
    while (position := await server.tables.load(game_id)).game.waiting_for:
        actor = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[actor], position.game.suggest(actor))
    answer = answer_of(await server.stranger.slash(server.channel, "game verify"))
    assert "The game followed its published seed." in answer
    assert "Entries up to 3 were played under older rules" in answer
    assert re.search(r"Replaying the last \d+ log entries gives the same result", answer)
    assert "changed since this game was played" not in answer
