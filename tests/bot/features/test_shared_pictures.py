"""The same board is drawn once, however many look at it, and never shows what only some may know."""

from __future__ import annotations

from typing import Any

import pytest

import render
from rules.language.words import Words
from tests.bot.features.test_settings import settings
from tests.bot.playing import open_game, open_panel
from tests.discord import Server

ARRIALA = Words("arriala", "en").text("title")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None]]:
    """Return what is drawn from now on: the look, and of whose view."""
    found: list[tuple[str, int | None]] = []
    board = render.board

    def noted(view: Any, look: str, *given: Any, **named: Any) -> bytes:
        found.append((look, view.seat))
        return board(view, look, *given, **named)

    monkeypatch.setattr(render, "board", noted)
    return found


async def test_all_who_look_share_one_drawing(server: Server, drawn: list[tuple[str, int | None]]) -> None:
    await open_game(server, ARRIALA, 3)
    drawn.clear()
    for person in (*server.people[:3], server.stranger):
        await person.slash(server.channel, "board")
    await server.people[0].slash(server.channel, "board", public=True)
    assert len(drawn) <= 1


async def test_other_looks_and_languages_are_drawings_of_their_own(
    server: Server, drawn: list[tuple[str, int | None]]
) -> None:
    await open_game(server, ARRIALA, 2)
    ada = server.people[0]
    await ada.slash(server.channel, "board")
    drawn.clear()
    await ada.slash(server.channel, "board")
    assert drawn == []
    await settings(server, "look", look="dark")
    await ada.slash(server.channel, "board")
    assert drawn == [("dark", None)]
    await ada.slash(server.channel, "language me", language="fr")
    await ada.slash(server.channel, "board")
    assert drawn == [("dark", None)] * 2


async def test_where_something_is_chosen_the_seat_has_its_own(
    server: Server, drawn: list[tuple[str, int | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    choice = render.choice

    def noted(view: Any, look: str, *given: Any, **named: Any) -> bytes | None:
        drawn.append((look, view.seat))
        return choice(view, look, *given, **named)

    monkeypatch.setattr(render, "choice", noted)
    game_id = await open_game(server, ARRIALA, 2)
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    panel = await open_panel(server, seat)
    drawn.clear()
    await server.people[seat].click(panel, label="Place a worker · 3 AP")
    assert set(drawn) == {("light", seat)}
