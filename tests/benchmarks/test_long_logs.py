"""What people ask of a game with 1,000 entries beside the same with 100, and what is due among 10,000 rows.

The game stands at the same place in both, and both are asked in turn.

pytest -m benchmark -n 0 -s tests/benchmarks/test_long_logs.py
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from time import process_time

import pytest

from bot.i18n.catalogue import translate
from bot.store.kinds import MessageKind
from bot.store.pending import enqueue
from bot.table import Position, TableError
from bot.ui.log_text import log_line
from bot.ui.names import words_for
from bot.ui.paging import page_of
from bot.ui.panel import draw_panel
from bot.ui.services import Services
from tests.benchmarks.commanding import services_on
from tests.benchmarks.promises import Promises
from tests.bot.long_logs import SEATS, play_again_and_again
from tests.bot.table.seated import start

pytestmark = pytest.mark.benchmark

KIND, SHORT, LONG, OWED = "great_canal", 100, 1000, 10_000
ROUNDS = 25
MOST = 1.5
"""How many times as much CPU the long log, or what others are owed, may take."""

Ask = Callable[[Services, Position], Awaitable[object]]


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


async def show_panel(services: Services, position: Position) -> None:
    """Draw the panel of somebody who is not to move, and so may ask to take something back."""
    (seat, *_) = (seat for seat in range(SEATS) if seat not in position.game.waiting_for)
    await draw_panel(services, await services.tables.load(position.info.id), seat, "en")


async def read_for_panel(services: Services, position: Position) -> None:
    """Read what a panel needs beside its pictures: the game, its news, and what may be taken back."""
    info = position.info
    await services.tables.load(info.id)
    (seat, *_) = (seat for seat in range(SEATS) if seat not in position.game.waiting_for)
    await services.tables.records.news(position, seat)
    with suppress(TableError):
        await services.tables.takeback.target(info.id, info.seats[seat])


async def show_log(services: Services, position: Position, page: int) -> None:
    """Write a page of the log as its command does."""
    records, game = services.tables.records, position.info.id
    words = words_for(position, 0, "en")
    shown, page, pages = page_of(await records.visible_numbers(game, 0, 3000), page, 15)
    for entry in await records.entries(game, 0, shown):
        assert log_line(words, position.info, entry, "en")
    translate("en", "log-head", page=str(page + 1), pages=str(pages))


async def show_newest_page(services: Services, position: Position) -> None:
    await show_log(services, position, 0)


async def show_oldest_page(services: Services, position: Position) -> None:
    await show_log(services, position, LONG)


async def look_back(services: Services, position: Position) -> None:
    await services.tables.rollback.earlier(position.info.id, position.seq - 30)


async def look_far_back(services: Services, position: Position) -> None:
    await services.tables.rollback.earlier(position.info.id, 40)


async def list_entries(services: Services, position: Position) -> None:
    await services.tables.records.history(position.info.id, None, 25)


def ratio(runner: asyncio.Runner, ask: Callable[[int], Awaitable[object]]) -> float:
    """Return how many times as much CPU the second of two takes as the first, each at its least."""
    least = [float("inf"), float("inf")]

    async def once(which: int) -> float:
        begun = process_time()
        await ask(which)
        return process_time() - begun

    for _ in range(ROUNDS):
        for which in (0, 1):
            least[which] = min(least[which], runner.run(once(which)))
    return least[1] / least[0]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("logs")


@pytest.mark.parametrize(
    "ask",
    [show_panel, read_for_panel, show_newest_page, show_oldest_page, look_back, look_far_back, list_entries],
    ids=lambda ask: ask.__name__,
)
def test_a_long_log(ask: Ask, runner: asyncio.Runner, folder: Path, promises: Promises) -> None:
    async def open_both(stack: AsyncExitStack) -> list[tuple[Services, Position]]:
        found: list[tuple[Services, Position]] = []
        for length in (SHORT, LONG):
            path = folder / f"{length}.db"
            new = not path.exists()
            services = await stack.enter_async_context(services_on(path))
            game = await play_again_and_again(services.tables, KIND, length) if new else 1
            position = await services.tables.load(game)
            assert position.seq == length
            found.append((services, position))
        assert found[0][1].game == found[1][1].game
        return found

    stack = AsyncExitStack()
    both = runner.run(open_both(stack))
    what = ask.__name__.replace("_", " ")
    promises.at_most(MOST, ratio(runner, lambda which: ask(*both[which])), "1,000 entries for 100", case=what)
    runner.run(stack.aclose())


def test_what_is_due_beside_much_that_others_are_owed(
    runner: asyncio.Runner, tmp_path: Path, promises: Promises
) -> None:
    stack = AsyncExitStack()

    async def owing(rows: int) -> tuple[Services, int]:
        services = await stack.enter_async_context(services_on(tmp_path / f"{rows}.db"))
        tables = services.tables
        game = (await start(tables)).id
        others = [(await start(tables, channel=100 + number)).id for number in range(100 if rows else 0)]
        async with tables.store.write() as queries:
            for seq in range(rows):
                await enqueue(queries, others[seq % 100], MessageKind.POST, seq, b"{}", now=0)
        return services, game

    both = [runner.run(owing(rows)) for rows in (0, OWED)]

    async def due(which: int) -> None:
        services, game = both[which]
        for _ in range(10):
            (row,) = await services.tables.outbox.due(services.tables.store.clock(), game)
            assert row.game_id == game

    promises.at_most(MOST, ratio(runner, due), "what is due at one game: 10,000 owed to others for none")
    runner.run(stack.aclose())
