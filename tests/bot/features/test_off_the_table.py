"""A game that was taken off its channel says so where it is shown; a free seat is taken from anywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.answers import answer_of
from tests.bot.erasing import known
from tests.bot.moderating import do
from tests.bot.playing import TOY, open_game
from tests.discord import Server, labels


async def test_the_board_of_a_game_that_was_removed_offers_nothing(server: Server) -> None:
    await open_game(server, TOY, 2)
    board = server.last
    await do(server, "mod reset", "Remove the game")
    shown = await server.people[0].slash(server.channel, "board")
    assert "A moderator has removed the game." in answer_of(shown)
    assert shown.response is not None
    assert labels(shown.response.components) == []
    panel = await server.people[0].click(board, label="Play")
    assert "A moderator has removed the game." in answer_of(panel)


@pytest.mark.parametrize("where", ["board", "info"])
async def test_a_seat_is_taken_from_wherever_the_game_is_shown(server: Server, where: str) -> None:
    """The message of the moment at which it got free may be far up by now."""
    game = await open_game(server, TOY, 3)
    await server.tables.seats.resign(game, known(server, 1))
    await server.tables.messages.post_again(game)
    await server.services.delivery.deliver(game)
    message: Any = server.last
    if where == "info":
        message = (await server.stranger.slash(server.channel, "game info")).response
    assert "Take the seat: Former player" in labels(message.components)
    await server.stranger.click(message, label="Take the seat: Former player")
    assert (await server.tables.get(game)).seats[1].discord_id == server.stranger.id
    await server.tables.messages.post_again(game)
    await server.services.delivery.deliver(game)
    assert not any("Take the seat" in label for label in labels(server.last.components))


async def test_what_was_typed_is_repeated_as_it_was(server: Server) -> None:
    await open_game(server, TOY, 2)
    answer = await server.people[0].slash(server.channel, "why", action="a*b_c")
    assert r"“a\*b\_c” is not an action" in answer_of(answer)
    assert "\\\\" not in answer_of(answer)
