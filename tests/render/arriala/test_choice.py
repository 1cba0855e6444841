"""The part of Arriala's board that is shown while a place is chosen."""

from __future__ import annotations

from dataclasses import replace as replace_fields

import pytest
from msgspec.structs import replace

import render
from render.arriala.base.build import base_of
from render.arriala.marks.changes import changes_in
from render.arriala.marks.drawing import Drawing, drawing_of
from render.arriala.marks.window import names_in, window_of
from render.kit.boxes import Box
from render.kit.palette import PALETTES
from rules.arriala.events import LockBuilt, Moved
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value
from tests.render.arriala.positions import NAMES, start
from tests.render.pictures import LOOKS, decoded, is_colour


def moving(seats: int = 4, at: int = 17) -> tuple[ArrialaView, Value]:
    """Return a position with a worker on a space that is going to move, and the worker."""
    view = start(seats)
    worker = view.worker(1, 2)
    locations = list(view.locations)
    locations[worker] = view.board.position_of(at)
    return replace(view, locations=tuple(locations)), Value("worker", worker)


def places(view: ArrialaView, *numbers: int) -> list[Value]:
    """Return spaces by their printed numbers."""
    return [Value("place", view.board.position_of(number)) for number in numbers]


def window(
    view: ArrialaView, spots: list[Value], chosen: list[Value], language: str = "en"
) -> tuple[Drawing, Box | None]:
    """Return what is drawn of a position, and the part that is shown."""
    words = Words("arriala", language, NAMES[: view.seats], view)
    base = base_of(view, "light", words, "tall", 1.25, bare=True)
    drawing = drawing_of(view, base, changes_in(view, ()), spots)
    return drawing, window_of(drawing, chosen, 800, 496)


@LOOKS
@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
def test_a_part_is_small_and_shows_places_and_the_chosen_worker(theme: str, language: str) -> None:
    view, worker = moving()
    spots = [*places(view, 18, 19, 21), Value("place", view.board.towns[2].position)]
    png = render.choice(view, theme, language, names=NAMES, spots=spots, chosen=[worker])
    assert png is not None
    assert len(png) <= 100 * 1024
    image = decoded(png)
    assert image.size == (1000, 620)
    drawing, part = window(view, spots, [worker], language)
    assert part is not None
    for spot in drawing.spots:
        x, y = ((spot.x - part.left) * 1.25, (spot.y - part.top) * 1.25)
        assert is_colour(image, (x, y - 1.25 * 0.8 * spot.radius), PALETTES[theme].spot)
    unmarked = render.choice(view, theme, language, names=NAMES, spots=spots)
    assert unmarked != png


@LOOKS
def test_what_is_new_is_marked_apart_from_what_is_chosen(theme: str) -> None:
    """A worker that moved and a new lock stand in light brackets, the one that is to move in dark ones."""
    view, worker = moving()
    moved, number = view.worker(1, 1), view.board.position_of
    locations = list(view.locations)
    locations[moved] = number(19)
    view = replace(view, locations=tuple(locations), locks=(*view.locks, number(16)))
    events = (Moved(1, moved, number(14), number(19), 5, 5), LockBuilt(1, number(16), 1))
    spots, chosen = places(view, 18, 20, 21), [worker]
    plain = render.choice(view, theme, names=NAMES, spots=spots, chosen=chosen)
    png = render.choice(view, theme, names=NAMES, events=events, spots=spots, chosen=chosen)
    assert plain is not None
    assert png is not None
    assert png != plain
    words = Words("arriala", "en", NAMES[: view.seats], view)
    base = base_of(view, theme, words, "tall", 1.25, bare=True)
    changes = replace_fields(changes_in(view, events), chosen=frozenset({int(str(worker.value))}))
    drawing = drawing_of(view, base, changes, spots)
    part = window_of(drawing, chosen, 800, 496)
    assert part is not None
    assert part == window(view, spots, chosen)[1], "marks do not move the part that is shown"
    palette = PALETTES[theme]
    assert [bracket.chosen for bracket in drawing.brackets] == [False, True, False]
    for bracket in drawing.brackets:
        x, y = bracket.arms[0][1]
        corner = ((x - part.left) * 1.25, (y - part.top) * 1.25)
        assert is_colour(decoded(png), corner, palette.spot if bracket.chosen else palette.halo)


def test_all_places_and_the_chosen_worker_stand_inside() -> None:
    view, worker = moving()
    for numbers in ((18,), (16, 18), (12, 13, 14, 15, 16), (18, 19, 20, 21)):
        drawing, part = window(view, places(view, *numbers), [worker])
        assert part is not None
        assert (round(part.width), round(part.height)) == (800, 496)
        assert drawing.base.sheet.map.grown(7).encloses(part)
        stands = drawing.scene.standing[int(str(worker.value))]
        for x, y in ((stands.x, stands.y), *((spot.x, spot.y) for spot in drawing.spots)):
            assert part.grown(-32).covers(x, y)


def test_without_a_part_that_holds_everything_there_is_none() -> None:
    view, worker = moving()
    assert render.choice(view, spots=places(view, 1, 33), chosen=[worker]) is None
    assert render.choice(view, spots=places(view, 7), chosen=[worker]) is not None
    assert render.choice(view, spots=places(view, 33), chosen=[worker]) is None
    assert render.choice(view, spots=[]) is None
    assert render.choice(view, spots=[Value("card", "lock")], chosen=[worker]) is None
    in_reserve = next(iter(view.reserve_of(0)))
    assert render.choice(view, spots=[Value("worker", in_reserve)]) is None


def test_no_name_is_cut_and_towns_to_choose_have_theirs_inside() -> None:
    for seats in (2, 3, 4):
        view = moving(seats, 24)[0]
        for town in view.in_play.towns:
            spots = [Value("place", town)]
            drawing, part = window(view, spots, [])
            assert part is not None
            shown = names_in(drawing, part)
            assert ("place", town) in {plate.key for plate in shown}
            for index, plate in enumerate(shown):
                assert part.encloses(plate.box)
                for other in (*drawing.stand, *(spot.box for spot in drawing.spots)):
                    assert not plate.box.overlaps(other)
                for another in shown[index + 1 :]:
                    assert not plate.box.overlaps(another.box)
