"""How slow this machine is now, beside the one on which limits of time were set."""

from __future__ import annotations

import json
import sqlite3
import zlib
from contextlib import closing
from dataclasses import dataclass, replace

from PIL import Image

from tests.benchmarks.timing import milliseconds

REFERENCE = 5.9
"""Milliseconds of CPU that :func:`work` would take there.

It is reckoned: beside the load of test_load.py an act takes 4.75 times as long as the work (69.3 and 14.6 ms
in one run), and it took 28 ms there. By how much acts have grown since, it does not tell.
"""
_TIMES = 15


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


def times_of_work() -> list[float]:
    """Return how many milliseconds of CPU the work takes now, several times in a row."""
    return [milliseconds(work) for _ in range(_TIMES)]


def slowness(taken: float | None = None) -> float:
    """Return how many times as long as there something takes here; 1 where it takes less.

    ``taken`` is what the work takes, for what was measured itself over a long time: the mean of what it took
    before and after that, in the same process. What is the quickest of several times, as most of what is
    measured, is compared with the quickest of the work now, since some machines slow down for minutes.
    """
    return max(1.0, (min(times_of_work()) if taken is None else taken) / REFERENCE)
