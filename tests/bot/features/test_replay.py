"""Stepping through games: every button, by whoever sits there, whoever only looks, and in the channel."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.features.replay import text
from tests.bot.answers import answer_of, choose_all, response_of
from tests.bot.playing import TOY, act_by_command, end_turn, open_game
from tests.discord import Server, labels, texts

BACK, ON, TO = ["◀◀ Turn", "◀ Back"], ["On ▶", "Turn ▶▶"], "Go to …"


@pytest.fixture
async def game(server: Server) -> int:
    """Start a game of two whose first turn has been passed."""
    server.tables.lobby.seed_source = lambda: "looking back"
    game = await open_game(server, TOY, 2)
    seat = await choose_all(server, game)
    await end_turn(server.people[seat], server.channel)
    return game


async def step_to(who: Any, shown: Any, label: str) -> str:
    """Press a button of a step, and return what is shown then in its place."""
    await who.click(shown, label=label)
    return texts(shown.components)


LOOKING = ["a player", "an observer", "a stranger"]


async def looking(server: Server, who: str) -> Any:
    """Return somebody who looks on: a player, or the stranger, who may watch the game."""
    if who == "an observer":
        await server.stranger.slash(server.channel, "watch")
    return server.people[0] if who == "a player" else server.stranger


@pytest.mark.parametrize("who", LOOKING)
async def test_every_button_leads_where_it_says(server: Server, game: int, who: str) -> None:
    ada = await looking(server, who)
    shown = response_of(await ada.slash(server.channel, "replay"))
    assert "Step 3 of 3" in texts(shown.components)
    assert labels(shown.components) == [*BACK, "Start", TO]
    assert shown.attachments
    assert "Step 2 of 3" in await step_to(ada, shown, "◀ Back")
    assert labels(shown.components) == [*BACK, *ON, "Start", "End", TO]
    assert "Step 3 of 3" in await step_to(ada, shown, "On ▶")
    assert "Step 1 of 3" in await step_to(ada, shown, "◀◀ Turn")
    assert "The start of the game" in await step_to(ada, shown, "Start")
    assert "Steps from here: 3" in texts(shown.components)
    assert labels(shown.components) == [*ON, "End", TO]
    assert "Step 1 of 3" in await step_to(ada, shown, "Turn ▶▶")
    assert "Step 3 of 3" in await step_to(ada, shown, "End")


@pytest.mark.parametrize("who", LOOKING)
async def test_an_entry_is_gone_to_by_its_number(server: Server, game: int, who: str) -> None:
    ada = await looking(server, who)
    shown = response_of(await ada.slash(server.channel, "replay", entry=1))
    assert "Step 1 of 3" in texts(shown.components)
    form = await ada.click(shown, label=TO)
    await ada.submit_modal(form, {"entry": "2"})
    assert "Step 2 of 3" in texts(shown.components)
    form = await ada.click(shown, label=TO)
    refused = await ada.submit_modal(form, {"entry": "two"})
    assert "“two” is not the number of an entry" in answer_of(refused)
    beyond = response_of(await ada.slash(server.channel, "replay", entry=999))
    assert "Step 3 of 3" in texts(beyond.components)
    before = response_of(await ada.slash(server.channel, "replay", entry=-5))
    assert "The start of the game" in texts(before.components)


async def test_each_sees_what_they_may_know(server: Server, game: int) -> None:
    """Until the end what was secret is shown to those who knew it; then to all, with who alone knew it."""

    async def told(who: Any) -> str:
        return answer_of(await who.slash(server.channel, "replay", entry=1))

    assert "Known then to Ada alone: " in await told(server.people[0])
    for who in (server.people[1], server.stranger):
        assert "Known then to" not in await told(who)
    while (position := await server.tables.load(game)).game.outcome is None:
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    ended = response_of(await server.stranger.click(server.last, label="Replay"))
    assert labels(ended.components) == [*BACK, "Start", TO]
    shown = await told(server.stranger)
    assert "Known then to Ada alone: " in shown
    assert "Ada saw: " in shown
    assert "Bea saw: " in shown


async def test_the_channel_is_shown_a_step(server: Server, game: int) -> None:
    """As everybody may know it; each steps on from there alone."""
    refusal = await server.stranger.slash(server.channel, "replay", public=True)
    assert "no seat" in answer_of(refusal)
    result = await server.people[0].slash(server.channel, "replay", entry=1, public=True)
    assert "on its way to the channel" in answer_of(result)
    posted = server.last
    assert "Step 1 of 3" in texts(posted.components)
    assert "Known then to" not in texts(posted.components)
    assert labels(posted.components) == ["Replay"]
    shown = await server.people[0].click(posted, label="Replay")
    assert "Known then to Ada alone: " in answer_of(shown)
    assert "Step 1 of 3" in texts(posted.components)


async def test_there_is_nothing_to_step_through(server: Server) -> None:
    assert "no game" in answer_of(await server.people[0].slash(server.channel, "replay"))
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    assert "has not started" in answer_of(await server.people[0].slash(server.channel, "replay"))
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    shown = response_of(await server.people[0].slash(server.channel, "replay"))
    assert "Steps from here: 0" in texts(shown.components)
    assert labels(shown.components) == []


async def test_what_was_taken_back_is_no_step(server: Server, game: int) -> None:
    await server.tables.rollback.roll_back(game, server.moderator.id, 1, new_dice=False)
    shown = answer_of(await server.people[0].slash(server.channel, "replay"))
    assert "Step 1 of 1" in shown


@pytest.mark.parametrize("public", [False, True])
async def test_nothing_of_an_end_is_shown_that_counts_no_more_once_it_is_drawn(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch, public: bool
) -> None:
    """A moderator goes back while a step with all hands is being drawn."""
    while (position := await server.tables.load(game)).game.outcome is None:
        seat = position.game.waiting_for[0]
        await act_by_command(server, position, seat, position.game.suggest(seat))
    draw, back = text.draw_board, asyncio.Event()

    async def drawing(*given: Any) -> Any:
        if not back.is_set():
            back.set()
            await server.tables.rollback.roll_back(game, server.moderator.id, 3, new_dice=True)
        return await draw(*given)

    monkeypatch.setattr(text, "draw_board", drawing)
    result = await server.people[0].slash(server.channel, "replay", entry=1, public=public)
    await server.services.delivery.deliver(game)
    told = answer_of(result) + " ".join(texts(one.components) for one in server.newest_first())
    assert back.is_set()
    assert "Step 1 of " in told
    assert "Bea saw: " not in told
    assert "Known then to Bea" not in told
