"""Tests of /mod export and /mod import, by those who may and those who may not."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.features.moderation import import_game
from bot.table import Person
from rules import GAMES
from tests.bot.answers import TOY, choose_all, forge_id, labels, parts, state_of
from tests.bot.playing import open_game
from tests.bot.table.filed import changed
from tests.bot.wire import WireId
from tests.discord import Server, texts
from tests.discord import server as running
from tests.toy.game import Toy

WHO = ("manager", "by role", "player", "stranger")
ALLOWED = ("manager", "by role")
REFUSED = "That is for moderators: Manage Channels here, or a role that was set for it."


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server whose helpers may moderate by their role."""
    probe = Server(tmp_path / "probe.db")
    async with running(tmp_path / "games.db", moderator_roles=str(probe.helpers.id)) as made:
        assert made.config.moderator_roles == (made.helpers.id,)
        yield made


def person(server: Server, who: str) -> Any:
    return {
        "manager": server.moderator,
        "by role": server.helper,
        "player": server.people[0],
        "stranger": server.stranger,
    }[who]


def response_of(result: Any) -> Any:
    """Return the private message that somebody got, be it in the place of a question."""
    assert result.response is not None
    assert result.response.flags.ephemeral
    return result.response


def answer_of(result: Any) -> str:
    """Return the text of the private message, or of the one that was sent beside it."""
    if result.followups:
        return texts(result.followups[-1].components)
    return texts(response_of(result).components)


async def file_of(server: Server, message: Any) -> tuple[str, bytes]:
    """Return the name and the bytes of a message's one file."""
    (file,) = message.attachments
    data = await server.client.http.get_from_cdn(file.url)
    return file.filename, data


def newest(server: Server) -> Any:
    """Return the newest message of the other channel."""
    message = server.other_channel.last_message
    assert message is not None
    return message


async def exported(server: Server, **options: Any) -> tuple[str, bytes]:
    """Export the channel's game as a moderator; return the name and the bytes of the file."""
    question = await server.moderator.slash(server.channel, "mod export", **options)
    first = labels(response_of(question).components)[0]
    return await file_of(
        server, response_of(await server.moderator.click(response_of(question), label=first))
    )


async def asked_to_import(server: Server, data: bytes, channel: Any = None, name: str = "game.json") -> Any:
    """Import a file as a moderator, in the other channel by default; return the result."""
    where = channel or server.other_channel
    return await server.moderator.slash(where, "mod import", file=(name, data))


async def imported(server: Server, data: bytes) -> int:
    """Import a file into the other channel; return the id of the game that it became."""
    question = response_of(await asked_to_import(server, data))
    answer = answer_of(await server.moderator.click(question, label="Import"))
    assert "The game is here." in answer
    info = await server.tables.latest(server.other_channel.id)
    assert info is not None
    return info.id


@pytest.fixture
async def game(server: Server) -> int:
    """Open a game in somebody's turn; return its id."""
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    return game


def first_id(message: Any) -> str:
    return next(part["custom_id"] for part in parts(message.components) if part.get("custom_id"))


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("seed", [True, False])
async def test_the_command_export(server: Server, game: int, who: str, seed: bool) -> None:
    """It shows what is in the file and asks, and nothing has happened yet; others are refused."""
    before, sent = await state_of(server, game), len(server.sent)
    result = await person(server, who).slash(server.channel, "mod export", seed=seed)
    answer = answer_of(result)
    if who in ALLOWED:
        assert TOY in answer
        assert ("every hidden hand" in answer) is seed
        assert ("/mod rollback" in answer or "</mod rollback" in answer) is seed
        label = "Export with seed" if seed else "Export the log"
        assert labels(response_of(result).components) == [label, "Cancel"]
    else:
        assert answer == REFUSED
        assert labels(response_of(result).components) == []
    assert response_of(result).attachments == []
    assert (await state_of(server, game), len(server.sent)) == (before, sent)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("seed", [1, 0])
async def test_the_button_export(server: Server, game: int, who: str, seed: int) -> None:
    """Whoever got hold of a moderator's button is asked again whether they may."""
    before, public = await state_of(server, game), server.last
    forged = WireId("mod_export", game, decision=seed).custom_id
    forge_id(server, public, first_id(public), forged)
    result = await person(server, who).click(public, custom_id=forged)
    if who in ALLOWED:
        name, data = await file_of(server, response_of(result))
        assert name == (f"riquet-toy-{game}.json" if seed else f"riquet-toy-{game}-log.json")
        assert ("seed" in json.loads(data)) is bool(seed)
        text = texts(server.last.components)
        assert ("its seed" if seed else "without the seed") in text
        assert person(server, who).user.name in text
    else:
        assert answer_of(result) == REFUSED
        assert response_of(result).attachments == []
        assert await state_of(server, game) == before


async def test_a_forged_export_of_another_channels_game(server: Server, game: int) -> None:
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    elsewhere = newest(server)
    forged = WireId("mod_export", game, decision=1).custom_id
    forge_id(server, elsewhere, first_id(elsewhere), forged)
    before = await state_of(server, game)
    result = await server.moderator.click(elsewhere, custom_id=forged)
    assert "another channel" in answer_of(result)
    assert await state_of(server, game) == before


async def test_new_dice_after_an_export(server: Server, game: int) -> None:
    """The answer offers what makes the seed worthless, for the entry where the game stands."""
    question = await server.moderator.slash(server.channel, "mod export")
    await server.restart()
    result = await server.moderator.click(response_of(question), label="Export with seed")
    seq, _ = await state_of(server, game)
    assert f"entry {seq}" in answer_of(result)
    (offered,) = [one for one in labels(response_of(result).components) if "dice" in one.lower()]
    question = await server.moderator.click(response_of(result), label=offered)
    (confirm,) = [one for one in labels(response_of(question).components) if "dice" in one.lower()]
    await server.moderator.click(response_of(question), label=confirm)
    lines = await server.tables.records.history(game, None, 1)
    assert [line.kind for line in lines] == ["dice"]


async def test_the_log_as_a_file_holds_no_secret(server: Server, game: int) -> None:
    """It has no seed, no sealed salt and no hidden choice, and it is in the reader's language."""
    tables = server.tables
    await exported(server)
    seq = (await tables.load(game)).seq
    await tables.rollback.roll_back(game, 900, seq, new_dice=True)
    await server.moderator.slash(server.channel, "language me", language="de")
    question = await server.moderator.slash(server.channel, "mod export", seed=False)
    answer = await server.moderator.click(response_of(question), label="Verlauf exportieren")
    _, data = await file_of(server, response_of(answer))
    text = data.decode()
    async with server.tables.store.write() as queries:
        row = await queries.row("SELECT seed FROM game WHERE id = ?", game)
        salts = await queries.rows(
            "SELECT json_extract(facts, '$.salt') AS salt FROM entry WHERE kind = 'dice'"
        )
    assert row is not None
    assert row["seed"] not in text
    assert salts
    assert all(one["salt"] not in text for one in salts)
    plain = json.loads(data)
    assert plain["people"] == ["Ada", "Bea"]
    assert [entry["seq"] for entry in plain["entries"]] == list(range(1, seq + 3))
    assert plain["entries"][-1]["text"].startswith("Die Moderation")
    assert '"action":' not in text
    refused = answer_of(await asked_to_import(server, data))
    assert refused == (
        "Das ist ein Verlauf ohne Startwert. Man kann ihn lesen, aber nicht importieren;"
        " das geht nur mit einem Export mit Startwert."
    )


async def test_where_there_is_nothing_to_export(server: Server) -> None:
    assert "There is no game" in answer_of(await server.moderator.slash(server.channel, "mod export"))
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    answer = answer_of(await server.moderator.slash(server.channel, "mod export"))
    assert answer == "The game has not started yet."
    forged = WireId("mod_export", 1, decision=1).custom_id
    forge_id(server, server.last, first_id(server.last), forged)
    assert "has not started" in answer_of(await server.moderator.click(server.last, custom_id=forged))


async def test_an_ended_game_has_no_secret_to_warn_of(server: Server, game: int) -> None:
    tables = server.tables
    while (position := await tables.load(game)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
    question = await server.moderator.slash(server.channel, "mod export")
    assert "seed is public" in answer_of(question)
    result = await server.moderator.click(response_of(question), label="Export")
    assert labels(response_of(result).components) == []
    text = texts(server.last.components)
    assert "New dice" not in text
    there = await imported(server, (await file_of(server, response_of(result)))[1])
    info = await tables.get(there)
    assert (info.status, info.outcome) == ("finished", (await tables.get(game)).outcome)
    assert (await tables.records.verify(there)).ok
    last = newest(server)
    assert "brought this game in from a file" in texts(last.components)
    assert labels(last.components) == ["Check the dice", "Log", "Info"]


async def test_a_game_goes_on_in_another_channel(server: Server, game: int) -> None:
    """The same game and people go on, the channel sees the board, and whoever is to act is called."""
    name, data = await exported(server)
    before = await server.tables.load(game)
    question = await asked_to_import(server, data, name=name)
    answer = answer_of(question)
    assert TOY in answer
    assert f"The log has {before.seq} entries" in answer
    assert "Ada and Bea" in answer
    assert labels(response_of(question).components) == ["Import", "Cancel"]
    assert await server.tables.find(server.other_channel.id) is None
    await server.restart()
    done = await server.moderator.click(response_of(question), label="Import")
    assert "mod reset" in answer_of(done)
    assert labels(response_of(done).components) == ["Take it off the table"]
    info = await server.tables.find(server.other_channel.id)
    assert info is not None
    after = await server.tables.load(info.id)
    assert (after.game, after.decisions) == (before.game, before.decisions)
    assert info.seats == before.info.seats
    message = newest(server)
    assert "A moderator (moda) has brought this game in from a file." in texts(message.components)
    waited = info.seats[info.waiting_for[0]].discord_id
    assert [user.id for user in message.mentions] == [waited]
    assert message.attachments
    seat = info.waiting_for[0]
    played = await server.people[seat].click(message, label="Play")
    assert played.ephemeral
    await server.moderator.click(response_of(done), label="Take it off the table")
    assert (await server.tables.get(info.id)).status == "open"
    shown = await server.tables.records.history(info.id, None, 1)
    assert shown[0].person is not None
    assert shown[0].person.discord_id == server.moderator.id


async def test_who_is_not_here_is_looked_for(server: Server, game: int) -> None:
    _, data = await exported(server)
    server.guild.remove_member(server.people[1])
    await server.env.settle()
    answer = answer_of(await asked_to_import(server, data))
    assert "Not on this server: Bea" in answer
    assert "One seat is free" in answer
    there = await imported(server, data)
    info = await server.tables.get(there)
    assert (info.seats[0].name, info.free, info.called) == ("Ada", (1,), (1,))
    call = newest(server)
    assert "a substitute is looked for" in texts(call.components)
    await server.people[2].click(call, label=labels(call.components)[0])
    info = await server.tables.get(there)
    assert [one.name for one in info.seats] == ["Ada", "Cleo"]


@pytest.mark.parametrize("who", WHO)
async def test_the_command_import(server: Server, game: int, who: str) -> None:
    _, data = await exported(server)
    result = await person(server, who).slash(server.other_channel, "mod import", file=("game.json", data))
    if who in ALLOWED:
        assert labels(response_of(result).components) == ["Import", "Cancel"]
    else:
        assert answer_of(result) == REFUSED
    rows = await server.tables.store.reader.rows("SELECT id FROM upload")
    assert len(rows) == (1 if who in ALLOWED else 0)
    assert await server.tables.latest(server.other_channel.id) is None


@pytest.mark.parametrize("who", WHO)
async def test_the_button_import(server: Server, game: int, who: str) -> None:
    """It is for the moderator who sent the file, in the channel where they did, and for nobody else."""
    board = server.last
    _, data = await exported(server)
    await server.tables.lifecycle.reset(game, server.moderator.id)
    await asked_to_import(server, data, server.channel)
    row = await server.tables.store.reader.row("SELECT id FROM upload")
    assert row is not None
    for verb in ("mod_import",) if who == "manager" else ("mod_import_cancel", "mod_import"):
        forged = WireId(verb, 0, decision=row["id"]).custom_id
        forge_id(server, board, first_id(board), forged)
        answer = answer_of(await person(server, who).click(board, custom_id=forged))
        board = next(message for message in server.messages() if message.id == board.id)
        if who == "manager":
            assert "The game is here" in answer
            continue
        assert answer == (REFUSED if who not in ALLOWED else "That file is not kept any more. Send it again.")
        assert await server.tables.store.reader.row("SELECT id FROM upload") is not None
        assert await server.tables.find(server.channel.id) is None


async def test_the_button_import_in_another_channel(server: Server, game: int) -> None:
    board = server.last
    _, data = await exported(server)
    await asked_to_import(server, data)
    row = await server.tables.store.reader.row("SELECT id FROM upload")
    assert row is not None
    for verb in ("mod_import", "mod_import_cancel"):
        forged = WireId(verb, 0, decision=row["id"]).custom_id
        forge_id(server, board, first_id(board), forged)
        answer = answer_of(await server.moderator.click(board, custom_id=forged))
        assert answer == "That file is not kept any more. Send it again."
        board = next(message for message in server.messages() if message.id == board.id)
    assert await server.tables.store.reader.row("SELECT id FROM upload") is not None


async def test_an_import_is_done_once(server: Server, game: int) -> None:
    _, data = await exported(server)
    question = response_of(await asked_to_import(server, data))
    button = first_id(question)
    await server.moderator.click(question, label="Import")
    public = newest(server)
    forge_id(server, public, first_id(public), button)
    assert "not kept any more" in answer_of(await server.moderator.click(public, custom_id=button))
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None


async def test_an_import_that_is_not_wanted_after_all(server: Server, game: int) -> None:
    _, data = await exported(server)
    question = response_of(await asked_to_import(server, data))
    assert "Nothing was changed" in answer_of(await server.moderator.click(question, label="Cancel"))
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None
    assert await server.tables.latest(server.other_channel.id) is None


async def test_an_open_game_is_not_overwritten(server: Server, game: int) -> None:
    """It is overwritten neither by the command nor, if it was begun in between, by the button."""
    _, data = await exported(server)
    answer = answer_of(await asked_to_import(server, data, server.channel))
    assert "There is a game in this channel already" in answer
    question = response_of(await asked_to_import(server, data))
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    other = await server.tables.find(server.other_channel.id)
    answer = answer_of(await server.moderator.click(question, label="Import"))
    assert "There is a game in this channel already" in answer
    assert await server.tables.find(server.other_channel.id) == other
    assert other is not None
    await server.tables.lifecycle.reset(other.id, server.moderator.id)
    assert "The game is here" in answer_of(await server.moderator.click(question, label="Import"))


@pytest.mark.parametrize(
    "damage", ["truncated", "flipped", "forged", "no file", "empty", "log of a stranger"]
)
async def test_a_damaged_export_is_refused(server: Server, game: int, damage: str) -> None:
    _, data = await exported(server)
    entry = {"events": []}
    broken = {
        "truncated": data[: len(data) // 2],
        "flipped": data.replace(b'"seats": 2', b'"seats": 3', 1),
        "forged": changed(data, lambda plain: plain["entries"][1].update(entry)),
        "no file": b"\x89PNG\r\n",
        "empty": b"",
        "log of a stranger": b'{"format": "something"}',
    }[damage]
    answer = answer_of(await asked_to_import(server, broken))
    assert answer == {
        "flipped": "The file is damaged: its checksum does not fit.",
        "forged": "The log in the file cannot be played again: entry 2 does not come out as it stands there.",
    }.get(damage, "That is no file that this bot has exported.")
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None
    assert await server.tables.latest(server.other_channel.id) is None


async def test_a_file_that_is_too_big(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_game, "LARGEST", 1 << 20)
    answer = answer_of(await asked_to_import(server, b" " * ((1 << 20) + 1)))
    assert answer == "The file is too big. At most 1 MB are possible."


async def test_a_file_that_discord_does_not_give(server: Server, game: int) -> None:
    _, data = await exported(server)

    async def gone(url: str) -> bytes:
        raise _not_found()

    server.client.http.get_from_cdn = gone  # type: ignore[method-assign]
    assert "could not be fetched" in answer_of(await asked_to_import(server, data))


def _not_found() -> Exception:
    class Answer:
        status, reason = 404, "Not Found"

    return discord.NotFound(Answer(), "gone")  # type: ignore[arg-type]


async def test_a_position_that_cannot_be_shown(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries by older rules are not played again, so a position that cannot be drawn is refused."""
    _, data = await exported(server)
    monkeypatch.setattr(Toy, "version", 2)
    answer = answer_of(
        await asked_to_import(server, changed(data, lambda one: one["state"].update(ponds=[])))
    )
    assert answer == "The log in the file does not lead to where the game stands in it."
    answer = answer_of(await asked_to_import(server, data))
    assert "older rules" in answer


async def test_all_games_travel(server: Server) -> None:
    """Each game that there is can be exported and imported after its first action."""
    tables = server.tables
    for kind, rules in GAMES.items():
        people = [Person(one.id, one.user.name) for one in server.people[: min(rules.seat_numbers)]]
        info = await tables.lobby.create(kind, server.guild.id, server.channel.id, len(people), people[0])
        for one in people[1:]:
            await tables.lobby.join(info.id, one)
        await tables.lobby.start(info.id, people[0])
        position = await tables.load(info.id)
        seat = position.game.waiting_for[0]
        await tables.play.act(info.id, people[seat], position.game.suggest(seat))
        _, data = await exported(server)
        there = await imported(server, data)
        assert (await tables.load(there)).game == (await tables.load(info.id)).game
        await tables.lifecycle.reset(info.id, people[0])
        await tables.lifecycle.reset(there, people[0])
