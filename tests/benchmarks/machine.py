"""How slow this machine is now, beside the one on which limits of time were set."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from statistics import mean
from time import thread_time

from PIL import Image

from tests.benchmarks.timing import milliseconds

ALONE = 5.9
"""Milliseconds of CPU of :func:`work` where limits hold as they are: the quickest of several in a row.

It is the least that was seen on the project's machines.
"""
BESIDE = 7.6
"""The same beside a load, of which an act takes 28 ms there.

It is reckoned: here an act took 63.5 ms and the work 16.2 beside it, the means of two runs. Since the 28 ms
were measured acts have grown by 6 %, which counts against them.
"""
_TIMES = 15
_EVERY = 0.5
"""Seconds between two measurements beside a load."""


@dataclass(frozen=True)
class _Row:
    number: int
    name: str
    owed: tuple[int, ...]


def work() -> None:
    """Do what acts are made of, in such shares, and with nothing of ours: a change of ours is no excuse.

    Python's own loops and objects, JSON, the database, and a picture that is drawn, reduced and packed.
    """
    rows = [_Row(number, f"seat {number % 4}", (number, number * 2)) for number in range(1500)]
    changed = [replace(row, owed=(*row.owed, row.number % 7)) for row in rows]
    counted: dict[str, int] = {}
    for row in changed:
        for owed in row.owed:
            counted[row.name] = counted.get(row.name, 0) + owed
    least = sorted(changed, key=lambda row: (row.owed[-1], f"{row.name}: {row.number}"))[:400]
    written = json.dumps([[row.number, row.name, row.owed] for row in least])
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY, name TEXT, owed INTEGER)")
        told = ((number, name, sum(owed)) for number, name, owed in json.loads(written))
        database.executemany("INSERT INTO kept VALUES (?, ?, ?)", told)
        database.execute("SELECT name, sum(owed) FROM kept GROUP BY name ORDER BY 2").fetchall()
    image = Image.new("RGB", (240, 96), "white")
    for place in range(0, 96, 8):
        image.paste((place % 256, counted["seat 1"] % 256, 90), (place, place // 2, place + 40, place))
    zlib.compress(image.quantize(64).tobytes(), 6)


def slowness() -> float:
    """Return how many times as long as there something takes here now; 1 where it takes less.

    As most of what is measured it is the quickest of several, since some machines slow down for minutes.
    """
    return max(1.0, min(milliseconds(work) for _ in range(_TIMES)) / ALONE)


def slowness_beside(taken: Sequence[float]) -> float:
    """Return how many times as long as there something took here beside a load, by :func:`working`."""
    return max(1.0, mean(taken) / BESIDE)


@asynccontextmanager
async def working() -> AsyncGenerator[list[float]]:
    """Meanwhile do the work now and then, in a thread; what it took goes into the list, in milliseconds.

    What the first time takes, in which the processor has nothing of it at hand, is left out.
    """
    taken = list[float]()

    async def measure() -> None:
        await asyncio.to_thread(_timed)
        while True:
            taken.append(await asyncio.to_thread(_timed))
            await asyncio.sleep(_EVERY)

    measuring = asyncio.create_task(measure())
    try:
        yield taken
    finally:
        measuring.cancel()
        await asyncio.gather(measuring, return_exceptions=True)


def _timed() -> float:
    """Return how many milliseconds of CPU the work takes in this thread."""
    begun = thread_time()
    work()
    return (thread_time() - begun) * 1000
