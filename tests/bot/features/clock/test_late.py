"""Somebody's time is over: the channel reads it, and the others choose by buttons what is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.table import ProposalKind
from tests.bot.answers import answer_of, choose_all
from tests.bot.features.test_consent import pinged, waiting
from tests.bot.playing import TOY, act_by_command, end_turn
from tests.discord import PEOPLE, Server, labels, texts
from tests.toy.actions import EndTurn, Play

CHOICES = ["Skip", "Get a stand-in", "Find a substitute"]


async def paced(server: Server, seats: int = 3) -> tuple[int, int, Sequence[int]]:
    """Start a game with a pace; return its id, the seat whose turn it is, and the others."""
    people = server.people[:seats]
    await people[0].slash(server.channel, "game new", game=TOY, seats=seats, pace="1d + 3d")
    for person in people[1:]:
        await person.click(server.last, label="Join")
    await people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    first = await choose_all(server, info.id, seats)
    return info.id, first, [seat for seat in range(seats) if seat != first]


async def run_out(server: Server) -> None:
    """Let all the time of whoever is waited for have gone by."""
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = 0 WHERE kind = 'clock' AND due IS NOT NULL")
    await server.sweep(62)


async def late(server: Server, seats: int = 3) -> tuple[int, int, Sequence[int]]:
    """Start a game in which somebody's time is over, as the channel has read; return as :func:`paced`."""
    game_id, first, others = await paced(server, seats)
    await run_out(server)
    return game_id, first, others


def told(server: Server) -> Any:
    """Return the newest message that somebody's time is over, as it stands now."""
    return next(one for one in server.newest_first() if "The time of" in texts(one.components))


async def log_of(server: Server) -> str:
    """Return the newest page of the log."""
    return answer_of(await server.people[0].slash(server.channel, "log"))


async def test_it_is_told_once_and_calls_the_others_alone(server: Server) -> None:
    game_id, first, others = await late(server)
    name, mentions = PEOPLE[first], [f"<@{server.people[seat].id}>" for seat in others]
    message = server.last
    text = texts(message.components)
    assert f"**The time of {name} is over.** Nothing else happens by itself" in text
    assert f"{mentions[0]} and {mentions[1]} can choose together" in text
    assert labels(message.components) == CHOICES
    assert sorted(pinged(server)) == sorted(server.people[seat].id for seat in others)
    shown = answer_of(await server.people[0].slash(server.channel, "game info"))
    assert f"Time is over: {name}" in shown
    assert "Time runs out" not in shown
    sent = len(server.messages())
    await server.restart()
    await server.sweep(62)
    assert len(server.messages()) == sent
    assert await waiting(server, game_id) == (first,)


async def test_it_runs_out_while_the_bot_rests(server: Server) -> None:
    game_id, first, others = await paced(server)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE timer SET due = 0 WHERE kind = 'clock'")
    await server.restart()
    await server.sweep(62)
    assert (await server.tables.get(game_id)).over == (first,)
    assert labels(server.last.components) == CHOICES
    await server.people[others[0]].click(server.last, label="Skip")
    await server.restart()
    await server.people[others[1]].click(server.last, label="Agree")
    assert first not in await waiting(server, game_id)


async def test_who_is_late_acts_after_all(server: Server) -> None:
    """The message has no buttons then, and what was asked has lapsed."""
    game_id, first, others = await late(server)
    question = told(server)
    await server.people[others[0]].click(question, label="Skip")
    proposal = server.last
    await end_turn(server.people[first], server.channel)
    assert labels(told(server).components) == []
    assert f"The time of {PEOPLE[first]} was over. There is nothing left to choose here." in texts(
        told(server).components
    )
    asked = next(one for one in server.messages() if one.id == proposal.id)
    assert "proposed to skip. That is no longer possible." in texts(asked.components)
    assert labels(asked.components) == []
    assert await waiting(server, game_id) != (first,)


async def test_who_is_late_and_begins_to_act_is_not_skipped_by_what_was_asked_before(server: Server) -> None:
    """The time stays over: the others see that somebody is back, and may ask again."""
    game_id, first, (second, third) = await late(server)
    person = server.people[first]
    for undoes in (False, True):
        await server.people[second].click(told(server), label="Skip")
        proposal = server.last
        if undoes:
            await person.slash(server.channel, "undo")
        else:
            position = await server.tables.load(game_id)
            card = next(one for one in position.game.legal_actions(first) if isinstance(one, Play))
            await act_by_command(server, position, first, card)
        asked = next(one for one in server.messages() if one.id == proposal.id)
        assert "proposed to skip. That is no longer possible." in texts(asked.components)
        assert labels(asked.components) == []
    assert labels(told(server).components) == CHOICES
    await server.people[third].click(told(server), label="Skip")
    assert await waiting(server, game_id) == (first,)


async def test_who_is_late_when_the_game_is_stopped(server: Server) -> None:
    game_id, _, _ = await late(server, 2)
    asked = await server.tables.consent.propose(game_id, server.people[0].id, ProposalKind.ABANDON)
    await server.tables.consent.agree(game_id, asked.id, server.people[1].id)
    await server.sweep(62)
    assert labels(told(server).components) == []
    assert "There is nothing left to choose here." in texts(told(server).components)


@pytest.mark.parametrize("label", CHOICES)
async def test_a_button_that_is_pressed_too_late_does_nothing(server: Server, label: str) -> None:
    """The message still has its buttons when somebody has acted just now."""
    game_id, first, others = await late(server)
    await server.tables.play.act(game_id, server.people[first].id, EndTurn())
    answer = answer_of(await server.people[others[0]].click(told(server), label=label))
    assert "There is nothing to choose here any more: that time is not over." in answer
    assert await server.tables.consent.proposals(game_id) == ()


async def test_the_others_skip(server: Server) -> None:
    """It is done when the last of them agrees, and told without a word of moderators."""
    game_id, first, (second, third) = await late(server)
    name = PEOPLE[first]
    answer = answer_of(await server.people[second].click(told(server), label="Skip"))
    assert "The others are being asked. Answers still to come: 1." in answer
    text = texts(server.last.components)
    assert f"Proposal by {PEOPLE[second]}: skip {name}, whose time is over." in text
    assert pinged(server) == [server.people[third].id]
    assert await waiting(server, game_id) == (first,)
    answer = answer_of(await server.people[third].click(server.last, label="Agree"))
    assert "The bot has done what had to be done." in answer
    assert first not in await waiting(server, game_id)
    assert any(
        f"{name} was skipped by the others, since time was over." in texts(one.components)
        for one in server.newest_first()
    )
    assert labels(told(server).components) == []
    assert f"The others skipped {name}, since time was over." in await log_of(server)
    audit = answer_of(await server.moderator.slash(server.channel, "mod audit"))
    assert "skipped" not in audit


async def test_the_others_let_the_bot_play(server: Server) -> None:
    game_id, first, (second, third) = await late(server)
    await server.people[second].click(told(server), label="Get a stand-in")
    assert f"a stand-in (fair) for {PEOPLE[first]}" in texts(server.last.components)
    await server.people[third].click(server.last, label="Agree")
    assert (await server.tables.get(game_id)).stand_ins == (first,)
    assert first not in await waiting(server, game_id)
    assert labels(told(server).components) == []
    answer = answer_of(await server.people[first].slash(server.channel, "seat back"))
    assert "for yourself again" in answer


async def test_the_others_look_for_a_substitute(server: Server) -> None:
    """Whoever takes the seat has a whole time, and the one who was late may take it back."""
    game_id, first, (second, third) = await late(server)
    await server.people[second].click(told(server), label="Find a substitute")
    asked = f"Proposal by {PEOPLE[second]}: free the seat of {PEOPLE[first]}, whose time is over"
    assert asked in texts(server.last.components)
    answer = answer_of(await server.people[third].click(server.last, label="Agree"))
    assert "The seat is free, and a substitute is being looked for." in answer
    assert (await server.tables.get(game_id)).free == (first,)
    assert labels(told(server).components) == []
    call = next(one for one in server.newest_first() if "Take this seat" in labels(one.components))
    assert f"The others have freed the seat of {PEOPLE[first]} (" in texts(call.components)
    assert f"The others freed the seat of {PEOPLE[first]}" in await log_of(server)
    assert "no seat" in answer_of(await server.people[first].slash(server.channel, "toy end"))
    await server.people[3].click(call, label="Take this seat")
    info = await server.tables.get(game_id)
    assert info.seat_of(server.people[3].id) == first
    assert set(info.until) == {first}
    call = next(one for one in server.messages() if one.id == call.id)
    assert "This search is over." in texts(call.components)


@pytest.mark.parametrize("label", ["Skip", "Find a substitute"])
async def test_one_no_is_enough_and_it_may_be_of_who_is_late(server: Server, label: str) -> None:
    game_id, first, (second, third) = await late(server)
    for who, name in ((third, PEOPLE[third]), (first, PEOPLE[first])):
        await server.people[second].click(told(server), label=label)
        question = server.last
        await server.people[who].click(question, label="Refuse")
        assert f"{name} does not agree." in texts(server.last.components)
        shown = next(one for one in server.messages() if one.id == question.id)
        assert f"Refused by: {name}" in texts(shown.components)
    info = await server.tables.get(game_id)
    assert (info.over, info.free, info.waiting_for) == ((first,), (), (first,))
    assert labels(told(server).components) == CHOICES
    await server.people[second].click(told(server), label=label)
    answer = answer_of(await server.people[second].click(server.last, label="Withdraw"))
    assert "Your proposal is withdrawn." in answer


async def test_of_two_the_other_chooses_alone(server: Server) -> None:
    game_id, first, (second,) = await late(server, 2)
    assert f"<@{server.people[second].id}> can choose: skip" in texts(told(server).components)
    answer = answer_of(await server.people[second].click(told(server), label="Skip"))
    assert "The bot has done what had to be done." in answer
    assert first not in await waiting(server, game_id)


async def test_who_is_late_and_who_has_no_seat_choose_nothing(server: Server) -> None:
    game_id, first, _ = await late(server)
    for label in CHOICES:
        answer = answer_of(await server.people[first].click(told(server), label=label))
        assert "It is your own time that is over. You can still act as always." in answer
        assert "no seat" in answer_of(await server.stranger.click(told(server), label=label))
    assert await server.tables.consent.proposals(game_id) == ()


async def test_while_the_game_is_paused_nothing_is_chosen(server: Server) -> None:
    game_id, first, (second, _) = await late(server)
    await server.tables.lifecycle.pause(game_id, server.moderator.id)
    answer = answer_of(await server.people[second].click(told(server), label="Skip"))
    assert "The game is paused" in answer
    await server.tables.lifecycle.resume(game_id, server.moderator.id)
    assert (await server.tables.get(game_id)).over == (first,)


async def test_what_was_asked_already_is_agreed_to_by_asking(server: Server) -> None:
    game_id, first, (second, third) = await late(server)
    await server.people[second].click(told(server), label="Skip")
    await server.people[third].click(told(server), label="Skip")
    assert first not in await waiting(server, game_id)


async def test_where_nobody_else_is_there_the_channel_reads_what_happens(server: Server) -> None:
    """A stand-in plays for the other one: whoever comes back can choose."""
    game_id, first, (second,) = await paced(server, 2)
    proposal = await server.tables.consent.propose(
        game_id, server.people[first].id, ProposalKind.STAND_IN, second
    )
    assert proposal.result == "done"
    await run_out(server)
    text = texts(told(server).components)
    assert "Nobody else is here to choose just now: whoever comes back can choose below." in text
    assert pinged(server) == []
    await server.people[second].slash(server.channel, "seat back")
    await server.people[second].click(told(server), label="Skip")
    assert first not in await waiting(server, game_id)


async def test_a_message_that_comes_late_is_not_sent_once_it_is_settled(server: Server) -> None:
    """Discord takes nothing while the time runs out, and the person acts meanwhile."""
    _, first, _ = await paced(server)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500)
    await run_out(server)
    await end_turn(server.people[first], server.channel)
    await server.sweep(62)
    assert not [one for one in server.messages() if "The time of" in texts(one.components)]
