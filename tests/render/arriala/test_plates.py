"""The plates of the players of Arriala: what stands on them leaves names and numbers free."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from render.arriala.seats import plates
from render.kit import seat_plates
from rules.arriala.events import MasterWorkBuilt
from rules.records import Outcome
from tests.render.arriala.positions import NAMES, start
from tests.render.drawn import Drawn, record_gains, record_laurels, record_texts
from tests.render.pictures import SEATS


@pytest.mark.parametrize("points", [0, 14, 88, 123])
@pytest.mark.parametrize("layout", render.LAYOUTS)
@SEATS
def test_the_laurel_and_what_came_in_leave_names_and_numbers_free(
    seats: int, layout: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = start(seats)
    scores = tuple(points for _ in view.colours)
    won = replace(view, scores=scores, outcome=Outcome(scores[:seats], tuple(range(seats))), waiting_for=())
    found = Drawn([], [])
    record_texts(monkeypatch, found, plates, seat_plates)
    record_laurels(monkeypatch, found, plates)
    record_gains(monkeypatch, found, plates)
    events = tuple(MasterWorkBuilt(seat, "cacor", 5) for seat in range(seats))
    render.board(won, "light", names=NAMES[:seats], events=events, layout=layout)
    assert [what for what, _ in found.marks].count("laurel") == seats
    assert [what for what, _ in found.marks].count("gain") == seats
    assert found.collisions() == []
