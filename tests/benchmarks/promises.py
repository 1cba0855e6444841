"""Figures that were measured beside their limits, and the table of them all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Promise:
    """What was measured, in which of several cases, its unit, and the most (or least) that was promised."""

    what: str
    case: str
    figure: float
    limit: float
    unit: str
    at_least: bool

    @property
    def held(self) -> bool:
        return self.figure >= self.limit if self.at_least else self.figure <= self.limit

    def cells(self) -> tuple[str, str, str, str, str]:
        """Return figure, limit, how they compare, whether it was held, and what was promised."""
        bound = "at least" if self.at_least else "at most"
        share = f"{self.figure / self.limit:.2f}" if self.limit else ""
        figure = f"{number(self.figure)} {self.unit}".rstrip()
        what = f"{self.what}: {self.case}" if self.case else self.what
        return figure, f"{bound} {number(self.limit)}", share, "held" if self.held else "NOT HELD", what

    @property
    def strain(self) -> float:
        """Return how near the figure comes to the limit; above 1 it is beyond."""
        least, most = (self.limit, self.figure) if self.at_least else (self.figure, self.limit)
        return least / most if most else float(least > 0)


@dataclass(slots=True)
class Promises:
    """Collects what one test, or one run, measures."""

    measured: list[Promise] = field(default_factory=list[Promise])

    def at_most(self, limit: float, figure: float, what: str, unit: str = "", case: str = "") -> None:
        """Note a figure that may be no greater than its limit; the test fails at its end if it is.

        Of several cases of one promise the table shows the worst.
        """
        self.measured.append(Promise(what, case, figure, limit, unit, at_least=False))

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
