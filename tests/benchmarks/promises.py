"""Figures that were measured beside their limits, and the table of them all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from tests.benchmarks.machine import slowness

TIMES = ("ms", "s")
"""The units of what takes longer on a slower machine."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What was measured, in which of several cases, its unit, and the most (or least) that was promised.

    ``slowness`` is how many times as long things take on this machine: so many times the limit holds here.
    """

    what: str
    case: str
    figure: float
    limit: float
    unit: str
    at_least: bool
    slowness: float = 1.0

    @property
    def here(self) -> float:
        """Return the limit on this machine."""
        return self.limit * self.slowness

    @property
    def held(self) -> bool:
        return self.figure >= self.here if self.at_least else self.figure <= self.here

    def cells(self) -> tuple[str, str, str, str, str]:
        """Return figure, limit, how they compare, whether it was held, and what was promised."""
        bound = "at least" if self.at_least else "at most"
        share = f"{self.figure / self.here:.2f}" if self.limit else ""
        figure = f"{number(self.figure)} {self.unit}".rstrip()
        what = f"{self.what}: {self.case}" if self.case else self.what
        slower = f" × {self.slowness:.2f}" if self.slowness > 1 else ""
        return (
            figure,
            f"{bound} {number(self.limit)}{slower}",
            share,
            "held" if self.held else "NOT HELD",
            what,
        )

    @property
    def strain(self) -> float:
        """Return how near the figure comes to the limit; above 1 it is beyond."""
        least, most = (self.here, self.figure) if self.at_least else (self.figure, self.here)
        return least / most if most else float(least > 0)


@dataclass
class Promises:
    """Collects what one test, or one run, measures."""

    measured: list[Promise] = field(default_factory=list[Promise])
    slower: Callable[[], float] = slowness

    @cached_property
    def slowness(self) -> float:
        """Return how slow this machine is beside the one on which limits of time were set."""
        return self.slower()

    def here(self, limit: float) -> float:
        """Return the limit of a time on this machine."""
        return limit * self.slowness

    def at_most(
        self,
        limit: float,
        figure: float,
        what: str,
        unit: str = "",
        case: str = "",
        anywhere: bool = False,
    ) -> None:
        """Note a figure that may be no greater than its limit; the test fails at its end if it is.

        A limit of time is greater on a slower machine, unless it is the same ``anywhere``: Discord's own are.
        Of several cases of one promise the table shows the worst.
        """
        slower = self.slowness if unit in TIMES and not anywhere else 1.0
        self.measured.append(Promise(what, case, figure, limit, unit, at_least=False, slowness=slower))

    def at_least(self, limit: float, figure: float, what: str, unit: str = "", case: str = "") -> None:
        """Note a figure that may be no less than its limit; the test fails at its end if it is."""
        self.measured.append(Promise(what, case, figure, limit, unit, at_least=True))

    @property
    def broken(self) -> Sequence[Promise]:
        return [promise for promise in self.measured if not promise.held]


def number(value: float) -> str:
    """Write a number with three digits that count."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def worst_cases(promises: Iterable[Promise]) -> list[Promise]:
    """Return of each promise the case nearest to its limit; it says of how many it is the worst."""
    cases: defaultdict[tuple[str, float, str], list[Promise]] = defaultdict(list)
    for promise in promises:
        cases[promise.what, promise.limit, promise.unit].append(promise)
    worst = [(max(several, key=lambda one: one.strain), len(several)) for several in cases.values()]
    return [
        replace(one, case=f"{one.case}, the worst of {count}") if count > 1 else one for one, count in worst
    ]


def table(promises: Iterable[Promise]) -> list[str]:
    """Return the lines of a table of what was measured, in the order of what it says."""
    head = ("figure", "limit", "share", "", "promise")
    rows = [head, *sorted((promise.cells() for promise in promises), key=lambda cells: cells[4])]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        "  ".join([*(cell.rjust(width) for cell, width in zip(row, widths, strict=False)), row[4]])
        for row in rows
    ]
