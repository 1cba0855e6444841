"""Tests of what people at a table ask of one another by buttons in the channel, with everybody's consent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import ProposalKind
from tests.bot.answers import answer_of, choose_all, forge_id, response_of, state_of
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import PEOPLE, Server, labels, texts
from tests.toy.actions import Choose, Draw, EndTurn, Play
from tests.toy.game import Toy


async def acts(server: Server, game_id: int, seat: int, action: Any) -> None:
    """Do an action by its command."""
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, action)


async def waiting(server: Server, game_id: int) -> tuple[int, ...]:
    """Return the seats that are waited for."""
    return (await server.tables.load(game_id)).game.waiting_for


def shown(server: Server, message: Any) -> Any:
    """Return a message as it stands now."""
    return next(one for one in server.messages() if one.id == message.id)


def pinged(server: Server) -> list[int]:
    """Return the ids of the people whom the newest message calls."""
    return [int(one) for one in server.sent[-1]["allowed_mentions"].get("users", ())]


async def turn_ended(server: Server, seats: int = 3) -> tuple[int, int]:
    """Open a game in which a seat has played a card and ended the turn; return the game and the seat."""
    game_id = await open_game(server, TOY, seats)
    seat = await choose_all(server, game_id, seats)
    position = await server.tables.load(game_id)
    play = next(one for one in position.game.legal_actions(seat) if isinstance(one, Play))
    await acts(server, game_id, seat, play)
    await acts(server, game_id, seat, EndTurn())
    return game_id, seat


async def asked_back(server: Server, seat: int) -> Any:
    """Ask the others by /undo and its button; return the question in the channel."""
    refusal = response_of(await server.people[seat].slash(server.channel, "undo"))
    result = await server.people[seat].click(refusal, label="Ask the others")
    assert "The others are being asked" in texts(result.followups[0].components)
    return server.last


async def test_an_undo_after_the_turn_by_consent(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    refusal = await server.people[seat].slash(server.channel, "undo")
    assert "your turn is over" in answer_of(refusal)
    assert "The others can still agree to undo it" in answer_of(refusal)
    assert labels(response_of(refusal).components) == ["Ask the others", "Why?"]
    sent = len(server.sent)
    question = await asked_back(server, seat)
    assert len(server.sent) == sent + 1
    text = texts(question.components)
    assert f"{PEOPLE[seat]} asks to undo: {PEOPLE[seat]}" in text
    assert "Nothing has been done since." in text
    assert f"Agreed: {PEOPLE[seat]}" in text
    assert labels(question.components) == ["Agree", "Refuse", "Withdraw"]
    first, second = [one for one in range(3) if one != seat]
    assert sorted(pinged(server)) == sorted(server.people[one].id for one in (first, second))
    answer = answer_of(await server.people[first].click(question, label="Agree"))
    assert "Answers still to come: 1" in answer
    assert len(server.sent) == sent + 1, "who has agreed is an edit"
    text = texts(shown(server, question).components)
    assert f"<@{server.people[second].id}>" in text
    assert f"<@{server.people[first].id}>" not in text
    assert (await server.tables.get(game_id)).waiting_for != (seat,)
    answer = answer_of(await server.people[second].click(question, label="Agree"))
    assert "The action has been undone" in answer
    assert labels(shown(server, question).components) == []
    assert "Everyone agreed." in texts(shown(server, question).components)
    assert await waiting(server, game_id) == (seat,)
    assert "Undone, as everyone agreed" in texts(server.last.components)
    assert pinged(server) == [server.people[seat].id]
    answer = answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert "Undone" in answer, "in the turn again, one may undo what came before"


async def test_what_was_done_since_goes_with_it(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    (other,) = await waiting(server, game_id)
    await acts(server, game_id, other, EndTurn())
    refusal = await server.people[seat].slash(server.channel, "undo")
    assert f"{PEOPLE[other]} has acted since" in answer_of(refusal)
    question = await asked_back(server, seat)
    assert "1 later action would be undone with it" in texts(question.components)
    for one in range(3):
        if one != seat:
            await server.people[one].click(question, label="Agree")
    assert await waiting(server, game_id) == (seat,)


async def test_an_undo_is_refused(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    question = await asked_back(server, seat)
    before, other = await state_of(server, game_id), (seat + 1) % 3
    answer = answer_of(await server.people[other].click(question, label="Refuse"))
    assert "Nothing is undone" in answer
    text = texts(shown(server, question).components)
    assert f"Refused by: {PEOPLE[other]}" in text
    assert labels(shown(server, question).components) == []
    assert f"{PEOPLE[other]} does not agree" in texts(server.last.components)
    assert pinged(server) == []
    assert await state_of(server, game_id) == before
    board = next(one for one in server.newest_first() if "Play" in labels(one.components))
    old = WireId("panel", game_id)
    for verb, asked, refusal in (
        ("agree", 1, "That question is closed"),
        ("refuse", 2, "no such question here"),
    ):
        forged = WireId(verb, game_id, decision=asked)
        forge_id(server, board, old.custom_id, forged.custom_id)
        assert refusal in answer_of(await server.people[other].click(board, label="Play"))
        old = forged
    assert await state_of(server, game_id) == before


async def test_a_consent_is_taken_back_and_given_again(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    question = await asked_back(server, seat)
    first, second = [one for one in range(3) if one != seat]
    answer = answer_of(await server.people[first].click(question, label="Withdraw"))
    assert "nothing to withdraw" in answer
    await server.people[first].click(question, label="Agree")
    answer = answer_of(await server.people[first].click(question, label="Withdraw"))
    assert "no longer agree" in answer
    assert f"<@{server.people[first].id}>" in texts(shown(server, question).components)
    await server.people[second].click(question, label="Agree")
    assert await waiting(server, game_id) != (seat,)
    await server.people[first].click(question, label="Agree")
    assert await waiting(server, game_id) == (seat,)


async def test_who_asked_withdraws_it_all(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    question = await asked_back(server, seat)
    before = await state_of(server, game_id)
    answer = answer_of(await server.people[seat].click(question, label="Withdraw"))
    assert "withdrawn" in answer
    assert f"{PEOPLE[seat]} has withdrawn the request" in texts(shown(server, question).components)
    assert labels(shown(server, question).components) == []
    assert await state_of(server, game_id) == before
    assert await server.tables.consent.proposals(game_id) == ()
    await asked_back(server, seat)


async def test_what_was_drawn_since_is_shown_and_prevents_it(server: Server) -> None:
    """The question lapses by it, and whoever asks again reads that somebody drew a card."""
    game_id, seat = await turn_ended(server)
    question = await asked_back(server, seat)
    (drawer,) = await waiting(server, game_id)
    await acts(server, game_id, drawer, Draw())
    assert labels(shown(server, question).components) == []
    assert "no longer possible" in texts(shown(server, question).components)
    assert await server.tables.consent.proposals(game_id) == ()
    refusal = await server.people[seat].slash(server.channel, "undo")
    assert "not even by consent" in answer_of(refusal)
    assert f"{PEOPLE[drawer]} " in answer_of(refusal)
    assert "card" in answer_of(refusal)
    assert labels(response_of(refusal).components) == ["Why?"]


async def test_questions_say_what_has_been_done_since(server: Server) -> None:
    """They are changed by what is done while they are open, and closed by what makes them impossible."""
    game_id, first = await turn_ended(server)
    questions = [await asked_back(server, first)]
    (second,) = await waiting(server, game_id)
    await acts(server, game_id, second, EndTurn())
    questions.append(await asked_back(server, second))

    def since() -> list[str]:
        return [texts(shown(server, one).components) for one in questions]

    assert "1 later action would be undone" in since()[0]
    assert "Nothing has been done since" in since()[1]
    (third,) = await waiting(server, game_id)
    await acts(server, game_id, third, EndTurn())
    assert "2 later actions would be undone" in since()[0]
    assert "1 later action would be undone" in since()[1]
    sent = len(server.sent)
    await acts(server, game_id, first, Choose(1))
    assert "3 later actions would be undone" in since()[0]
    assert len(server.sent) == sent, "nobody is called by it"
    await acts(server, game_id, second, Choose(2))
    await acts(server, game_id, third, Choose(3))
    for question in questions:
        assert labels(shown(server, question).components) == []
        assert "no longer possible" in texts(shown(server, question).components)
    assert await server.tables.consent.proposals(game_id) == ()


async def test_the_reader_sees_what_they_may_know(server: Server) -> None:
    """Only whoever drew a card is shown its colour, where a program of before has left a question open."""
    game_id, seat = await turn_ended(server)
    server.tables.session.follow_asked = None
    (drawer,) = await waiting(server, game_id)
    question = await asked_back(server, seat)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    await acts(server, game_id, drawer, Draw())
    colour = str(game.pile[0])
    own = answer_of(await server.people[drawer].click(question, label="Agree"))
    assert colour in own
    others = answer_of(await server.people[seat].slash(server.channel, "undo"))
    assert not [one for one in ("red", "green", "blue") if one in others.lower()]


async def test_a_panel_offers_to_ask(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    panel = await open_panel(server, seat)
    assert "Ask to undo" in labels(panel.components)
    (other,) = await waiting(server, game_id)
    assert "Ask to undo" not in labels((await open_panel(server, other)).components)
    await server.restart()
    await server.people[seat].click(panel, label="Ask to undo")
    assert [one.kind for one in await server.tables.consent.proposals(game_id)] == [ProposalKind.TAKEBACK]
    assert "asks to undo" in texts(server.last.components)


async def test_an_old_button_asks_for_nothing_else(server: Server) -> None:
    """Whoever has done more since is refused, because the question would be another."""
    game_id, seat = await turn_ended(server, 2)
    refusal = response_of(await server.people[seat].slash(server.channel, "undo"))
    await asked_back(server, seat)
    await server.people[1 - seat].click(server.last, label="Agree")
    await acts(server, game_id, seat, EndTurn())
    result = await server.people[seat].click(refusal, label="Ask the others")
    assert "something else since" in texts(result.followups[0].components)
    assert await server.tables.consent.proposals(game_id) == ()


async def test_strangers_and_others_cannot_answer(server: Server) -> None:
    game_id, seat = await turn_ended(server)
    question = await asked_back(server, seat)
    before = await state_of(server, game_id)
    for label in ("Agree", "Refuse", "Withdraw"):
        assert "no seat" in answer_of(await server.stranger.click(question, label=label))
        assert "no seat" in answer_of(await server.moderator.click(question, label=label))
    assert await state_of(server, game_id) == before
    assert len(await server.tables.consent.proposals(game_id)) == 1
    assert labels(shown(server, question).components) == ["Agree", "Refuse", "Withdraw"]


async def test_a_consent_from_another_channel_does_nothing(server: Server) -> None:
    """An id forged in another channel of the server neither agrees nor refuses."""
    game_id, seat = await turn_ended(server)
    await asked_back(server, seat)
    (asked,) = await server.tables.consent.proposals(game_id)
    other = (seat + 1) % 3
    await server.people[other].slash(server.other_channel, "game new", game=TOY, seats=2)
    table = server.other_channel.last_message
    assert table is not None
    lobby = await server.tables.find(server.other_channel.id)
    assert lobby is not None
    old = WireId("join", lobby.id).custom_id
    for verb in ("agree", "refuse", "withdraw", "accept", "decline", "takeback", "back", "take_seat"):
        new = WireId(verb, game_id, 0, asked.id).custom_id
        forge_id(server, table, old, new)
        answer = answer_of(await server.people[other].click(table, label="Join"))
        assert "another channel" in answer, verb
        old = new
    assert await server.tables.consent.proposals(game_id) == (asked,)


@pytest.mark.parametrize("label", ["Agree", "Refuse", "Withdraw"])
async def test_a_question_works_after_a_restart(server: Server, label: str) -> None:
    game_id, seat = await turn_ended(server, 2)
    question = await asked_back(server, seat)
    await server.restart()
    person = server.people[seat if label == "Withdraw" else 1 - seat]
    await person.click(question, label=label)
    assert await server.tables.consent.proposals(game_id) == ()
    assert (await waiting(server, game_id) == (seat,)) == (label == "Agree")


async def test_a_stand_in_by_consent(server: Server) -> None:
    game_id = await open_game(server, TOY, 3)
    answer = answer_of(await server.people[0].slash(server.channel, "seat stand-in", seat="Cleo"))
    assert "The others are being asked" in answer
    question = server.last
    assert "Proposal by Ada: a stand-in (fair) for Cleo." in texts(question.components)
    assert pinged(server) == [server.people[1].id], "who is absent is not asked"
    assert "not being asked" in answer_of(await server.people[2].click(question, label="Agree"))
    assert "already has a seat" not in texts(question.components)
    await server.people[1].click(question, label="Agree")
    assert (await server.tables.get(game_id)).stand_ins == (2,)
    assert "agreed to the stand-in" in texts(shown(server, question).components)


async def test_whoever_is_there_refuses_the_stand_in(server: Server) -> None:
    game_id = await open_game(server, TOY, 3)
    await server.people[0].slash(server.channel, "seat stand-in", seat="Cleo")
    question = server.last
    await server.people[2].click(question, label="Refuse")
    assert (await server.tables.get(game_id)).stand_ins == ()
    assert "Refused by: Cleo" in texts(shown(server, question).components)
    await server.people[0].slash(server.channel, "seat stand-in", seat="Cleo")
    await server.people[0].click(server.last, label="Withdraw")
    await server.people[0].slash(server.channel, "seat stand-in")
    (asked,) = await server.tables.consent.proposals(game_id)
    assert (asked.kind, asked.target) == (ProposalKind.STAND_IN, 0)
    assert "Proposal by Ada: a stand-in (fair) for Ada." in texts(server.last.components)


async def test_a_stand_in_nobody_can_ask_for(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    answer = answer_of(await server.people[0].slash(server.channel, "seat stand-in", seat="Zoe"))
    assert "There is no seat" in answer
    assert "Ada and Bea" in answer
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "seat stand-in"))
    await server.people[0].slash(server.channel, "seat stand-in", seat="Bea")
    assert (await server.tables.get(game_id)).stand_ins == (1,), "nobody else is there to be asked"
    answer = answer_of(await server.people[0].slash(server.channel, "seat stand-in"))
    assert "At least one person must play" in answer
    answer = answer_of(await server.people[0].slash(server.channel, "seat stand-in", seat="Bea"))
    assert "already" in answer


async def test_stopping_is_withdrawn(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await server.people[0].slash(server.channel, "game abandon")
    question = server.last
    assert labels(question.components) == ["Agree", "Refuse", "Withdraw"]
    answer = answer_of(await server.people[0].click(question, label="Withdraw"))
    assert "withdrawn" in answer
    assert "Ada has withdrawn the proposal to stop" in texts(shown(server, question).components)
    assert (await server.tables.get(game_id)).status == "open"
