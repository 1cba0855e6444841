"""A game's row, or that of a seat, is damaged on the disk: all else goes on, and its channel can be freed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.delivery.lost_venues import LostVenues
from bot.store.put_right import LOST
from bot.table import StaleError
from bot.ui.venues import Venues
from tests.bot.answers import answer_of
from tests.bot.erasing import known
from tests.bot.moderating import ask
from tests.bot.playing import TOY, open_game
from tests.discord import Server, texts

ROTS = {
    "game": "UPDATE game SET seal = seal + 1 WHERE id = ?",
    "host": "UPDATE game SET host = host + 64 WHERE id = ?",
    "seat": "UPDATE seat SET seal = seal + 1 WHERE game = ? AND seat = 0",
}

STATEMENTS = {**ROTS, "position": "UPDATE snapshot SET seal = seal + 1 WHERE game = ?"}


async def elsewhere(server: Server) -> int:
    """Start a game in another channel; return its id."""
    lobby, where = server.tables.lobby, (server.guild.id, server.other_channel.id)
    game_id = (await lobby.create("toy", *where, 3, known(server, 0))).id
    for number in (1, 2):
        await lobby.join(game_id, known(server, number))
    await lobby.start(game_id, known(server, 0))
    return game_id


async def rot(server: Server, game_id: int, what: str) -> None:
    """Restart the bot with a game whose row, or that of a seat, is not as it was written."""
    path = server.tables.store.path

    def change() -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            assert connection.execute(STATEMENTS[what], (game_id,)).rowcount == 1

    await server.restart(change)


async def posted(server: Server) -> list[tuple[int, str]]:
    """Return the messages to channels, each the game and what it is, in their order."""
    rows = await server.tables.store.reader.rows("SELECT game, coalesce(note, kind) FROM outbox ORDER BY id")
    return [tuple(row) for row in rows]


async def status(server: Server, game_id: int) -> str:
    rows = await server.tables.store.reader.rows("SELECT status FROM game WHERE id = ?", game_id)
    return rows[0]["status"]


@pytest.mark.parametrize("what", ROTS)
async def test_who_sits_there_can_have_their_data_deleted(server: Server, what: str) -> None:
    damaged = await open_game(server, TOY, 3)
    sound = await elsewhere(server)
    await rot(server, damaged, what)
    person = known(server, 1)
    await server.tables.people.forget(person.discord_id or 0)
    assert (await server.tables.get(sound)).free == (1,)
    assert await server.tables.people.personal_data(person.discord_id or 0) is None
    rows = await server.tables.store.reader.rows("SELECT 1 FROM person WHERE name = ?", person.name)
    assert rows == []
    (said,) = server.faults
    assert f"game {damaged} is damaged on the disk" in said
    server.faults.clear()


@pytest.mark.parametrize("what", ROTS)
async def test_moderators_free_the_channel(server: Server, what: str) -> None:
    damaged = await open_game(server, TOY, 2)
    await rot(server, damaged, what)
    for path in ("board", "play", "mod pause", "game info", "mod rollback"):
        written = {"entry": "1"} if path == "mod rollback" else {}
        answer = await server.moderator.slash(server.channel, path, **written)
        assert "only the owner of the bot can bring it back" in answer_of(answer), path
    asked = await ask(server, "mod reset")
    assert "damaged on the disk" in texts(asked.components)
    await server.moderator.click(asked, label="Remove the game")
    assert await status(server, damaged) == "reset"
    for path, said in (
        ("play", "no game"),
        ("board", "no game"),
        ("game info", "no game"),
        ("mod restore", "no removed game"),
        ("mod reset", "no game"),
        ("mod audit", f"removed game {damaged}"),
        ("rules search", "building a lock"),
    ):
        written = {"query": "lock"} if path == "rules search" else {}
        answer = answer_of(await server.moderator.slash(server.channel, path, **written))
        assert said in answer.casefold(), path
    again = await open_game(server, TOY, 2)
    assert (await server.tables.find(server.channel.id)) is not None
    assert again != damaged
    where = server.guild.id, server.channel.id
    for game_id in (damaged, again):
        with pytest.raises(StaleError):
            await server.tables.lifecycle.put_away_damaged(game_id, *where, known(server, 0))
    assert await status(server, again) == "open"


async def test_who_is_no_moderator_frees_nothing(server: Server) -> None:
    damaged = await open_game(server, TOY, 2)
    await rot(server, damaged, "game")
    answer = await server.people[1].slash(server.channel, "mod reset")
    assert "only moderators" in answer_of(answer).casefold()
    assert await status(server, damaged) == "open"


async def test_places_that_are_gone_are_found_behind_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = await open_game(server, TOY, 2)
    gone = await elsewhere(server)

    async def lost(_: Venues, info: Any) -> bool:
        return info.id == gone

    monkeypatch.setattr(Venues, "is_gone", lost)
    await rot(server, damaged, "game")
    assert (await status(server, damaged), await status(server, gone)) == ("open", "parked")


async def test_a_place_that_cannot_be_looked_for_holds_up_no_other(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await open_game(server, TOY, 2)
    gone = await elsewhere(server)

    async def failing(_: Venues, info: Any) -> bool:
        if info.id == first:
            raise sqlite3.OperationalError("disk I/O error")
        return True

    monkeypatch.setattr(Venues, "is_gone", failing)
    await LostVenues(server.tables, server.services.venues).on_ready()
    assert (await status(server, first), await status(server, gone)) == ("open", "parked")
    (fault,) = server.faults
    assert "disk I/O error" in fault
    server.faults.clear()


@pytest.mark.parametrize("what", ["game", "position"])
async def test_it_keeps_no_board_of_others_from_being_shown_again(
    server: Server, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    damaged = await open_game(server, TOY, 3)
    sound = await elsewhere(server)
    await rot(server, damaged, what)
    before = await server.tables.outbox.last_message(sound)
    await server.client.post_open_games()
    await server.env.settle()
    shown = await server.tables.outbox.last_message(sound)
    assert shown is not None
    assert shown != before
    said = [record for record in caplog.records if "cannot be shown" in record.getMessage()]
    assert [record.getMessage() for record in said] == [f"game {damaged} is damaged and cannot be shown"]
    assert not said[0].exc_info


async def test_where_something_may_be_lost_the_board_is_shown_once(server: Server) -> None:
    """On the machine's own page every channel gets its board at the start, with the word that it may be."""
    played = await open_game(server, TOY, 2)
    where = server.guild.id, server.other_channel.id
    gathering = (await server.tables.lobby.create("toy", *where, 2, known(server, 3))).id
    for _ in range(2):
        await server.tables.store.set_meta(LOST, "2")
        before = await posted(server)
        # Looking for damage goes on beside it, and may come first.
        await asyncio.gather(server.client.post_open_games(), server.client._find_damage())
        await server.env.settle()
        new = (await posted(server))[len(before) :]
        assert sorted(new) == [(played, "lost"), (gathering, "lobby")]


async def test_a_stand_in_there_is_not_complained_of_again_and_again(server: Server) -> None:
    damaged = await open_game(server, TOY, 3)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE seat SET stand_in = 1 WHERE game = ? AND seat = 0", damaged)
    await rot(server, damaged, "game")
    for _ in range(3):
        await server.sweep()
    assert server.faults == []


async def test_how_a_damaged_game_stands_is_that_it_is_damaged(server: Server) -> None:
    damaged = await open_game(server, TOY, 2)
    await rot(server, damaged, "position")
    answer = answer_of(await server.people[0].slash(server.channel, "game info"))
    assert "has been damaged on the disk" in answer
    assert "Waiting for" not in answer
