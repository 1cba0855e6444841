"""The last message of a game: who won, the table, the animation, the turning points, and where to look."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import msgspec
import pytest

from bot.features.ending import messages
from bot.features.ending.text import ending_text
from bot.table import SHOWN_STATISTICS, SHOWN_STEP
from bot.thinking import BusyError, Reviews
from bot.ui.animations import Animations, FailedError, StoppedError
from tests.bot.answers import answer_of, choose_all, pictures, response_of
from tests.bot.features.test_animation import check_animation, end
from tests.bot.playing import TOY, open_game
from tests.bot.sent import collected
from tests.discord import Server, labels, texts

pytestmark = pytest.mark.looks_back

BUTTONS = ["Replay", "Turning points", "Animation"]


@pytest.fixture
async def game(server: Server) -> int:
    """Start a game of two that turns somewhere."""
    server.tables.lobby.seed_source = lambda: "looking back"
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    return game


def last_messages(server: Server) -> list[discord.Message]:
    """Return the last messages of games, the newest first."""
    return [one for one in server.newest_first() if ": looking back" in texts(one.components)]


async def test_it_looks_back_at_the_whole_game(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = collected(monkeypatch)
    await end(server, game)
    info = await server.tables.get(game)
    assert info.outcome is not None
    shown = server.last
    lines = texts(shown.components).split("\n")
    names = [person.name for person in info.seats]
    (winner,) = info.outcome.winners
    rounds = (await server.tables.load(game)).game.round_number
    assert lines[:3] == [
        "## The toy game: looking back",
        f"**{names[winner]}** won.",
        f"-# Rounds: {rounds} · length: less than an hour",
    ]
    best = sorted(range(2), key=lambda seat: seat != winner)
    assert lines[3] == "**Final table**"
    for line, seat in zip(lines[4:6], best, strict=True):
        assert names[seat] in line
        assert str(info.outcome.scores[seat]) in line
    await check_animation(server, game, shown)
    assert pictures(shown)[0][1].startswith("The game as an animation in ")
    assert "**Where the game turned**" in lines
    assert "Better, by what could be known: " in texts(shown.components)
    assert labels(shown.components) == BUTTONS
    assert sent[-1].pings == sent[-1].mentioned == []
    assert server.last_board.id < shown.id


async def test_the_turning_points_are_those_of_the_review(server: Server, game: int) -> None:
    await end(server, game)
    shown = server.last
    reviewed = response_of(await server.stranger.click(shown, label="Turning points"))
    better = [one for one in texts(reviewed.components).split("\n") if one.startswith("Better")]
    assert better[0] in texts(shown.components).split("\n")


async def test_its_buttons_are_for_all(server: Server, game: int) -> None:
    await end(server, game)
    for who in (*server.people[:2], server.stranger):
        assert "Step " in answer_of(await who.click(server.last, label="Replay"))
        assert "Turning point 1" in answer_of(await who.click(server.last, label="Turning points"))
        await check_animation(server, game, response_of(await who.click(server.last, label="Animation")))


async def test_it_speaks_the_language_of_the_table(server: Server, game: int) -> None:
    await server.moderator.slash(server.channel, "language channel", language="de")
    await end(server, game)
    told = texts(server.last.components)
    assert "ein Rückblick" in told
    assert "Wo sich die Partie gewendet hat" in told


@pytest.mark.parametrize("played", [True, False])
async def test_a_game_that_was_given_up_has_what_there_is(server: Server, played: bool) -> None:
    """Points as they stood; no animation where nothing has happened."""
    game = await open_game(server, TOY, 2)
    if played:
        await choose_all(server, game)
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    shown = server.last
    rounds = (await server.tables.load(game)).game.round_number
    assert texts(shown.components).split("\n")[:3] == [
        "## The toy game: looking back",
        "Stopped without a result",
        f"-# Rounds: {rounds} · length: less than an hour",
    ]
    assert bool(shown.attachments) == played
    assert labels(shown.components) == ["Replay", *(["Animation"] if played else [])]


async def test_a_game_played_to_its_end_may_have_no_winner(server: Server, game: int) -> None:
    await end(server, game)
    step = await server.tables.replays.step(game, None)
    outcome = step.info.outcome
    assert outcome is not None
    nobody = replace(step, info=replace(step.info, outcome=msgspec.structs.replace(outcome, winners=())))
    assert ending_text(nobody, "en").split("\n")[1] == "Nobody won."


async def test_a_shared_win_and_how_long_it_took(server: Server) -> None:
    server.tables.lobby.seed_source = lambda: "a review"
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE game SET started = started - 100000000")
    await end(server, game)
    lines = texts(server.last.components).split("\n")
    assert lines[1] == "**Ada and Bea** shared the win."
    assert lines[2].endswith("length: 1 day 3 hours")


async def test_where_it_cannot_be_drawn_the_rest_is_told(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*given: Any, **more: Any) -> None:
        raise FailedError

    monkeypatch.setattr(Animations, "of", failing)
    await end(server, game)
    assert not server.last.attachments
    assert "**Where the game turned**" in texts(server.last.components)
    assert labels(server.last.components) == BUTTONS


@pytest.mark.parametrize("error", [BusyError, TimeoutError, RuntimeError])
async def test_where_it_cannot_be_thought_about_the_button_is_there(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """Nobody waits for that; what goes wrong stands in the log."""

    async def failing(*given: Any, **more: Any) -> None:
        raise error

    monkeypatch.setattr(Reviews, "of", failing)
    await end(server, game)
    await check_animation(server, game, server.last)
    assert "Where the game turned" not in texts(server.last.components)
    assert "Turning points: none" not in texts(server.last.components)
    assert labels(server.last.components) == BUTTONS
    assert len(server.faults) == (error is RuntimeError)
    server.faults.clear()


async def test_where_nobody_gave_anything_away_that_is_said(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*given: Any, **more: Any) -> tuple[()]:
        return ()

    monkeypatch.setattr(Reviews, "of", none)
    await end(server, game)
    told = texts(server.last.components)
    assert "Where the game turned" not in told
    assert "Turning points: none. Nobody could have played clearly better" in told


async def test_turns_that_are_lost_are_said(server: Server, game: int) -> None:
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE entry SET seal = seal + 1 WHERE seq = 1")
    await end(server, game)
    shown = last_messages(server)[0]
    assert "Turns that cannot be shown any more: " in texts(shown.components)
    assert "Where the game turned" not in texts(shown.components)


async def test_a_moderator_who_goes_back_has_it_changed(server: Server, game: int) -> None:
    """What it told is gone with its animation; the next end has a message of its own."""
    await end(server, game)
    first = server.last
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await server.services.delivery.deliver(game)
    changed = next(one for one in server.newest_first() if one.id == first.id)
    assert "This end of the game does not count any more." in texts(changed.components)
    assert "looking back" not in texts(changed.components)
    assert not changed.attachments
    assert labels(changed.components) == ["Replay"]
    await end(server, game)
    (second,) = last_messages(server)
    assert second.id == server.last.id
    await check_animation(server, game, second)


@pytest.mark.parametrize("meanwhile", [True, False])
async def test_an_end_that_does_not_count_any_more_is_not_told(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch, meanwhile: bool
) -> None:
    """Whether a moderator has gone back before it is made, or while it is."""
    tables, animation = server.tables, messages._animation

    async def going_back(*given: Any) -> Any:
        found = await animation(*given)
        await tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
        return found

    if meanwhile:
        monkeypatch.setattr(messages, "_animation", going_back)
        await end(server, game)
        monkeypatch.setattr(messages, "_animation", animation)
    else:
        while (position := await tables.load(game)).game.waiting_for:
            seat = position.game.waiting_for[0]
            await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
        await tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await server.services.delivery.deliver(game)
    assert last_messages(server) == []
    await end(server, game)
    assert len(last_messages(server)) == 1


async def test_a_bot_that_stops_sends_it_when_it_is_back(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its animation, which it did not finish; it is not given up, nor sent without."""
    of = Animations.of

    async def stopped(*given: Any, **more: Any) -> None:
        raise StoppedError

    monkeypatch.setattr(Animations, "of", stopped)
    await end(server, game)
    assert last_messages(server) == []
    monkeypatch.setattr(Animations, "of", of)
    await server.restart()
    await server.sweep()
    (shown,) = last_messages(server)
    await check_animation(server, game, shown)


async def test_from_one_end_to_another_the_newest_message_tells_the_one_that_counts(
    server: Server, game: int
) -> None:
    await end(server, game)
    first, number = texts(server.last.components), (await server.tables.get(game)).seq
    assert "won." in first
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    second = server.last
    assert "Stopped without a result" in texts(second.components)
    await server.tables.rollback.roll_back(game, server.moderator.id, number, new_dice=False)
    await server.services.delivery.deliver(game)
    assert texts(server.last.components).split("\n")[:2] == first.split("\n")[:2]
    changed = next(one for one in server.newest_first() if one.id == second.id)
    assert "This end of the game does not count any more." in texts(changed.components)


def told_by(server: Server) -> dict[int, str]:
    """Return what the messages of a server say now, by their ids."""
    return {one.id: texts(one.components) for one in server.newest_first()}


async def test_what_was_shown_of_the_end_is_hidden_again_where_the_game_goes_on(
    server: Server, game: int
) -> None:
    """Hands of a step, and statistics of the game; those of others stay."""
    await end(server, game)
    ada = server.people[0]
    await ada.slash(server.channel, "replay", entry=1, public=True)
    step = server.last
    assert "Ada saw: “Your hand" in texts(step.components)
    await ada.slash(server.channel, "stats", about="game", public=True)
    counted = server.last
    assert "Points after each round" in texts(counted.components)
    await ada.slash(server.channel, "stats", about="server", public=True)
    of_server = texts(server.last.components)
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await server.services.delivery.deliver(game)
    now = told_by(server)
    assert "Step 1 of " in now[step.id]
    assert "saw: “" not in now[step.id]
    assert "Known then to" not in now[step.id]
    assert "This game has not ended" in now[counted.id]
    assert of_server in now.values()
    assert not server.faults


async def test_what_was_still_to_be_shown_of_the_end_hides_it(server: Server, game: int) -> None:
    """Once each, as everybody may know it by then."""
    await end(server, game)
    for key, params in ((SHOWN_STEP, {"entry": 1}), (SHOWN_STATISTICS, {"about": "game"})):
        await server.tables.messages.enqueue_note(game, key, params)
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await server.services.delivery.deliver(game)
    now = told_by(server).values()
    assert not any("saw: “" in told or "Known then to" in told for told in now)
    assert not any("Points after each round" in told for told in now)
    assert sum("Step 1 of " in told for told in now) == 1
    assert not server.faults


async def test_what_was_to_be_shown_before_the_end_hides_it_again_too(server: Server, game: int) -> None:
    """Whatever Discord kept it waiting for, it shows the end once it is made."""
    await server.tables.messages.enqueue_note(game, SHOWN_STEP, {"entry": 1})
    await end(server, game)
    (step,) = [number for number, told in told_by(server).items() if "Step 1 of " in told]
    assert "saw: “" in told_by(server)[step]
    await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
    await server.services.delivery.deliver(game)
    now = told_by(server)[step]
    assert "Step 1 of " in now
    assert "saw: “" not in now
    assert not server.faults


async def pending_rows(server: Server) -> int:
    """Return how many messages are still to be sent."""
    (row,) = await server.tables.store.reader.rows("SELECT count(*) AS n FROM outbox WHERE done IS NULL")
    return row["n"]


@pytest.mark.parametrize("key", [SHOWN_STATISTICS, SHOWN_STEP])
async def test_what_is_still_to_be_shown_of_a_game_that_is_gone_holds_nothing_up(
    server: Server, game: int, key: str
) -> None:
    """A short text takes the place of statistics, or of a step, that there are no more."""
    await server.tables.messages.enqueue_note(game, key, {"about": "game", "entry": 1})
    await server.tables.lifecycle.reset(game, server.moderator.id)
    await server.services.delivery.deliver(game)
    assert await pending_rows(server) == 0
    left_out = {SHOWN_STATISTICS: "This game has not ended", SHOWN_STEP: "A moderator has removed the game"}
    assert any(left_out[key] in told for told in told_by(server).values())
    assert not server.faults


async def test_turning_points_of_an_end_that_counts_no_more_are_not_thought_about(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, thought = server.tables, list[int]()

    async def going_back(*given: Any) -> Any:
        await tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
        return None, False

    async def thinking(*given: Any) -> Any:
        thought.append(1)
        return ()

    monkeypatch.setattr(messages, "_animation", going_back)
    monkeypatch.setattr(messages, "_turning_points", thinking)
    await end(server, game)
    assert not thought
    assert last_messages(server) == []


async def test_an_animation_that_takes_too_long_is_left_to_its_button(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = asyncio.Event()

    async def endless(*given: Any, **more: Any) -> Any:
        try:
            return await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    monkeypatch.setattr(messages, "LONGEST_DRAWING", 0)
    monkeypatch.setattr(Animations, "of", endless)
    await end(server, game)
    assert ended.is_set()
    assert not server.last.attachments
    assert labels(server.last.components) == BUTTONS
