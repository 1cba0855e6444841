"""Whoever only wants to see something waits for themselves, and for nobody else; nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.ui.errors import UserError
from bot.ui.looks import MOST, WITHIN, Looks
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, open_game, open_panel
from tests.discord import Server

ANN, BOB = 11, 12


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return what lets seconds go by on the clock of looks, which stands still otherwise."""
    now = [1000.0]
    monkeypatch.setattr("bot.ui.looks._now", lambda: now[0])

    def advance(seconds: float) -> None:
        now[0] += seconds

    return advance


def refused(looks: Looks, user_id: int) -> int | None:
    """Look once; return the seconds until somebody may look again, None if they may now."""
    try:
        looks.count(user_id)
    except UserError as error:
        return int(str(error.params["seconds"]))
    return None


async def test_whoever_looks_too_often_is_told_when_to_go_on(clock: Callable[[float], None]) -> None:
    looks = Looks()
    assert [refused(looks, ANN) for _ in range(MOST)] == [None] * MOST
    clock(3.5)
    assert refused(looks, ANN) == WITHIN - 3
    assert refused(looks, BOB) is None
    clock(WITHIN - 3)
    assert [refused(looks, ANN) for _ in range(MOST)] == [None] * MOST
    assert refused(looks, ANN) == WITHIN


async def test_being_refused_makes_nobody_wait_longer(clock: Callable[[float], None]) -> None:
    looks = Looks(most=1)
    assert refused(looks, ANN) is None
    for left in range(WITHIN, 0, -1):
        assert refused(looks, ANN) == left
        clock(1)
    clock(0.1)
    assert refused(looks, ANN) is None


async def test_one_persons_looks_wait_for_one_another_and_for_nobody_elses() -> None:
    looks, shown = Looks(), asyncio.Event()
    begun: list[tuple[int, int]] = []

    async def look(user_id: int, number: int) -> None:
        async with looks.turn(user_id):
            begun.append((user_id, number))
            await shown.wait()

    async with asyncio.TaskGroup() as group:
        for user_id, number in ((ANN, 1), (ANN, 2), (BOB, 1)):
            group.create_task(look(user_id, number))
        for _ in range(5):
            await asyncio.sleep(0)
        assert begun == [(ANN, 1), (BOB, 1)]
        shown.set()
    assert begun == [(ANN, 1), (BOB, 1), (ANN, 2)]


async def test_what_people_do_is_not_counted(server: Server, clock: Callable[[float], None]) -> None:
    """Somebody who has looked too often plays on."""
    await open_game(server, TOY, 2)
    person = server.people[0]
    for _ in range(MOST):
        await person.slash(server.channel, "log")
    assert "look again" in answer_of(await person.slash(server.channel, "hand"))
    await open_panel(server, 0)
