"""How long the bot's own part of a command takes, from typed words to the stored entry and the panel."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.preferences.settings import Style
from bot.store import Store
from bot.table import Position, Tables
from bot.ui.action_values import build, narrow, resolve
from bot.ui.names import seat_names, words_for
from bot.ui.panel import draw_panel
from bot.ui.pictures import draw_board
from rules import new_game
from rules.values import fields_of
from tests.bot.table.seated import ANN, PEOPLE, SEED, Clock

pytestmark = pytest.mark.benchmark

STYLE = Style("light", "wide")


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@pytest.fixture
def client(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Any]:
    """Make what a panel needs of the bot, without Discord."""
    store = runner.run(Store.open(tmp_path / "riquet.db", Clock()))
    yield SimpleNamespace(
        tables=Tables(store, lambda: SEED),
        table_style=lambda info, person: STYLE,
    )
    runner.run(store.close())


async def begin(client: Any, kind: str, turns: int) -> Position:
    """Start a game for three and play some turns of it."""
    info = await client.tables.lobby.create(kind, 1, 2, 3, ANN)
    for person in PEOPLE[1:3]:
        await client.tables.lobby.join(info.id, person)
    await client.tables.lobby.start(info.id, ANN)
    position = await client.tables.load(info.id)
    for _ in range(turns):
        seat = position.game.waiting_for[0]
        result = await client.tables.play.act(info.id, PEOPLE[seat], position.game.suggest(seat))
        position = result.position
    return position


def test_the_way_of_a_command(benchmark: BenchmarkFixture, runner: asyncio.Runner, client: Any) -> None:
    """This measures resolving, acting, committing and drawing, from typed words to the panel."""
    position = runner.run(begin(client, "arriala", 20))
    interactions = itertools.count(1)

    async def command() -> None:
        current = await client.tables.load(position.info.id)
        seat = current.game.waiting_for[0]
        words = words_for(current, seat, "en")
        actions = current.game.legal_actions(seat)
        wanted = actions[0]
        fields = fields_of(type(wanted))
        chosen = {
            field.name: resolve(
                words, actions, type(wanted), field, words.field_value(field, getattr(wanted, field.name))
            )
            for field in fields
        }
        action = build(type(wanted), chosen)
        result = await client.tables.play.act(
            position.info.id, PEOPLE[seat], action, next(interactions), current.decisions[seat]
        )
        await draw_panel(client, result.position, seat, "en")

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


def test_the_loop_goes_on_while_a_picture_is_drawn(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, client: Any
) -> None:
    """This measures the longest delay of the event loop while a board is drawn in a thread."""
    position = runner.run(begin(client, "arriala", 20))
    delays: list[float] = []

    async def draw_and_watch() -> None:
        view, names = position.game.view(0), seat_names(position.info, "en")
        drawing = asyncio.create_task(draw_board(view, STYLE, names, "en"))
        worst = 0.0
        while not drawing.done():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - before - 0.001)
        delays.append(worst)

    benchmark.pedantic(lambda: runner.run(draw_and_watch()), rounds=20, warmup_rounds=2)
    benchmark.extra_info["worst delay of the loop, ms"] = round(max(delays) * 1000, 2)
    benchmark.extra_info["median of the worst delays, ms"] = round(sorted(delays)[len(delays) // 2] * 1000, 2)
    print(dict(benchmark.extra_info))
