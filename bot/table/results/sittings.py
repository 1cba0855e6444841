"""Who had which seat of a game by turns, and how their time there ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.store.entries import Entry
from bot.store.games import Seated
from bot.store.kinds import Ending, EntryKind
from bot.store.results import SeatChange

_LEFT: Mapping[EntryKind, Ending] = {
    EntryKind.RESIGN: Ending.RESIGNED,
    EntryKind.FORGOTTEN: Ending.RESIGNED,
    # Their time was over, and the others have freed the seat: they had left it in the lurch.
    EntryKind.TIME_FREE: Ending.RESIGNED,
    EntryKind.REPLACE: Ending.REPLACED,
    EntryKind.HANDOVER: Ending.REPLACED,
    EntryKind.SUBSTITUTE: Ending.REPLACED,
    EntryKind.FREE: Ending.REPLACED,
}
"""By what kinds of entries a seat changes hands, and how the time of who had it ends by each."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody's time in a seat, from the entry ``since`` on.

    ``nth`` is 0 from the start of the game on. ``person`` is a row id, ``level`` that of a computer player;
    nobody has neither.
    """

    seat: int
    nth: int
    since: int
    person: int | None
    level: str | None
    ending: Ending

    @property
    def is_empty(self) -> bool:
        """Return whether nobody had the seat."""
        return self.person is None and self.level is None


def sittings_of(
    people: Sequence[Seated], entries: Sequence[Entry], changes: Sequence[SeatChange]
) -> tuple[tuple[Sitting, ...], ...]:
    """Return by seat who had it by turns; the last of them had it at the end, also where that was nobody.

    Whoever came back to the seat that they had at the start has held it.
    """
    by_entry = {change.seq: change for change in changes}
    moves = [entry for entry in entries if entry.kind in _LEFT and entry.about is not None]
    return tuple(
        _of_seat(one, [entry for entry in moves if entry.about == one.seat], by_entry) for one in people
    )


def _of_seat(last: Seated, moves: Sequence[Entry], changes: Mapping[int, SeatChange]) -> tuple[Sitting, ...]:
    """Return who had a seat by turns; they are found from who had it at the end backwards."""
    person, level = last.person_id, last.level if last.computer else None
    ending, found = Ending.STOOD_IN if last.stand_in else Ending.HELD, list[Sitting]()
    for entry in reversed(moves):
        found.append(Sitting(last.seat, 0, entry.seq, person, level, ending))
        held, change = entry.facts.get("held"), changes.get(entry.seq)
        person = None if change is None else change.outgoing
        level, ending = None if held is None else str(held), _LEFT[entry.kind]
    found.append(Sitting(last.seat, 0, 0, person, level, ending))
    (first, *_), end = found[::-1], found[0]
    came_back = end.person is not None and end.person == first.person
    if end.is_empty:
        end = replace(end, ending=Ending.EMPTY)
    elif end.level is not None:
        end = replace(end, ending=Ending.HELD if len(found) == 1 else Ending.CAME_IN)
    elif len(found) > 1 and not came_back:
        end = replace(end, ending=Ending.CAME_IN)
    # Numbered with those of nobody: whoever came into an empty seat was not its first.
    numbered = [replace(one, nth=nth) for nth, one in enumerate((*found[:0:-1], end))]
    return tuple(one for one in numbered if not one.is_empty or one is numbered[-1])
