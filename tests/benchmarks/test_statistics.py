"""What pages of statistics and a ranking cost among ten thousand games, and how fast all are rated.

pytest -m benchmark -n 0 -s tests/benchmarks/test_statistics.py
"""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Iterator
from datetime import timedelta
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import pytest

import render
from bot.features.stats.pages import Asked, game_page, statistics_page
from bot.preferences.settings import Scope, Style
from bot.store import Store
from bot.store.kinds import Ending, Status
from bot.store.ratings import Pair, note_behind
from bot.store.results import GameResult, SeatResult, write_result
from bot.table import Tables
from bot.table.lengths import hours_of
from bot.table.results import Recounted, Scores, TurnScore, recount
from bot.table.results.course import pack_scores
from bot.ui.drawings import Drawings, Rank
from bot.ui.message import Message
from tests.benchmarks.filled import Run, fastest, filled
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import least
from tests.bot.table.seated import GUILD, Clock
from tests.bot.table.simulated import simulate

pytestmark = pytest.mark.benchmark

GAMES = 10_000
KINDS = ("arriala", "canal_du_midi", "great_canal")
PEOPLE = 60
"""So many people have played all of them in one server: whoever asks has a part in 500 games or so."""
TURNS = 60
MOST = 50.0
"""Milliseconds of the processor for a page of statistics, words and picture, or for a ranking."""
TIMES, FEWEST = 5, 3
"""So often a page is made for a mean, and so many means there are at least."""
STYLE, RANK = Style("light", "wide"), Rank.LOOKING
RATED = 60.0
"""Seconds until all ratings are made anew."""
COUNTED = 600.0
"""Seconds until ten thousand logs are counted again."""
SAMPLE = 60
HOUR = 60 * 60 * 1000


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Run, Tables]]:
    with filled(tmp_path_factory.mktemp("statistics") / "riquet.db", fill) as served:
        yield served


@pytest.fixture
def run(served: tuple[Run, Tables]) -> Run:
    return served[0]


@pytest.fixture
def tables(served: tuple[Run, Tables]) -> Tables:
    return served[1]


async def fill(tables: Tables) -> None:
    """Store what came of ten thousand games, without their logs."""
    rng = random.Random(7)
    async with tables.store.write() as queries:
        await queries.run_many(
            "INSERT INTO person (id, discord_id, name) VALUES (?, ?, ?)",
            [(number, 1000 + number, f"P{number}") for number in range(1, PEOPLE + 1)],
        )
        for number in range(1, GAMES + 1):
            await queries.run(
                "INSERT INTO game (id, kind, rules_version, guild_id, channel_id, status, seats, host,"
                " created, started, ended) VALUES (?, ?, 1, ?, ?, 'finished', 4, 1, 0, 0, 1)",
                number,
                KINDS[number % 3],
                GUILD,
                number,
            )
            await write_result(queries, result_of(rng, number))
        for kind in KINDS:
            await note_behind(queries, Pair(GUILD, kind), 0, 0)


def result_of(rng: random.Random, number: int) -> GameResult:
    """Return what may have come of a game."""
    seats = rng.choice((2, 3, 4))
    points = [rng.randrange(3, 60) for _ in range(seats)]
    people = rng.sample(range(1, PEOPLE + 1), seats)
    course = pack_scores(
        Scores((0,) * seats, tuple(TurnScore(1 + turn // seats, tuple(points)) for turn in range(TURNS)))
    )
    most, waited = max(points), [rng.randrange(HOUR, 400 * HOUR) for _ in range(seats)]
    started, ended = number * HOUR, number * HOUR + rng.randrange(HOUR, 1000 * HOUR)
    results = [
        SeatResult(seat, 0, people[seat], None, Ending.HELD, points[seat], points[seat] == most, wait, 20)
        for seat, wait in enumerate(waited)
    ]
    return GameResult(
        game=number,
        kind=KINDS[number % 3],
        guild_id=GUILD,
        status=Status.FINISHED,
        seats=seats,
        started=started,
        ended=ended,
        rounds=rng.randrange(20, 200),
        hours=hours_of(timedelta(milliseconds=ended - started)),
        course=course,
        people=tuple(results),
    )


def test_all_are_rated(promises: Promises, run: Run, tables: Tables) -> None:
    async def rate() -> int:
        pairs = await tables.rankings.behind()
        for pair in pairs:
            await tables.rankings.rate(pair)
        return len(pairs)

    begun = perf_counter()
    assert run(rate()) == len(KINDS)
    took = perf_counter() - begun
    promises.at_most(RATED, took, "ratings made anew", "s", f"{GAMES:,} games of a server")


def pages_cost(
    run: Run, tables: Tables, limit: float, make: Callable[[Any], Coroutine[Any, Any, Message]]
) -> float:
    """Return the milliseconds of the processor that a page takes in the mean, where nothing is drawn yet.

    It is the least of several means, as other programs at the same time make each longer.
    """
    preferences = SimpleNamespace(shows_ratings=lambda _: True, in_rankings=lambda *_: True)

    async def took() -> float:
        drawings = Drawings()
        services = SimpleNamespace(tables=tables, preferences=preferences, drawings=drawings)
        try:
            begun = process_time()
            message = await make(services)
            took = process_time() - begun
        finally:
            await drawings.close()
        assert len(message.files) == 1
        return took * 1000

    def measured() -> float:
        times = list[float]()
        for _ in range(TIMES):
            render.forget_drawn()
            times.append(run(took()))
        return mean(times)

    run(took())
    return least(measured, limit, FEWEST)


@pytest.mark.parametrize(("whose", "person"), [("one's own", 1001), ("of their server", None)])
def test_a_page(promises: Promises, run: Run, tables: Tables, whose: str, person: int | None) -> None:
    asked = Asked(GUILD, Scope(GUILD, 1), person=person)
    took = pages_cost(
        run, tables, promises.here(MOST), lambda services: statistics_page(services, asked, STYLE, "en", RANK)
    )
    promises.at_most(MOST, took, f"a page of statistics, among {GAMES:,} games", "ms", whose)


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_of_a_game(promises: Promises, run: Run, tables: Tables, kind: str) -> None:
    (noted,) = run(simulate(tables, 1, kind, calm=True, kind=kind))
    info = run(tables.get(noted.game))
    # It is counted here, and found so each time.
    run(tables.statistics.of_game(noted.game))
    took = pages_cost(
        run, tables, promises.here(MOST), lambda services: game_page(services, info, STYLE, "en", RANK)
    )
    promises.at_most(MOST, took, "a page of statistics of a game", "ms", kind)


def test_a_ranking(promises: Promises, run: Run, tables: Tables) -> None:
    assert len(run(tables.rankings.of(GUILD, KINDS[0])).people) == PEOPLE
    took = fastest(run, lambda: tables.rankings.of(GUILD, KINDS[0]))
    promises.at_most(MOST, took, f"a ranking, among {GAMES:,} games", "ms", f"{PEOPLE} people")


def test_logs_are_counted(promises: Promises, run: Run, tmp_path: Path) -> None:
    """In one process; the command takes one for each core."""

    async def counted() -> float:
        async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
            for kind in ("arriala", "canal_du_midi"):
                await simulate(Tables(store), SAMPLE // 2, kind, calm=True, kind=kind)
            begun = perf_counter()
            assert await recount(store) == Recounted(SAMPLE)
            return (perf_counter() - begun) / SAMPLE * GAMES

    what = f"logs counted again, as {SAMPLE} are"
    promises.at_most(COUNTED, run(counted()), what, "s", f"for {GAMES:,}")
