"""How long people wait for the bot as they start it, at 10,000 open games on 200 servers, over sockets.

pytest -m benchmark -n 0 tests/benchmarks/test_load_over_sockets.py
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from statistics import median
from typing import Any

import pytest

from tests.benchmarks.promises import Promises
from tests.benchmarks.sockets import SPELLS
from tests.benchmarks.test_load import GAMES, as_it_was, came, run, slow

pytestmark = pytest.mark.benchmark

FAR = sum(spell.acts for spell in SPELLS)
"""So many games are somewhere in their middle, no two of them alike."""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """Return what people and channels waited for."""
    database = tmp_path_factory.mktemp("crowd") / "riquet.db"
    run("crowd.py", database, FAR, GAMES)
    return json.loads(run("sockets.py", database))


def test_nobody_waits_long(found: Mapping[str, Any], promises: Promises) -> None:
    usual, what = found["usual"], "over sockets, 20 acts a second"
    promises = as_it_was(promises, usual)
    promises.at_most(200, slow(usual["answers"]), f"{what}: private answer, p99", "ms", came(usual))
    promises.at_most(300, slow(usual["messages"]), f"{what}: message to the channel, p99", "ms", came(usual))


def test_a_rush_is_answered_in_time_and_is_over_soon(found: Mapping[str, Any], promises: Promises) -> None:
    """Sixty acts a second: all get their first word soon, and all servers alike."""
    rush, what = found["rush"], "over sockets, 60 acts a second"
    promises = as_it_was(promises, rush)
    promises.at_most(
        3, max(rush["first words"]), f"{what}: first word, longest", "s", came(rush), anywhere=True
    )
    spread = max(rush["of servers"]) / median(rush["of servers"])
    promises.at_most(3, spread, f"{what}: the slowest server, of the median one", case=came(rush))
    promises.at_most(30, rush["drained"], f"{what}: messages all sent after", "s", came(rush))


def test_it_is_as_before_after_a_rush(found: Mapping[str, Any], promises: Promises) -> None:
    after, what = found["after"], "over sockets, after 60 acts a second: private answer, p99"
    as_it_was(promises, after).at_most(200, slow(after["answers"]), what, "ms", came(after))


@pytest.mark.parametrize("spell", [spell.name for spell in SPELLS])
def test_nothing_is_dropped(found: Mapping[str, Any], promises: Promises, spell: str) -> None:
    measured = found[spell]
    lacking = measured["asked"] - len(measured["answers"])
    promises.at_most(0, lacking, "over sockets: acts without an answer", case=spell)
    promises.at_most(0, measured["asked"] - measured["done"], "over sockets: acts not done", case=spell)
    assert (found["faults"], found["errors"], found["code"]) == ([], 0, 0)
