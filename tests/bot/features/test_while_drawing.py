"""What is done while the picture of a message is drawn is seen in the message: nobody is asked in vain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.features.board import messages
from tests.bot.playing import TOY
from tests.bot.sent import Sent, collected
from tests.discord import Server
from tests.toy.actions import Choose

NAMES = ("Ada", "Bea")


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels, in order."""
    return collected(monkeypatch)


@pytest.fixture
def while_drawing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Awaitable[object]]], None]:
    """Return what lets something be done, once, while the next picture of a message is drawn."""
    waiting: list[Callable[[], Awaitable[object]]] = []
    draw = messages.draw_board

    async def drawn(*given: Any) -> Any:
        picture = await draw(*given)
        while waiting:
            await waiting.pop()()
        return picture

    monkeypatch.setattr(messages, "draw_board", drawn)
    return waiting.append


async def lobby(server: Server) -> int:
    """Gather the people of a game that has not started; return its id."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    await server.people[1].slash(server.channel, "game join")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info.id


async def test_who_has_answered_meanwhile_is_not_asked(
    server: Server, sent: list[Sent], while_drawing: Callable[[Callable[[], Awaitable[object]]], None]
) -> None:
    game = await lobby(server)

    async def answer() -> None:
        info = await server.tables.get(game)
        await server.tables.play.act(game, info.seats[0], Choose(1))

    while_drawing(answer)
    await server.people[0].slash(server.channel, "game start")
    (begun,) = [one for one in sent if not one.edit and "begins" in one.words]
    assert begun.pings == begun.mentioned == [server.people[1].id]


async def test_a_game_that_was_paused_meanwhile_asks_nobody(
    server: Server, sent: list[Sent], while_drawing: Callable[[Callable[[], Awaitable[object]]], None]
) -> None:
    game = await lobby(server)
    while_drawing(lambda: server.tables.lifecycle.pause(game, server.moderator.id))
    await server.people[0].slash(server.channel, "game start")
    begun = next(one for one in sent if not one.edit and "begins" in one.words)
    assert begun.pings == begun.mentioned == []
    assert "paused" in begun.words
