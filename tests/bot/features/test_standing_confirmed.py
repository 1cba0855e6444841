"""Answers beforehand are read back in words before anything is kept: one touch alone keeps nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import available, translate
from bot.table import ProposalKind
from tests.bot.answers import KEEP_AHEAD, answer_of, choose_all, forge_id, state_of
from tests.bot.features.test_standing import given, page
from tests.bot.playing import TOY, act_by_command, open_game
from tests.bot.wire import WireId
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Choose
from tests.toy.game import Toy
from tests.toy.standing import RefuseOffers


async def read_back(server: Server, label: str = "Refuse offers") -> tuple[int, Any]:
    """Start a game, and press the button of an answer; return the game's id, and what it is read back in."""
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await server.people[0].click(shown, label=label)
    assert labels(shown.components) == [KEEP_AHEAD, "Cancel"]
    return game_id, shown


def id_of(shown: Any, label: str) -> str:
    """Return the id of a button, by what stands on it."""
    return next(str(part["custom_id"]) for part in parts(shown.components) if part.get("label") == label)


async def test_it_is_kept_by_the_button_below_its_words_alone(server: Server) -> None:
    game_id, shown = await read_back(server)
    told = texts(shown.components)
    assert "Offers to you: Refuse every offer, until you withdraw this." in told.replace("**", "")
    assert "It counts only when you press “Keep it”." in told
    assert await given(server, game_id, 0) == ()
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert "Noted." in texts(shown.components)
    assert await given(server, game_id, 0) == (RefuseOffers(),)


async def test_what_would_answer_at_once_does_nothing_before(server: Server) -> None:
    game_id, shown = await read_back(server, "Always 2")
    before = await state_of(server, game_id)
    assert (await server.tables.load(game_id)).game.waiting_for == (0, 1)
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert (await server.tables.load(game_id)).game.waiting_for == (1,)
    assert await state_of(server, game_id) != before


async def test_who_leaves_it_is_on_the_page_again(server: Server) -> None:
    game_id, shown = await read_back(server)
    await server.people[0].click(shown, label="Cancel")
    assert "Refuse offers" in labels(shown.components)
    assert "Withdraw, ask me" not in labels(shown.components)
    assert await given(server, game_id, 0) == ()


async def test_it_does_not_answer_a_question_that_came_since(server: Server) -> None:
    """It was read back in one round and would choose in the next one."""
    game_id, shown = await read_back(server, "Always 3")
    while (position := await server.tables.load(game_id)).game.view(None).status().params != {"round": 2}:
        seat = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[seat], position.game.suggest(seat))
    before = await state_of(server, game_id)
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert "That was out of date" in texts(shown.components)
    assert "Always 3" in labels(shown.components)
    assert await state_of(server, game_id) == before
    assert await given(server, game_id, 0) == ()


async def test_what_is_not_possible_any_more_is_not_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, shown = await read_back(server)
    monkeypatch.setattr(Toy, "standing_answers", lambda *_: ())
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert "That was out of date" in texts(shown.components)
    assert await given(server, game_id, 0) == ()


async def test_a_game_that_rests_or_is_over_keeps_nothing(server: Server) -> None:
    game_id, shown = await read_back(server)
    await server.tables.lifecycle.pause(game_id, server.moderator.id)
    result = await server.people[0].click(shown, label=KEEP_AHEAD)
    assert "The game is paused" in texts(result.followups[0].components)
    assert await given(server, game_id, 0) == ()
    await server.tables.lifecycle.resume(game_id, server.moderator.id)
    proposal = await server.tables.consent.propose(game_id, server.people[0].id, ProposalKind.ABANDON)
    await server.tables.consent.agree(game_id, proposal.id, server.people[1].id)
    result = await server.people[0].click(shown, label=KEEP_AHEAD)
    assert len(result.followups) == 1, "one clear word"
    rows = await server.tables.store.reader.rows("SELECT count(*) FROM standing")
    assert rows[0][0] == 0


async def test_nobody_else_keeps_it(server: Server) -> None:
    game_id, shown = await read_back(server)
    mine = id_of(shown, KEEP_AHEAD)
    forged = mine.replace(f":{game_id}:0:", f":{game_id}:1:")
    forge_id(server, shown, mine, forged)
    result = await server.people[0].click(shown, custom_id=forged)
    assert result.followups or result.ephemeral
    for seat in range(2):
        assert await given(server, game_id, seat) == ()


async def test_an_old_button_asks_too(server: Server) -> None:
    """Messages of before have buttons that kept an answer at once."""
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    old = WireId("ahead_set", game_id, 0, 1, "0", "refuse_offers").custom_id
    forge_id(server, shown, id_of(shown, "Refuse offers"), old)
    await server.restart()
    await server.people[0].click(shown, custom_id=old)
    assert await given(server, game_id, 0) == ()
    await server.restart()
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert await given(server, game_id, 0) == (RefuseOffers(),)


async def test_it_is_kept_once_one_is_not_asked_any_more(server: Server) -> None:
    """What it says in words is still true: it is for the rounds to come."""
    game_id, shown = await read_back(server, "Always 2")
    await act_by_command(server, await server.tables.load(game_id), 0, Choose(1))
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert len(await given(server, game_id, 0)) == 1
    assert (await server.tables.load(game_id)).game.waiting_for == (1,)


async def test_what_is_read_back_is_seen_by_its_person_alone(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    result = await server.people[seat].slash(server.channel, "ahead")
    assert result.ephemeral
    posted = len(server.messages())
    await server.people[seat].click(result.response, label="Refuse offers")
    assert len(server.messages()) == posted
    assert "Refuse every offer" not in answer_of(await server.people[1 - seat].slash(server.channel, "ahead"))


@pytest.mark.parametrize("language", available())
def test_the_words_name_the_button(language: str) -> None:
    assert translate(language, "button-ahead-keep") in translate(language, "ahead-read")
