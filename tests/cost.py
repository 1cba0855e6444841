"""What the tests cost, in seconds of the processor, which do not depend on what else a machine does.

A plain test that costs far more than any does today fails, and each run ends with the sum of all and the
dearest: five minutes on two cores are 600 seconds.
"""

from __future__ import annotations

import heapq
import os
from collections.abc import Iterator
from typing import Any

import pytest

MOST = 60.0
"""Seconds of one plain test: three times what the dearest costs, for machines that are slow or busy."""
SHOWN = 5
"""How many of the dearest tests are shown."""


def processor_time() -> float:
    """Return the seconds that this process has used until now, and those that it started and that ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Costs:
    """Measures each test, in this process and in those of pytest-xdist."""

    def __init__(self, most: float = MOST) -> None:
        self._most = most
        self._dearest: list[tuple[float, str]] = []
        self._sum = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test with what is made for it."""
        before = processor_time()
        result = yield
        self._add([(processor_time() - before, item.nodeid)])
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Fail a plain test that is dearer than any may be."""
        before = processor_time()
        result = yield
        spent = processor_time() - before
        is_plain = item.get_closest_marker("soak") is None and item.get_closest_marker("benchmark") is None
        if is_plain and spent > self._most:
            pytest.fail(f"cost {spent:.1f} seconds of the processor; a plain test may cost {self._most:.0f}")
        return result

    def _add(self, spent: list[tuple[float, str]], total: float | None = None) -> None:
        self._dearest = heapq.nlargest(SHOWN, [*self._dearest, *spent])
        self._sum += sum(seconds for seconds, _ in spent) if total is None else total

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what a process of pytest-xdist has measured."""
        output = getattr(node, "workeroutput", {})
        dearest = [(float(seconds), str(test)) for seconds, test in output.get("dearest tests", ())]
        self._add(dearest, float(output.get("cost", 0)))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over what was measured, in a process of pytest-xdist."""
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["dearest tests"] = [list(one) for one in self._dearest]
            output["cost"] = self._sum

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Show the sum and the dearest tests."""
        terminalreporter.section(f"{self._sum:.0f} seconds of the processor")
        for seconds, test in self._dearest:
            terminalreporter.line(f"{seconds:6.1f} {test}")
