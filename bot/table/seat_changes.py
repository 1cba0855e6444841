"""A change of a game, as far as the timers of its seats follow from it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.kinds import Status
from bot.table.model import Table


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A change of a game, as far as its seats' timers follow from it; ``before`` is None where it begins.

    ``now`` is the time of it, in milliseconds. ``left`` are seats that were not waited for in between, where
    it is several actions of which each follows from the one before.
    """

    before: Table | None
    after: Table
    now: int
    left: frozenset[int] = frozenset()

    def was_called(self, seat: int) -> bool:
        """Say whether the person of a seat was waited for before, and all the time since."""
        return self.before is not None and seat not in self.left and is_called(self.before, seat)

    def is_called(self, seat: int) -> bool:
        """Say whether the person of a seat is waited for now."""
        return is_called(self.after, seat)

    def has_acted(self, seat: int) -> bool:
        """Say whether a seat's decision is another one: it did something itself, or is asked otherwise."""
        if self.before is None or self.before.row.snapshot is None:
            return False
        return self.before.snapshot.decisions[seat] != self.after.snapshot.decisions[seat]

    def is_waited(self, seat: int) -> bool:
        """Say whether a seat is waited for now, or would be if the game did not rest, whoever has it."""
        row = self.after.row
        return row.snapshot is not None and not row.status.facts.ended and seat in row.snapshot.waiting

    def has_other_person(self, seat: int) -> bool:
        """Say whether somebody else, or nobody, has a seat now."""
        people = () if self.before is None else self.before.people
        return seat < len(people) and people[seat].person_id != self.after.people[seat].person_id


def goes_on(table: Table) -> bool:
    """Say whether a game is played and does not rest."""
    row = table.row
    return row.snapshot is not None and row.status == Status.OPEN and row.paused is None


def is_called(table: Table, seat: int) -> bool:
    """Say whether somebody plays for a seat and is waited for, in a game that goes on."""
    return goes_on(table) and seat in table.snapshot.waiting and table.people[seat].present


def is_awaited(table: Table, seat: int) -> bool:
    """Say whether a game will go on with what somebody at a seat does, whether it rests now or not."""
    row = table.row
    if row.snapshot is None or row.status.facts.ended:
        return False
    return seat in row.snapshot.waiting and not table.people[seat].free
