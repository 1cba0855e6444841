"""A pending message whose row has rotted: it is never sent, least of all to others, and the rest goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from simcord.results import to_discord_message

from bot.store.checking import damage_in
from tests.bot.erasing import known
from tests.bot.features.test_damaged_rows import elsewhere
from tests.bot.playing import TOY, open_game
from tests.discord import Server, texts
from tests.toy.actions import Choose

ROTS = {
    "seq": "seq = seq + 1",
    "payload": "payload = replace(payload, '1', '2')",
    "no payload": "payload = 'garbage'",
    "state": "state = x'7b7d'",
    "who": "person = 1 + coalesce(person, 0)",
    "kind": "kind = 'pause'",
    "a person": "recipient = 1",
    "a person and when": "recipient = 1, due = -4",
    "what it changes": "edits = 1",
    "when": "created = -1, due = 9223372036854775807",
    "its message": "message_id = 12345",
    "seal": "seal = seal + 1",
}


def words(server: Server, other: bool = False) -> list[str]:
    """Return what the messages of a channel say."""
    channel = server.other_channel if other else server.channel
    found = server.env.backend.messages.get(channel.id, {}).values()
    return [texts(to_discord_message(server.env, message).components) for message in found]


async def rot(server: Server, change: str, game: int) -> int:
    """Restart the bot with the pending rows of a game changed on the disk; return how many there were."""
    path, changed = server.tables.store.path, list[int]()

    def rotting() -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA foreign_keys = off")
            statement = f"UPDATE outbox SET {change} WHERE game = ? AND done IS NULL"
            changed.append(connection.execute(statement, (game,)).rowcount)

    await server.restart(rotting)
    return changed[0]


async def pending_in_two(server: Server) -> tuple[int, int]:
    """Play in two channels until all is sent; then leave something pending in the first."""
    game, other = await open_game(server, TOY, 3), await elsewhere(server)
    for _ in range(2):
        await server.sweep(61)
    for number in range(3):
        await server.tables.play.act(game, known(server, number), Choose(number + 1))
    return game, other


@pytest.mark.parametrize("what", ROTS)
async def test_it_is_set_aside_and_told_by_its_number(server: Server, what: str) -> None:
    game, other = await pending_in_two(server)
    here, there = words(server), words(server, other=True)
    assert await rot(server, ROTS[what], game) == 1
    await server.tables.messages.post_again(other)
    for _ in range(9):
        await server.sweep(130)
    assert len(words(server, other=True)) == len(there) + 1
    said = words(server)[len(here) :]
    if "person" not in what:
        assert len(said) == 1
        assert "could not be sent" in said[0]
    else:
        assert said == []
    assert damage_in(server.tables.store.path) == []
    server.faults.clear()
    # And the game goes on.
    await server.tables.messages.post_again(game)
    await server.sweep(61)
    assert len(words(server)) == len(here) + len(said) + 1


@pytest.mark.parametrize("nowhere", [False, True])
async def test_one_that_has_lost_its_game_comes_home(server: Server, nowhere: bool) -> None:
    game, other = await pending_in_two(server)
    here, there = words(server), words(server, other=True)
    assert await rot(server, f"game = {4711 if nowhere else other}", game) == 1
    for _ in range(3):
        await server.sweep(130)
    assert words(server, other=True) == there
    (board,) = words(server)[len(here) :]
    assert "could not be sent" not in board
    assert damage_in(server.tables.store.path) == []
    server.faults.clear()


async def test_one_of_no_game_at_all_goes(server: Server) -> None:
    game, _ = await pending_in_two(server)
    here = words(server)
    assert await rot(server, "game = 4711, seq = 77", game) == 1
    await server.sweep(130)
    assert words(server) == here
    assert damage_in(server.tables.store.path) == []
    assert any("is of no game" in fault for fault in server.faults)
    server.faults.clear()
