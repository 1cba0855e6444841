"""What is measured is held against its limit, and a test that breaks a promise fails."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from tests.benchmarks import machine
from tests.benchmarks.promises import Promises, table, worst_cases

TEST = """
import pytest
from tests.benchmarks.promises import Promises

def test_measured(promises: Promises) -> None:
    promises.slower = lambda: 1.0
    promises.at_most(8, {figure}, "painting", "ms")
    promises.at_least(2, 2.5, "random play")
"""


def test_a_figure_is_held_up_to_its_limit() -> None:
    promises = Promises(slower=lambda: 1.0)
    promises.at_most(8, 8, "painting", "ms")
    promises.at_least(2, 2, "play")
    assert not promises.broken
    promises.at_most(8, 8.01, "painting late", "ms")
    promises.at_least(2, 1.99, "play late")
    assert [promise.what for promise in promises.broken] == ["painting late", "play late"]


def test_the_table_says_figure_limit_share_and_whether_it_held() -> None:
    promises = Promises(slower=lambda: 1.0)
    promises.at_most(8, 9, "painting", "ms")
    promises.at_least(2, 1234, "play")
    lines = [line.split() for line in table(promises.measured)]
    assert lines[1] == ["9", "ms", "at", "most", "8", "1.12", "NOT", "HELD", "painting"]
    assert lines[2] == ["1,234", "at", "least", "2", "617.00", "held", "play"]


def test_limits_of_time_are_greater_on_a_slower_machine() -> None:
    promises = Promises(slower=lambda: 2.0)
    promises.at_most(8, 15.9, "painting", "ms")
    promises.at_most(8, 16.1, "painting late", "ms")
    promises.at_most(220, 221, "memory", "MiB")
    promises.at_most(3, 3.1, "first word", "s", anywhere=True)
    assert [promise.what for promise in promises.broken] == ["painting late", "memory", "first word"]
    assert table(promises.measured)[3].split()[:8] == ["15.9", "ms", "at", "most", "8", "×", "2.00", "0.99"]
    assert promises.here(8) == 16


def test_no_limit_is_less_on_a_quicker_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, least in ((1e9, 1.0), (1e-9, 1e6)):
        monkeypatch.setattr(machine, "ALONE", there)
        assert machine.slowness() >= least
    monkeypatch.setattr(machine, "ALONE", 1e9)
    assert machine.slowness() == 1


def test_beside_a_load_the_machine_is_as_slow_as_its_work_is_on_average() -> None:
    assert machine.slowness_beside([machine.BESIDE, 5 * machine.BESIDE]) == pytest.approx(3)
    assert machine.slowness_beside([machine.BESIDE / 2]) == 1


async def test_work_beside_a_load_is_timed_from_its_second_time_on(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, enough, times = asyncio.get_running_loop(), asyncio.Event(), itertools.count()

    def timed() -> float:
        number = next(times)
        if number == 3:
            loop.call_soon_threadsafe(enough.set)
        return number

    monkeypatch.setattr(machine, "_timed", timed)
    monkeypatch.setattr(machine, "_EVERY", 0)
    async with machine.working() as taken:
        await enough.wait()
    assert taken[:2] == [1, 2]


def test_of_each_promise_the_worst_case_is_shown() -> None:
    promises = Promises(slower=lambda: 1.0)
    for case, figure in (("early", 3), ("late", 7.5), ("at the end", 2)):
        promises.at_most(8, figure, "painting", "ms", case)
        promises.at_least(2, figure, "play", case=case)
    promises.at_most(9, 8.5, "painting", "ms", "huge")
    shown = [(promise.what, promise.limit, promise.case) for promise in worst_cases(promises.measured)]
    assert shown == [
        ("painting", 8, "late, the worst of 3"),
        ("play", 2, "at the end, the worst of 3"),
        ("painting", 9, "huge"),
    ]
    assert table(promises.measured)[1].endswith("painting: at the end")


@pytest.mark.parametrize(("figure", "outcome"), [(7.5, {"passed": 1}), (8.5, {"failed": 1})])
def test_a_run_ends_with_the_table_and_fails_what_is_not_held(
    pytester: pytest.Pytester, figure: float, outcome: dict[str, int]
) -> None:
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function")
    pytester.makepyfile(TEST.format(figure=figure))
    result = pytester.runpytest_inprocess("-p", "tests.benchmarks.conftest", "-p", "no:simcord")
    result.assert_outcomes(**outcome)
    result.stdout.fnmatch_lines(
        ["*promises*", f"*{figure:.3g} ms*at most 8*painting", "*2.5*held*random play"]
    )
