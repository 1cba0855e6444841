"""No name, token, piece, mark or number hides another, wherever the game has come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import render
from render.great_canal.layout.frames import SHEETS, frame_of
from render.great_canal.layout.scene import Scene, scene_of
from render.great_canal.layout.sorts import Road, Spot
from render.great_canal.marks.brackets import strokes
from render.great_canal.marks.changes import changes_in
from render.great_canal.marks.drawing import Drawing, drawing_of
from render.great_canal.painter import borders, needed
from render.great_canal.seats.surround import surround_boxes
from render.kit.boxes import Box, box_around
from render.kit.change_marks import DOT
from rules import Event
from rules.great_canal import GreatCanal
from rules.great_canal.view import GreatCanalView
from rules.values import Value
from tests.render.great_canal.board_positions import choices, pixels, positions, sample
from tests.render.great_canal.seat_positions import LANGUAGES, words_of
from tests.render.great_canal.seat_positions import positions as walked_positions

_TOUCH = 1.0
"""By how much two boxes may meet: less than one can see."""
_MOST = 25
"""With more places a part of the map is chosen first."""


def hidden(scene: Scene) -> Iterator[str]:
    """Yield what is to be seen and is covered by something that is drawn later."""
    everything = scene.everything
    boxes = [[box.grown(-_TOUCH) for box in piece.read] for piece in everything]
    for index, (piece, read) in enumerate(zip(everything, boxes, strict=True)):
        for other in everything[index + 1 :]:
            near = abs(piece.x - other.x) < 120 and abs(piece.y - other.y) < 120
            if near and any(box.overlaps(over) for box in read for over in other.shape):
                yield f"{piece.sort} at {piece.place} under {other.sort} at {other.place}"


def hidden_by_marks(drawing: Drawing) -> Iterator[str]:
    """Yield what brackets and trails cover."""
    marks = [
        *strokes([bracket for bracket in drawing.brackets if not bracket.chosen]),
        *(box_around(*dot, 2 * DOT - 2, 2 * DOT - 2) for dot in drawing.dots),
    ]
    for piece in drawing.scene.everything:
        for box in piece.read:
            for mark in marks:
                if box.grown(-_TOUCH).overlaps(mark.grown(-_TOUCH)):
                    yield f"{piece.sort} at {piece.place} under a mark"


def drawings(
    view: GreatCanalView, events: Sequence[Event], spots: Sequence[Value]
) -> Iterator[tuple[Drawing, list[Box]]]:
    """Yield what is drawn in both layouts and in parts, with the boxes of the plane that frame the map."""
    changes = changes_in(view, events)
    for layout in render.LAYOUTS:
        taken = surround_boxes(view, words_of(view), layout)
        frame = frame_of(SHEETS[layout], tuple(needed(view, spots)), taken)
        framing = [frame.plane(box) for box in taken]
        closed = (*framing, *borders(frame.area))
        yield drawing_of(view, changes, spots, (), closed), [*framing, *borders(frame.area)]
    yield drawing_of(view, changes, spots), []


def check(game: GreatCanal, events: Sequence[Event], spots: Sequence[Value] = ()) -> None:
    """Check that nothing is hidden in any picture of a position."""
    view = game.view(None)
    for drawing, framing in drawings(view, events, spots):
        assert list(hidden(drawing.scene)) == []
        assert list(hidden_by_marks(drawing)) == []
        for piece in drawing.scene.everything:
            assert not any(box.grown(-2).overlaps(other) for box in piece.read for other in framing), piece


def test_nothing_hides_anything_in_a_game() -> None:
    for game, events in walked_positions()[1::4]:
        check(game, events)


def test_marks_of_places_to_choose_hide_nothing() -> None:
    for game, events in walked_positions()[2::12]:
        for spots in choices(game).values():
            if len(spots) <= _MOST:
                check(game, events, spots)


@LANGUAGES
@pytest.mark.parametrize("layout", render.LAYOUTS)
def test_harbours_stand_apart_from_the_title(layout: str, language: str) -> None:
    """Between the title on the sea and the nearest harbour with its edge a letter has room."""
    for game, _ in (walked_positions()[0], walked_positions()[-1]):
        view = game.view(None)
        taken = surround_boxes(view, words_of(view, language), layout)
        frame = frame_of(SHEETS[layout], tuple(needed(view, ())), taken)
        closed = (*(frame.plane(box) for box in taken), *borders(frame.area))
        for harbour in scene_of(view, (), closed).harbours:
            box = pixels(frame, harbour.box.grown(4))
            assert not any(box.overlaps(line.grown(28)) for line in taken[:2])


@pytest.mark.soak
def test_nothing_hides_anything_in_200_positions() -> None:
    for game in positions(200):
        check(game, ())
        for spots in choices(game).values():
            if len(spots) <= _MOST:
                check(game, (), spots)


def test_of_every_road_enough_is_seen() -> None:
    """A piece at each end leaves at least six units of a road, and its sign is drawn there."""
    for game, _ in sample():
        for drawing, _ in drawings(game.view(None), (), ()):
            for road in drawing.scene.roads:
                assert isinstance(road.sort, Road)
                assert road.sort.room >= 6
                assert abs(road.sort.shift) <= 24


def test_all_places_to_choose_have_their_number() -> None:
    for game, _ in sample()[::4]:
        for spots in choices(game).values():
            scene = next(drawings(game.view(None), (), spots))[0].scene
            numbers = sorted(mark.sort.number for mark in scene.spots if isinstance(mark.sort, Spot))
            assert numbers == list(range(1, sum(spot.kind != "hex" for spot in spots) + 1))
