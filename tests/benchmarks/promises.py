"""Figures that were measured beside their limits, and the table of them all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Promise:
    """What was measured, in which unit, and the most (or the least) that was promised."""

    what: str
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
        return figure, f"{bound} {number(self.limit)}", share, "held" if self.held else "NOT HELD", self.what


@dataclass(slots=True)
class Promises:
    """Collects what one test, or one run, measures."""

    measured: list[Promise] = field(default_factory=list[Promise])

    def at_most(self, limit: float, figure: float, what: str, unit: str = "") -> None:
        """Note a figure that may be no greater than its limit; the test fails at its end if it is."""
        self.measured.append(Promise(what, figure, limit, unit, at_least=False))

    def at_least(self, limit: float, figure: float, what: str, unit: str = "") -> None:
        """Note a figure that may be no less than its limit; the test fails at its end if it is."""
        self.measured.append(Promise(what, figure, limit, unit, at_least=True))

    @property
    def broken(self) -> Sequence[Promise]:
        return [promise for promise in self.measured if not promise.held]


def number(value: float) -> str:
    """Write a number with three digits that count."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(promises: Sequence[Promise]) -> list[str]:
    """Return the lines of a table of what was measured, in the order of what it says."""
    head = ("figure", "limit", "share", "", "promise")
    rows = [head, *(promise.cells() for promise in sorted(promises, key=lambda promise: promise.what))]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        "  ".join([*(cell.rjust(width) for cell, width in zip(row, widths, strict=False)), row[4]])
        for row in rows
    ]
