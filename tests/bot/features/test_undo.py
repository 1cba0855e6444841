"""/undo within the turn: what it takes back, and what it never does."""

from __future__ import annotations

from tests.bot.answers import answer_of, in_turn, response_of, state_of
from tests.bot.playing import act_by_command, open_panel
from tests.discord import Server, labels
from tests.toy.actions import Draw, EndTurn, Play
from tests.toy.components import Colour


async def test_undo(server: Server) -> None:
    """The last action of the turn and the one before it are undone, and the state is what it was."""
    game_id, seat = await in_turn(server, Colour.RED, Colour.BLUE)
    start = (await state_of(server, game_id))[1]
    for action in (Play(Colour.RED, 1), Play(Colour.BLUE, 2)):
        position = await server.tables.load(game_id)
        await act_by_command(server, position, seat, action)
    sent = len(server.sent)
    result = await server.people[seat].slash(server.channel, "undo")
    assert "Undone." in answer_of(result)
    assert "Undo" in labels(response_of(result).components)
    result = await server.people[seat].click(response_of(result), label="Undo")
    assert (await state_of(server, game_id))[1] == start
    assert len(server.sent) == sent, "nothing of it had been posted"
    before = await state_of(server, game_id)
    assert "Bea has acted since" in answer_of(await server.people[0].slash(server.channel, "undo"))
    assert await state_of(server, game_id) == before, "the numbers were shown since they were chosen"


async def test_undo_never_crosses_a_reveal(server: Server) -> None:
    game_id, seat = await in_turn(server, Colour.RED)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, Draw())
    before = await state_of(server, game_id)
    answer = answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert "it revealed something hidden or random" in answer
    assert await state_of(server, game_id) == before
    panel = await open_panel(server, seat)
    assert "Undo" not in labels(panel.components)


async def test_undo_never_takes_the_turn_back(server: Server) -> None:
    game_id, seat = await in_turn(server, Colour.RED)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, EndTurn())
    before = await state_of(server, game_id)
    assert "your turn is over" in answer_of(await server.people[seat].slash(server.channel, "undo"))
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 1 - seat, Draw())
    name = ("Ada", "Bea")[1 - seat]
    assert f"{name} has acted since" in answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert (await state_of(server, game_id))[0] == before[0] + 1
