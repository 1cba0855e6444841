"""What nobody can know yet is on no picture of a plan: it shows the board as it is now."""

from __future__ import annotations

from typing import Any

import pytest

import render
from rules.canal_du_midi.state import Phase
from tests.bot.features.plans.planning import editor
from tests.bot.midi import position_of, table
from tests.bot.test_canal_du_midi import PIXEL
from tests.discord import Server, texts


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the views of all boards that are drawn from now on; the pictures are pixels."""
    views: list[Any] = []

    def noted(view: Any, *given: Any, **named: Any) -> bytes:
        views.append(view)
        return PIXEL

    for which in ("board", "choice"):
        monkeypatch.setattr(render, which, noted)
    monkeypatch.setattr(render, "hand", lambda *given, **named: PIXEL)
    return views


async def until(server: Server, game_id: int, phase: Phase, seat: int) -> None:
    """Play on until a phase in which a seat is not waited for, but others are."""
    for _ in range(60):
        position, game = await position_of(server, game_id)
        if game.phase is phase and seat not in game.waiting_for:
            return
        asked = seat if seat in game.waiting_for else game.waiting_for[0]
        await server.tables.play.act(game_id, position.info.seats[asked], game.suggest(asked))
    raise AssertionError("the phase has not come")


async def test_bets_of_others_that_are_made_up_are_not_drawn(server: Server, drawn: list[Any]) -> None:
    game_id = await table(server, 3)
    await until(server, game_id, Phase.BET, 0)
    drawn.clear()
    told = texts((await editor(server, 0)).components)
    _, game = await position_of(server, game_id)
    ahead = game.ahead(0)
    assert ahead is not None
    assert ahead.shown != game.shown
    assert [view.shown for view in drawn] == [game.shown]
    assert "The board as it is **now**" in told
    assert "as it will be" not in told


async def test_what_is_certain_is_drawn_as_it_will_be(server: Server, drawn: list[Any]) -> None:
    game_id = await table(server, 3)
    await until(server, game_id, Phase.PICK, 0)
    drawn.clear()
    told = texts((await editor(server, 0)).components)
    assert [view.phase for view in drawn] == [Phase.BET]
    assert "The board as it will be" in told
