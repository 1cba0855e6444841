"""The button that calls whoever is waited for: who may press it, how often, and when it is heard."""

from __future__ import annotations

from datetime import timedelta

import discord

from tests.bot.answers import answer_of, forge_id
from tests.bot.features.my.times import in_turn, jump, pinged
from tests.bot.playing import TOY, act_by_command, open_game
from tests.discord import Server, labels, texts
from tests.toy.actions import Choose, EndTurn


def nudges(server: Server) -> list[discord.Message]:
    """Return the messages of the channel by which somebody is nudged, oldest first."""
    return [one for one in server.messages() if "is waiting for you." in texts(one.components)]


async def test_who_is_waited_for_is_pinged(server: Server) -> None:
    _, person, other = await in_turn(server)
    answer = answer_of(await other.click(server.last, label="Nudge"))
    assert answer == f"Nudged: {person.user.global_name}"
    (message,) = nudges(server)
    assert pinged(server, message) == [str(person.id)]
    assert texts(message.components).startswith(f"{other.user.global_name} nudges <@{person.id}>")
    assert labels(message.components) == ["Play"]


async def test_there_is_no_button_where_all_are_waited_for(server: Server) -> None:
    game = await open_game(server, TOY, 3)
    board = server.last
    assert "Nudge" not in labels(board.components)
    await act_by_command(server, await server.tables.load(game), 0, Choose(1))
    board = next(one for one in server.newest_first() if one.id == board.id)
    await server.people[0].click(board, label="Nudge")
    (message,) = nudges(server)
    assert sorted(pinged(server, message)) == sorted(str(one.id) for one in server.people[1:3])


async def test_once_within_the_cool_down(server: Server) -> None:
    _, _, other = await in_turn(server, 3)
    board = server.last
    await other.click(board, label="Nudge")
    again = int((server.env.now() + timedelta(hours=8)).timestamp())
    for _ in range(2):
        refused = answer_of(await other.click(board, label="Nudge"))
        assert refused.startswith(
            "Everyone who is waited for has been nudged already. You can nudge again <t:"
        )
        assert abs(int(refused.split("<t:")[1].split(":R>")[0]) - again) < 5
        await server.restart()
    await jump(server, hours=8)
    info = await other.slash(server.channel, "game info")
    assert answer_of(await other.click(info.response, label="Nudge")).startswith("Nudged:")
    assert len(nudges(server)) == 2


async def test_two_who_press_nudge_once(server: Server) -> None:
    _, person, _ = await in_turn(server, 3)
    board = server.last
    first, second = (one for one in server.people[:3] if one is not person)
    await first.click(board, label="Nudge")
    assert "has been nudged already" in answer_of(await second.click(board, label="Nudge"))
    assert len(nudges(server)) == 1


async def test_strangers_and_those_waited_for_are_refused(server: Server) -> None:
    game, person, _ = await in_turn(server)
    board = server.last
    assert "no seat" in answer_of(await server.stranger.click(board, label="Nudge"))
    assert "waiting for you alone" in answer_of(await person.click(board, label="Nudge"))
    forge_id(server, board, f"r:panel:{game}:-:0:", "r:nudge:999:-:0:")
    assert answer_of(await person.click(board, label="Play"))
    assert nudges(server) == []


async def test_who_is_waited_for_alone_has_nobody_to_nudge(server: Server) -> None:
    """They press the button of a board on which others were waited for."""
    game = await open_game(server, TOY, 2)
    await act_by_command(server, await server.tables.load(game), 0, Choose(1))
    board = server.last
    assert answer_of(await server.people[1].click(board, label="Nudge")) == (
        "The game is waiting for you alone, so there is nobody else to nudge."
    )


async def test_away_is_said_of_those_alone_who_are_to_be_nudged(server: Server) -> None:
    """Of three one is waited for, and another one is away."""
    _, person, _ = await in_turn(server, 3)
    board = server.last
    first, second = (one for one in server.people[:3] if one is not person)
    await second.slash(server.channel, "my away", until="3d")
    assert answer_of(await first.click(board, label="Nudge")) == f"Nudged: {person.user.global_name}"


async def test_quiet_hours_are_kept_and_not_given_away(server: Server) -> None:
    """It is midnight at the start; the nudge comes at seven, if it is still true then."""
    game, person, other = await in_turn(server)
    await person.slash(server.channel, "my reminders", quiet="22-7", zone="UTC")
    answer = answer_of(await other.click(server.last, label="Nudge"))
    assert answer == f"Nudged as soon as their own settings allow it: {person.user.global_name}"
    assert nudges(server) == []
    refused = answer_of(await other.click(server.last, label="Nudge"))
    assert "will be nudged as soon as their own settings allow it" in refused
    assert "<t:" not in refused
    await jump(server, hours=6, minutes=50)
    assert nudges(server) == []
    await jump(server, minutes=10)
    (message,) = nudges(server)
    assert texts(message.components).startswith(f"<@{person.id}>:")
    assert game


async def test_who_has_acted_meanwhile_is_left_alone(server: Server) -> None:
    game, person, other = await in_turn(server)
    await person.slash(server.channel, "my away", until="3d")
    board = next(one for one in server.newest_first() if "Nudge" in labels(one.components))
    answer = answer_of(await other.click(board, label="Nudge"))
    name = person.user.global_name
    assert answer.startswith(f"Nudged on coming back: {name} until <t:")
    assert "\n" not in answer
    await act_by_command(server, await server.tables.load(game), server.people.index(person), EndTurn())
    await jump(server, days=4)
    assert nudges(server) == []
