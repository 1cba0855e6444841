"""Answers given beforehand, through Discord: the page, what is read back, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import available, translate
from bot.ui.struct_names import struct_name
from rules import Game
from rules.arriala import Arriala
from tests.bot.answers import KEEP_AHEAD, answer_of, choose_all, forge_id, response_of, say_ahead, state_of
from tests.bot.features.test_stand_in import absent
from tests.bot.playing import TOY, act_by_command, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, labels, parts, texts
from tests.toy.actions import Choose, Offer
from tests.toy.game import Toy
from tests.toy.standing import AlwaysChoose, RefuseOffers


async def page(server: Server, seat: int) -> Any:
    """Open the page of answers given beforehand; return it."""
    return response_of(await server.people[seat].slash(server.channel, "ahead"))


async def given(server: Server, game_id: int, seat: int) -> tuple[Any, ...]:
    """Return what somebody has said beforehand."""
    return await server.tables.standing.of(game_id, server.people[seat].id)


async def test_the_panel_leads_to_the_page_and_back(server: Server) -> None:
    await open_game(server, TOY, 2)
    panel = await open_panel(server, 0)
    assert "Your answers ahead" not in texts(panel.components)
    await server.people[0].click(panel, label="Answers and plans")
    shown = texts(panel.components)
    for told in (
        "The toy game · Answers and plans",
        "Your number",
        "Always the same number",
        "Offers to you",
        "you are asked each time",
    ):
        assert told in shown
    assert labels(panel.components) == [
        "Always 1",
        "Always 2",
        "Always 3",
        "Refuse offers",
        "Back to the game",
    ]
    await server.people[0].click(panel, label="Back to the game")
    assert "Answers and plans" in labels(panel.components)


async def test_what_is_said_is_read_back_kept_and_withdrawn(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    panel = await open_panel(server, 0)
    await server.people[0].click(panel, label="Answers and plans")
    await say_ahead(server.people[0], panel, "Refuse offers")
    assert "Noted. Refuse every offer, until you withdraw this." in texts(panel.components).replace("**", "")
    assert "Now: **Refuse offers**" in texts(panel.components)
    assert await given(server, game_id, 0) == (RefuseOffers(),)
    assert await given(server, game_id, 1) == ()
    await server.people[0].click(panel, label="Back to the game")
    assert "-# Your answers ahead: Refuse offers" in texts(panel.components)
    await server.people[0].click(panel, label="Answers and plans")
    await server.people[0].click(panel, label="Withdraw, ask me")
    assert "Offers to you: you will be asked again" in texts(panel.components)
    assert await given(server, game_id, 0) == ()
    assert "Withdraw, ask me" not in labels(panel.components)


async def test_what_answers_at_once_is_told_as_an_action_is(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await say_ahead(server.people[0], shown, "Always 2")
    told = texts(shown.components)
    assert "Choose 2 in every round" in told
    assert "Your answers ahead: Always 2" in told
    assert "chose 2" in told
    position = await server.tables.load(game_id)
    assert position.game.waiting_for == (1,)
    await act_by_command(server, position, 1, Choose(1))
    assert "chose 2" in texts(server.last.components), "the last one shows them all"


async def test_who_is_asked_is_not_waited_for(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    shown = await page(server, 1 - seat)
    await say_ahead(server.people[1 - seat], shown, "Refuse offers")
    position = await server.tables.load(game_id)
    assert isinstance(position.game, Toy)
    await act_by_command(server, position, seat, Offer(1 - seat, position.game.hands[seat][:1]))
    assert (await server.tables.load(game_id)).game.waiting_for == (seat,)
    log = await server.people[1 - seat].slash(server.channel, "log")
    assert "refuses" in answer_of(log)


async def test_many_answers_are_in_a_menu(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(map(AlwaysChoose, range(1, 31)))
    monkeypatch.setattr(Toy, "standing_answers", lambda *_: (*many, RefuseOffers()))
    monkeypatch.setattr(Toy, "answer", lambda *_: None)
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    menus = [part for part in parts(shown.components) if part.get("type") == 3]
    assert [len(one["options"]) for one in menus] == [25, 5]
    assert len({one["custom_id"] for one in menus}) == 2
    options = menus[1]["options"]
    value = next(one["value"] for one in options if one["value"].startswith(struct_name(many[28])))
    await server.people[0].select(shown, [value], custom_id=menus[1]["custom_id"])
    await server.people[0].click(shown, label=KEEP_AHEAD)
    assert await given(server, game_id, 0) == (AlwaysChoose(29),)
    assert "Withdraw, ask me" in labels(shown.components)


async def test_a_name_is_of_one_answer_alone() -> None:
    all_of_them = (*map(AlwaysChoose, range(200)), RefuseOffers())
    names = [struct_name(one) for one in all_of_them]
    assert len(set(names)) == len(names)
    assert names[-1] == "refuse_offers"
    assert max(map(len, names)) < 40


@pytest.mark.parametrize(
    "name", ["refuse_offers.x", "always_choose.1", "gone", struct_name(AlwaysChoose(99))]
)
async def test_a_forged_answer_draws_the_page_again(server: Server, name: str) -> None:
    game_id = await open_game(server, TOY, 2)
    before = await state_of(server, game_id)
    shown = await page(server, 0)
    position = await server.tables.load(game_id)
    decision = position.decisions[0]
    old = WireId("ahead_set", game_id, 0, decision, "0", "refuse_offers")
    forge_id(server, shown, old.custom_id, WireId("ahead_set", game_id, 0, decision, "0", name).custom_id)
    await server.people[0].click(shown, custom_id=f"r:ahead_set:{game_id}:0:{decision}:0:{name}")
    assert "That was out of date" in texts(shown.components)
    assert "Refuse offers" in labels(shown.components)
    assert await given(server, game_id, 0) == ()
    assert await state_of(server, game_id) == before


async def test_a_forged_topic_draws_the_page_again(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await say_ahead(server.people[0], shown, "Refuse offers")
    old, new = (WireId("ahead_ask", game_id, 0, topic=topic).custom_id for topic in ("offers", "money"))
    forge_id(server, shown, old, new)
    await server.people[0].click(shown, custom_id=new)
    assert "That was out of date" in texts(shown.components)
    assert await given(server, game_id, 0) == (RefuseOffers(),)


async def test_an_old_page_gives_what_it_says_and_does_not_answer_another_question(server: Server) -> None:
    """Press buttons that were made in the round before: one notes what it says, one would choose at once."""
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    while (position := await server.tables.load(game_id)).game.view(None).status().params != {"round": 2}:
        seat = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[seat], position.game.suggest(seat))
    before = await state_of(server, game_id)
    await server.people[0].click(shown, label="Always 3")
    assert "That was out of date" in texts(shown.components)
    assert await state_of(server, game_id) == before
    assert await given(server, game_id, 0) == ()
    await say_ahead(server.people[0], shown, "Always 3")
    assert await given(server, game_id, 0) == (AlwaysChoose(3),)
    assert "chose 3" in texts(shown.components)


async def test_an_old_button_gives_what_it_said(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await act_by_command(server, await server.tables.load(game_id), 0, Choose(1))
    await say_ahead(server.people[0], shown, "Refuse offers")
    assert await given(server, game_id, 0) == (RefuseOffers(),)


async def test_nobody_else_presses_it(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    decision = (await server.tables.load(game_id)).decisions[0]
    mine = WireId("ahead_set", game_id, 0, decision, "0", "refuse_offers").custom_id
    forge_id(server, shown, mine, mine.replace(f":{game_id}:0:", f":{game_id}:1:"))
    result = await server.people[0].click(shown, custom_id=mine.replace(f":{game_id}:0:", f":{game_id}:1:"))
    assert result.followups or result.ephemeral
    for seat in range(2):
        assert await given(server, game_id, seat) == ()
    assert "no seat" in answer_of(await server.stranger.slash(server.channel, "ahead"))


async def test_in_a_pause_the_page_says_so_and_takes_no_answer(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await say_ahead(server.people[0], shown, "Refuse offers")
    await server.tables.lifecycle.pause(game_id, server.moderator.id)
    assert "The game is paused" in texts((await page(server, 0)).components)
    result = await server.people[0].click(shown, label="Always 2")
    assert "The game is paused" in texts(result.followups[0].components)
    assert await given(server, game_id, 0) == (RefuseOffers(),)
    await server.people[0].click(shown, label="Withdraw, ask me")
    assert await given(server, game_id, 0) == ()


async def test_while_a_stand_in_plays_it_says_so(server: Server) -> None:
    game_id = await absent(server, seats=3)
    shown = await page(server, 1)
    assert "A stand-in is playing for you: your answers are not used" in texts(shown.components)
    assert labels(shown.components) == ["Back to the game", "I am back"]
    others = await page(server, 0)
    assert "stand-in is playing for you" not in texts(others.components)
    decision = (await server.tables.load(game_id)).decisions[1]
    old = next(
        str(part["custom_id"]) for part in parts(shown.components) if "panel" in str(part.get("custom_id"))
    )
    new = WireId("ahead_set", game_id, 1, decision, "0", "refuse_offers").custom_id
    forge_id(server, shown, old, new)
    result = await server.people[1].click(shown, custom_id=new)
    assert "A stand-in is playing for you. Press" in texts(result.followups[0].components)
    assert labels(result.followups[0].components) == ["I am back"]


async def test_once_the_game_is_over_it_says_so(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    while (position := await server.tables.load(game_id)).info.status == "open":
        seat = position.game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[seat], position.game.suggest(seat))
    await server.people[0].click(shown, label="Refuse offers")
    assert "The game is over" in texts(shown.components)
    assert "Answers and plans" not in labels(shown.components)


async def test_a_game_without_such_answers_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Arriala, "ahead", Game.ahead)
    await open_game(server, "Arriala: Canal de Garonne", 2)
    assert not {"Answers and plans"} & set(labels((await open_panel(server, 0)).components))
    assert "There is nothing to answer ahead" in texts((await page(server, 0)).components)


async def test_a_game_with_plans_alone_has_a_page_of_these(server: Server) -> None:
    await open_game(server, "Arriala: Canal de Garonne", 2)
    panel = await open_panel(server, 0)
    await server.people[0].click(panel, label="Answers and plans")
    assert "There is nothing to answer ahead" not in texts(panel.components)
    assert "Plan for when you are asked next" in texts(panel.components)


async def test_the_button_is_at_the_choice_that_a_question_opens_at(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    panel = await open_panel(server, 0)
    assert {"1", "2", "3", "Answers and plans"} <= set(labels(panel.components))
    seat = await choose_all(server, game_id)
    panel = await open_panel(server, seat)
    assert "Answers and plans" in labels(panel.components)
    await server.people[seat].click(panel, label="Play a card")
    assert "Answers and plans" not in labels(panel.components)


async def test_it_stays_over_a_restart(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    shown = await page(server, 0)
    await server.restart()
    await say_ahead(server.people[0], shown, "Refuse offers")
    assert await given(server, game_id, 0) == (RefuseOffers(),)


async def test_it_is_in_the_help(server: Server) -> None:
    answer = answer_of(await server.stranger.slash(server.channel, "help"))
    assert "opens **Answers and plans**: there you answer ahead" in answer
    assert "plan what you do when you are asked next" in answer
    given = dict.fromkeys(("panel", "moves", "undo", "ahead"), "-")
    for language in available():
        assert f"**{translate(language, 'button-ahead')}**" in translate(language, "help-play", **given)
        nudge = translate(language, "button-nudge")
        given |= dict.fromkeys(("show", "mine", "reminders", "away"), "/it")
        assert f"**{nudge}**" in translate(language, "help-settings", **given)
