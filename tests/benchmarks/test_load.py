"""What an act costs, and how long people and channels wait, with twenty acts a second at 10,000 open games.

pytest -m benchmark -n 0 tests/benchmarks/test_load.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest

from tests.benchmarks.load import WARMING
from tests.benchmarks.promises import Promises

pytestmark = pytest.mark.benchmark

HERE = Path(__file__).parent
GAMES, RATE, ACTS = 10_000, 20, 400
LONGEST_STALL = 20


def run(script: str, *arguments: object) -> str:
    """Run a script of this folder; return what it printed."""
    completed = subprocess.run(
        [sys.executable, str(HERE / script), *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(HERE.parents[1])},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return completed.stdout


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """Return what the load took."""
    database = tmp_path_factory.mktemp("crowd") / "riquet.db"
    run("crowd.py", database, WARMING + ACTS, GAMES)
    return json.loads(run("load.py", database, RATE, ACTS))


def came(measured: Mapping[str, Any]) -> str:
    """Return how many acts really came in a second: fewer on a slower machine than a promise is about."""
    return f"{measured['rate']:.1f} a second came here"


def slow(seconds: Sequence[float]) -> float:
    """Return what one in a hundred takes longer than, in milliseconds."""
    return quantiles(seconds, n=100)[-1] * 1000


def as_it_was(promises: Promises, measured: Mapping[str, Any]) -> Promises:
    """Return what notes figures beside their limits on the machine as it was while they were measured.

    Where it is slower, acts come as much more slowly: there waits are longer in the same measure.
    """
    promises.slower = lambda: measured["slowness"]
    return promises


@pytest.fixture
def promises(promises: Promises, found: Mapping[str, Any]) -> Promises:
    """Return what notes figures of the load."""
    return as_it_was(promises, found)


def test_an_act_costs_little(found: Mapping[str, Any], promises: Promises) -> None:
    promises.at_most(35, found["cpu"] * 1000, "an act: CPU", "ms")
    promises.at_most(15, found["statements"], "an act: statements")
    promises.at_most(1.3, found["pictures"], "an act: pictures")


def test_nobody_waits_long(found: Mapping[str, Any], promises: Promises) -> None:
    assert len(found["answers"]) == ACTS
    promises.at_most(0, ACTS - found["done"], "20 acts a second: acts not done")
    assert len(found["messages"]) > ACTS / 4
    promises.at_most(100, slow(found["answers"]), "20 acts a second: private answer, p99", "ms", came(found))
    promises.at_most(
        300, slow(found["messages"]), "20 acts a second: message to the channel, p99", "ms", came(found)
    )
    stall = max(found["stalls"]) * 1000
    promises.at_most(LONGEST_STALL, stall, "20 acts a second: longest stall of the loop", "ms", came(found))


def test_nobody_waits_for_what_is_prepared(found: Mapping[str, Any], promises: Promises) -> None:
    stall = max(found["stalls while preparing"]) * 1000
    promises.at_most(LONGEST_STALL, stall, "rulebooks prepared: longest stall of the loop", "ms")
    more = found["memory when prepared"] - found["memory when ready"]
    promises.at_most(30, more, "rulebooks prepared: further memory", "MiB")


def test_many_open_games_are_ready_soon_and_small(found: Mapping[str, Any], promises: Promises) -> None:
    promises.at_most(2, found["ready"], "10,000 open games: ready", "s")
    promises.at_most(110, found["memory when ready"], "10,000 open games: memory", "MiB")
    what = f"10,000 open games of all kinds, rulebooks, {WARMING + ACTS} acts: memory"
    promises.at_most(220, found["memory"], what, "MiB")
