"""/game export: a game that is over as a file or a text, for those who have played it and nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.features.lobby import exporting
from bot.i18n.catalogue import available, translate
from bot.table import Person, Status
from rules.players import Level
from tests.bot.answers import bytes_of, forge_id, state_of
from tests.bot.features.moderation.files import answer_of, first_id, imported, response_of
from tests.bot.playing import TOY, open_game, open_table, play_to_end
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts

FILES = ["Game file", "Game as text"]
OPEN = "This game is not over, or has been reopened."
NOT_PLAYED = "You have had no seat in this game: its file is for those who played, not for those who watched."


@pytest.fixture
async def over(server: Server) -> int:
    """Play a game that Ada began with Bea, for whom Cleo sat down; Dan has followed it. Return its id."""
    game = await open_game(server, TOY, 2)
    await server.people[3].slash(server.channel, "watch")
    cleo = Person(server.people[2].id, "Cleo")
    await server.tables.seats.replace(game, server.moderator.id, 1, cleo)
    await play_to_end(server, game)
    return game


def who(server: Server, name: str) -> Any:
    """Return somebody by what they are in the game."""
    ada, bea, cleo, dan = server.people
    return {
        "player": ada,
        "former player": bea,
        "later player": cleo,
        "observer": dan,
        "stranger": server.stranger,
        "moderator": server.moderator,
    }[name]


ALLOWED = ("player", "former player", "later player")
WHO = (*ALLOWED, "observer", "stranger", "moderator")


async def file_in(server: Server, result: Any) -> tuple[str, bytes]:
    """Return name and bytes of the one file of a private answer, or of the one beside it."""
    message = result.followups[-1] if result.followups else response_of(result)
    assert message.flags.ephemeral
    (file,) = message.attachments
    return file.filename, await bytes_of(server, file)


def is_without_file(result: Any) -> bool:
    """Say whether a private answer has no file."""
    return not any(message.attachments for message in (*result.followups, response_of(result)))


@pytest.mark.parametrize("name", WHO)
@pytest.mark.parametrize("text", [False, True])
async def test_the_command(server: Server, over: int, name: str, text: bool) -> None:
    """Nobody else sees or hears of it, and nothing is noted."""
    before, sent = await state_of(server, over), len(server.sent)
    result = await who(server, name).slash(server.channel, "game export", text=text)
    if name in ALLOWED:
        file, data = await file_in(server, result)
        assert file == f"riquet-toy-{over}.{'txt' if text else 'json'}"
        assert data.decode().startswith(TOY if text else '{\n "format": "riquet-game"')
        assert ("plain text" if text else "no Discord ids") in answer_of(result)
    else:
        assert answer_of(result).startswith(NOT_PLAYED)
        assert is_without_file(result)
    assert (await state_of(server, over), len(server.sent)) == (before, sent)


@pytest.mark.parametrize("name", WHO)
@pytest.mark.parametrize("form", ["game", "text"])
async def test_the_button(server: Server, over: int, name: str, form: str) -> None:
    """Whoever got hold of a player's button is asked whether they have played as well."""
    public = server.last
    forged = WireId("file", over, topic=form).custom_id
    forge_id(server, public, first_id(public), forged)
    result = await who(server, name).click(public, custom_id=forged)
    if name in ALLOWED:
        file, _ = await file_in(server, result)
        assert file == f"riquet-toy-{over}.{'txt' if form == 'text' else 'json'}"
    else:
        assert answer_of(result).startswith(NOT_PLAYED)
        assert is_without_file(result)


async def test_a_button_for_something_else(server: Server, over: int) -> None:
    public = server.last
    forged = WireId("file", over, topic="picture").custom_id
    forge_id(server, public, first_id(public), forged)
    assert "out of date" in answer_of(await server.people[0].click(public, custom_id=forged))


@pytest.mark.parametrize("name", WHO)
@pytest.mark.parametrize("command", ["game verify", "game info"])
async def test_the_buttons_stand_where_an_ended_game_is_looked_at(
    server: Server, over: int, name: str, command: str
) -> None:
    """They are offered to those who may have it alone, and leave what they stand below as it is."""
    person = who(server, name)
    shown = await person.slash(server.channel, command)
    assert labels(response_of(shown).components) == (FILES if name in ALLOWED else [])
    if name in ALLOWED:
        await server.restart()
        result = await person.click(response_of(shown), label=FILES[1])
        file, _ = await file_in(server, result)
        assert file == f"riquet-toy-{over}.txt"
        assert labels(response_of(shown).components) == FILES


async def test_the_channels_board_has_no_button_more(server: Server, over: int) -> None:
    assert not set(FILES) & set(labels(server.last.components))
    assert (await server.tables.get(over)).status == Status.FINISHED


@pytest.mark.parametrize("name", ["player", "stranger", "moderator"])
async def test_while_it_goes_on(server: Server, name: str) -> None:
    """The file would tell all secrets; nor is it offered."""
    await open_game(server, TOY, 2)
    for text in (False, True):
        result = await who(server, name).slash(server.channel, "game export", text=text)
        assert answer_of(result).startswith(OPEN)
        assert is_without_file(result)
    shown = await who(server, name).slash(server.channel, "game info")
    assert not set(FILES) & set(labels(response_of(shown).components))


async def test_a_game_that_a_moderator_has_reopened(server: Server, over: int) -> None:
    """A button from before is refused as well."""
    shown = await server.people[0].slash(server.channel, "game verify")
    await server.tables.rollback.roll_back(over, server.moderator.id, 1, new_dice=True)
    for label in FILES:
        result = await server.people[0].click(response_of(shown), label=label)
        assert answer_of(result).startswith(OPEN)
    result = await server.people[0].slash(server.channel, "game export")
    assert answer_of(result).startswith(OPEN)


async def test_where_there_is_no_game_or_none_yet(server: Server) -> None:
    ada = server.people[0]
    assert "There is no game" in answer_of(await ada.slash(server.channel, "game export"))
    await open_table(server)
    assert answer_of(await ada.slash(server.channel, "game export")) == "The game has not started yet."


async def test_a_game_off_the_table(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    await server.tables.lifecycle.reset(game, server.moderator.id)
    ada = server.people[0]
    answer = answer_of(await ada.slash(server.channel, "game export"))
    assert answer == translate("en", "error-reset")
    await server.tables.lifecycle.restore(server.channel.id, server.moderator.id)
    await server.tables.lifecycle.detach(game)
    answer = answer_of(await ada.slash(server.channel, "game export"))
    assert answer == translate("en", "error-parked")


@pytest.mark.parametrize("text", [False, True])
async def test_a_game_that_is_too_long(
    server: Server, over: int, text: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "LARGEST", 1 << 9)
    result = await server.people[0].slash(server.channel, "game export", text=text)
    assert answer_of(result).startswith("This game is too long for a file: the limit is ")
    assert is_without_file(result)


async def test_the_file_becomes_a_game_again(server: Server, over: int) -> None:
    """All who have played get the same, with names and without ids; in it nobody has a seat."""
    found = [
        (await file_in(server, await who(server, name).slash(server.channel, "game export")))[1]
        for name in ALLOWED
    ]
    assert len(set(found)) == 1
    text = found[0].decode()
    assert json.loads(text)["names"] == ["Ada", "Cleo"]
    assert "Bea" not in text
    ids = [str(one.id) for one in (*server.people, server.moderator, server.stranger)]
    assert not any(one in text for one in ids)
    there = await imported(server, found[0])
    info = await server.tables.get(there)
    assert (info.status, info.outcome) == (Status.FINISHED, (await server.tables.get(over)).outcome)
    assert (await server.tables.records.verify(there)).ok
    result = await server.people[0].slash(server.other_channel, "game export")
    assert answer_of(result).startswith(NOT_PLAYED)


async def test_who_is_erased_is_in_nothing_that_is_made_afterwards(server: Server, over: int) -> None:
    """Neither in the file nor in the text of anybody, by command or by a button from before."""
    ada, bea, cleo, _ = server.people
    shown = await ada.slash(server.channel, "game verify")
    _, told = await file_in(server, await ada.slash(server.channel, "game export", text=True))
    assert {"Bea", "Cleo"} <= set(told.decode().replace(".", " ").split())
    for person in (bea, cleo):
        question = await person.slash(server.channel, "privacy delete")
        await person.click(response_of(question), label=labels(response_of(question).components)[0])
    for label in FILES:
        _, data = await file_in(server, await ada.click(response_of(shown), label=label))
        assert not any(name in data.decode() for name in ("Bea", "Cleo"))
    for text in (False, True):
        _, data = await file_in(server, await ada.slash(server.channel, "game export", text=text))
        assert not any(name in data.decode() for name in ("Bea", "Cleo"))
        assert ("Former player" in data.decode()) is text
        for person in (bea, cleo):
            result = await person.slash(server.channel, "game export", text=text)
            assert answer_of(result).startswith(NOT_PLAYED)


async def test_a_computer_player_is_named_as_one(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    computer = Person(None, "", Level.STRONG)
    await server.tables.seats.replace(game, server.moderator.id, 1, computer)
    await server.people[0].slash(server.channel, "game abandon")
    question = await server.people[0].slash(server.channel, "game abandon")
    if "Stop the game" in labels(response_of(question).components):
        await server.people[0].click(response_of(question), label="Stop the game")
    assert (await server.tables.get(game)).status == Status.ABANDONED
    _, data = await file_in(server, await server.people[0].slash(server.channel, "game export"))
    assert json.loads(data)["computers"] == {"1": "strong"}
    _, told = await file_in(server, await server.people[0].slash(server.channel, "game export", text=True))
    text = told.decode()
    assert "Yellow: Bot (strong)." in text
    assert "Points when the game was stopped" in text
    assert "The game was stopped by mutual consent." in text


@pytest.mark.parametrize("language", available())
async def test_in_each_language(server: Server, over: int, language: str) -> None:
    """Answer, buttons, refusal and text are in the language of whoever asks."""
    ada = server.people[0]
    for person in (ada, server.stranger):
        await person.slash(server.channel, "language me", language=language)
    shown = await ada.slash(server.channel, "game verify")
    names = [translate(language, f"button-file-{form}") for form in ("game", "text")]
    assert labels(response_of(shown).components) == names
    result = await ada.slash(server.channel, "game export", text=True)
    assert answer_of(result) == translate(language, "file-text")
    _, data = await file_in(server, result)
    assert translate(language, "story-happened") in data.decode().splitlines()
    result = await ada.slash(server.channel, "game export")
    mention = server.services.mentions("game verify")
    assert answer_of(result) == translate(language, "file-game", verify=mention)
    refused = await server.stranger.slash(server.channel, "game export")
    assert answer_of(refused) == translate(language, "error-export-not-played")


async def test_the_help_names_it(server: Server) -> None:
    shown = await server.people[0].slash(server.channel, "help")
    assert server.services.mentions("game export") in texts(response_of(shown).components)
