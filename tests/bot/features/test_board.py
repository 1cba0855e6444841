"""Tests of board, hand, moves, log, help, panel and undo, and of no secret being shown by them."""

from __future__ import annotations

import re
from hashlib import sha256
from random import Random
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord.interactions import walk_to_subcommand

import render
from bot.features.board import text as board_text
from bot.i18n.translator import game_text
from bot.ui import message as messages
from rules import GAMES, Game, new_game
from rules.arriala import actions as arriala
from rules.language.words import Words
from tests.bot.answers import TOY, answer_of, choose_all, labels, lay_out, parts, response_of, state_of
from tests.bot.playing import act_by_command, open_game, open_panel
from tests.discord import Server, texts
from tests.rules.hidden import REDEALS
from tests.toy.actions import Choose, Draw, EndTurn, Offer, Play
from tests.toy.components import Colour
from tests.toy.game import Toy

ARRIALA = "Arriala: Canal de Garonne"


async def in_turn(server: Server, *hand: Colour, pond: Colour | None = None) -> tuple[int, int]:
    """Open a game in a turn of a seat with that hand; return the game and the seat."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    hands = tuple(hand if other == seat else (Colour.GREEN,) * 3 for other in range(2))
    ponds = game.ponds if pond is None else ((pond,), *game.ponds[1:])
    await lay_out(server, game_id, replace(game, hands=hands, ponds=ponds))
    return game_id, seat


def pictures(message: Any) -> list[tuple[str, str]]:
    """Return the names and descriptions of the pictures of a message."""
    return [
        (item["media"]["url"].split("/")[-1].split("?")[0], item["description"])
        for part in parts(message.components)
        for item in part.get("items", ())
    ]


def played(person: Any, *kinds: str) -> list[str]:
    """Return the commands of games, or of some of them, that somebody can give."""
    roots = [Words(kind, "en").text("command") for kind in kinds or GAMES]
    return [
        path for path in person.available_commands(person.guild.channels["canal"]) if path.split()[0] in roots
    ]


def numbers(text: str) -> list[int]:
    """Return the numbers of the log's lines, as they are shown."""
    return [int(line.split("\\")[0]) for line in text.split("\n") if line[0].isdigit()]


async def file_of(server: Server, attachment: discord.Attachment) -> bytes:
    """Return the bytes of an attachment."""
    return await server.client.http.get_from_cdn(attachment.url)


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
    data = await file_of(server, response_of(result).attachments[0])
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
    assert f"The board, as {name} asked for" in texts(server.last.components)
    assert len(pictures(server.last)) == 1
    assert not server.sent[-1]["allowed_mentions"].get("users")
    assert server.sent[-1]["allowed_mentions"]["parse"] == []
    assert labels(server.last.components) == ["Play", "My hand", "Log"]


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
    written = (await file_of(server, file)).decode()
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
    for result in (here, in_private):
        answer = texts(response_of(result).components)
        assert TOY in answer
        assert ARRIALA in answer
        clickable = set(re.findall(r"</([a-z -]+):\d+>", answer))
        assert {"game new", "game verify", "panel", "undo", "moves", "board", "mod restore"} <= clickable
        games = {game_text(kind, "command").message for kind in GAMES}
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
    result = await server.people[seat].slash(server.channel, "panel")
    assert labels(response_of(result).components) == [
        *("Play a card", "Draw a card", "Offer cards", "End turn"),
        *("My hand", "Refresh"),
    ]
    assert "Undo" not in answer_of(result)
    result = await server.people[1 - seat].slash(server.channel, "panel")
    assert labels(response_of(result).components) == ["My hand", "Refresh"]
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "panel"))


async def test_before_the_start_there_is_nothing_to_see(server: Server) -> None:
    paths = ("board", "hand", "moves", "log", "panel", "undo")
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
    for path in ("moves", "panel", "undo"):
        assert "has ended" in answer_of(await server.people[0].slash(server.channel, path)), path


async def test_undo(server: Server) -> None:
    """The last action of the turn and the one before it are undone, and the state is what it was."""
    game_id, seat = await in_turn(server, Colour.RED, Colour.BLUE)
    start = (await state_of(server, game_id))[1]
    for action in (Play(Colour.RED, 1), Play(Colour.BLUE, 2)):
        position = await server.tables.load(game_id)
        await act_by_command(server, position, seat, action)
    sent = len(server.sent)
    result = await server.people[seat].slash(server.channel, "undo")
    assert "Undone." in answer_of(result)
    assert "Undo" in labels(response_of(result).components)
    result = await server.people[seat].click(response_of(result), label="Undo")
    assert (await state_of(server, game_id))[1] == start
    assert len(server.sent) == sent, "nothing of it had been posted"
    before = await state_of(server, game_id)
    assert "Bea has acted since" in answer_of(await server.people[0].slash(server.channel, "undo"))
    assert await state_of(server, game_id) == before, "the numbers were shown since they were chosen"


async def test_undo_never_crosses_a_reveal(server: Server) -> None:
    game_id, seat = await in_turn(server, Colour.RED)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, Draw())
    before = await state_of(server, game_id)
    answer = answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert "Something hidden or random was revealed" in answer
    assert await state_of(server, game_id) == before
    panel = await open_panel(server, seat)
    assert "Undo" not in labels(panel.components)


async def test_undo_never_takes_the_turn_back(server: Server) -> None:
    game_id, seat = await in_turn(server, Colour.RED)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, EndTurn())
    before = await state_of(server, game_id)
    assert "Your turn has passed" in answer_of(await server.people[seat].slash(server.channel, "undo"))
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 1 - seat, Draw())
    name = ("Ada", "Bea")[1 - seat]
    assert f"{name} has acted since" in answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert (await state_of(server, game_id))[0] == before[0] + 1


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
        assert rf"4\. {name} took back an action." in text
    assert "Ada chose 1" in answer_of(await server.people[0].slash(server.channel, "log"))


def laid_out(kind: str, phase: str) -> tuple[Game, int, int]:
    """Return a position with something hidden, who acts next, and another seat that looks on."""
    game = new_game(kind, seats=3, seed=11, first=0)
    if phase == "choosing":
        return game.apply(0, Choose(2))[0], 1, 2
    draw = arriala.Draw() if kind == "arriala" else Draw()
    for _ in range(300):
        seat = game.waiting_for[0]
        looker = (seat + 1) % 3
        view: Any = game.view(looker)
        held = view.hand_sizes if kind == "arriala" else view.hands
        if min(held) > 0 and draw in game.legal_actions(seat):
            break
        game, _ = game.apply(seat, game.suggest(seat))
    else:
        raise AssertionError("nobody can draw")
    if phase == "offer":
        assert isinstance(game, Toy)
        game, _ = game.apply(seat, Offer((seat + 2) % 3, game.hands[seat][:1]))
    return game, seat, looker


async def visible_to(server: Server, kind: str, looker: int, since: int) -> list[str]:
    """Return all that a seat and a stranger can see: texts, descriptions, pictures and suggestions."""
    found: list[str] = []

    async def take(message: Any) -> None:
        # Log lines and pages are numbered by what happened before.
        found.append(re.sub(r"^\d+\. |\d+$", "", texts(message.components), flags=re.MULTILINE))
        found.extend(alt for _, alt in pictures(message))
        for file in message.attachments:
            found.append(sha256(await file_of(server, file)).hexdigest())

    for message in server.messages()[since:]:
        await take(message)
    for person in (server.people[looker], server.stranger):
        for path, given in (
            ("hand", {}),
            ("panel", {}),
            ("moves", {}),
            ("board", {}),
            ("board", {"text": True}),
            ("game info", {}),
        ):
            await take(response_of(await person.slash(server.channel, path, **given)))
        log = await person.slash(server.channel, "log")
        found.append(answer_of(log).split("\n")[1].split(" ", 1)[1])
        for path in played(person, kind):
            found.extend(await suggestions(server, person, path))
    before = len(server.messages())
    for text in (False, True):
        await server.people[looker].slash(server.channel, "board", public=True, text=text)
    for message in server.messages()[before:]:
        await take(message)
    return found


async def suggestions(server: Server, person: Any, path: str) -> list[str]:
    """Return what is offered for each field of a command."""
    root = server.env.backend.find_command(path.split()[0], server.guild.id)
    leaf, _ = walk_to_subcommand(root, path.split()[1:])  # type: ignore[arg-type]
    return [
        str(await person.autocomplete(server.channel, path, option["name"], ""))
        for option in leaf.get("options") or ()
        if option.get("autocomplete")
    ]


@pytest.mark.parametrize(
    ("kind", "phase"),
    [("toy", "choosing"), ("toy", "turn"), ("toy", "offer"), ("arriala", "turn")],
)
async def test_nothing_secret_is_shown(server: Server, kind: str, phase: str) -> None:
    """With what is hidden dealt otherwise, others see exactly the same, to the last pixel."""
    game_id = await open_game(server, Words(kind, "en").text("title"), 3)
    game, seat, looker = laid_out(kind, phase)
    visible: list[list[str]] = []
    draw = arriala.Draw() if kind == "arriala" else Draw()

    def hidden(variant: Game) -> object:
        return variant.apply(seat, draw)[1] if phase == "turn" else variant

    others = (REDEALS[kind](game, looker, Random(number)) for number in range(99))
    for variant in (game, next(other for other in others if hidden(other) != hidden(game))):
        await lay_out(server, game_id, variant)
        since = len(server.messages())
        position = await server.tables.load(game_id)
        if phase == "turn":
            await act_by_command(server, position, seat, draw)
        elif phase == "choosing":
            view: Any = variant.view(0)
            await act_by_command(server, position, 0, Choose(view.number % 3 + 1))
        visible.append(await visible_to(server, kind, looker, since))
    assert visible[0] == visible[1]
    assert len(visible[0]) > 20
