"""Questions in the channel's message, and the buttons by which they are answered in the open."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.table import StaleError
from bot.ui.matters import AnswerMatter, matters_text, open_now
from rules.arriala import actions as arriala
from rules.canal_du_midi import actions as midi
from tests.bot import midi as midi_table
from tests.bot.answers import answer_of, choose_all, forge_id, response_of
from tests.bot.playing import TOY, act_by_command, open_game, open_panel, words_of
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Answer, Offer
from tests.toy.components import Reply
from tests.toy.game import Toy


def answers_on(message: Any) -> dict[str, str]:
    """Return the ids of the buttons of a message that answer a question, by their labels."""
    return {
        part["label"]: part["custom_id"]
        for part in parts(message.components)
        if str(part.get("custom_id", "")).startswith("r:reply:")
    }


async def seq_of(server: Server, game_id: int) -> int:
    return (await server.tables.load(game_id)).seq


async def offered(server: Server) -> tuple[int, int, int]:
    """Open a toy game of two in which one offers the other a card; return the game, giver and receiver."""
    game_id = await open_game(server, TOY, 2)
    giver = await choose_all(server, game_id)
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    offer = Offer(1 - giver, position.game.hands[giver][:1])
    await act_by_command(server, position, giver, offer)
    return game_id, giver, 1 - giver


async def asked_for_coins(server: Server, seats: int = 3) -> int:
    """Open a game of Canal du Midi in which all have bet and are asked for coins; return the game."""
    game_id = await midi_table.table(server, seats)
    for seat in range(seats):
        _, game = await midi_table.position_of(server, game_id)
        await midi_table.act(server, game_id, seat, midi.Bet(game.hands[seat][0]))
    return game_id


async def test_a_question_is_answered_on_the_channels_message(server: Server) -> None:
    game_id, giver, asked = await offered(server)
    message, before = server.last, await seq_of(server, game_id)
    name = server.people[giver].name.capitalize()
    question = f"<@{server.people[asked].id}>: take the card that {name} offers?"
    assert question in texts(message.components).split("\n")
    assert labels(message.components)[:2] == ["Take", "Refuse"]
    answer = answer_of(await server.people[asked].click(message, label="Refuse"))
    assert "refuses what" in answer
    assert "Play" in answer
    assert await seq_of(server, game_id) == before + 1
    assert answers_on(server.last) == {}, "it is asked no more"


async def test_who_is_not_asked_is_told_who_is(server: Server) -> None:
    game_id, giver, asked = await offered(server)
    before = await seq_of(server, game_id)
    answer = answer_of(await server.people[giver].click(server.last, label="Take"))
    name = server.people[asked].name.capitalize()
    assert f"Waiting for {name}: take the card" in answer
    assert "no seat" in answer_of(await server.stranger.click(server.last, label="Take"))
    assert await seq_of(server, game_id) == before


async def test_an_old_button_answers_no_new_question(server: Server) -> None:
    game_id, giver, asked = await offered(server)
    old = server.last
    await server.people[asked].click(old, label="Refuse")
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    await act_by_command(server, position, giver, Offer(asked, position.game.hands[giver][:1]))
    before = await seq_of(server, game_id)
    answer = answer_of(await server.people[asked].click(old, label="Take"))
    assert "That question is closed, so the button did nothing." in answer
    assert "take the card that" in answer, "what is asked now"
    assert await seq_of(server, game_id) == before


async def test_a_question_that_closes_while_it_is_answered_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is so too while the answer waits for the game's lock: then it counts for nothing."""
    game_id, _, asked = await offered(server)
    before, act = await seq_of(server, game_id), server.tables.play.act
    done = iter((True, False))

    async def late(game: int, who: Any, action: Any, *given: Any) -> Any:
        if next(done):
            await act(game, who, Answer(Reply.REFUSE))
        return await act(game, who, action, *given)

    monkeypatch.setattr(server.tables.play, "act", late)
    answer = answer_of(await server.people[asked].click(server.last, label="Take"))
    assert "That question is closed" in answer
    assert "to move" in answer, "what is asked by now"
    assert await seq_of(server, game_id) == before + 1


async def test_an_answer_that_is_late_to_a_question_still_open_shows_how_it_stands(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, _, asked = await offered(server)
    before = await seq_of(server, game_id)

    async def stale(*given: Any, **named: Any) -> None:
        raise StaleError

    monkeypatch.setattr(server.tables.play, "act", stale)
    answer = answer_of(await server.people[asked].click(server.last, label="Take"))
    assert "That was out of date" in answer
    assert await seq_of(server, game_id) == before


@pytest.mark.parametrize(
    "answer", ["offer-000000000000/answer.take", "/", "answer.take", "x/y/z", "KEY/answer.burn"]
)
async def test_a_forged_answer_does_nothing(server: Server, answer: str) -> None:
    game_id, _, asked = await offered(server)
    before = await seq_of(server, game_id)
    real = next(iter(answers_on(server.last).values()))
    key = re.fullmatch(r"r:reply:\d+:-:0::(.+)/.+", real)
    assert key is not None
    forged = AnswerMatter(game_id, 0, answer.replace("KEY", key[1])).custom_id
    forge_id(server, server.last, real, forged)
    result = await server.people[asked].click(server.last, custom_id=forged)
    late = "That was out of date" if "KEY" in answer else "That question is closed"
    assert late in answer_of(result)
    assert await seq_of(server, game_id) == before


async def test_nobody_is_asked_while_the_game_rests(server: Server) -> None:
    game_id, _, asked = await offered(server)
    message = server.last
    question = response_of(await server.moderator.slash(server.channel, "mod pause"))
    await server.moderator.click(question, label="Pause the game")
    await server.people[asked].slash(server.channel, "board", public=True)
    assert "The game is paused" in texts(server.last.components)
    assert answers_on(server.last) == {}
    assert "offers?" not in texts(server.last.components)
    before = await seq_of(server, game_id)
    assert "paused" in answer_of(await server.people[asked].click(message, label="Take"))
    assert await seq_of(server, game_id) == before
    assert open_now(await server.tables.load(game_id)) == ()


async def test_a_question_of_before_the_game_went_back_is_another_one(server: Server) -> None:
    """The same offer is made again in another line of play: what was asked before answers nothing."""
    game_id, giver, asked = await offered(server)
    old, offer = server.last, (await server.tables.load(game_id)).seq
    question = response_of(await server.moderator.slash(server.channel, "mod rollback", entry=str(offer - 1)))
    await server.moderator.click(question, label=labels(question.components)[0])
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    assert position.game.waiting_for == (giver,)
    await act_by_command(server, position, giver, Offer(asked, position.game.hands[giver][:1]))
    assert [one.rpartition(":")[2] for one in answers_on(old).values()] == [
        one.rpartition(":")[2] for one in answers_on(server.last).values()
    ]
    before = await seq_of(server, game_id)
    assert "That question is closed" in answer_of(await server.people[asked].click(old, label="Take"))
    assert await seq_of(server, game_id) == before
    await server.people[asked].click(server.last, label="Take")
    assert await seq_of(server, game_id) == before + 1


async def test_a_message_that_comes_late_asks_nobody_what_is_closed(server: Server) -> None:
    """The next question is to the same people: they are called for that one alone."""
    game_id = await midi_table.table(server, 3)
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    for seat in range(3):
        _, game = await midi_table.position_of(server, game_id)
        await midi_table.act(server, game_id, seat, midi.Bet(game.hands[seat][0]))
    await midi_table.act(server, game_id, 1, midi.Send())
    sent = len(server.sent)
    for _ in range(3):
        await server.sweep(30)
    late, now = server.messages()[-2:]
    assert len(server.sent) == sent + 2
    assert answers_on(late) == {}
    assert "Send a coin" not in texts(late.components)
    assert server.sent[sent]["allowed_mentions"].get("users", []) == []
    assert "somebody has sent a coin" in texts(now.components)
    assert list(answers_on(now)) == ["Send a coin", "Hold"]


async def test_nobody_is_called_for_whom_the_bot_plays_and_followers_get_no_buttons(server: Server) -> None:
    game_id = await asked_for_coins(server)
    await server.stranger.slash(server.channel, "watch")
    await midi_table.act(server, game_id, 0, midi.Hold())
    position = await server.tables.load(game_id)
    info = replace(position.info, stand_ins=(2,))
    words, matters = words_of(server, position, 0), open_now(position)
    text, pings = matters_text(info, words, matters, silent=False)
    assert pings == (server.people[1].id,)
    assert text.split(": ")[0] in (f"<@{pings[0]}> and Cleo", f"Cleo and <@{pings[0]}>")
    assert matters_text(info, words, matters, silent=True)[1] == ()
    mail = server.stranger.user.dm_channel
    assert all(answers_on(message) == {} for message in mail.history())


async def test_may_not_act_comes_before_the_question_whether_it_is_meant(server: Server) -> None:
    game_id = await asked_for_coins(server)
    message = server.last
    question = response_of(await server.moderator.slash(server.channel, "mod pause"))
    await server.moderator.click(question, label="Pause the game")
    for result in (
        await server.people[1].click(message, label="Send a coin"),
        await server.people[1].slash(server.channel, "midi send"),
    ):
        assert "The game is paused" in answer_of(result)
        assert "it would bring nothing" not in answer_of(result)
    assert (await server.tables.load(game_id)).game.waiting_for


async def test_an_old_button_says_that_the_game_is_over(server: Server) -> None:
    game_id = await open_game(server, "Arriala: Canal de Garonne", 2, first=server.people[0])
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 0, arriala.ProposeEnd())
    message = server.last
    done = answer_of(await server.people[1].click(message, label="End the game"))
    assert "Play" not in done.split("\n")
    answer = answer_of(await server.people[1].click(message, label="Play on"))
    assert "The game is over." in answer


async def test_a_board_that_is_asked_for_has_no_buttons_to_answer(server: Server) -> None:
    """The message of the question is the one that is changed as answers come in."""
    game_id = await asked_for_coins(server)
    await server.people[0].slash(server.channel, "board", public=True)
    assert answers_on(server.last) == {}
    assert "Send a coin for a reinforcement" in texts(server.last.components)
    assert (await server.tables.load(game_id)).game.waiting_for


async def test_coins_are_kept_by_one_press_and_sent_when_asked_once(server: Server) -> None:
    """In the first round a coin brings nothing: sending is asked about, holding is not."""
    game_id = await asked_for_coins(server)
    message = server.last
    assert list(answers_on(message)) == ["Send a coin", "Hold"]
    before = await seq_of(server, game_id)
    private = response_of(await server.people[1].click(message, label="Send a coin"))
    assert "it would bring nothing" in texts(private.components)
    assert await seq_of(server, game_id) == before
    held = answer_of(await server.people[0].click(message, label="Hold"))
    assert "sent no coin" in held
    assert await seq_of(server, game_id) == before + 1
    assert server.last.id == message.id, "an answer changes the message"
    assert "-# Ada sent no coin." in texts(server.last.components).split("\n")
    await server.people[1].click(private, label="Send a coin")
    assert await seq_of(server, game_id) == before + 2
    assert server.last.id != message.id, "the second asking is a question of its own"
    assert answers_on(server.last).keys() == answers_on(message).keys()
    assert not set(answers_on(server.last).values()) & set(answers_on(message).values())
    closed = answer_of(await server.people[2].click(message, label="Hold"))
    assert "That question is closed" in closed
    assert "somebody has sent a coin" in closed
    assert await seq_of(server, game_id) == before + 2


async def test_a_panel_of_the_first_asking_does_not_answer_the_second(server: Server) -> None:
    game_id = await asked_for_coins(server)
    panel = await open_panel(server, 2)
    await midi_table.act(server, game_id, 1, midi.Send())
    before = await seq_of(server, game_id)
    await server.people[2].click(panel, label="Hold")
    assert await seq_of(server, game_id) == before
    assert "This answer is final" in texts(panel.components)
    await server.people[2].click(panel, label="Hold")
    assert await seq_of(server, game_id) == before + 1


async def test_the_end_is_agreed_to_on_the_channels_message(server: Server) -> None:
    game_id = await open_game(server, "Arriala: Canal de Garonne", 3, first=server.people[0])
    position = await server.tables.load(game_id)
    await act_by_command(server, position, 0, arriala.ProposeEnd())
    message = server.last
    assert list(answers_on(message)) == ["End the game", "Play on"]
    assert "end the game now, as Ada proposes?" in texts(message.components)
    await server.people[2].click(message, label="End the game")
    assert "-# Cleo agreed." in texts(server.last.components).split("\n")
    assert f"<@{server.people[1].id}>" not in texts(server.last.components), "an edit calls nobody"
    await server.people[1].click(message, label="Play on")
    assert (await server.tables.load(game_id)).game.waiting_for == (0,)
    assert answers_on(server.last) == {}
