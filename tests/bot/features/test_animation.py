"""A game that has ended as an animation, by its buttons and by /recap: private, with how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import render
from bot.store.entries import effective_numbers
from bot.ui import animations
from bot.ui.animating import Order
from bot.ui.animations import FailedError, Progress, StoppedError
from bot.ui.request import Request
from tests.bot.answers import answer_of, bytes_of, choose_all, pictures, response_of
from tests.bot.playing import TOY, open_game
from tests.discord import Server, labels, texts
from tests.render.animated import decoded_frames
from tests.render.pictures import decoded

AGAIN = ["Animation", "Replay", "Turning points"]


async def end(server: Server, game: int) -> None:
    """Play a game to its end and tell its channel."""
    with server.env.time_context():
        while (position := await server.tables.load(game)).game.waiting_for:
            seat = position.game.waiting_for[0]
            await server.tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
        await server.services.delivery.deliver(game)
    await server.env.settle()


@pytest.fixture
async def game(server: Server) -> int:
    """Play a game of two to its end."""
    server.tables.lobby.seed_source = lambda: "looking back"
    game = await open_game(server, TOY, 2)
    await choose_all(server, game)
    await end(server, game)
    return game


async def check_animation(server: Server, game: int, message: Any, look: str = "light") -> None:
    """Check that a message shows all turns of a game, each as the board was then."""
    (attachment,) = message.attachments
    assert attachment.filename.endswith(".gif")
    frames = list(decoded_frames(await bytes_of(server, attachment)))
    course = (await server.tables.replays.step(game, None)).course
    assert len(frames) == len(course.turns) + 1
    for frame, seq in zip(frames, (0, *course.turns), strict=True):
        stood = (await server.tables.replays.step(game, None, seq)).game
        assert stood is not None
        assert frame.image.tobytes() == decoded(render.board(stood.view(None), look)).tobytes()


async def by_board(server: Server, who: Any) -> Any:
    return await who.click(server.last_board, label="Animation")


async def by_last_message(server: Server, who: Any) -> Any:
    return await who.click(server.last, label="Animation")


async def by_recap(server: Server, who: Any) -> Any:
    return await who.slash(server.channel, "recap")


ASKED = pytest.mark.parametrize("ask", [by_board, by_last_message, by_recap])


@ASKED
async def test_whoever_asks_is_shown_it_alone(server: Server, game: int, ask: Any) -> None:
    """Players, strangers and moderators alike: all that it shows was public."""
    for who in (*server.people[:2], server.stranger, server.moderator):
        answered = response_of(await ask(server, who))
        await check_animation(server, game, answered)
        assert labels(answered.components) == ["Replay", "Turning points"]
        assert "The whole game in" in texts(answered.components)
        ((name, alt),) = pictures(answered)
        assert name.endswith(".gif")
        assert alt.startswith("The game as an animation in ")
        assert "Pond 1" in alt


async def test_an_observer_is_shown_it(server: Server) -> None:
    game = await open_game(server, TOY, 2)
    await server.stranger.slash(server.channel, "watch")
    await end(server, game)
    await check_animation(server, game, response_of(await by_board(server, server.stranger)))


async def test_the_recap_tells_what_happened_as_well(server: Server, game: int) -> None:
    """Whoever ended the game has missed nothing; everybody else is told the end."""
    done = await effective_numbers(server.tables.store.reader, game)
    assert done[-1].seat is not None
    last = (await server.tables.load(game)).info.seats[done[-1].seat].discord_id
    for person in server.people[:2]:
        told = answer_of(await by_recap(server, person))
        assert "Since you last acted" in told
        assert ("is done" in told) == (person.id != last)
        assert ("Nothing has happened since." in told) == (person.id == last)


async def test_it_is_in_the_theme_and_the_language_of_who_asks(server: Server, game: int) -> None:
    ada = server.people[0]
    await server.moderator.slash(server.channel, "settings look", where="channel", look="dark")
    await ada.slash(server.channel, "language me", language="fr")
    shown = response_of(await by_board(server, ada))
    await check_animation(server, game, shown, "dark")
    assert "Toute la partie en" in texts(shown.components)
    other = response_of(await by_board(server, server.people[1]))
    await check_animation(server, game, other, "dark")
    assert "The whole game in" in texts(other.components)


async def test_the_buttons_below_it_lead_on(server: Server, game: int) -> None:
    ada = server.people[0]
    shown = response_of(await by_board(server, ada))
    await ada.click(shown, label="Replay")
    assert "Step " in texts(shown.components)
    shown = response_of(await by_board(server, ada))
    await ada.click(shown, label="Turning points")
    assert "Turning point 1" in texts(shown.components)


@dataclass
class Told:
    """What is shown to people, one after the other; they are told how far it is when a test wants it."""

    answers: list[str] = field(default_factory=list[str])
    due: asyncio.Event = field(default_factory=asyncio.Event)
    shown: asyncio.Event = field(default_factory=asyncio.Event)

    async def some_time(self, tasks: Collection[asyncio.Future[Any]]) -> None:
        """Wait until one of some tasks is done, or somebody is to be told."""
        turn = asyncio.ensure_future(self.due.wait())
        await asyncio.wait((*tasks, turn), return_when=asyncio.FIRST_COMPLETED)
        turn.cancel()
        self.due.clear()

    async def tell(self) -> None:
        """Have those who wait be told now."""
        self.shown.clear()
        self.due.set()
        await self.shown.wait()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Collect the words of what is shown to people, and of its buttons."""
    found, put = Told(), Request._put

    async def noted(request: Request, message: Any) -> Any:
        shown = message.view.to_components()
        change = await put(request, message)
        found.answers.append("\n".join((texts(shown), *labels(shown))))
        found.shown.set()
        return change

    monkeypatch.setattr(Request, "_put", noted)
    monkeypatch.setattr(animations, "some_time", found.some_time)
    return found


def draw_instead(server: Server, monkeypatch: pytest.MonkeyPatch, drawn: Any) -> None:
    """Let something else draw animations, none of which is kept."""
    server.services.animations.forget()
    monkeypatch.setattr(server.services.animations, "_drawn", drawn)


@ASKED
async def test_who_waits_sees_how_far_it_is(
    server: Server, game: int, told: Told, monkeypatch: pytest.MonkeyPatch, ask: Any
) -> None:
    drawn = server.services.animations._drawn

    async def slowly(order: Order, progress: Progress) -> bytes:
        for progress.done in range(3):
            await told.tell()
        return await drawn(order, progress)

    draw_instead(server, monkeypatch, slowly)
    answer = response_of(await ask(server, server.people[0]))
    *under_way, whole = told.answers
    frames = len((await server.tables.replays.turns(game)).shown)
    for number, one in enumerate(under_way):
        assert f"The animation is being drawn: {number} of {frames} pictures." in one
        assert "Stop" in one.split("\n")
        assert ("Since you last acted" in one) == (ask is by_recap)
    assert len(under_way) == 3
    assert "Stop" not in whole.split("\n")
    await check_animation(server, game, answer)


async def test_who_has_stopped_it_gets_no_more_of_it(
    server: Server, game: int, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is drawn any more; another button draws it again."""
    ada, ended = server.people[0], asyncio.Event()
    drawn, stopping = server.services.animations._drawn, set[asyncio.Task[None]]()

    async def until_stopped(order: Order, progress: Progress) -> bytes:
        await told.tell()
        stopping.add(asyncio.create_task(server.services.animations.give_up((ada.id, game))))
        try:
            return await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    draw_instead(server, monkeypatch, until_stopped)
    shown = response_of(await by_board(server, ada))
    assert ended.is_set()
    assert all(task.done() for task in stopping)
    assert labels(shown.components) == ["Stop"]
    await ada.click(shown, label="Stop")
    assert "The animation was stopped." in texts(shown.components)
    assert labels(shown.components) == ["Animation", "Replay"]
    draw_instead(server, monkeypatch, drawn)
    await ada.click(shown, label="Animation")
    await check_animation(server, game, shown)


async def test_who_has_closed_the_answer_waits_no_more(
    server: Server, game: int, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = asyncio.Event()

    async def endless(order: Order, progress: Progress) -> bytes:
        told.due.set()
        try:
            return await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    async def gone(request: Request, message: Any) -> Any:
        response: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})

    draw_instead(server, monkeypatch, endless)
    monkeypatch.setattr(Request, "_put", gone)
    await by_board(server, server.people[0])
    assert ended.is_set()


@pytest.mark.parametrize(
    ("error", "told"), [(FailedError, "could not be drawn"), (StoppedError, "bot is being restarted")]
)
async def test_what_is_not_drawn_is_said_with_the_board(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch, error: type[Exception], told: str
) -> None:
    async def failing(order: Order, progress: Progress) -> bytes:
        raise error

    draw_instead(server, monkeypatch, failing)
    shown = response_of(await by_recap(server, server.people[0]))
    assert told in texts(shown.components)
    assert "Since you last acted" in texts(shown.components)
    assert [name.rpartition(".")[2] for name, _ in pictures(shown)] == ["png"]
    assert labels(shown.components) == AGAIN


async def test_where_many_are_drawn_there_is_no_room(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.services.animations.forget()
    monkeypatch.setattr(animations, "_MOST", 0)
    answer = answer_of(await by_board(server, server.people[0]))
    assert answer == "Several animations are being drawn right now. Try again in a minute."


async def test_a_game_that_goes_on_again_is_not_shown(server: Server, game: int) -> None:
    board = server.last_board
    await server.tables.rollback.roll_back(game, server.moderator.id, 1, new_dice=True)
    answer = answer_of(await server.stranger.click(board, label="Animation"))
    assert answer == "The game is still in progress."


async def test_of_a_game_in_which_nothing_happened_the_board_is_shown(server: Server) -> None:
    await open_game(server, TOY, 2)
    for person in server.people[:2]:
        await person.slash(server.channel, "game abandon")
    shown = response_of(await by_board(server, server.people[0]))
    assert "there is nothing to animate" in texts(shown.components)
    assert labels(shown.components) == ["Replay"]
    assert [name.rpartition(".")[2] for name, _ in pictures(shown)] == ["png"]


async def test_turns_that_are_lost_are_said(server: Server, game: int) -> None:
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE entry SET seal = seal + 1 WHERE seq = 5")
    server.services.animations.forget()
    shown = response_of(await by_board(server, server.people[0]))
    assert "Turns that cannot be shown any more: " in texts(shown.components)
    (attachment,) = shown.attachments
    frames = list(decoded_frames(await bytes_of(server, attachment)))
    course = (await server.tables.replays.step(game, None)).course
    assert len(frames) < len(course.turns)


async def test_it_counts_as_a_look(server: Server, game: int) -> None:
    """Who has looked too often is told so; no look waits until an animation is drawn."""
    ada = server.people[0]
    for _, later in pairwise(range(22)):
        answer = texts(response_of(await ada.click(server.last_board, label="Info")).components)
        assert later < 21 or "second" in answer
    assert "second" in answer_of(await by_board(server, ada))
    assert "second" in answer_of(await by_recap(server, ada))


async def test_a_name_that_is_erased_meanwhile_is_not_shown(
    server: Server, game: int, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is drawn with it is ended, and all of it made again."""
    orders, animations = list[Order](), server.services.animations
    drawn = animations._drawn

    async def erasing(order: Order, progress: Progress) -> bytes:
        orders.append(order)
        if len(orders) == 1:
            await told.tell()
            await server.tables.people.forget(server.people[1].id, animations.forget)
            return await asyncio.get_running_loop().create_future()
        return await drawn(order, progress)

    draw_instead(server, monkeypatch, erasing)
    await by_board(server, server.people[0])
    assert [order.names for order in orders] == [("Ada", "Bea"), ("Ada", "Former player")]


async def test_whoever_erases_themselves_leaves_no_picture_with_their_name(server: Server, game: int) -> None:
    await by_board(server, server.people[0])
    kept = server.services.animations._kept
    assert kept
    asked = response_of(await server.people[1].slash(server.channel, "privacy delete"))
    await server.people[1].click(asked, label="Delete my data")
    assert not kept


async def test_a_game_that_goes_on_meanwhile_is_not_shown(
    server: Server, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by what was drawn of its end, nor by where it stands now."""
    drawn = server.services.animations._drawn

    async def going_back(order: Order, progress: Progress) -> bytes:
        await server.tables.rollback.roll_back(game, server.moderator.id, 2, new_dice=True)
        return await drawn(order, progress)

    draw_instead(server, monkeypatch, going_back)
    answer = await by_board(server, server.stranger)
    assert "The game is still in progress." in answer_of(answer)
    assert "The whole game in" not in answer_of(answer)
