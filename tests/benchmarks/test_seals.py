"""What it costs that every row says whether it is as it was written: at an act, at an upgrade, at a check.

pytest -m benchmark -n 0 -s tests/benchmarks/test_seals.py
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import connection as module
from bot.store.checking import damage_in, damaged_games
from bot.store.seals import seal_rows, sealed
from tests.benchmarks.commanding import begin, services_on
from tests.benchmarks.crowd import make_crowd
from tests.benchmarks.promises import Promises

pytestmark = pytest.mark.benchmark

ACTS = 60
GAMES = 10_000


@pytest.mark.parametrize("kind", ["arriala", "great_canal"])
async def test_an_act(promises: Promises, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The part of an act, without its pictures, in which rows are hashed as they are read and written."""
    spent = 0.0

    def timed(*values: Any) -> int:
        nonlocal spent
        begun = time.perf_counter()
        seal = sealed(*values)
        spent += time.perf_counter() - begun
        return seal

    monkeypatch.setattr(module, "sealed", timed)
    async with services_on(tmp_path / "riquet.db") as services:
        position, shares = await begin(services, kind, 3, 40), list[float]()
        for number in range(1, ACTS):
            seat, before = position.game.waiting_for[0], spent
            person, action = position.info.seats[seat], position.game.suggest(seat)
            begun = time.process_time()
            position = (await services.tables.play.act(position.info.id, person, action, number)).position
            shares.append((spent - before) / (time.process_time() - begun))
    promises.at_most(0.1, sorted(shares)[len(shares) // 2], f"{kind}: hashing rows, part of an act stored")


def test_ten_thousand_games(promises: Promises, tmp_path: Path) -> None:
    """What the first start after the upgrade takes longer, and what looking at all games takes."""
    path = tmp_path / "crowd.db"
    asyncio.run(make_crowd(path, 100, GAMES))
    begun = time.process_time()
    with closing(sqlite3.connect(path)) as connection, connection:
        seal_rows(connection)
    promises.at_most(5.0, time.process_time() - begun, "sealing 10,000 games", "s")
    begun = time.process_time()
    assert damaged_games(path) == ()
    promises.at_most(2.0, time.process_time() - begun, "looking at 10,000 open games at the start", "s")
    begun = time.process_time()
    assert damage_in(path) == []
    promises.at_most(5.0, time.process_time() - begun, "riquet check of 10,000 games", "s")
