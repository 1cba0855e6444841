"""The machine's clock jumps: nothing is lost by it, repeated or ended, and what was left is left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.kinds import TimerKind
from bot.table import Reminders, Tables
from tests.bot.table import paced
from tests.bot.table.seated import ANN, SEED, Clock, deliver_all, end_turn
from tests.bot.table.test_reminders import kept, want
from tests.empty import put_empty_database

YEARS = timedelta(days=6 * 365)
NOTHING = timedelta()


class Machine:
    """A machine with a clock that may jump, beside one that nobody sets."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.seconds = 0.0

    def wait(self, length: timedelta) -> None:
        """Let time go by."""
        self.clock.now += length
        self.seconds += length.total_seconds()

    def jump(self, length: timedelta) -> None:
        """Let the clock alone jump."""
        self.clock.now += length

    @asynccontextmanager
    async def run(self) -> AsyncIterator[Tables]:
        """Start the program, which looks at the clock, and end it; meanwhile nobody knows the other clock."""
        put_empty_database(self.path)
        self.seconds = 0.0
        async with await Store.open(self.path, self.clock) as store:
            tables = Tables(store, lambda: SEED, steady=lambda: self.seconds)
            await look(tables)
            yield tables

    @asynccontextmanager
    async def played(self) -> AsyncIterator[tuple[Tables, int]]:
        """Start a game in which Ann, who wants to be reminded after 48 hours, has 96 hours from now on."""
        async with self.run() as tables:
            await want(tables, ANN, Reminders(after=48))
            game = await paced.in_turn(tables)
            await look(tables)
            yield tables, game


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "games.db")


async def look(tables: Tables) -> None:
    """Look at the clock, as the program does each minute, and do what is due."""
    await tables.timers.correct()
    await tables.timers.end_due()


async def left(tables: Tables) -> tuple[float, float]:
    """Return how many hours are left until Ann is reminded, and until her time is over."""
    ((_, reminder, _),) = await kept(tables)
    ((_, clock, _),) = await kept(tables, TimerKind.CLOCK)
    return round(reminder, 3), round(clock, 3)


JUMPS = [
    (-YEARS, YEARS),
    (-YEARS, NOTHING),
    (-timedelta(hours=1), NOTHING),
    (-timedelta(hours=1), timedelta(hours=1)),
    (timedelta(days=3), -timedelta(days=3)),
    (timedelta(days=3), NOTHING),
    (YEARS, -YEARS),
]


@pytest.mark.parametrize(("first", "then"), JUMPS)
async def test_while_the_program_runs(machine: Machine, first: timedelta, then: timedelta) -> None:
    async with machine.played() as (tables, game):
        machine.jump(first)
        await look(tables)
        assert await left(tables) == (48, 96)
        machine.wait(timedelta(hours=1))
        await look(tables)
        machine.jump(then)
        await look(tables)
        assert await left(tables) == (47, 95)
        assert (await tables.get(game)).over == ()


@pytest.mark.parametrize(("first", "then"), JUMPS)
async def test_with_a_restart_between(machine: Machine, first: timedelta, then: timedelta) -> None:
    async with machine.played() as (tables, _):
        machine.jump(first)
        await look(tables)
    async with machine.run() as tables:
        machine.wait(timedelta(minutes=30))
        await look(tables)
        assert await left(tables) == (47.5, 95.5)
        machine.jump(then)
        await look(tables)
        assert await left(tables) == (47.5, 95.5)


@pytest.mark.parametrize("restarts", [0, 1, 3])
@pytest.mark.parametrize("put_right", ["while it runs", "before it starts"])
async def test_a_machine_that_begins_long_ago_and_is_put_right(
    machine: Machine, restarts: int, put_right: str
) -> None:
    """It has no clock of its own: it starts in 2020, until the network tells it what time it is."""
    async with machine.played():
        pass
    machine.jump(-YEARS)
    for _ in range(restarts + 1):
        async with machine.run() as tables:
            machine.wait(timedelta(minutes=30))
            await look(tables)
            if put_right == "while it runs" and machine.clock.now < Clock().now:
                machine.jump(YEARS)
                await look(tables)
    if put_right == "before it starts":
        machine.jump(YEARS)
    async with machine.run() as tables:
        gone = 0.5 * (restarts + 1)
        assert await left(tables) == (48 - gone, 96 - gone)


async def test_back_while_it_does_not_run_after_forward_while_it_did(machine: Machine) -> None:
    async with machine.played() as (tables, _):
        machine.jump(timedelta(days=3))
        await look(tables)
    machine.jump(-timedelta(days=3))
    async with machine.run() as tables:
        assert await left(tables) == (48, 96)


async def test_forward_before_it_starts_and_back_while_it_runs(machine: Machine) -> None:
    """What is due by then is done, since nobody knows better; no more is lost than that."""
    async with machine.played():
        pass
    machine.jump(timedelta(days=3))
    async with machine.run() as tables:
        assert await kept(tables) == []
        await want(tables, ANN, Reminders(after=24))
        machine.jump(-timedelta(days=3))
        await look(tables)
        assert await left(tables) == (24, 96)


async def test_a_pause_is_none_of_its_jumps(machine: Machine) -> None:
    async with machine.played():
        pass
    machine.wait(timedelta(hours=40))
    async with machine.run() as tables:
        assert await left(tables) == (8, 56)
        machine.wait(timedelta(hours=10))
        await look(tables)
        assert await kept(tables) == []


@pytest.mark.parametrize("jump", [timedelta(days=30), -YEARS])
async def test_who_acts_before_anybody_has_looked_loses_nothing(machine: Machine, jump: timedelta) -> None:
    async with machine.played() as (tables, game):
        machine.wait(timedelta(hours=20))
        await look(tables)
        machine.jump(jump)
        await end_turn(tables, game, ANN)
        assert await paced.bank(tables, game) in (None, 72)
        await look(tables)
        await deliver_all(tables)
        ((key, clock, _),) = await kept(tables, TimerKind.CLOCK)
        assert (key, round(clock, 3)) == ("1", 96)


async def test_without_another_clock_what_was_noted_has_to_do(tables: Tables) -> None:
    await want(tables, ANN, Reminders(after=48))
    game = await paced.in_turn(tables)
    clock = paced.clock_of(tables)
    right = clock.now
    clock.now = right - YEARS
    await tables.timers.correct()
    assert await left(tables) == (48, 96)
    clock.now = right + timedelta(minutes=3)
    assert await tables.timers.end_due() == (game,)
    assert await left(tables) == (47.95, 95.95)
    assert (await tables.get(game)).over == ()
