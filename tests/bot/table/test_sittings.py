"""Who had a seat by turns, and how the time of each ended: by each kind of entry, and at the end."""

from __future__ import annotations

import pytest

from bot.store.entries import Entry
from bot.store.games import NOBODY, Seated
from bot.store.kinds import Ending, EntryKind
from bot.store.people import Person
from bot.store.results import SeatChange
from bot.table.results.sittings import sittings_of

ANN, BOB = 1, 2
SEAT = 1


FAIR = Seated(SEAT, None, Person(None, "fair", level="fair"), stand_in=True, level="fair")
"""A computer player in the seat at the end."""


def seated(person: int | None, *, stand_in: bool = False) -> Seated:
    """Return who has the seat at the end: a row id of a person, or nobody."""
    return Seated(SEAT, person, NOBODY if person is None else Person(person, "x"), stand_in=stand_in)


def told(last: Seated, *changes: tuple[EntryKind, int | None, int | None]) -> list[tuple[object, ...]]:
    """Return who had the seat by turns, each with place and ending, where it has changed hands so."""
    entries = [Entry(seq, kind, 0, about=SEAT) for seq, (kind, _, _) in enumerate(changes, 10)]
    moved = [SeatChange(seq, outgoing, incoming) for seq, (_, outgoing, incoming) in enumerate(changes, 10)]
    (found,) = sittings_of([last], entries, moved)
    return [(one.nth, one.person, one.ending) for one in found]


@pytest.mark.parametrize(
    ("kind", "ending"),
    [
        (EntryKind.RESIGN, Ending.RESIGNED),
        (EntryKind.FORGOTTEN, Ending.RESIGNED),
        (EntryKind.TIME_FREE, Ending.RESIGNED),
        (EntryKind.FREE, Ending.REPLACED),
        (EntryKind.REPLACE, Ending.REPLACED),
        (EntryKind.HANDOVER, Ending.REPLACED),
    ],
)
def test_how_somebody_leaves_a_seat_is_how_their_time_ends(kind: EntryKind, ending: Ending) -> None:
    """Also where somebody comes in for them, at once or later."""
    first = (0, ANN, ending)
    assert told(seated(None), (kind, ANN, None)) == [first, (1, None, Ending.EMPTY)]
    assert told(seated(BOB), (kind, ANN, BOB)) == [first, (1, BOB, Ending.CAME_IN)]
    later = told(seated(BOB), (kind, ANN, None), (EntryKind.SUBSTITUTE, None, BOB))
    assert later == [first, (2, BOB, Ending.CAME_IN)]


@pytest.mark.parametrize("kind", [EntryKind.CALL, EntryKind.STAND_IN, EntryKind.BACK, EntryKind.TIME_SKIP])
def test_other_entries_about_a_seat_change_nobody(kind: EntryKind) -> None:
    assert told(seated(ANN), (kind, None, None)) == [(0, ANN, Ending.HELD)]


def test_whoever_stays_has_held_their_seat_or_the_bot_for_them() -> None:
    assert told(seated(ANN)) == [(0, ANN, Ending.HELD)]
    assert told(seated(ANN, stand_in=True)) == [(0, ANN, Ending.STOOD_IN)]


def test_whoever_comes_back_to_their_seat_has_held_it() -> None:
    changes = (EntryKind.RESIGN, ANN, None), (EntryKind.SUBSTITUTE, None, ANN)
    assert told(seated(ANN), *changes) == [(0, ANN, Ending.RESIGNED), (2, ANN, Ending.HELD)]


def test_a_computer_player_has_held_its_seat_unless_it_came_in() -> None:
    assert told(FAIR) == [(0, None, Ending.HELD)]
    assert told(FAIR, (EntryKind.SUBSTITUTE, ANN, None)) == [
        (0, ANN, Ending.REPLACED),
        (1, None, Ending.CAME_IN),
    ]
