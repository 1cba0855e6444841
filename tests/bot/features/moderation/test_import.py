"""/mod import: by those who may and those who may not, and what is refused."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.moderation import import_game
from bot.table import Person
from bot.ui.games import offered_games
from tests.bot.answers import forge_id
from tests.bot.features.moderation.files import (
    REFUSED,
    answer_of,
    asked_to_import,
    exported,
    first_id,
    imported,
    newest,
    response_of,
)
from tests.bot.moderating import ALLOWED, WHO, do, person
from tests.bot.playing import TOY
from tests.bot.table.filed import changed
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.toy.game import Toy


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
    assert labels(response_of(done).components) == ["Remove the game"]
    info = await server.tables.find(server.other_channel.id)
    assert info is not None
    after = await server.tables.load(info.id)
    assert (after.game, after.decisions) == (before.game, before.decisions)
    assert info.seats == before.info.seats
    message = newest(server)
    assert "A moderator (moda) has imported this game from a file." in texts(message.components)
    waited = info.seats[info.waiting_for[0]].discord_id
    assert [user.id for user in message.mentions] == [waited]
    assert message.attachments
    seat = info.waiting_for[0]
    played = await server.people[seat].click(message, label="Play")
    assert played.ephemeral
    await server.moderator.click(response_of(done), label="Remove the game")
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
    assert "a substitute is being looked for" in texts(call.components)
    await server.people[2].click(call, label=labels(call.components)[0])
    info = await server.tables.get(there)
    assert [one.name for one in info.seats] == ["Ada", "Cleo"]


async def test_the_audit_has_what_was_done_here_once(server: Server, game: int) -> None:
    """What stands in the file was done at the game that it is of, be it of this channel or of another."""
    await do(server, "mod pause", "Pause the game")
    await do(server, "mod resume", "Resume the game")
    _, data = await exported(server)
    await do(server, "mod reset", "Remove the game")
    question = response_of(await asked_to_import(server, data, server.channel))
    await server.moderator.click(question, label="Import")
    await do(server, "mod pause", "Pause the game")
    here = answer_of(await server.moderator.slash(server.channel, "mod audit"))
    assert [here.count(f"{what} the game") for what in ("paused", "resumed", "imported")] == [2, 1, 1]
    there = await imported(server, data)
    elsewhere = answer_of(await server.moderator.slash(server.other_channel, "mod audit"))
    assert re.findall(r"game (\d+): .* (\w+) the game", elsewhere) == [(str(there), "imported")]


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
            assert "The game has been imported" in answer
            continue
        assert answer == (REFUSED if who not in ALLOWED else "That file is no longer kept. Send it again.")
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
        assert answer == "That file is no longer kept. Send it again."
        board = next(message for message in server.messages() if message.id == board.id)
    assert await server.tables.store.reader.row("SELECT id FROM upload") is not None


async def test_an_import_is_done_once(server: Server, game: int) -> None:
    _, data = await exported(server)
    question = response_of(await asked_to_import(server, data))
    button = first_id(question)
    await server.moderator.click(question, label="Import")
    public = newest(server)
    forge_id(server, public, first_id(public), button)
    assert "no longer kept" in answer_of(await server.moderator.click(public, custom_id=button))
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
    assert "There is already a game in this channel" in answer
    question = response_of(await asked_to_import(server, data))
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    other = await server.tables.find(server.other_channel.id)
    answer = answer_of(await server.moderator.click(question, label="Import"))
    assert "There is already a game in this channel" in answer
    assert await server.tables.find(server.other_channel.id) == other
    assert other is not None
    await server.tables.lifecycle.reset(other.id, server.moderator.id)
    assert "The game has been imported" in answer_of(await server.moderator.click(question, label="Import"))


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
        "flipped": "The file is damaged: its checksum does not match.",
        "forged": "The log in the file cannot be replayed: entry 2 gives a different result from the one "
        "recorded.",
        "truncated": (
            "The file begins like an export of this bot, but it is damaged or cut off."
            " Download it again, or export the game again."
        ),
    }.get(damage, "That is not a file exported by this bot.")
    assert await server.tables.store.reader.row("SELECT id FROM upload") is None
    assert await server.tables.latest(server.other_channel.id) is None


async def test_a_file_that_is_too_big(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_game, "LARGEST", 1 << 20)
    answer = answer_of(await asked_to_import(server, b" " * ((1 << 20) + 1)))
    assert answer == "The file is too big: the limit is 1 MB."


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
    assert answer == "The position saved in the file cannot occur in this game."
    answer = answer_of(await asked_to_import(server, data))
    assert "older rules" in answer


async def test_all_games_travel(server: Server) -> None:
    """Each game that there is can be exported and imported after its first action."""
    tables = server.tables
    for kind, rules in offered_games().items():
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
