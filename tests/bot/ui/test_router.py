"""What goes wrong at a table: wrong person, place or time, old buttons, repeats, Discord's own faults."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import pytest

from bot.ui.component_ids import ComponentId
from bot.ui.request import Request
from bot.ui.router import Audience, on
from tests.bot.answers import answer_of, choose_all, state_of
from tests.bot.playing import TOY, act_by_command, act_by_panel, end_turn, open_game, open_panel, pick
from tests.discord import Server, texts
from tests.toy.actions import Choose


class _Anywhere(ComponentId, frozen=True, tag="anywhere"):
    """Names nothing."""


@pytest.mark.parametrize("checked", [{"here": True}, {"audience": Audience.PANEL_OWNER}])
def test_a_handler_declares_no_check_that_its_ids_cannot_pass(checked: Any) -> None:
    async def run(request: Request, pressed: _Anywhere) -> None:
        raise AssertionError

    with pytest.raises(TypeError, match="_Anywhere names no game"):
        on(_Anywhere, run, **checked)


async def turn_of(server: Server, game_id: int) -> int:
    """Return the seat whose turn it is."""
    return (await server.tables.load(game_id)).game.waiting_for[0]


async def test_a_stranger_is_refused(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    before = await state_of(server, game_id)
    for result in (
        await server.stranger.click(server.last, label="Play"),
        await server.stranger.click(server.last, label="My hand"),
        await server.stranger.slash(server.channel, "toy choose", number=1),
        await server.stranger.slash(server.channel, "play"),
        await server.stranger.slash(server.channel, "undo"),
    ):
        assert "no seat in this game" in answer_of(result)
    assert await state_of(server, game_id) == before


async def test_somebody_whose_turn_it_is_not_reads_who_is_waited_for(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    active = await turn_of(server, game_id)
    before = await state_of(server, game_id)
    result = await end_turn(server.people[1 - active], server.channel)
    assert server.people[active].name.capitalize() in answer_of(result)
    assert await state_of(server, game_id) == before


async def test_a_channel_without_a_game_shows_how_to_open_one(server: Server) -> None:
    await open_game(server, TOY, 2)
    result = await server.people[0].slash(server.other_channel, "toy choose", number=1)
    assert "There is no game in this channel" in answer_of(result)
    assert "game new" in answer_of(result)


async def test_a_game_that_cannot_be_read_keeps_no_other_from_being_posted(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await open_game(server, TOY, 2)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = CAST('{}' AS BLOB) WHERE game = ?", game_id)
    await server.client.post_open_games()
    assert f"game {game_id} cannot be shown" in caplog.text
    assert len(server.faults) == 1
    server.faults.clear()
    result = await server.people[0].slash(server.channel, "toy choose", number=1)
    assert "can be neither shown nor played" in answer_of(result)


async def test_the_command_of_another_game_names_the_one_that_is_here(server: Server) -> None:
    await open_game(server, TOY, 2)
    result = await server.people[0].slash(server.channel, "arriala draw")
    assert TOY in answer_of(result)


async def test_a_finished_game_takes_no_more(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    old = next(m for m in server.messages() if "Play" in texts(m.components).split("\n"))
    panel = await open_panel(server, 0)
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    before = await state_of(server, game_id)
    answer = answer_of(await server.people[0].slash(server.channel, "toy choose", number=1))
    assert "has ended" in answer
    assert "The game is over" in answer_of(await server.people[0].click(old, label="Play"))
    await pick(server.people[0], panel, "1")
    assert "out of date" in texts(panel.components)
    assert await state_of(server, game_id) == before


async def test_a_rule_refuses_with_its_reason_and_nothing_changes(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    before = await state_of(server, game_id)
    result = await server.people[0].slash(server.channel, "toy choose", number=77)
    assert "Choose a number from 1 to 3" in answer_of(result)
    assert await state_of(server, game_id) == before


async def test_an_old_panel_is_drawn_anew_and_does_nothing(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    first, second = await open_panel(server, seat), await open_panel(server, seat)
    await server.people[seat].click(first, label="Draw a card")
    before = await state_of(server, game_id)
    await server.people[seat].click(second, label="Draw a card")
    assert "out of date" in texts(second.components)
    assert await state_of(server, game_id) == before
    await server.people[seat].click(second, label="End turn")
    assert (await state_of(server, game_id))[0] == before[0] + 1


async def test_a_button_pressed_twice_at_once_counts_once(server: Server) -> None:
    """Both interactions are under way before either is answered."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    panel = await open_panel(server, seat)
    payloads = capture_interactions(server)
    before = await state_of(server, game_id)
    act = server.tables.play.act
    second: list[Any] = []

    async def act_twice(*given: Any) -> Any:
        if not second:
            second.append(None)
            results = [act(*given), act(given[0], given[1], given[2], given[3] + 1, given[4])]
            done = await asyncio.gather(*results, return_exceptions=True)
            second.append(done[1])
            return done[0]
        return await act(*given)

    server.tables.play.act = act_twice  # type: ignore[method-assign]
    await server.people[seat].click(panel, label="Draw a card")
    assert len(payloads) == 1
    assert getattr(second[1], "key", None) == "stale"
    assert (await state_of(server, game_id))[0] == before[0] + 1


def capture_interactions(server: Server) -> list[dict[str, Any]]:
    """Record the interactions that Discord sends to the bot from now on."""
    found: list[dict[str, Any]] = []
    parsers = server.client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def noted(data: Any) -> None:
        found.append(deepcopy(data))
        parse(data)

    parsers["INTERACTION_CREATE"] = noted
    return found


async def test_a_repeated_interaction_counts_once(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    payloads = capture_interactions(server)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 0, Choose(1))
    before = await state_of(server, game_id)
    entries = await server.tables.records.history(game_id, None, 50)
    server.client._connection.parsers["INTERACTION_CREATE"](payloads[0])
    await server.env.settle()
    assert await state_of(server, game_id) == before
    assert await server.tables.records.history(game_id, None, 50) == entries


async def test_a_repeated_nonce_is_one_message(server: Server) -> None:
    """The message went out, but the program ended before it could store that."""
    game_id = await open_game(server, TOY, 2)
    outbox = server.tables.outbox
    delivered = outbox.delivered

    async def dies(*given: object) -> None:
        raise OSError("the program is killed here")

    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    outbox.delivered = dies  # type: ignore[method-assign]
    messages = len(server.messages())
    await end_turn(server.people[seat], server.channel)
    assert len(server.messages()) == messages + 1
    outbox.delivered = delivered  # type: ignore[method-assign]
    await server.restart()
    await server.sweep(30)
    assert len(server.messages()) == messages + 1
    (fault,) = server.faults
    assert "the program is killed here" in fault
    server.faults.clear()
    assert not await server.tables.outbox.due(server.env.now(), game_id)


async def test_killed_between_commit_and_answer(server: Server) -> None:
    """What was stored counts, and the channel gets its message once, after the restart."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    messages = len(server.messages())
    server.services.delivery.wake = lambda game_id: None  # type: ignore[method-assign]
    await end_turn(server.people[seat], server.channel)
    stored = await state_of(server, game_id)
    assert len(server.messages()) == messages
    await server.restart()
    await server.sweep(15)
    assert await state_of(server, game_id) == stored
    assert len(server.messages()) == messages + 1
    await server.sweep(60)
    assert len(server.messages()) == messages + 1


async def test_the_bot_may_not_post_for_a_while(server: Server) -> None:
    """After a 403 the person is answered, and the channel gets its message later, once."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    messages = len(server.messages())
    server.env.inject_error(
        "POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions"
    )
    result = await end_turn(server.people[seat], server.channel)
    assert server.people[seat].name.capitalize() in answer_of(result)
    assert len(server.messages()) == messages
    await server.sweep(30)
    assert len(server.messages()) == messages + 1
    assert "is done" in texts(server.last.components)


async def test_discord_fails_for_a_while(server: Server) -> None:
    """After several 500s nothing is lost, the order is kept, and nothing comes twice."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    messages = len(server.messages())
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    await end_turn(server.people[seat], server.channel)
    await end_turn(server.people[1 - seat], server.channel)
    for _ in range(8):
        await server.sweep(60)
    new = [texts(message.components) for message in server.messages()[messages:]]
    assert len(new) == 2
    assert [
        server.people[person].name.capitalize() in text
        for person, text in zip((seat, 1 - seat), new, strict=True)
    ] == [True, True]


async def test_a_button_works_after_a_restart(server: Server) -> None:
    """Panels and forms opened before a restart go on as if nothing had been."""
    game_id = await open_game(server, TOY, 2)
    panel = await open_panel(server, 1)
    await server.restart()
    position = await server.tables.load(game_id)
    await act_by_panel(server, panel, position, 1, Choose(2))
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def test_a_message_that_discord_never_takes_does_not_silence_the_game(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    seat = await turn_of(server, game_id)
    messages = len(server.messages())
    server.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=4)
    await end_turn(server.people[seat], server.channel)
    await end_turn(server.people[1 - seat], server.channel)
    for _ in range(8):
        await server.sweep(60)
    assert len(server.messages()) == messages + 2
    assert "could not be sent" in texts(server.last.components)
    assert [fault for fault in server.faults if "set aside" in fault] == server.faults
    server.faults.clear()
