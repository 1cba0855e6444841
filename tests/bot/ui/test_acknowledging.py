"""Every interaction is acknowledged before a picture is drawn for it: Discord waits three seconds only."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

import pytest

from bot.ui.drawings import Drawings
from bot.ui.request import Request
from bot.ui.router import Router
from tests.bot.answers import choose_all
from tests.bot.moderating import ask
from tests.bot.playing import TOY, choice_values, open_game, open_panel, pick
from tests.discord import Server, texts


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return, for each picture that is asked for by an interaction, whether it was acknowledged by then."""
    found: list[bool] = []
    answered: ContextVar[Request | None] = ContextVar("answered", default=None)
    answer, get = Router._answer, Drawings.get

    async def noted(self: Router, request: Request, run: Any) -> None:
        answered.set(request)
        await answer(self, request, run)

    async def drawn(self: Drawings, *given: Any) -> bytes:
        request = answered.get()
        if request is not None:
            found.append(request.interaction.response.is_done())
        return await get(self, *given)

    monkeypatch.setattr(Router, "_answer", noted)
    monkeypatch.setattr(Drawings, "get", drawn)
    return found


async def test_boards_hands_and_questions(server: Server, drawings: list[bool]) -> None:
    await open_game(server, TOY, 2)
    await choose_all(server, 1)
    drawings.clear()
    person = server.people[0]
    for number, path in enumerate(("board", "hand", "play"), start=1):
        await person.slash(server.channel, path)
        assert len(drawings) >= number
    await person.click(server.last, label="My hand")
    await ask(server, "mod rollback", entry="2")
    assert len(drawings) >= 5
    assert all(drawings)


async def test_panels(server: Server, drawings: list[bool]) -> None:
    """The panel is drawn when it is opened, at every choice, and again when it is out of date."""
    game_id = await open_game(server, "Arriala", 2)
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    person = server.people[seat]
    first, second = await open_panel(server, seat), await open_panel(server, seat)
    opened = len(drawings)
    await person.click(first, label="Place a worker · 3 AP")
    chosen = len(drawings)
    assert chosen > opened
    await pick(person, first, choice_values(first.components)[0])
    acted = len(drawings)
    await person.click(second, label="Place a worker · 3 AP")
    assert "out of date" in texts(second.components)
    assert len(drawings) > acted > chosen
    assert all(drawings)
