"""How long the bot's own part of a command takes, from typed words to the stored entry and the panel."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.ui.action_values import narrow
from bot.ui.names import words_for
from bot.ui.services import Services
from rules import new_game
from rules.values import fields_of
from tests.benchmarks.commanding import begin, give_command, services_on
from tests.bot.written import written_fields

pytestmark = pytest.mark.benchmark


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@pytest.fixture
def services(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Services]:
    """Open what the bot works with, without Discord."""
    opening = services_on(tmp_path / "riquet.db")
    yield runner.run(opening.__aenter__())
    runner.run(opening.__aexit__(None, None, None))


def test_the_way_of_a_command(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, services: Services
) -> None:
    """This measures resolving, acting, committing and drawing, from typed words to the panel."""
    position = runner.run(begin(services, "arriala", 3, 20))
    interactions = itertools.count(1)

    async def command() -> None:
        current = await services.tables.load(position.info.id)
        seat = current.game.waiting_for[0]
        wanted = current.game.legal_actions(seat)[0]
        written = written_fields(words_for(current, seat, "en"), wanted)
        await give_command(services, position.info.id, seat, type(wanted), written, next(interactions))

    benchmark.pedantic(lambda: runner.run(command()), rounds=12, warmup_rounds=2)


def test_narrowing_for_autocomplete(benchmark: BenchmarkFixture) -> None:
    """This measures listing all legal actions of a position, and the values of each field of one."""
    game: Any = new_game("arriala", seats=4, seed=3)
    for _ in range(40):
        seat = game.waiting_for[0]
        game = game.apply(seat, game.suggest(seat))[0]
    seat = game.waiting_for[0]

    def complete() -> int:
        actions = game.legal_actions(seat)
        action = type(actions[0])
        return sum(len(narrow(actions, action, {}, field.name)) for field in fields_of(action))

    benchmark(complete)
