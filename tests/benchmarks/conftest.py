"""One table of all that the benchmarks promise, at the end of a run: of each promise the worst case."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.benchmarks.promises import Promise, Promises, table, worst_cases

MEASURED = pytest.StashKey[list[Promise]]()
OF_TEST = pytest.StashKey[Promises]()


@pytest.fixture
def promises(request: pytest.FixtureRequest) -> Promises:
    """Return what notes the figures of a test beside their limits; the test fails if one is not held."""
    request.node.stash[OF_TEST] = made = Promises()
    return made


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    result = yield
    if promises := pyfuncitem.stash.get(OF_TEST, None):
        pyfuncitem.config.stash.setdefault(MEASURED, []).extend(promises.measured)
        if promises.broken:
            pytest.fail("\n".join(["not held:", *table(promises.broken)]), pytrace=False)
    return result


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if measured := config.stash.get(MEASURED, []):
        terminalreporter.section("promises")
        for line in table(worst_cases(measured)):
            terminalreporter.write_line(line)
