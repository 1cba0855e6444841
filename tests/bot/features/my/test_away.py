"""/my away: until when, what the tables read of it, and being back."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.table import ProposalKind
from tests.bot.answers import answer_of
from tests.bot.features.my.times import in_turn, jump, reminders, shown
from tests.bot.playing import TOY
from tests.discord import Server, labels, texts


def told(server: Server) -> list[str]:
    """Return what the channel has read of people who are away or back."""
    read = [texts(one.components) for one in server.messages()]
    return [one for one in read if " is away until " in one or one.endswith(" is back.")]


async def test_it_is_told_without_why_and_all_stands_still(server: Server) -> None:
    _, person, other = await in_turn(server)
    name = person.user.global_name
    await person.slash(server.channel, "my reminders", hours=24)
    until = int((server.env.now() + timedelta(days=5)).timestamp())
    answer = answer_of(await person.slash(server.channel, "my away", until="5d"))
    assert "You are away until <t:" in answer
    (read,) = told(server)
    assert read.startswith(f"{name} is away until <t:")
    assert read.endswith(":f>.")
    assert abs(int(read.split(":")[1]) - until) < 5
    info = answer_of(await other.slash(server.channel, "game info"))
    assert f"Away: {name} until <t:" in info
    await server.restart()
    await jump(server, days=4)
    assert reminders(server) == []
    await jump(server, days=1)
    assert "Away:" not in answer_of(await other.slash(server.channel, "game info"))
    assert reminders(server) == []
    await jump(server, days=1)
    assert len(reminders(server)) == 1
    assert len(told(server)) == 1


@pytest.mark.parametrize("written", ["3h", "tomorrow 18:00", "tomorrow", "5d"])
async def test_the_table_reads_the_time_as_whoever_is_away_does(server: Server, written: str) -> None:
    """An end of a day is one by their clock alone: a day without the time would be another one elsewhere."""
    _, person, other = await in_turn(server)
    await person.slash(server.channel, "my reminders", zone="Europe/Paris")
    answer = answer_of(await person.slash(server.channel, "my away", until=written))
    found = re.search(r"<t:\d+:f>", answer)
    assert found is not None
    await server.env.settle()
    assert told(server) == [f"{person.user.global_name} is away until {found[0]}."]
    info = answer_of(await other.slash(server.channel, "game info"))
    assert f"Away: {person.user.global_name} until {found[0]}" in info
    (board,) = [one for one in map(texts, (m.components for m in server.messages())) if "Away:" in one]
    assert found[0] in board


async def test_who_is_played_for_is_not_said_to_be_away(server: Server) -> None:
    """The table goes on without them."""
    game, person, other = await in_turn(server, 3)
    await person.slash(server.channel, "my away", until="5d")
    seat, helper = server.people.index(person), server.people.index(other)
    third = next(one for one in range(3) if one not in (seat, helper))
    proposal = await server.tables.consent.propose(game, other.id, ProposalKind.STAND_IN, seat)
    await server.tables.consent.agree(game, proposal.id, server.people[third].id)
    info = answer_of(await other.slash(server.channel, "game info"))
    assert f"A stand-in plays for: {person.user.global_name}" in info
    assert "Away:" not in info


async def test_back_by_the_button_is_told_too(server: Server) -> None:
    _, person, _ = await in_turn(server)
    assert answer_of(await person.slash(server.channel, "my away")) == "You are not away."
    answer = await person.slash(server.channel, "my away", until="2 weeks")
    assert labels(answer.response.components) == ["I am back"]
    state = await person.slash(server.channel, "my away")
    assert "You are away until <t:" in answer_of(state)
    back = await person.click(state.response, label="I am back")
    assert texts(shown(back).components) == "You are back. Everything goes on."
    assert told(server)[-1] == f"{person.user.global_name} is back."
    again = await person.click(answer.response, label="I am back")
    assert "nothing to change" in texts(shown(again).components)
    assert len(told(server)) == 2


async def test_in_direct_messages_it_reaches_games_on_every_table(server: Server) -> None:
    """Two games of a person, and one that begins while they are away."""
    _, person, other = await in_turn(server)
    for someone in (person, other):
        await someone.slash(server.channel, "language me", language="en")
    await person.slash(server.other_channel, "game new", game=TOY, seats=2)
    (table,) = server.other_channel.history()
    await other.click(table, label="Join")
    await person.click(table, label="Start")
    answer = answer_of(await person.user.slash("my away", until="3d"))
    assert "You are away until" in answer
    there = [texts(one.components) for one in server.other_channel.history()]
    assert len(told(server)) == len([one for one in there if " is away until " in one]) == 1
    await server.moderator.slash(server.channel, "mod reset")
    assert "Away:" in answer_of(await other.slash(server.other_channel, "game info"))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("soon", "“soon” is not understood"),
        ("5", "“5” is not understood"),
        ("30 Feb", "“30 Feb”: that month has no such day"),
        ("3 Jum", "“3 Jum” is not understood"),
        ("tomorrow 25:00", "is not understood"),
        ("2020-01-01", "has passed already"),
        ("0001-01-01", "has passed already"),
        ("0d", "“0d” is no time at all"),
        ("400d", "is more than a year from now"),
        ("2999-01-01", "is more than a year from now"),
        ("9999-12-31 24:00", "is not understood"),
        ("**5d**", "\\*\\*5d\\*\\*"),
    ],
)
async def test_what_cannot_be_is_said_in_words(server: Server, written: str, said: str) -> None:
    answer = answer_of(await server.stranger.slash(server.channel, "my away", until=written))
    assert said in answer
    assert answer_of(await server.stranger.slash(server.channel, "my away")) == "You are not away."


async def test_on_the_page_with_a_form(server: Server) -> None:
    person: Any = server.people[0]
    page = shown(await person.slash(server.channel, "my settings"))
    form = await person.click(page, label="I will be away")
    page = shown(await person.submit_modal(form, {"away": "3 days"}))
    assert "You are away until" in texts(page.components)
    assert "**Away:** until <t:" in texts(page.components)
    page = shown(await person.click(page, label="I am back"))
    assert "**Away:** no" in texts(page.components)
    form = await person.click(page, label="I will be away")
    refused = await person.submit_modal(form, {"away": "whenever"})
    assert "“whenever” is not understood" in answer_of(refused)
