"""The panel of somebody for whom the game does not wait: what to press once it does."""

from __future__ import annotations

from tests.bot.answers import choose_all
from tests.bot.moderating import do
from tests.bot.playing import TOY, end_turn, open_game, open_panel
from tests.discord import Server, texts

TOLD = "Once it is up to you, press “Play” below the new board, or “Refresh” here."


async def panel_text(server: Server, seat: int) -> str:
    return texts((await open_panel(server, seat)).components)


async def test_only_those_are_told_who_are_not_waited_for(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    assert [TOLD in await panel_text(server, seat) for seat in range(2)] == [False, False]
    seat = await choose_all(server, game)
    assert TOLD not in await panel_text(server, seat)
    assert TOLD in await panel_text(server, 1 - seat)


async def test_refreshing_shows_what_there_is_to_do_by_then(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    seat = await choose_all(server, game)
    panel = await open_panel(server, 1 - seat)
    await end_turn(server.people[seat], server.channel)
    await server.people[1 - seat].click(panel, label="Refresh")
    assert TOLD not in texts(panel.components)


async def test_nobody_is_told_while_nothing_can_be_done(server: Server) -> None:
    """While it is paused, and for whom a stand-in plays."""
    game = await open_game(server, TOY, 2)
    seat = await choose_all(server, game)
    await server.people[1 - seat].slash(server.channel, "seat stand-in")
    await server.people[seat].click(server.last, label="Agree")
    assert TOLD not in await panel_text(server, 1 - seat)
    await do(server, "mod pause", "Pause the game")
    assert TOLD not in await panel_text(server, 1 - seat)
