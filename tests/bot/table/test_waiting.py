"""How long a game waited for each seat: rest does not count, and each reason for it has its own end."""

from __future__ import annotations

import pytest

from bot.store.entries import Entry
from bot.store.kinds import EntryKind
from bot.table.results.waiting import Waits

REST, GO = EntryKind.PAUSE, EntryKind.RESUME
OFF, BACK = EntryKind.RESET, EntryKind.RESTORE
LOST, FILE = EntryKind.DETACH, EntryKind.IMPORT


@pytest.mark.parametrize(
    ("happened", "waited"),
    [
        ([], 100),
        ([(REST, 10), (GO, 30)], 80),
        ([(OFF, 10), (BACK, 30)], 80),
        ([(REST, 10), (OFF, 20), (BACK, 30), (GO, 60)], 50),
        ([(REST, 10), (LOST, 20), (BACK, 50)], 60),
        ([(REST, 10), (FILE, 40)], 60),
        ([(OFF, 10), (FILE, 40)], 60),
        ([(FILE, 40)], 60),
        ([(REST, 10), (FILE, 40), (REST, 50), (GO, 60)], 50),
    ],
)
def test_time_does_not_count_while_the_game_rests(happened: list[tuple[EntryKind, int]], waited: int) -> None:
    """A pause outlives a reset, a lost channel ends it, and a game from a file goes on at once."""
    waits = Waits(set())
    waits.begin([0], 0)
    for number, (kind, time) in enumerate(happened, start=1):
        waits.stop_or_go_on(Entry(number, kind, time), [0])
    waits.follow(Entry(99, EntryKind.ACTION, 100, seat=0), [1])
    assert waits.ended == [(0, 99, waited)]
