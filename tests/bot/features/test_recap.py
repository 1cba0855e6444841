"""What happened since somebody last acted, in one message with one picture."""

from __future__ import annotations

import pytest

from tests.bot.answers import answer_of, choose_all, response_of
from tests.bot.playing import TOY, end_turn, open_game
from tests.discord import Server, labels, texts


@pytest.fixture
async def seats(server: Server) -> tuple[int, int]:
    """Start a game of two whose first turn has been passed; return who passed it, and the other."""
    server.tables.lobby.seed_source = lambda: "looking back"
    game = await open_game(server, TOY, 2)
    seat = await choose_all(server, game)
    await end_turn(server.people[seat], server.channel)
    return seat, 1 - seat


async def test_whoever_is_waited_for_reads_what_others_did(server: Server, seats: tuple[int, int]) -> None:
    passed, waited = seats
    name = ("Ada", "Bea")[passed]
    shown = response_of(await server.people[waited].slash(server.channel, "recap"))
    told = texts(shown.components)
    assert "Since you last acted" in told
    assert "is done" in told
    assert f"{name} " in told
    assert "Actions since entry 1 of the log, " in told
    assert labels(shown.components) == ["Play", "Replay"]
    assert shown.attachments
    await server.people[waited].click(shown, label="Replay")
    assert "Step " in texts(shown.components)


async def test_whoever_has_just_acted_reads_what_led_to_it(server: Server, seats: tuple[int, int]) -> None:
    """One's own actions at last belong to it: else nothing would be told to who is amid a turn."""
    await end_turn(server.people[seats[1]], server.channel)
    told = answer_of(await server.people[seats[1]].slash(server.channel, "recap"))
    assert told.count("is done") == 2


async def test_others_read_the_last_rounds(server: Server, seats: tuple[int, int]) -> None:
    """Whoever watches and whoever only passes by: of the second round and of the third."""
    await server.stranger.slash(server.channel, "watch")
    game = await server.tables.find(server.channel.id)
    assert game is not None
    await end_turn(server.people[seats[1]], server.channel)
    told = answer_of(await server.stranger.slash(server.channel, "recap"))
    assert "Since the start of the game" in told
    first = await choose_all(server, game.id)
    for seat in (first, 1 - first):
        await end_turn(server.people[seat], server.channel)
    for who in (server.stranger, server.moderator):
        shown = response_of(await who.slash(server.channel, "recap"))
        told = texts(shown.components)
        assert "The last two rounds" in told
        assert told.count("is done") == 2
        assert "Known then to" not in told
        assert labels(shown.components) == ["Replay"]


async def test_at_the_start_there_is_nothing_to_tell(server: Server) -> None:
    assert "no game" in answer_of(await server.people[0].slash(server.channel, "recap"))
    await open_game(server, TOY, 2)
    told = answer_of(await server.people[0].slash(server.channel, "recap"))
    assert "Since the start of the game" in told
    assert "Nothing has happened since." in told


@pytest.mark.parametrize("command", ["recap", "board"])
async def test_of_a_game_that_was_stopped_nobody_is_said_to_act(
    server: Server, seats: tuple[int, int], command: str
) -> None:
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    told = answer_of(await server.people[0].slash(server.channel, command))
    assert "The game was stopped without a result." in told
    assert "to act" not in told
    assert "your turn" not in told
