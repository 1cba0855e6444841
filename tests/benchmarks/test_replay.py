"""What a step of a replay costs beside drawing the board of then.

pytest -m benchmark -n 0 -s tests/benchmarks/test_replay.py
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import mean
from time import process_time

import pytest

import render
from bot.table import Step, Tables
from tests import recorded
from tests.benchmarks.promises import Promises
from tests.bot.table.seated import opened
from tests.bot.table.test_recorded_replays import played

pytestmark = pytest.mark.benchmark

SOME = 25
"""So many steps of a game are looked at, spread over all of it."""
ROUNDS = 5
MOST = 1.0
"""How many times as much CPU a step may take as drawing a board, on average and at the most."""


def drawn(step: Step) -> float:
    """Return how many seconds of CPU it takes to draw the board of a step as it is posted."""
    assert step.game is not None
    view = step.game.view(None)
    begun = process_time()
    render.board(view)
    return process_time() - begun


async def looked_at(tables: Tables, game: int, seq: int) -> tuple[float, Step]:
    """Return how many seconds of CPU it takes to go to a step, and the step."""
    begun = process_time()
    step = await tables.replays.step(game, None, seq)
    return process_time() - begun, step


async def compared(path: Path, recording: recorded.Recording) -> list[float]:
    """Return how many times as much as its board each of some steps costs, at its best."""
    async with opened(path, recording.seed) as tables:
        game = await played(tables, recording)
        steps = (await tables.replays.step(game, None)).course.steps
        found = list[float]()
        for seq in steps[:: max(1, len(steps) // SOME)]:
            rounds = [await looked_at(tables, game, seq) for _ in range(ROUNDS)]
            boards = [drawn(step) for _, step in rounds]
            found.append(min(took for took, _ in rounds) / min(boards))
        return found


@pytest.mark.parametrize("name", [name for name in recorded.names() if not name.startswith("toy")])
def test_a_step_of_a_replay(name: str, tmp_path: Path, promises: Promises) -> None:
    found = asyncio.run(compared(tmp_path / "riquet.db", recorded.load(name)))
    promises.at_most(MOST, mean(found), "a step of a replay, on average", "boards", name)
    promises.at_most(MOST, max(found), "a step of a replay, at the most", "boards", name)
