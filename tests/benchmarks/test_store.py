"""How long storing takes: a commit, an action from load to commit, loading, copying while writing."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.store import Store
from bot.store.backups import back_up
from bot.store.entries import Entry, EntryPeople, insert_entry
from bot.store.games import Snapshot, find_game
from bot.store.kinds import EntryKind, MessageKind
from bot.store.pending import enqueue
from bot.table import Tables
from rules import load_game
from tests.benchmarks.promises import Promises
from tests.bot.table.seated import ANN, SEED, Clock, choose_all, finish, start
from tests.toy.actions import Choose

pytestmark = pytest.mark.benchmark

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def run() -> Iterator[Run]:
    """Return what runs a coroutine in the loop that all coroutines of a test share."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def tables(tmp_path: Path, run: Run) -> Iterator[Tables]:
    store = run(Store.open(tmp_path / "riquet.db", Clock()))
    yield Tables(store, lambda: SEED)
    run(store.close())


def test_commit_of_entry_snapshot_and_outbox_row(
    benchmark: BenchmarkFixture, run: Run, tables: Tables
) -> None:
    game = run(start(tables)).id
    row, _ = run(find_game(tables.store.reader, game))
    old: Snapshot = row.snapshot
    seq = 0

    async def commit() -> None:
        nonlocal seq
        seq += 1
        entry = Entry(seq=seq, kind=EntryKind.ACTION, time=0, seat=0, action='{"type":"choose","number":1}')
        async with tables.store.write() as queries:
            await insert_entry(queries, game, entry, EntryPeople(1), old)
            await enqueue(queries, game, MessageKind.POST, seq, b"{}", now=0, state=old.state)

    benchmark.pedantic(lambda: run(commit()), rounds=500, warmup_rounds=20)


def test_act_from_load_to_commit(benchmark: BenchmarkFixture, run: Run, tables: Tables) -> None:
    game = run(start(tables)).id
    number = 0

    async def act() -> None:
        nonlocal number
        number += 1
        await tables.play.act(game, ANN, Choose(1 + number % 2), number)

    benchmark.pedantic(lambda: run(act()), rounds=300, warmup_rounds=20)


def test_act_with_a_long_log(promises: Promises, run: Run, tables: Tables) -> None:
    """An action costs the same however much has been done and taken back before."""
    games = {length: run(start(tables, channel=length)).id for length in (20, 2000)}
    for length, game in games.items():
        run(fill_log(tables, game, length))
    least = dict.fromkeys(games, float("inf"))
    for number in range(1, 301):
        for length, game in games.items():
            begun = time.process_time()
            run(tables.play.act(game, ANN, Choose(1 + number % 2), 10_000 * number + length))
            least[length] = min(least[length], time.process_time() - begun)
    promises.at_most(1.5, least[2000] / least[20], "act: 2,000 entries before it for 20")


def test_going_back_to_the_middle_of_a_long_log(
    benchmark: BenchmarkFixture, run: Run, tables: Tables
) -> None:
    game = run(start(tables)).id
    run(fill_log(tables, game, 2000))
    targets = itertools.cycle((1001, 1000))
    benchmark.pedantic(
        lambda: run(tables.rollback.roll_back(game, ANN, next(targets), new_dice=False)),
        rounds=20,
        warmup_rounds=2,
    )


def test_checking_a_long_log(benchmark: BenchmarkFixture, run: Run, tables: Tables) -> None:
    game = run(start(tables)).id
    run(fill_log(tables, game, 2000))
    run(finish(tables, game))
    assert benchmark.pedantic(lambda: run(tables.records.verify(game)), rounds=5).ok


async def fill_log(tables: Tables, game: int, length: int) -> None:
    """Choose and change numbers, and go back every tenth time; an even entry is a 1 and an odd one a 2."""
    for seq in range(1, length + 1):
        if seq % 10:
            await tables.play.act(game, ANN, Choose(1 + seq % 2))
        else:
            await tables.rollback.roll_back(game, ANN, seq - 2, new_dice=False)


def test_load(benchmark: BenchmarkFixture, run: Run, tables: Tables) -> None:
    game = run(start(tables)).id
    run(choose_all(tables, game))
    benchmark.pedantic(lambda: run(tables.load(game)), rounds=500, warmup_rounds=20)


def test_the_rules_alone(benchmark: BenchmarkFixture, run: Run, tables: Tables) -> None:
    """This measures what of an action is not storing: a state from JSON, an action, and back."""
    state = run(tables.load(run(start(tables)).id)).game.to_json()
    benchmark(lambda: load_game(state).apply(0, Choose(1))[0].to_json())


def test_copying_while_writing(benchmark: BenchmarkFixture, run: Run, tables: Tables, tmp_path: Path) -> None:
    """This measures the longest that a writer waits while 60 MiB are copied on another connection."""
    game = run(start(tables)).id
    waits: list[float] = []

    async def fill() -> None:
        async with tables.store.write() as queries:
            for seq in range(600):
                await enqueue(queries, game, MessageKind.POST, seq, b"{}", now=0, state=bytes(100_000))

    async def write_until(done: asyncio.Event) -> None:
        while not done.is_set():
            began = time.perf_counter()
            await tables.store.set_meta("busy", "yes")
            waits.append(time.perf_counter() - began)

    async def copy() -> None:
        done = asyncio.Event()
        writer = asyncio.create_task(write_until(done))
        await asyncio.to_thread(
            back_up, tables.store.path, tmp_path / "backups", keep=1, now=tables.store.clock()
        )
        done.set()
        await writer

    run(fill())
    benchmark.pedantic(lambda: run(copy()), rounds=3)
    waits.sort()
    benchmark.extra_info["longest_wait_ms"] = round(waits[-1] * 1000, 1)
    benchmark.extra_info["median_wait_ms"] = round(waits[len(waits) // 2] * 1000, 2)
