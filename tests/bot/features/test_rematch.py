"""The end of a game and the next one: who won comes first, the final table, and a rematch."""

from __future__ import annotations

import pytest

from bot.table import Status
from tests.bot.answers import OVER, answer_of
from tests.bot.playing import TOY, open_game, play_to_end
from tests.discord import Server, labels, texts

MIDI = "Canal du Midi"


async def played_out(server: Server, title: str, seats: int, first: int) -> int:
    """Play a game to its end; return its id."""
    game_id = await open_game(server, title, seats, first=server.people[first])
    await play_to_end(server, game_id)
    return game_id


async def test_the_end_tells_it_in_order(server: Server) -> None:
    """Who won comes first and once, then the points; the seed last; where they came from behind the board."""
    await played_out(server, MIDI, 3, 0)
    words = texts(server.last_board.components)
    lines = words.split("\n")
    assert lines[0].startswith("## ")
    assert "wins" in lines[0] or "share the win" in lines[0]
    assert lines[1].startswith("Canal du Midi is over. Points: ")
    assert "The game is over. " not in words, "the event that concludes it is not told again"
    assert lines[-1].startswith("-# Random seed: ")
    after = texts(server.last.components).split("\n")
    count = after.index("**Final table**")
    assert [one[:4] for one in after[count + 1 : count + 4]] == ["- **"] * 3
    assert labels(server.last_board.components) == OVER


async def test_a_rematch(server: Server) -> None:
    """It opens a table for as many; the others are asked, agree by pressing, and the next one begins."""
    old = await played_out(server, MIDI, 3, 1)
    end = server.last_board
    assert "others are being asked" in answer_of(await server.people[0].click(end, label="Rematch"))
    card = server.last
    ids = [person.id for person in server.people[:3]]
    assert f"<@{ids[1]}> and <@{ids[2]}>" in texts(card.components)
    assert set(server.sent[-1]["allowed_mentions"]["users"]) == {ids[1], ids[2]}
    assert "Seats 1/3: Ada" in texts(card.components)
    assert "You already have a seat" in answer_of(await server.people[0].click(end, label="Rematch"))
    assert "You have joined the table." in answer_of(await server.people[2].click(end, label="Rematch"))
    card = server.last
    assert "Seats 2/3: Ada and Cleo" in texts(card.components)
    assert "Starting player: Cleo" in texts(card.components)
    assert "You have joined the table." in answer_of(await server.people[1].click(card, label="Join"))
    await server.people[0].click(card, label="Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.id != old
    assert info.status == Status.OPEN
    assert [one.name for one in info.seats] == ["Ada", "Cleo", "Bea"]
    assert (await server.tables.load(info.id)).game.began == 1, "Cleo, who sat after Bea"
    answer = answer_of(await server.people[1].click(end, label="Rematch"))
    assert "There is already a game in this channel" in answer


async def test_it_is_for_those_who_played(server: Server) -> None:
    await played_out(server, MIDI, 2, 0)
    answer = answer_of(await server.stranger.click(server.last_board, label="Rematch"))
    assert "for those who played" in answer
    assert await server.tables.find(server.channel.id) is None


@pytest.mark.parametrize("title", [TOY])
async def test_where_nobody_was_first_it_is_by_lot(server: Server, title: str) -> None:
    """A game that names no first player, has a rematch all the same."""
    await played_out(server, title, 2, 0)
    await server.people[1].click(server.last_board, label="Rematch")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.first is None
    assert info.host.name == "Bea"
