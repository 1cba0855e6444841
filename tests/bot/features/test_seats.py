"""Tests of seats: handing one over, leaving it, calling for a substitute, taking a free one."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from rules.canal_du_midi.actions import Bet
from tests.bot.answers import answer_of, choose_all, forge_id, response_of, state_of
from tests.bot.features.test_consent import pinged, shown, waiting
from tests.bot.playing import TOY, act_by_command, end_turn, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.toy.actions import Choose, EndTurn
from tests.toy.game import Toy
from tests.toy.state import Numbers

DAN = 3


async def log_kinds(server: Server, game_id: int) -> list[str]:
    """Return the kinds of the log's lines that are no moves."""
    lines = await server.tables.records.history(game_id, None, 100)
    return [line.kind for line in lines if line.kind not in ("start", "action")]


def all_shown(result: Any) -> str:
    """Return all texts that pressing a button of a private message has shown, in it or beside it."""
    return "\n".join(texts(one.components) for one in (result.response, *result.followups) if one is not None)


async def offered(server: Server, giver: int = 0, to: int = DAN) -> Any:
    """Offer a seat; return the question in the channel."""
    answer = answer_of(
        await server.people[giver].slash(server.channel, "seat give", person=server.people[to])
    )
    assert "is being asked in the channel" in answer
    return server.last


async def test_a_seat_is_handed_over_in_the_middle_of_a_secret_choice(server: Server) -> None:
    """The chosen number stays secret; whoever comes may change it, and whoever went sees nothing."""
    game_id = await open_game(server, TOY, 3)
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 0, Choose(3))
    panel = await open_panel(server, 0)
    sent = len(server.sent)
    question = await offered(server)
    assert len(server.sent) == sent + 1
    assert pinged(server) == [server.people[DAN].id]
    assert "Ada offers to hand over a seat" in texts(question.components)
    assert labels(question.components) == ["Accept", "Decline", "Withdraw"]
    hand = answer_of(await server.people[0].slash(server.channel, "hand"))
    before = await state_of(server, game_id)
    answer = answer_of(await server.people[DAN].click(question, label="Accept"))
    assert "The seat is yours now" in answer
    assert "Ada has handed the seat over to Dan" in texts(server.last.components)
    assert labels(shown(server, question).components) == []
    info = await server.tables.get(game_id)
    assert info.seat_of(server.people[DAN].id) == 0
    assert (await state_of(server, game_id))[1] == before[1]
    assert answer_of(await server.people[DAN].slash(server.channel, "hand")) == hand.replace("Ada", "Dan")
    for path in ("hand", "play", "undo", "moves"):
        assert "no seat" in answer_of(await server.people[0].slash(server.channel, path)), path
    assert "no seat" in all_shown(await server.people[0].click(panel, label="My hand"))
    everything = "\n".join(texts(one.components) for one in server.messages())
    assert "chose 3" not in everything
    await server.people[DAN].slash(server.channel, "toy choose", number=1)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    due = game.queue[0]
    assert isinstance(due, Numbers)
    assert due.chosen[0] == 1
    assert await log_kinds(server, game_id) == ["handover"]


async def test_a_bet_of_canal_du_midi_is_handed_over(server: Server) -> None:
    """The secret bet stays as it is, and whoever comes holds the hand and may bet anew."""
    game_id = await open_game(server, "Canal du Midi", 3)
    while True:
        position = await server.tables.load(game_id)
        seat = position.game.waiting_for[0]
        action = position.game.suggest(seat)
        await act_by_command(server, position, seat, action)
        if isinstance(action, Bet) and (await waiting(server, game_id)):
            break
    before = await server.tables.load(game_id)
    await offered(server, seat)
    await server.people[DAN].click(server.last, label="Accept")
    after = await server.tables.load(game_id)
    assert after.game == before.game
    assert after.info.seat_of(server.people[DAN].id) == seat
    assert "no seat" in answer_of(await server.people[seat].slash(server.channel, "hand"))
    assert server.people[DAN].id not in pinged(server)
    bets = [one for one in after.game.legal_actions(seat) if isinstance(one, Bet)]
    result = await server.tables.play.act(game_id, server.people[DAN].id, bets[-1])
    assert result.position.game != before.game


async def test_an_offer_is_declined_or_withdrawn(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    question = await offered(server)
    answer = answer_of(await server.people[DAN].click(question, label="Decline"))
    assert "have declined the seat" in answer
    assert "Declined by: Dan" in texts(shown(server, question).components)
    assert "Dan has declined the seat" in texts(server.last.components)
    question = await offered(server)
    answer = answer_of(await server.people[0].click(question, label="Withdraw"))
    assert "Your offer is withdrawn" in answer
    assert "Ada has withdrawn the offer" in texts(shown(server, question).components)
    assert labels(shown(server, question).components) == []
    assert (await server.tables.get(game_id)).seat_of(server.people[0].id) == 0
    first = await offered(server)
    await offered(server, to=2)
    assert "has withdrawn the offer" in texts(shown(server, first).components), "one offer at a time"
    await server.people[2].click(server.last, label="Accept")
    assert (await server.tables.get(game_id)).seat_of(server.people[2].id) == 0


async def test_an_offer_is_for_one_person_alone(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    question = await offered(server)
    for person in (server.people[0], server.people[1], server.stranger, server.moderator):
        for label in ("Accept", "Decline"):
            assert "not being asked" in answer_of(await person.click(question, label=label))
    assert "nothing to withdraw" in answer_of(await server.people[1].click(question, label="Withdraw"))
    (asked,) = await server.tables.consent.proposals(game_id)
    accept, agree = (WireId(verb, game_id, decision=asked.id).custom_id for verb in ("accept", "agree"))
    forge_id(server, question, accept, agree)
    assert "not being asked" in answer_of(await server.people[1].click(question, label="Accept"))
    assert (await server.tables.consent.proposals(game_id)) == (asked,)


async def test_a_seat_goes_to_nobody_who_cannot_have_it(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    tries = (
        (0, robot, "another program’s account"),
        (0, server.people[0], "You already have a seat"),
        (0, server.people[1], "already has a seat in this game"),
        (2, server.people[DAN], "You have no seat"),
    )
    for giver, to, answer in tries:
        text = answer_of(await server.people[giver].slash(server.channel, "seat give", person=to))
        assert answer in text
    assert await server.tables.consent.proposals(game_id) == ()


async def test_whoever_has_a_seat_by_now_cannot_accept_another(server: Server) -> None:
    game_id = await open_game(server, TOY, 3)
    question = await offered(server)
    await server.people[1].slash(server.channel, "seat substitute")
    await server.people[DAN].click(server.last, label="Take this seat")
    answer = answer_of(await server.people[DAN].click(question, label="Accept"))
    assert "You already have a seat" in answer
    info = await server.tables.get(game_id)
    assert info.seat_of(server.people[DAN].id) == 1
    assert info.seat_of(server.people[0].id) == 0


async def test_resigning_and_a_substitute(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    other = 1 - seat
    before = await state_of(server, game_id)
    question = response_of(await server.people[seat].slash(server.channel, "seat resign"))
    assert "for good" in texts(question.components)
    assert await state_of(server, game_id) == before
    result = await server.people[seat].click(question, label="Cancel")
    assert "stays yours" in all_shown(result)
    question = response_of(await server.people[seat].slash(server.channel, "seat resign"))
    result = await server.people[seat].click(question, label="Resign")
    assert "You have left the game" in all_shown(result)
    call = server.last
    assert "has left the game. A substitute is being looked for" in texts(call.components)
    assert labels(call.components) == ["Take this seat"]
    info = await server.tables.get(game_id)
    assert (info.free, info.called) == ((seat,), (seat,))
    assert "no seat" in answer_of(await server.people[seat].slash(server.channel, "play"))
    answer = answer_of(await server.stranger.slash(server.channel, "game info"))
    assert "Looking for a substitute for: Former player" in answer
    answer = answer_of(await server.people[other].click(call, label="Take this seat"))
    assert "You already have a seat" in answer
    answer = answer_of(await server.people[other].slash(server.channel, "seat resign"))
    assert "for good" in answer
    await server.restart()
    answer = answer_of(await server.stranger.click(call, label="Take this seat"))
    assert "The seat is yours now" in answer
    assert labels(shown(server, call).components) == []
    assert "This search is over" in texts(shown(server, call).components)
    assert "has taken over the seat" in texts(server.last.components)
    info = await server.tables.get(game_id)
    assert (info.free, info.called, info.seat_of(server.stranger.id)) == ((), (), seat)
    answer = answer_of(await end_turn(server.stranger, server.channel))
    assert "has ended" not in answer
    assert await waiting(server, game_id) == (other,)
    assert await log_kinds(server, game_id) == ["resign", "substitute"]


async def test_the_last_one_cannot_leave(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    for seat, answer in ((0, "You have left"), (1, "Nobody else is left")):
        question = response_of(await server.people[seat].slash(server.channel, "seat resign"))
        result = await server.people[seat].click(question, label="Resign")
        assert answer in all_shown(result)
    assert (await server.tables.get(game_id)).free == (0,)


async def test_a_question_to_resign_is_for_whom_it_was_asked(server: Server) -> None:
    """Nobody loses a seat by a button that was meant for another seat."""
    game_id = await open_game(server, TOY, 3)
    question = response_of(await server.people[0].slash(server.channel, "seat resign"))
    forge_id(server, question, WireId("resign", game_id, 0).custom_id, WireId("resign", game_id, 1).custom_id)
    result = await server.people[0].click(question, label="Resign")
    assert "no seat" in texts(result.followups[0].components)
    assert (await server.tables.get(game_id)).free == ()


async def test_a_call_and_its_end(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    people = server.people
    assert "No substitute" in answer_of(await people[0].slash(server.channel, "seat substitute", stop=True))
    answer = answer_of(await people[0].slash(server.channel, "seat substitute"))
    assert "stays yours" in answer
    call = server.last
    assert "Ada is looking for a substitute" in texts(call.components)
    assert pinged(server) == []
    assert labels(call.components) == ["Take this seat"]
    assert "already" in answer_of(await people[0].slash(server.channel, "seat substitute"))
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "seat substitute"))
    await people[0].slash(server.channel, "board", public=True)
    seat = await choose_all(server, game_id)
    assert "-# Looking for a substitute for: Ada" in texts(server.last.components)
    assert seat in (0, 1)
    answer = answer_of(await people[0].slash(server.channel, "seat substitute", stop=True))
    assert "A substitute is no longer being looked for" in answer
    assert labels(shown(server, call).components) == []
    assert (await server.tables.get(game_id)).called == ()
    board = next(one for one in server.newest_first() if "Play" in labels(one.components))
    forge_id(server, board, WireId("panel", game_id).custom_id, WireId("take_seat", game_id, 0).custom_id)
    answer = answer_of(await people[DAN].click(board, label="Play"))
    assert "No substitute is being looked for here" in answer
    forge_id(
        server, board, WireId("take_seat", game_id, 0).custom_id, WireId("take_seat", game_id, 9).custom_id
    )
    assert "no such seat" in answer_of(await people[DAN].click(board, label="Play"))
    assert (await server.tables.get(game_id)).seat_of(people[DAN].id) is None
    assert await log_kinds(server, game_id) == ["call", "uncall"]
    answer = answer_of(await people[0].slash(server.channel, "log"))
    assert "Ada began to look for a substitute" in answer
    assert "Ada stopped looking for a substitute" in answer


async def test_whoever_is_quickest_gets_the_seat(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await server.people[0].slash(server.channel, "seat substitute")
    call = server.last
    edit = server.services.delivery.wake
    server.services.delivery.wake = lambda game_id: None  # type: ignore[method-assign]
    assert "yours now" in answer_of(await server.people[DAN].click(call, label="Take this seat"))
    assert "No substitute" in answer_of(await server.stranger.click(call, label="Take this seat"))
    server.services.delivery.wake = edit  # type: ignore[method-assign]
    info = await server.tables.get(game_id)
    assert (info.seat_of(server.people[DAN].id), info.seat_of(server.stranger.id)) == (0, None)


async def test_whoever_leaves_while_something_is_asked(server: Server) -> None:
    """What they asked lapses, and nobody waits for their answer any more: all others have agreed."""
    game_id = await open_game(server, TOY, 3)
    await server.people[0].slash(server.channel, "game abandon")
    question = server.last
    leaving = response_of(await server.people[0].slash(server.channel, "seat resign"))
    await server.people[0].click(leaving, label="Resign")
    assert "has lapsed" in texts(shown(server, question).components)
    assert labels(shown(server, question).components) == []
    await server.people[1].slash(server.channel, "game abandon")
    question = server.last
    assert (await server.tables.get(game_id)).status == "open"
    leaving = response_of(await server.people[2].slash(server.channel, "seat resign"))
    await server.people[2].click(leaving, label="Resign")
    assert "Everyone agreed to stop the game" in texts(shown(server, question).components)
    assert labels(shown(server, question).components) == []
    assert (await server.tables.get(game_id)).status != "open"


@pytest.mark.parametrize(
    "path", ["seat give", "seat resign", "seat substitute", "seat stand-in", "seat back", "watch"]
)
async def test_without_a_running_game(server: Server, path: str) -> None:
    """Each is refused with the reason: no game, or none that has begun."""
    given = {"person": server.people[DAN]} if path == "seat give" else {}
    answer = answer_of(await server.people[0].slash(server.channel, path, **given))
    assert "no game in this channel" in answer
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    answer = answer_of(await server.people[0].slash(server.channel, path, **given))
    assert "not started" in answer


async def test_a_turn_ends_for_whoever_has_the_seat_now(server: Server) -> None:
    """The panel that the giver still has open acts for nobody."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    panel = await open_panel(server, seat)
    await offered(server, seat)
    await server.people[DAN].click(server.last, label="Accept")
    before = await state_of(server, game_id)
    end = next(one for one in labels(panel.components) if "nd" in one)
    assert "no seat" in all_shown(await server.people[seat].click(panel, label=end))
    assert await state_of(server, game_id) == before
    position = await server.tables.load(game_id)
    await server.tables.play.act(game_id, server.people[DAN].id, EndTurn())
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def test_a_seat_is_offered_to_nobody_who_does_not_see_the_channel(server: Server) -> None:
    """It is offered neither to somebody whom it is hidden from nor to somebody who has left the server."""
    game_id = await open_game(server, TOY, 2)
    hidden = discord.Permissions(view_channel=True).value
    unseen = Overwrite(server.stranger.id, OverwriteType.MEMBER, deny=hidden)
    server.env.backend.set_overwrite(server.channel.id, unseen)
    await server.env.settle()
    answer = answer_of(await server.people[0].slash(server.channel, "seat give", person=server.stranger))
    assert "stranger cannot see this channel" in answer
    gone = server.people[DAN].user
    server.guild.remove_member(server.people[DAN])
    await server.env.settle()
    answer = answer_of(await server.people[0].slash(server.channel, "seat give", person=gone))
    assert "cannot see this channel" in answer
    assert await server.tables.consent.proposals(game_id) == ()


async def test_the_board_that_asks_names_who_has_the_seat_now(server: Server) -> None:
    """It is changed in its place, without a ping: who has left is asked no more, and whoever came is."""
    await open_game(server, TOY, 3)
    board = server.last
    bea = server.people[1]
    assert f"<@{bea.id}>" in texts(board.components)

    def asking() -> str:
        return texts(next(one for one in server.newest_first() if one.id == board.id).components)

    await act_by_command(server, await _position(server), 0, Choose(1))
    with server.env.time_context():
        await server.tables.people.forget(bea.id)
    await server.sweep()
    assert "Bea" not in asking()
    assert str(bea.id) not in asking()
    assert "Former player" in asking()
    assert "Cleo" in asking()
    dan = server.people[DAN]
    sent = len(server.sent)
    wanted = next(one for one in server.newest_first() if "Take this seat" in labels(one.components))
    await dan.click(wanted, label="Take this seat")
    await server.sweep()
    assert "Dan" in asking()
    assert "Former player" not in asking()
    assert len(server.sent) == sent + 1, "the board is changed, not posted again"


async def _position(server: Server) -> Any:
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return await server.tables.load(info.id)
