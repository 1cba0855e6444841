"""Tests of the bot playing for somebody who is absent, until they are back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import LogEntry, Played
from tests.bot.answers import answer_of, choose_all, forge_id, response_of, state_of
from tests.bot.features.test_consent import pinged, waiting
from tests.bot.features.test_seats import log_kinds
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import PEOPLE, Server, labels, texts
from tests.toy.actions import EndTurn


async def absent(server: Server, title: str = TOY, seats: int = 2, seat: int = 1) -> int:
    """Open a game in which the bot plays for a seat by everybody's consent; return its id."""
    game_id = await open_game(server, title, seats)
    asker = next(one for one in range(seats) if one != seat)
    await server.people[asker].slash(server.channel, "seat stand-in", seat=PEOPLE[seat])
    for other in range(seats):
        if other not in (seat, asker):
            await server.people[other].click(server.last, label="Agree")
    assert (await server.tables.get(game_id)).stand_ins == (seat,)
    return game_id


async def acts(server: Server, game_id: int, seat: int) -> None:
    """Do what the game suggests for a seat."""
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, position.game.suggest(seat))


@pytest.mark.parametrize(
    ("title", "seats"), [(TOY, 2), ("Arriala: Canal de Garonne", 2), ("Canal du Midi", 3)], ids=str
)
async def test_the_bot_plays_until_somebody_is_back(server: Server, title: str, seats: int) -> None:
    """In each game and over a restart, only those who are there are waited for and called."""
    game_id = await absent(server, title, seats)
    moved: list[LogEntry] = []
    while len(moved) < 3:
        (due, *_) = await waiting(server, game_id)
        assert due != 1
        await acts(server, game_id, due)
        assert server.people[1].id not in pinged(server)
        lines = await server.tables.records.history(game_id, None, 200)
        moved = [line for line in lines if line.facts.get("stand_in")]
        if len(moved) == 1:
            await server.restart()
    assert {line.seat for line in moved} == {1}
    assert {line.person for line in moved} == {None}
    answer = answer_of(await server.people[1].slash(server.channel, "seat back"))
    assert "You are playing for yourself again" in answer
    assert "is back" in texts(server.last.components)
    before = await state_of(server, game_id)
    await server.sweep(60)
    assert await state_of(server, game_id) == before
    assert (await server.tables.get(game_id)).stand_ins == ()
    assert await log_kinds(server, game_id) == ["stand_in", "back"]


async def test_whoever_is_absent_is_not_called_and_cannot_act(server: Server) -> None:
    """What they try is refused with the reason, and pressing one button ends it."""
    game_id = await absent(server, seats=3)
    told = "stand-in (fair) now plays for Bea"
    post = next(one for one in server.newest_first() if told in texts(one.components))
    assert labels(post.components) == ["I am back"]
    assert server.people[1].id not in pinged(server)
    result = await server.people[1].slash(server.channel, "toy choose", number=1)
    assert "A stand-in is playing for you" in answer_of(result)
    assert labels(response_of(result).components) == ["I am back"]
    panel = response_of(await server.people[1].slash(server.channel, "play"))
    assert "I am back" in labels(panel.components)
    panel = await open_panel(server, 0)
    assert "I am back" not in labels(panel.components)
    for seat in (0, 2):
        await server.people[seat].slash(server.channel, "toy choose", number=seat + 1)
    board = server.last
    assert "-# A stand-in plays for: Bea" in texts(board.components)
    assert "I am back" in labels(board.components)
    refusal = answer_of(await server.people[0].click(board, label="I am back"))
    assert "No stand-in is playing for you" in refusal
    assert "no seat" in answer_of(await server.stranger.click(board, label="I am back"))
    assert (await server.tables.get(game_id)).stand_ins == (1,)
    answer = answer_of(await server.stranger.slash(server.channel, "game info"))
    assert "A stand-in plays for: Bea" in answer
    result = await server.people[1].click(response_of(result), label="I am back")
    assert "for yourself again" in texts(result.followups[0].components)
    assert (await server.tables.get(game_id)).stand_ins == ()
    assert "No stand-in" in answer_of(await server.people[1].slash(server.channel, "seat back"))


async def test_the_bot_is_still_while_the_game_is_paused(server: Server) -> None:
    game_id = await absent(server)
    await server.tables.lifecycle.pause(game_id, server.moderator.id)
    await server.services.delivery.deliver(game_id)
    before = await state_of(server, game_id)
    await server.sweep(60)
    await server.restart()
    await server.sweep(60)
    assert await state_of(server, game_id) == before
    await server.tables.lifecycle.resume(game_id, server.moderator.id)
    await server.tables.seats.call_substitute(game_id, server.people[0].id)
    await server.sweep(60)
    assert 1 not in await waiting(server, game_id)


async def test_the_bot_never_plays_alone(server: Server) -> None:
    """When the last one who plays leaves, the game waits for somebody."""
    game_id = await absent(server, seats=2)
    seat = 0
    await server.people[seat].slash(server.channel, "toy choose", number=1)
    while await waiting(server, game_id) != (seat,):
        await server.sweep(20)
    info = await server.tables.seats.replace(game_id, server.moderator.id, seat, None)
    assert info.free == (seat,)
    await server.services.delivery.deliver(game_id)
    await server.sweep(60)
    before = await state_of(server, game_id)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE seat SET stand_in = 1 WHERE game = ? AND seat = ?", game_id, seat)
    await server.sweep(60)
    await server.sweep(60)
    assert await state_of(server, game_id) == before
    call = next(one for one in server.newest_first() if "Take this seat" in labels(one.components))
    await server.stranger.click(call, label="Take this seat")
    info = await server.tables.get(game_id)
    assert (info.stand_ins, info.free) == ((1,), ())
    assert await waiting(server, game_id) == (seat,)


async def test_the_bot_goes_on_after_a_restart(server: Server) -> None:
    """What it had not played when the program stopped, it plays at the next start by itself."""
    game_id = await absent(server)
    position = await server.tables.load(game_id)
    other = position.game.waiting_for[0]
    assert other == 0
    server.services.delivery.wake = lambda game_id: None  # type: ignore[method-assign]
    await server.people[0].slash(server.channel, "toy choose", number=2)
    if await waiting(server, game_id) == (0,):
        await act_by_command(server, await server.tables.load(game_id), 0, EndTurn())
    assert await waiting(server, game_id) == (1,)
    await server.restart()
    await server.sweep(15)
    assert 1 not in await waiting(server, game_id)


async def test_a_fault_in_one_game_stops_no_other(server: Server) -> None:
    """It is logged with the game, and both its channel and the other game go on being served."""
    game_id = await absent(server)
    play = server.tables.stand_ins.play

    async def broken(which: int, *, at_once: bool = False) -> Played:
        if which == game_id:
            raise ValueError("a fault of the game")
        return await play(which, at_once=at_once)

    server.tables.stand_ins.play = broken  # type: ignore[method-assign]
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    table = server.other_channel.last_message
    assert table is not None
    await server.people[3].click(table, label="Join")
    await server.people[2].slash(server.other_channel, "game start")
    await server.people[2].slash(server.other_channel, "seat stand-in", seat="Dan")
    other = await server.tables.find(server.other_channel.id)
    assert other is not None
    await server.people[2].slash(server.other_channel, "toy choose", number=1)
    assert 1 not in await waiting(server, other.id)
    messages = len(server.messages())
    await server.people[0].slash(server.channel, "seat substitute")
    assert len(server.messages()) == messages + 1
    assert server.faults
    assert all(f"the bot cannot play at game {game_id}" in one for one in server.faults)
    server.faults.clear()
    assert {type(error) for error in server.expected_errors()} <= {ValueError}


async def test_a_stand_in_ends_with_a_new_person(server: Server) -> None:
    """Whoever takes the seat of somebody absent plays for themselves."""
    game_id = await absent(server, seats=3)
    await server.people[1].slash(server.channel, "seat substitute")
    await server.people[3].click(server.last, label="Take this seat")
    info = await server.tables.get(game_id)
    assert (info.stand_ins, info.seat_of(server.people[3].id)) == ((), 1)


async def test_the_absent_are_not_asked(server: Server) -> None:
    """What the others want is done without them, and whoever is back is asked again."""
    game_id = await absent(server, seats=3)
    await server.people[0].slash(server.channel, "game abandon")
    question: Any = server.last
    assert pinged(server) == [server.people[2].id]
    assert "not being asked" in answer_of(await server.people[1].click(question, label="Agree"))
    await server.people[1].slash(server.channel, "seat back")
    asked = texts(next(one for one in server.messages() if one.id == question.id).components)
    assert f"<@{server.people[1].id}>" in asked
    await server.people[2].click(question, label="Agree")
    assert (await server.tables.get(game_id)).status == "open"
    await server.people[1].click(question, label="Agree")
    assert (await server.tables.get(game_id)).status == "abandoned"


async def test_a_forged_return_changes_nothing(server: Server) -> None:
    """Nobody is brought back from another game's channel."""
    game_id = await absent(server, seats=3)
    await server.people[1].slash(server.other_channel, "game new", game=TOY, seats=2)
    table = server.other_channel.last_message
    lobby = await server.tables.find(server.other_channel.id)
    assert table is not None
    assert lobby is not None
    forge_id(server, table, WireId("join", lobby.id).custom_id, WireId("back", game_id).custom_id)
    assert "another channel" in answer_of(await server.people[1].click(table, label="Join"))
    assert (await server.tables.get(game_id)).stand_ins == (1,)


async def test_a_turn_of_the_stand_in_can_be_asked_back(server: Server) -> None:
    """The consent of all who are there takes back what was done since, the bot's moves as well."""
    game_id = await open_game(server, TOY, 3)
    seat = await choose_all(server, game_id, 3)
    following = (seat + 1) % 3
    await server.people[seat].slash(server.channel, "seat stand-in", seat=PEOPLE[following])
    last = next(one for one in range(3) if one not in (seat, following))
    await server.people[last].click(server.last, label="Agree")
    await act_by_command(server, await server.tables.load(game_id), seat, EndTurn())
    assert await waiting(server, game_id) == (last,)
    refusal = response_of(await server.people[seat].slash(server.channel, "undo"))
    await server.people[seat].click(refusal, label="Ask the others")
    assert pinged(server) == [server.people[last].id]
    await server.people[last].click(server.last, label="Agree")
    assert await waiting(server, game_id) == (seat,)
    assert (await server.tables.get(game_id)).stand_ins == (following,)
