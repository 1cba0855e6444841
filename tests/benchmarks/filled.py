"""Tables over a database with much in it, for benchmarks that ask it again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.store import Store
from bot.table import Tables
from tests.bot.table.seated import SEED, Clock

_ROUNDS = 25

Run = Callable[[Coroutine[Any, Any, Any]], Any]
"""Runs something on the event loop on which the tables were opened."""


@contextmanager
def filled(path: Path, fill: Callable[[Tables], Coroutine[Any, Any, None]]) -> Iterator[tuple[Run, Tables]]:
    """Open a database at a path, fill it, and close it at the end."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(path, Clock()))
        tables = Tables(store, lambda: SEED)
        try:
            runner.run(fill(tables))
            yield runner.run, tables
        finally:
            # Its threads would keep the process alive.
            runner.run(store.close())


def fastest(run: Run, ask: Callable[[], Coroutine[Any, Any, Any]]) -> float:
    """Return in how many milliseconds something is asked and read, at the least."""
    times: list[float] = []
    for _ in range(_ROUNDS):
        begun = perf_counter()
        run(ask())
        times.append(perf_counter() - begun)
    return min(times) * 1000
