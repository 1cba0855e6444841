"""What is noted of a simulated game while it is played, to be compared with what the bot counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules import Game


@dataclass(slots=True)
class Sat:
    """What is noted of somebody's time in a seat: a row id of a person, or a level of computer players."""

    person: int | None
    level: str | None
    how: str = "held"
    points: int | None = None
    won: bool | None = None
    waited: int = 0
    waits: int = 0
    waiting: int | None = None

    def stop(self) -> None:
        """Note that a time for which they were waited for is over."""
        if self.waiting is not None:
            self.waited, self.waits, self.waiting = self.waited + self.waiting, self.waits + 1, None


@dataclass(slots=True)
class Noted:
    """What is noted of a game: who had each seat by turns, its rounds, and when it began and ended."""

    game: int
    seats: int
    finished: bool = False
    rounds: int = 1
    started: int = 0
    ended: int = 0
    sat: list[list[Sat]] = field(default_factory=list[list[Sat]])
    scores: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])


@dataclass(frozen=True, slots=True)
class Step:
    """Where a game stood after an entry, when, after how many turns, and how seats were waited for then."""

    seq: int
    time: int
    game: Game
    passed: bool
    turns: int
    waits: tuple[tuple[int, int, int | None], ...]


def step_of(noted: Noted, seq: int, time: int, game: Game, *, passed: bool) -> Step:
    """Return where a game stands by its last entry."""
    waits = tuple((sat[-1].waited, sat[-1].waits, sat[-1].waiting) for sat in noted.sat)
    return Step(seq, time, game, passed, len(noted.scores), waits)


def note_as_at(noted: Noted, step: Step, going_on: int | None) -> None:
    """Let what is noted be as it was after an entry, since which nobody has left or taken a seat.

    Whoever was waited for then is waited for still, so many milliseconds longer (``going_on``), or else anew.
    """
    del noted.scores[step.turns :]
    for sat, (waited, waits, waiting) in zip(noted.sat, step.waits, strict=True):
        last = sat[-1]
        last.waited, last.waits = waited, waits
        last.waiting = None if waiting is None else 0 if going_on is None else waiting + going_on


def begin_anew(sat: Sequence[Sequence[Sat]]) -> None:
    """Note that whoever is waited for is waited for from now on."""
    for of_seat in sat:
        if of_seat[-1].waiting is not None:
            of_seat[-1].waiting = 0
