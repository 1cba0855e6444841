"""The arithmetic of a seat's clock, whatever happens to the game in whatever order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from bot.store import Person
from bot.store.games import NOBODY, Seated
from bot.store.kinds import Status, TimerKind
from bot.store.timers import TimerRow
from bot.table.model import Table
from bot.table.pace import Pace
from bot.table.seat_changes import SeatChange
from bot.table.seat_clock import Clock, clock_after

HOUR = 3_600_000
ANN = Seated(0, 1, Person(101, "Ann"))


@dataclass(frozen=True)
class State:
    """How a game is, as far as the clock of its only seat follows from it."""

    waiting: bool = True
    status: Status = Status.OPEN
    paused: bool = False
    seated: Seated = ANN

    @property
    def table(self) -> Table:
        """Return a table of which nothing else is asked."""
        row = _Row(self.status, 1 if self.paused else None, _Snapshot((0,) if self.waiting else ()))
        return Table(cast(Any, row), (self.seated,))


@dataclass(frozen=True)
class _Snapshot:
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class _Row:
    status: Status
    paused: int | None
    snapshot: _Snapshot
    id: int = 1


def follow(before: State, after: State, clock: Clock, pace: Pace, now: int) -> Clock:
    """Return the clock after a change, as it is stored."""
    change = SeatChange(before.table, after.table, now)
    seated = replace(after.seated, bank=clock.bank)
    return clock_after(change, seated, clock.row, pace)


paces = st.builds(Pace, st.integers(1, 100), st.integers(0, 100))
spent = st.lists(st.tuples(st.booleans(), st.integers(0, 60 * HOUR)), max_size=12)


@given(paces, spent)
def test_what_goes_by_while_it_runs_is_all_that_is_used(pace: Pace, parts: list[tuple[bool, int]]) -> None:
    """However often the game rests in between, the bank pays for what is beyond the time of a turn."""
    now, state = 0, State()
    clock = follow(State(waiting=False), state, Clock(None, pace.bank_millis), pace, now)
    used = 0
    for paused, millis in parts:
        after = replace(state, paused=paused)
        clock, state = follow(state, after, clock, pace, now), after
        now += millis
        used += 0 if paused else millis
    clock = follow(state, State(waiting=False), clock, pace, now)
    beyond = max(0, used - pace.turn_millis)
    assert clock.row is None
    # A millisecond is left of what ran out while nobody looked.
    assert abs(clock.bank - max(0, pace.bank_millis - beyond)) <= 1


@given(paces, st.integers(0, 300 * HOUR), st.integers(1, 300 * HOUR), st.integers(0, 300 * HOUR))
def test_time_away_is_not_used(pace: Pace, before: int, away: int, since: int) -> None:
    """Nor is what goes by at the end of it until somebody looks."""
    whole = pace.turn_millis + pace.bank_millis
    clock = follow(State(waiting=False), State(), Clock(None, pace.bank_millis), pace, 0)
    gone = State(seated=replace(ANN, away=before + away))
    clock = follow(State(), gone, clock, pace, before)
    assert clock.row is not None
    left = max(1, whole - before)
    assert (clock.row.due, clock.row.remaining) == (None, left)
    later = follow(gone, gone, clock, pace, before + away + since)
    assert later.row is not None
    assert later.row.due == before + away + since + left


states = st.builds(
    State,
    st.booleans(),
    st.sampled_from([Status.OPEN, Status.OPEN, Status.RESET, Status.DETACHED, Status.ABANDONED]),
    st.booleans(),
    st.sampled_from(
        [
            ANN,
            replace(ANN, stand_in=True),
            replace(ANN, away=50 * HOUR),
            Seated(0, 2, Person(102, "Bob")),
            Seated(0, None, NOBODY),
        ]
    ),
)


@given(paces, st.lists(st.tuples(states, st.integers(0, 40 * HOUR)), max_size=12), st.booleans())
def test_a_clock_runs_exactly_while_somebody_is_waited_for(
    pace: Pace, steps: list[tuple[State, int]], over: bool
) -> None:
    """No bank ever grows but for a new person, and what is followed twice stays as it is."""
    state, now = State(), 0
    first = TimerRow(1, TimerKind.CLOCK, "0", remaining=0) if over else None
    clock = follow(state, state, Clock(first, pace.bank_millis), pace, now)
    for after, millis in steps:
        now += millis
        new = follow(state, after, clock, pace, now)
        assert new.bank <= clock.bank
        assert follow(after, after, new, pace, now) == new
        called = SeatChange(None, after.table, now).is_called(0)
        is_over = new.row is not None and new.row.due is None and new.row.remaining == 0
        runs = new.row is not None and new.row.due is not None
        assert runs == (called and not is_over and not after.seated.is_away(now))
        if after.seated.free or after.status.facts.ended or not after.waiting:
            assert new.row is None
        state, clock = after, new
