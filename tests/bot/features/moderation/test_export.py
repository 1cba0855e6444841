"""/mod export: by those who may and those who may not, and what the file holds."""

from __future__ import annotations

import json

import pytest

from tests.bot.answers import OVER, forge_id, state_of
from tests.bot.features.moderation.files import (
    REFUSED,
    answer_of,
    asked_to_import,
    exported,
    file_of,
    first_id,
    imported,
    newest,
    response_of,
)
from tests.bot.moderating import ALLOWED, WHO, person
from tests.bot.playing import TOY
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts


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
    (offered,) = [one for one in labels(response_of(result).components) if "new draws" in one.lower()]
    question = await server.moderator.click(response_of(result), label=offered)
    (confirm,) = [one for one in labels(response_of(question).components) if "new draws" in one.lower()]
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
        "Das ist ein Verlauf ohne Startwert. Man kann ihn lesen, aber nicht importieren: "
        "Importieren lässt sich nur ein Export mit Startwert."
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
    assert "New draws" not in text
    there = await imported(server, (await file_of(server, response_of(result)))[1])
    info = await tables.get(there)
    assert (info.status, info.outcome) == ("finished", (await tables.get(game)).outcome)
    assert (await tables.records.verify(there)).ok
    last = newest(server)
    assert "imported this game from a file" in texts(last.components)
    assert labels(last.components) == OVER
