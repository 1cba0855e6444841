"""Tests of board, hand, moves, log, help and panel."""

from __future__ import annotations

import re
from typing import Any

import pytest

import render
from bot.features.board import text as board_text
from bot.i18n.translator import game_text
from bot.ui import message as messages
from tests.bot.answers import answer_of, bytes_of, in_turn, pictures, response_of
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.discord import Server, labels, parts, texts
from tests.offered import OFFERED
from tests.toy.actions import Choose, Draw, Play
from tests.toy.components import Colour

ARRIALA = "Arriala: Canal de Garonne"


def numbers(text: str) -> list[int]:
    """Return the numbers of the log's lines, as they are shown."""
    return [int(line.split("\\")[0]) for line in text.split("\n") if line[0].isdigit()]


async def test_the_board_for_oneself(server: Server) -> None:
    """One gets the picture, its description and what one is asked, and the channel sees nothing."""
    _, seat = await in_turn(server, Colour.RED, pond=Colour.BLUE)
    sent = len(server.sent)
    result = await server.people[seat].slash(server.channel, "board")
    answer = answer_of(result)
    assert "2 actions left" in answer
    ((name, alt),) = pictures(response_of(result))
    assert re.fullmatch(r"board-[0-9a-f]+-\d+\.png", name)
    assert "Pond 1, worth 1: blue" in alt
    assert labels(response_of(result).components) == ["Play"]
    data = await bytes_of(server, response_of(result).attachments[0])
    assert data.startswith(b"\x89PNG")
    assert len(server.sent) == sent
    result = await server.stranger.slash(server.channel, "board")
    assert "others are at it" in answer_of(result)
    assert labels(response_of(result).components) == [], "a stranger has nothing to play"


async def test_the_board_for_the_channel(server: Server) -> None:
    """Only whoever plays can ask for it; it names who asked and pings nobody."""
    _, seat = await in_turn(server, Colour.RED)
    sent = len(server.sent)
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "board", public=True))
    assert len(server.sent) == sent
    answer = answer_of(await server.people[1 - seat].slash(server.channel, "board", public=True))
    assert "on its way" in answer
    assert len(server.sent) == sent + 1
    name = ("Ada", "Bea")[1 - seat]
    assert f"The board, requested by {name}." in texts(server.last.components)
    assert len(pictures(server.last)) == 1
    assert not server.sent[-1]["allowed_mentions"].get("users")
    assert server.sent[-1]["allowed_mentions"]["parse"] == []
    assert labels(server.last.components) == ["Play", "My hand", "Log", "Nudge"]


@pytest.mark.parametrize("public", [False, True])
async def test_the_board_as_a_text(server: Server, public: bool) -> None:
    """One's own text has one's own hand, and the channel's has nobody's."""
    _, seat = await in_turn(server, Colour.RED, Colour.BLUE)
    result = await server.people[seat].slash(server.channel, "board", text=True, public=public)
    text = texts(server.last.components) if public else answer_of(result)
    assert "Pond 4, worth 4: empty." in text
    assert "Ada: " in text
    assert ("Your hand" in text) is not public
    assert ("red and blue" in text) is not public
    assert "on its way" in answer_of(result) if public else not response_of(result).attachments


@pytest.mark.parametrize("public", [False, True])
async def test_a_long_text_is_a_file_as_well(
    server: Server, monkeypatch: pytest.MonkeyPatch, public: bool
) -> None:
    """The message holds the beginning, the file all of it, names as they are."""
    server.people[1] = server.guild.add_member(server.env.create_user("m", global_name="*Bea*"))
    for module in (board_text, messages):
        monkeypatch.setattr(module, "TEXT_LIMIT", 90)
    game_id, _ = await in_turn(server, Colour.RED)
    result = await server.people[0].slash(server.channel, "board", text=True, public=public)
    message = server.last if public else response_of(result)
    (shown,) = [part["content"] for part in parts(message.components) if part.get("type") == 10]
    assert len(shown) == 90
    assert shown.endswith("…")
    (file,) = message.attachments
    assert file.filename == "board.txt"
    written = (await bytes_of(server, file)).decode()
    view = (await server.tables.load(game_id)).game.view(None if public else 0)
    assert written == render.describe(view, "en", long=True, names=("Ada", "*Bea*"))


async def test_the_hand_is_private(server: Server) -> None:
    """It is shown by command and by the public button alike, and a stranger has none."""
    _, seat = await in_turn(server, Colour.RED, Colour.BLUE)
    sent = len(server.sent)
    for result in (
        await server.people[seat].slash(server.channel, "hand"),
        await server.people[seat].click(server.last, label="My hand"),
    ):
        assert answer_of(result).startswith("Your hand: red and blue.")
        ((name, alt),) = pictures(response_of(result))
        assert name.startswith("hand-")
        assert alt == "Your hand: red and blue."
    assert "green" in answer_of(await server.people[1 - seat].slash(server.channel, "hand"))
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "hand"))
    assert len(server.sent) == sent
    assert all(
        "red and blue" not in texts(message.components)
        for message in server.channel.history(viewer=server.stranger)
    )


async def test_the_hand_opens_beside_the_panel(server: Server) -> None:
    await open_game(server, TOY, 2)
    panel = await open_panel(server, 0)
    before = texts(panel.components)
    result = await server.people[0].click(panel, label="My hand")
    assert answer_of(result).startswith("Your hand")
    assert texts(panel.components) == before


async def test_moves_lists_what_can_be_done_with_commands_to_click(server: Server) -> None:
    _, seat = await in_turn(server, Colour.RED, pond=Colour.BLUE)
    answer = answer_of(await server.people[seat].slash(server.channel, "moves"))
    number = server.services.mentions.ids["toy"]
    assert answer.split("\n")[:5] == [
        "2 actions left.",
        f"- </toy card play:{number}> · Lay a card in a pond (4 possibilities)",
        f"- </toy card draw:{number}> · Draw a card from the pile",
        f"- </toy card offer:{number}> · Offer cards to somebody",
        f"- </toy end:{number}> · End your turn",
    ]
    answer = answer_of(await server.people[1 - seat].slash(server.channel, "moves"))
    assert answer.split("\n")[:2] == [
        "Round 1: others are at it.",
        "There is nothing for you to do now.",
    ]
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "moves"))


async def test_help_anywhere(server: Server) -> None:
    """It works in a channel and in a direct message, with commands to click and all games."""
    here = await server.stranger.slash(server.channel, "help")
    assert here.ephemeral
    in_private = await server.stranger.user.slash("help")
    for person, result in ((server.stranger, here), (server.stranger.user, in_private)):
        answer = texts(response_of(result).components)
        assert TOY in answer
        assert ARRIALA in answer
        for label in ("More for everyone", "For moderators"):
            await person.click(response_of(result), label=label)
            answer += texts(response_of(result).components)
        clickable = set(re.findall(r"</([a-z -]+):\d+>", answer))
        assert {"game new", "game verify", "play", "undo", "moves", "board", "mod restore"} <= clickable
        games = {game_text(kind, "command").message for kind in OFFERED}
        available = {
            path
            for path in server.stranger.available_commands(server.channel)
            if path.split()[0] not in games
        }
        assert clickable <= available
        unexplained = {path.split()[0] for path in available} - {path.split()[0] for path in clickable}
        assert unexplained == {"help"}, "all kinds of commands are explained"
        assert {path for path in available if path.startswith(("game", "mod"))} <= clickable


async def test_the_panel_by_command(server: Server) -> None:
    _, seat = await in_turn(server, Colour.RED)
    result = await server.people[seat].slash(server.channel, "play")
    assert labels(response_of(result).components) == [
        *("Play a card", "Draw a card", "Offer cards", "End turn"),
        *("My hand", "Refresh", "Answers and plans", "Tall pictures"),
    ]
    assert "Undo" not in answer_of(result)
    result = await server.people[1 - seat].slash(server.channel, "play")
    assert labels(response_of(result).components) == [
        "My hand",
        "Refresh",
        "Answers and plans",
        "Tall pictures",
    ]
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "play"))


async def test_before_the_start_there_is_nothing_to_see(server: Server) -> None:
    paths = ("board", "hand", "moves", "log", "play", "undo")
    for path in paths:
        answer = answer_of(await server.people[0].slash(server.channel, path))
        assert "There is no game in this channel" in answer, path
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    for path in paths:
        answer = answer_of(await server.people[0].slash(server.channel, path))
        assert "has not started" in answer, path


async def test_after_the_end_there_is_still_much_to_see(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    assert "The game is over" in answer_of(await server.people[0].slash(server.channel, "board"))
    assert "Pond 1" in answer_of(await server.stranger.slash(server.channel, "board", text=True))
    assert "Your hand" in answer_of(await server.people[0].slash(server.channel, "hand"))
    assert "page 1" in answer_of(await server.stranger.slash(server.channel, "log"))
    for path in ("moves", "play", "undo"):
        assert "has ended" in answer_of(await server.people[0].slash(server.channel, path)), path


async def test_the_log_has_pages(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    empty = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "Nothing has happened yet" in empty
    for number in range(20):
        position = await server.tables.load(game_id)
        await server.tables.play.act(game_id, server.people[0].id, Choose(number % 3 + 1))
        assert position.seq == number
    result = await server.people[0].slash(server.channel, "log")
    answer = answer_of(result)
    assert "page 1 of 2" in answer
    assert numbers(answer) == list(range(20, 5, -1))
    assert labels(response_of(result).components) == ["Older"]
    await server.people[0].click(response_of(result), label="Older")
    answer = answer_of(result)
    assert "page 2 of 2" in answer
    assert numbers(answer) == list(range(5, 0, -1))
    assert labels(response_of(result).components) == ["Newer"]
    await server.people[0].click(response_of(result), label="Newer")
    assert "page 1 of 2" in answer_of(result)


async def test_the_log_shows_each_what_they_may_know(server: Server) -> None:
    """Cards and numbers are shown to their owners alone, and what was taken back is crossed out."""
    game_id, seat = await in_turn(server, Colour.RED, Colour.BLUE)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, Play(Colour.RED, 1))
    await server.people[seat].slash(server.channel, "undo")
    before: Any = (await server.tables.load(game_id)).game
    card = before.pile[0].value
    await act_by_command(server, await server.tables.load(game_id), seat, Draw())
    own = answer_of(await server.people[seat].slash(server.channel, "log"))
    other = answer_of(await server.people[1 - seat].slash(server.channel, "log"))
    public = answer_of(await server.stranger.click(server.last, label="Log"))
    name = ("Ada", "Bea")[seat]
    assert f"draws {card}" in own
    for text in (other, public):
        assert f"{name} draws a card" in text
        assert f"draws {card}" not in text
    for text in (own, other, public):
        assert rf"3\. ~~{name} lays red in Pond 2 for 2 points.~~" in text
        assert rf"4\. {name} undid an action." in text
    assert "Ada chose 1" in answer_of(await server.people[0].slash(server.channel, "log"))
